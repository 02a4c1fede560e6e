import type { Missing } from './brief.ts'

/** A question for each thing that a brief lacks, answerable in a line. */
export function clarifyingQuestion(
  missing: Missing,
  known: { topic: string | null; country: string | null; near: readonly string[] },
): string {
  if (missing === 'audience') {
    const topic = known.topic === null ? '' : ` about “${short(known.topic)}”`
    return `Who should be asked${topic}? For example “nurses in Texas”, “parents of toddlers” or “US adults aged 25 to 34”.`
  }
  if (missing === 'objective') {
    return 'What do you want to learn from them? For example “whether they would pay for a meal-kit service, and why” or “how they choose a bank”.'
  }
  const near = known.near.length === 0 ? '' : ` The nearest with one: ${known.near.join(', ')}.`
  return `There is no population for ${known.country ?? 'that country'}. Which country should be asked instead?${near}`
}

function short(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ')]
  return characters.length <= 80 ? characters.join('') : `${characters.slice(0, 79).join('').trimEnd()}…`
}
