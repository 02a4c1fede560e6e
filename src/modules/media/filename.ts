import type { MediaType } from './formats/format.ts'

const LONGEST = 255

/** Endings that fit; the first is the one that is given to names without. */
const ENDINGS: Readonly<Record<MediaType, readonly string[]>> = {
  'image/png': ['png', 'apng'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'application/pdf': ['pdf'],
}
const ALL_ENDINGS = Object.values(ENDINGS).flat()

/**
 * A name to show to people. It is never a path, but others may take it for one: so it has no folders in it, nothing that
 * cannot be seen or that turns the writing around, and ends the way its content does.
 */
export function cleanFilename(given: string, mime: MediaType): string {
  const parts = given.split(/[/\\]/).map(visible)
  const name = parts.findLast((part) => part !== '') ?? 'file'
  const dot = name.lastIndexOf('.')
  const ending = name.slice(dot + 1).toLowerCase()
  if (dot > 0 && ENDINGS[mime].includes(ending)) return joined(name.slice(0, dot), name.slice(dot + 1))
  // The ending of another of our types was a mistake; any other one may as well be a part of the name ("v1.2").
  const stem = dot > 0 && ALL_ENDINGS.includes(ending) ? name.slice(0, dot) : name
  return joined(stem, ENDINGS[mime][0]!)
}

const visible = (text: string): string =>
  text
    .replace(/[\t\r\n]/g, ' ')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\p{Zs}+/gu, ' ')
    .normalize('NFC')
    .replace(/^[. ]+|[. ]+$/g, '')

function joined(stem: string, ending: string): string {
  const most = LONGEST - ending.length - 1
  // Not through the middle of a character.
  const cut = stem.slice(0, most).replace(/[\ud800-\udbff]$/, '')
  return `${cut}.${ending}`
}

/** The name as a header can carry it. */
export const headerFilename = (filename: string): string =>
  filename
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w. ()+-]/g, '_')
