import type { Category, Knowledge } from '../../src/modules/knowledge/index.ts'

/**
 * Looks at an answer from outside, by its words alone: does it say anything that belongs to this question? A word of the
 * question, something particular to what it is about, or a sentence or answer that was written for some matter.
 */
export function contentCheck(
  knowledge: Knowledge,
): (asked: string, about: readonly string[], reply: string) => boolean {
  const written = sentenceFinder(knowledge)
  return (asked, about, reply) => {
    const words = new Set(
      [asked, ...about.flatMap((slug) => particulars(knowledge.categories.get(slug)!))].flatMap(rootsOf),
    )
    return rootsOf(reply).some((root) => words.has(root)) || written(reply)
  }
}

const particulars = (category: Category): string[] => [
  category.name,
  ...category.aliases,
  ...category.words,
  ...category.attributes,
  ...category.substitutes,
  ...category.occasions,
  ...[...category.drivers, ...category.barriers].map(({ point }) => point),
]

/** Words that can stand in an answer to anything. */
const anywhere = new Set(
  `that this with from have been they them their there what when where which would could should about into than then
  your yours mine some most more much many very just really only even ever never always often usually sometimes good
  better best worse worst like want need make made take took give gave going know knew think thought people person
  someone thing things time times year years month week money price still over again because`.split(/\s+/),
)

/** The beginnings of the longer words: "recycling" and "recycle" are one. */
const rootsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word === 'ai' || (word.length >= 3 && !anywhere.has(word)))
    .map((word) => word.replace(/(?<=...)(?:ing|ies|ed|es|s|y|e)$/, '').slice(0, 7))

/** Whether a reply holds a sentence of data/knowledge, from its first words on. */
function sentenceFinder(knowledge: Knowledge): (reply: string) => boolean {
  const byStart = new Map<string, string[]>()
  const add = (sentence: string): void => {
    const flat = flattened(sentence)
    const start = flat.split(' ').slice(0, 3).join(' ')
    byStart.set(start, [...(byStart.get(start) ?? []), flat.slice(0, 30)])
  }
  for (const slug of knowledge.categories.keys()) for (const { say } of knowledge.voicesOf(slug)) add(say)
  for (const { id, options, scale } of knowledge.questions) {
    Object.values(knowledge.saysOf(id)).flat().forEach(add)
    // What a list of answers calls a thing to do is what people who do it say: "I get outside or go somewhere".
    if (scale === 'nominal') options.filter((option) => option.split(' ').length > 3).forEach(add)
  }
  return (reply) => {
    const words = flattened(reply).split(' ')
    return words.some((_, at) => {
      const rest = words.slice(at).join(' ')
      return byStart.get(words.slice(at, at + 3).join(' '))?.some((sentence) => rest.startsWith(sentence)) ?? false
    })
  }
}

const flattened = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .replace(/ +/g, ' ')
    .trim()
