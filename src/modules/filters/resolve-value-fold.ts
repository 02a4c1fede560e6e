/** Letters that have no decomposition into a plain one and a mark. */
const plainLetters: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', ı: 'i', đ: 'd' }

/** The words of a text in plain small letters: "Baden-Württemberg" → baden, wurttemberg. */
export function tokensOf(text: string): string[] {
  if (/^[a-z0-9 _]*$/i.test(text)) return text.toLowerCase().split(/[ _]+/).filter(Boolean)
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßłøæœıđ]/g, (letter) => plainLetters[letter]!)
    .replace(/[\p{M}'’‘.]/gu, '')
    .replace(/&/g, ' and ')
    .replace(/\+\s*$/, ' plus')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** What a text is compared by: neither case, nor accents, nor anything between the letters counts. */
export const fold = (text: string): string => tokensOf(text).join('')
