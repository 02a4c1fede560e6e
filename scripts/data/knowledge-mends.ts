/** Names for categories that people use and the authors left out, found where two wordings of a question went apart. */
export const furtherAliases: Readonly<Record<string, readonly string[]>> = {
  walking_exercise: ['exercise', 'work out', 'working out'],
  gyms: ['member of a gym'],
  tax_preparation: ['taxes', 'tax return', 'do my taxes'],
  coffee_home: ['coffee'],
  tea: ['tea'],
  smartphones: ['phone'],
}
