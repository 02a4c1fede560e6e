/**
 * Quoted text is somebody's words: a slogan, a headline, a statement to agree with. Rules see one sign in place of each
 * quotation, so that they cannot touch it.
 */
export interface Veiled {
  text: string
  quotations: readonly string[]
}

const firstSign = 0xe000
const mostQuotations = 500
const quotation = /"[^"\n]*"|“[^”\n]*”|«[^»\n]*»|(?<![\p{L}\p{N}])['‘](?=\S)[^'’\n]{3,}['’](?![\p{L}\p{N}])/gu
const signs = /[\uE000-\uE1F4]/g

/** The text with a sign for each quotation, and apostrophes in the one shape that rules look for. */
export function veiled(text: string): Veiled {
  const quotations: string[] = []
  const open = text.replace(signs, '').replace(quotation, (words) => {
    if (quotations.length === mostQuotations) return words
    quotations.push(words)
    return String.fromCharCode(firstSign + quotations.length - 1)
  })
  return { text: open.replace(/[\u2018\u2019]/g, "'"), quotations }
}

/** Apostrophes as the caller sets them; rules look only for straight ones. */
export function typesetLike(text: string, before: string): string {
  return before.includes('\u2019') && !before.includes("'") ? text.replace(/(?<=\p{L})'(?=\p{L})/gu, '\u2019') : text
}

export function unveiled(text: string, quotations: readonly string[]): string {
  return text.replace(signs, (sign) => quotations[sign.charCodeAt(0) - firstSign] ?? '')
}
