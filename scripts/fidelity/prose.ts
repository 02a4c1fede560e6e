import type { Examination } from './examine.ts'
import { slope } from './groups.ts'
import { drawnPeople, mean } from './measures.ts'
import { type Figures, figuresFor, similarityOf } from './tables.ts'
import { heldOut } from './trials.ts'

/** What stands between the tables of docs/fidelity.md. */

export function method({ knowledge, family: { engine } }: Examination): string {
  const sources = new Set(engine.map(({ case: one }) => one.known.question.source))
  const families = new Set(engine.map(({ case: one }) => one.known.question.family))
  const estimates = knowledge.questions.filter(({ source }) => source === null).length
  return `# Fidelity: how close the panel comes to people

<!-- Written by \`npm run fidelity\`; do not edit. Knowledge ${knowledge.version}. -->

Why should anybody believe a synthetic panel? This page is the answer in numbers. ${engine.length} questions of ${sources.size} real US surveys
(${families.size} families of questions; sources in \`data/SOURCES.md\`) are put to the embedded engine, and what it expects
US adults to answer is held against what they did answer. The engine never sees what it is asked: for each question all
measured questions of its family are taken out of what it knows, and what is usual for its kind of answers is fitted
without them. A harder examination takes out everything of the survey that the question comes from. ${estimates.toLocaleString('en-US')} further
questions in the knowledge base are authors' estimates; they were written without sight of these figures, and those that
nearly repeat a question (similarity from 0.9) are left out when it is examined.

- **TV**, total variation: the share of answers that would have to change to match people. 0 is perfect. Twelve people
  drawn at random from the real answers to these questions would themselves be ${drawnPeople(engine, 12).toFixed(2)} away, a hundred ${drawnPeople(engine, 100).toFixed(2)}.
- **Representativeness**: 1 minus how far answers would have to move on the ladder, from one end to the other being 1.
- **SimBench**: 100 is perfect, 0 is no better than all options alike.
- **SD and entropy ratio**: how widely answers scatter, against people: 1 is right.
- **Stated 80 % interval**: every forecast says by how many points it may be off. It should hold in 80 of 100 cases.

To repeat it: \`npm run fidelity\` (no network, a few minutes).

What is not blind about it: the dozen weights of the blend and the widths of the intervals were fitted on these questions
(widths fitted on other families hold in ${(100 * heldOut(engine)).toFixed(1)} of 100 cases); rules for ladders were mended after looking at the worst forecasts;
and some of the later estimates were asked for where questions had nothing near. Their authors saw no figure, except that
of one small file (\`charity\`), who had seen two lines on other matters. Expect a little less on questions that nobody here has seen.
`
}

interface Goal {
  what: string
  goal: string
  value: number
  met: boolean
}

export function goalRows(found: Examination): Goal[] {
  const { engine } = found.family
  const all = figuresFor(engine)
  const held = heldOut(engine)
  const near = figuresFor(engine.filter((score) => similarityOf(score) >= 0.8))
  const rest = figuresFor(engine.filter((score) => similarityOf(score) < 0.8))
  const inside = (value: number, low: number, high: number): boolean => value >= low && value <= high
  const seen = mean(found.groups.seen.map(({ tv }) => tv))
  const [known, unknown] = [slope(found.groups.seen).corrected, slope(found.groups.unseen).corrected]
  return [
    { what: 'TV where a near relative is known (0.8)', goal: '≤ 0.08', value: near.tv, met: near.tv <= 0.08 },
    { what: 'TV elsewhere', goal: '≤ 0.20, then 0.15', value: rest.tv, met: rest.tv <= 0.2 },
    {
      what: 'representativeness',
      goal: '≥ 0.88',
      value: all.representativeness,
      met: all.representativeness >= 0.88,
    },
    { what: 'SD ratio', goal: '0.85 to 1.15', value: all.sd_ratio, met: inside(all.sd_ratio, 0.85, 1.15) },
    {
      what: 'stated 80 % intervals that hold, fitted on other families',
      goal: '0.80',
      value: held,
      met: inside(held, 0.77, 0.86),
    },
    { what: 'TV within groups, question known', goal: '≤ 0.045', value: seen, met: seen <= 0.045 },
    { what: 'slope of groups, question known', goal: '0.7 to 1.3', value: known, met: inside(known, 0.7, 1.3) },
    { what: 'slope of groups, question unknown', goal: '0.7 to 1.3', value: unknown, met: inside(unknown, 0.7, 1.3) },
  ]
}

export function goalsOf(found: Examination): string {
  const rows = goalRows(found).map(
    ({ what, goal, value, met }) =>
      `| ${what} | ${goal} | ${value.toFixed(value < 0.2 ? 3 : 2)} | ${met ? 'met' : 'missed'} |`,
  )
  return `| | goal | found | |\n|---|---|---|---|\n${rows.join('\n')}\n`
}

export function explained(found: Examination): string {
  const near: Figures = figuresFor(found.family.engine.filter((score) => similarityOf(score) >= 0.8))
  return `## What misses its goal, and why

- **Near relatives (${near.tv.toFixed(3)}).** A near neighbour by wording is not yet the same question: "Do you have a pension?" and "Do you
  have a pension or a retirement account?" are 36 points apart. Most of the large errors below are of four kinds: another
  universe (workers, pet owners), another ladder for the same matter, surveys that differ from each other (people of an
  opt-in panel of 2017 and of a probability sample), and options that mean the same in other words.
- **Groups, question unknown.** Differences between groups of an unknown question are guessed from its neighbours and held
  back where these disagree. An honest guess is smaller than the truth, so that the slope stays below 1; stretching it
  would bring the slope to its goal and every group further from people.

What was tried to come nearer, and what it brought, is in \`docs/adr/0015-coverage-before-cleverness.md\`: cleverer ways of
weighing the neighbours brought nothing, more known questions did.
`
}

export const limits = `## What this does not show

- Open answers are judged by reading them ([sample answers](sample-answers.md)), not by a number.
- The measured questions are American, of 2012 to 2022, and mostly of society, money, health, food and technology. What
  people would pay, and new concepts, are hardly among them: there the stated intervals are extrapolations.
- Other countries have no examination yet; the engine says so by a lower confidence.
`
