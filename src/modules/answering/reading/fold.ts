/**
 * Text in one shape, so that everything that follows can rely on it: straight quotes, plain dashes and blanks, no
 * control characters, no markdown. Line ends stay, because lists are read off them.
 */
export function tidy(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      .replace(/[\u2018\u2019\u02BC\u2032]/g, "'")
      .replace(/[\u201C\u201D\u201E\u00AB\u00BB\u2033]/g, '"')
      .replace(/[\u2010\u2011\u2012]/g, '-')
      .replace(/\s?[\u2013\u2014]\s?/g, (dash, at: number, all: string) =>
        /\d$/.test(all.slice(Math.max(0, at - 3), at)) &&
        /^\s?[$\u20AC\u00A3]?\d/.test(all.slice(at + dash.length, at + dash.length + 3))
          ? '-'
          : ' - ',
      )
      .replace(/\u2026/g, '...')
      .replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g, '')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to go
      .replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g, ' ')
      .replace(/\*\*|__|`+|~~/g, '')
      .replace(/^[ \t]*(?:#{1,6}|>)[ \t]+/gm, '')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{2,}/g, '\n')
      .trim()
  )
}

/** On one line, as people would read it out. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** "A) ", "(b) ", "1. ", "- ": what stands before an option and is no part of it. */
export const optionMarker =
  /^\s*(?:\(?[A-Za-z]\)|[A-Za-z][.:](?=\s)|\(?\d{1,2}\)|\d{1,2}\.(?=\s)|\[ ?\]|[-*\u2022\u25AA\u25E6\u25CF\u25CB\u2610])\s*/

/** Two options with the same key mean the same: lower case, no punctuation, no marker before it. */
export function keyOf(option: string): string {
  const tidied = oneLine(tidy(option)).toLowerCase()
  const bare = tidied.replace(optionMarker, '')
  const key = oneLine(
    (bare === '' ? tidied : bare)
      .replace(/(\d),(?=\d{3})/g, '$1')
      .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
      .replace(/[^\p{L}\p{N}$\u20AC\u00A3%+<>.'&\s-]/gu, ' '),
  )
  return key === '' ? tidied : key
}

/** Whether the whole text is shouted: its capitals then say nothing about names. */
export function shouted(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '')
  return letters.length > 3 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
}
