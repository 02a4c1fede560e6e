import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanFilename, headerFilename } from './filename.ts'
import { mediaTypes } from './formats/format.ts'

test.each([
  ['photo.png', 'photo.png'],
  ['PHOTO.PNG', 'PHOTO.PNG'],
  ['photo', 'photo.png'],
  ['photo.jpeg', 'photo.png'],
  ['report v1.2', 'report v1.2.png'],
  ['page.html', 'page.html.png'],
  ['../../etc/passwd', 'passwd.png'],
  ['C:\\Users\\ann\\photo.png', 'photo.png'],
  ['/var/www/photo.png/', 'photo.png'],
  ['..', 'file.png'],
  ['', 'file.png'],
  ['.png', 'png.png'],
  ['a\u202egnp.exe', 'agnp.exe.png'],
  ['a\r\nSet-Cookie: b.png', 'a Set-Cookie: b.png'],
  ['Grüße 😀.png', 'Grüße 😀.png'],
  [`${'😀'.repeat(200)}.png`, `${'😀'.repeat(125)}.png`],
])('%j is called %j', (given, name) => {
  expect(cleanFilename(given, 'image/png')).toBe(name)
})

test('any name becomes one without folders and hidden characters, of 255 characters at most, that stays as it is', () => {
  const awkward = fc.constantFrom(' ', '.', '/', '\\', '\t', '\u202e', '\u0301', '😀', 'e', '.png', '.exe')
  const character = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code).toWellFormed())
  const some = fc.oneof(awkward, character)
  const name = fc.array(some, { maxLength: 400, size: 'max' }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(name, fc.constantFrom(...mediaTypes), (given, mime) => {
      const clean = cleanFilename(given, mime)
      expect(clean).not.toMatch(/[/\\\p{C}\p{Zl}\p{Zp}]/u)
      expect(clean).toMatch(/^[^.].*\.(png|apng|jpg|jpeg|jpe|jfif|webp|gif|pdf)$/i)
      expect(clean.length).toBeLessThanOrEqual(255)
      expect(clean.isWellFormed()).toBe(true)
      expect(cleanFilename(clean, mime)).toBe(clean)
      expect(headerFilename(clean)).toMatch(/^[\w. ()+-]+$/)
    }),
    { numRuns: 300 },
  )
})
