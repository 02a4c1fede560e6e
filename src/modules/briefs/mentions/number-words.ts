const units = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value] as const),
)
const tens = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, (index + 2) * 10] as const),
)
const scales = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['grand', 1_000],
  ['million', 1_000_000],
])

/** A pattern without groups for a number in digits or in up to four words; to be used with the flag `i`. */
export const numberPattern = (() => {
  const word = [...units.keys(), ...tens.keys()].sort((a, b) => b.length - a.length).join('|')
  const scale = [...scales.keys()].join('|')
  return `(?:\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?)(?:\\s?(?:k\\b|m\\b|thousand\\b|grand\\b|million\\b))?|(?:a\\s+(?=${scale}))?(?:${word}|${scale})(?:(?:\\s+and\\s+|[\\s-]+)(?:${word}|${scale})\\b){0,4}`
})()

/** The number that words or digits stand for: "25", "1,000", "100k", "twenty-five", "a hundred". */
export function numberOf(text: string): number | undefined {
  const said = text.trim().toLowerCase()
  const digits = /^(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)\s?(k|m|thousand|grand|million)?$/.exec(said)
  if (digits !== null) return Number(digits[1]!.replaceAll(',', '')) * factor(digits[2])
  return ofWords(said.split(/[\s-]+/).filter((word) => word !== 'and' && word !== ''))
}

function factor(word: string | undefined): number {
  if (word === undefined) return 1
  return word === 'k' ? 1_000 : word === 'm' ? 1_000_000 : scales.get(word)!
}

function ofWords(words: readonly string[]): number | undefined {
  if (words.length === 0 || words.length > 8) return undefined
  let whole = 0
  let part: number | undefined
  for (const [place, word] of words.entries()) {
    const scale = scales.get(word)
    const value = units.get(word) ?? tens.get(word)
    if (value !== undefined) part = (part ?? 0) + value
    else if (word === 'a' && place === 0 && words.length > 1) part = 1
    else if (scale === 100) part = (part ?? 1) * 100
    else if (scale !== undefined) {
      whole += (part ?? 1) * scale
      part = 0
    } else return undefined
  }
  return part === undefined ? undefined : whole + part
}
