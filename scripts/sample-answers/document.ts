import type { Engine } from '../../src/modules/answering/index.ts'
import { freePanel, type Person, type Population } from '../../src/modules/population/index.ts'
import { sampleQuestions } from './questions.ts'

/** The document, from the population that everybody gets by default; with fewer questions, those sections of it. */
export async function sampleAnswers(
  engine: Engine,
  population: Population,
  questions: typeof sampleQuestions = sampleQuestions,
): Promise<string> {
  const panel = freePanel(population).map((index) => ({ person: population.person(index) }))
  const shown = panel.flatMap(({ person }, member) => (member % 2 === 0 ? [{ person, member }] : []))
  const sections: string[] = []
  for (const { title, question, format } of questions) {
    const lines: string[] = []
    for (const { person, member } of shown) {
      const { reply, value } = await engine.answer({ question, format, panel }, member)
      const valued = value === null ? '' : ` \`${[value].flat().join(' > ')}\``
      lines.push(`- **${person.first_name}**${valued}: ${reply}`)
    }
    const asked = format?.options === undefined ? '' : `\n> ${format.options.join(' · ')}\n`
    sections.push(`## ${title}\n\n> ${question}\n${asked}\n${lines.join('\n')}\n`)
  }
  return `${intro(shown.map(({ person }) => person))}\n${sections.join('\n')}`
}

const intro = (people: readonly Person[]): string => `# Sample answers

<!-- Written by \`npm run sample-answers\`; do not edit. -->

What the embedded engine says: no language model, no key, no network. Six of the twelve members of the shared panel
answer ${sampleQuestions.length} very different questions; nothing here was chosen or touched up. In \`code\` stands the value that a program
reads. Every answer is synthetic.

| | |
|---|---|
${people.map((person) => `| **${person.first_name}** | ${person.age}, ${person.occupation}, ${person.city}, ${person.state} |`).join('\n')}
`
