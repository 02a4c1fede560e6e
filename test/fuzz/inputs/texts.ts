import fc from 'fast-check'
import type { Draw } from './draw.ts'

/** Texts that programs stumble over, all of which somebody may well send. */
const odd = [
  '🙂',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'Ω≈ç√∫˜µ≤≥÷',
  'مرحبا بالعالم',
  'שלום עולם',
  '田中さんにあげて下さい',
  'e\u0301\u0323\u0302 z\u0351\u036b\u0343',
  'ﬁ Å Ⅷ ｆｕｌｌ',
  'İstanbul ıI ß ẞ',
  '\ufeffbyte order',
  '\u200bzero\u200dwidth\u2060',
  '\u202eright to left\u202c',
  '\u2066isolated\u2069',
  'two\nlines\r\nand\ttabs',
  '\u0001\u0007\u001b[31mred\u007f\u0085',
  '\uffff\u{10ffff}\ufdd0',
  "'; drop table users; --",
  '"quoted" \\ back\\slash',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '=1+1|cmd',
  '{{7*7}}%s%n$1\\1',
  '../../etc/passwd',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e400',
  '0x10',
  '٣',
  '__proto__',
  'constructor',
  'true',
  '[]',
  '{}',
  '%00%0a%ff',
  'a'.repeat(300),
  '🙂'.repeat(120),
  `${'('.repeat(60)}${'a|'.repeat(60)}`,
]

/** What no text may hold: the database cannot store it. */
export const unstorable = ['\0', 'a\0b', '\ud800', 'x\udc00y']

const words = ['rice', 'price', 'women', 'coffee', 'Monday', 'trust', 'blue', 'people in Texas', 'would you buy it?']

const LONG = 6000

/** A text within bounds, counted by code points, that is as long when what stands around it is taken off. */
export function drawText(draw: Draw, least = 0, most = LONG, marker = ''): string {
  const limit = Math.min(most, LONG)
  const kind = draw.whole(0, 9)
  if (kind === 0) return clip(`${marker} ${'y'.repeat(least)}`.trim(), least, Math.max(least, 1), limit)
  if (kind === 1 && most <= LONG) return clip(`${marker}${'é'.repeat(most)}`, least, most, most)
  if (kind <= 3) return within(`${marker} ${draw.one(odd)}`, least, limit)
  if (kind === 4) return within(`${marker}${draw.of(fc.string, { unit: 'binary', maxLength: 40 })}`, least, limit)
  return within(`${marker} ${draw.one(words)} ${draw.one(words)} ${draw.whole(0, 9999)}`, least, limit)
}

const within = (text: string, least: number, most: number) => clip(text.replaceAll('\0', ''), least, most, most)

function clip(text: string, least: number, length: number, most: number): string {
  const kept = [...text].slice(0, Math.min(length, most)).join('').trim()
  return kept + 'z'.repeat(Math.max(0, least - [...kept].length))
}
