const names: Readonly<Record<string, string>> = {
  open: 'open',
  single_choice: 'one answer',
  multiple_choice: 'several answers',
  scale: 'scale',
  numeric: 'a number',
  ranking: 'ranking',
}

export const typeInWords = (type: string): string => names[type] ?? type

/** "one answer: Yes / No", "scale 1 to 5: very unlikely … very likely". */
export function formatInWords(format: Readonly<Record<string, unknown>>): string {
  const { type, options } = format as { type?: string; options?: string[] }
  const scale = scaleOf(format)
  const name = type === undefined ? 'read off the wording' : typeInWords(type)
  if (scale !== undefined) {
    const [first, ...others] = scale.labels ?? []
    return `${name} ${scale.min} to ${scale.max}${first === undefined ? '' : `: ${first} … ${others.at(-1)}`}`
  }
  return options === undefined ? name : `${name}: ${options.join(' / ')}`
}

export const scaleOf = (
  format: Readonly<Record<string, unknown>>,
): { min: number; max: number; labels?: string[] } | undefined =>
  format.scale as { min: number; max: number; labels?: string[] } | undefined
