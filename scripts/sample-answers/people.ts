import { readFileSync } from 'node:fs'
import type { Engine } from '../../src/modules/answering/index.ts'
import { freePanel, type Person, type Population } from '../../src/modules/population/index.ts'

/** One study, in the order in which it is asked: the fourth column of the document says why. */
const questions: readonly (readonly [question: string, why: string])[] = [
  ['How old are you?', 'record'],
  ['in what year were you born', 'record, worked out'],
  ['Do you have any children?', 'record'],
  ['How old is your youngest?', 'record; whoever has none says so'],
  ['Do you own or rent your home?', 'record'],
  ['Do you have high blood pressure?', 'record'],
  ['Have you ever been on a cruise?', 'life'],
  ['Would you like to go on a cruise?', 'life'],
  ['Do you own a bicycle?', 'life'],
  ['How often do you ride a bicycle?', 'life: the same state, asked otherwise'],
  ['Should cities ban gas leaf blowers?', 'mind'],
  ['Should cities keep allowing gas leaf blowers?', 'mind: the opposite wording'],
  ['Would you buy a sandwich at the airport for $14?', 'mind; a price moves the forecast, not the person'],
  ['And at half the price?', 'the conversation'],
  ['Why did you say that?', 'the conversation'],
  ['What annoys you about your boss?', 'who is asked'],
  ['What does your toddler like to eat?', 'who is asked'],
  ['What do you usually have for breakfast?', 'words that were written for the question'],
  ['Do you ever think about ending your life?', 'care'],
  ['Why did you stop beating your dog?', 'a premise that is not so'],
]

/** docs/people.md: one person of the shared panel, followed through a study. */
export async function peopleDocument(engine: Engine, population: Population): Promise<string> {
  const panel = freePanel(population).map((index) => ({ person: population.person(index) }))
  const { person } = panel[0]!
  const earlier: { question: string; reply: string; value: string | number | string[] | null }[] = []
  const rows: string[] = []
  for (const [question, why] of questions) {
    // The others of the panel have been asked the same, and are left out here.
    const asked = { question, panel: [{ person, earlier: [...earlier] }] }
    const { reply, value, words } = await engine.answer(asked, 0)
    earlier.push({ question, reply, value })
    rows.push(
      `| ${question} | ${reply}${value === null ? '' : ` \`${[value].flat().join(', ')}\``} | ${words} | ${why} |`,
    )
  }
  return `${intro()}
## ${person.first_name}

${cardOf(person)}

| asked | says | \`words\` | from |
|---|---|---|---|
${rows.join('\n')}
`
}

const cardOf = (person: Person): string =>
  `${person.age}, ${person.sex}, ${person.occupation}, ${person.city}, ${person.state}; ${person.marital_status.replaceAll(
    '_',
    ' ',
  )}, ${person.num_children === 0 ? 'no children' : person.num_children === 1 ? 'one child' : `${person.num_children} children`}, ${person.home} the home.`

const things = readFileSync(new URL('../../data/knowledge/records/acts.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')

const intro = (): string => `# People

<!-- Written by \`npm run sample-answers\`; do not edit. -->

An agent is a steady person: the same question gets the same answer, in any wording, in every study. What it says comes from, in
this order:

- **The record.** Age, family, home, work, health, medicines, pets, habits and whatever follows from them are drawn once with the
  population. A question for such a fact is answered from it, in any wording and format; the stated error is 0.
- **A life.** What people do, own and have done (${things.length.toLocaleString('en-US')} things, \`data/knowledge/records/acts.jsonl\`) has a share who ever did, who do
  now and who would like to. Person and thing have one lasting draw, whichever way the thing is asked about.
- **A mind.** Everything else hangs on lasting draws of the person: for the matter, for questions near it, for the wording. They
  are compared with the forecast for people like this one. A price moves the forecast and not the person, so nobody who would pay
  $14 refuses at $7.
- **A conversation.** In a study, earlier answers are known: "Why did you say that?", "And at half the price?" lean on them.
- **Who is asked.** "Your boss", "your toddler", "since you started your GLP-1 medicine" take something for granted, and "Dog
  owners: …", "If you rent, …", "Skip this if you've never flown: …" say whom they are for. That is a yes/no question about each
  person, answered as it is when it is asked by itself. Whoever is not meant says so, is counted as \`not_applicable\` and is no
  respondent, or takes the option that is there for them ("I don't have a dog").
- **Care.** Thoughts of ending one's life are declined (\`meta.refused\` is \`care\`); abuse, crime and loss get sober words; a premise that
  is not so is contradicted.

What is weak: how much of a mind is one field over meanings is fitted to survey respondents ([Mind](mind.md)), the other shares are
argued; of the things of a life 1,454 have what they take (no car, no car insurance), the others do not depend on each other; a fact may be asked in words that are
not recognised, and is then estimated: of 100 questions for facts by a hand that knew nothing of the project, on 2026-11-19, 81 were recognised, and a dozen
of the others since.
`
