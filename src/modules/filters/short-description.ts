/** A description for a list of names: what does not fit is cut off between words, better behind a whole condition. */
export function shortDescription(description: string, most = 80): string {
  const characters = [...description.replace(/\s+/g, ' ').trim()]
  if (characters.length <= most) return characters.join('')
  const cut = characters.slice(0, most - 1).join('')
  const condition = cut.lastIndexOf(', ')
  const space = cut.lastIndexOf(' ')
  // A condition that ends early would leave a name of a word or two.
  const at = condition > cut.length / 2 ? condition : space === -1 ? cut.length : space
  return `${cut.slice(0, at).replace(/[\s,;:(]+$/, '')}…`
}
