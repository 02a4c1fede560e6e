import { createRequire } from 'node:module'
import type nlp from 'compromise/two'

type Compromise = typeof nlp

let loaded: Compromise | undefined

/**
 * The library that knows the forms of English words. It is loaded, in half a second, when a word is first looked up, which
 * most processes never come to; `require` reads its one file, where `import` would read three hundred.
 */
export function compromise(): Compromise {
  loaded ??= createRequire(import.meta.url)('compromise/two') as Compromise
  return loaded
}
