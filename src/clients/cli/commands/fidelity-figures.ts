import { readFile } from 'node:fs/promises'
import { OperatorError } from '../../../platform/errors.ts'

/** How near forecasts came to people, for questions of one kind. */
export interface Level {
  name: string
  questions: number
  /** The share of answers that would have to change to match people: 0 is perfect. */
  total_variation: number
  /** Half the width of the interval that the engine states for a share, in points: the median. */
  stated_error_points: number
  /** In how many of 100 cases the stated interval held; 80 is right. */
  held_percent: number
}

export interface Goal {
  measure: string
  goal: string
  found: string
  met: boolean
}

export interface Fidelity {
  questions: number
  surveys: number
  /** The engine as a whole. */
  engine: Level
  /** What can be had for nothing. */
  baselines: Level[]
  by_confidence: Level[]
  goals: Goal[]
  knowledge_version: string
}

const document = new URL('../../../../docs/fidelity.md', import.meta.url)

/** What `npm run fidelity` measured last, as its document has it: there is no other copy that could differ from it. */
export async function readFidelity(): Promise<Fidelity> {
  const text = await readFile(document, 'utf8').catch(() => {
    throw new OperatorError('docs/fidelity.md is not here. `npm run fidelity` measures again and writes it.')
  })
  const compared = tableUnder(text, 'Against what can be had for nothing').map(levelOf)
  const engine = compared.find(({ name }) => name === 'the engine')
  const [, questions, surveys] = /(\d+) questions of (\d+) real US surveys/.exec(text) ?? []
  const version = /Knowledge (\w+)/.exec(text)?.[1]
  if (engine === undefined || questions === undefined || version === undefined)
    throw new OperatorError('docs/fidelity.md is not as `npm run fidelity` writes it. Run it again.')
  return {
    questions: Number(questions),
    surveys: Number(surveys),
    engine,
    baselines: compared.slice(0, compared.indexOf(engine)),
    by_confidence: tableUnder(text, 'By stated confidence').map(levelOf),
    goals: tableUnder(text, 'Goals').map(([measure, goal, found, outcome]) => ({
      measure: measure!,
      goal: goal!,
      found: found!,
      met: outcome === 'met',
    })),
    knowledge_version: version,
  }
}

/** The rows of the first table below a heading, cell by cell, without the head. */
function tableUnder(text: string, heading: string): string[][] {
  const section = text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const lines = section.split('\n')
  const begin = lines.findIndex((line) => line.startsWith('|'))
  const end = lines.findIndex((line, at) => at > begin && !line.startsWith('|'))
  return lines.slice(begin + 2, end < 0 ? undefined : end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('*', '')),
  )
}

function levelOf(cells: readonly string[]): Level {
  const [, width, held] = /±(\d+), (\d+) %/.exec(cells.at(-1)!) ?? []
  return {
    name: cells[0]!,
    questions: Number(cells[1]),
    total_variation: Number.parseFloat(cells[2]!),
    stated_error_points: Number(width),
    held_percent: Number(held),
  }
}
