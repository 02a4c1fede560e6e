/** Letters of Latin script, as a part of a character class. */
const latin = 'a-zA-Z\\u00c0-\\u024f'

/**
 * The same pattern with Latin letters for `\p{L}`. A class of all letters of the world, in any case, is most of what it
 * costs to compile a pattern and there are hundreds of them; and no word that is looked for is in another script.
 */
export function latinOnly(pattern: RegExp): RegExp {
  let inClass = false
  const source = pattern.source.replace(/\\p\{L\}|\\.|\[|\]/g, (part) => {
    if (part === '[') inClass = true
    if (part === ']') inClass = false
    if (part !== '\\p{L}') return part
    return inClass ? latin : `[${latin}]`
  })
  return new RegExp(source, pattern.flags)
}
