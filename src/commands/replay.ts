import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { Engine } from '../modules/answering/index.ts'
import {
  type GivenAnswer,
  type Manifest,
  type ManifestPopulation,
  manifestSchema,
  obstaclesTo,
  type QuestionDifference,
  type Replay,
  replayStudy,
} from '../modules/exports/index.ts'
import { openPopulation, type Population, reopenPopulation, versionOf } from '../modules/population/index.ts'
import { loadConfig } from '../platform/config.ts'
import { OperatorError } from '../platform/errors.ts'
import { populationDir } from './prepare.ts'
import { note, print } from './print.ts'
import { progressBar } from './progress-bar.ts'

/**
 * `replay FILE`: asks a study again from its manifest or its JSON export, and says whether every answer comes out the
 * same. It needs neither the service nor the database; it ends with 1 where anything differs.
 */
export async function replay(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  })
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new OperatorError('Use: replay MANIFEST.json | EXPORT.json')
  const { manifest, recorded } = await readStudy(file)
  const reasons = obstaclesTo(manifest)
  const replayed = reasons.length === 0 ? await ask(manifest, recorded) : undefined
  const result = replayed ?? { same: false, answers_sha256: null, expected_same: false, reasons, differences: [] }
  if (!values.json) for (const reason of result.reasons) note(reason)
  print(values.json ? JSON.stringify(result) : summaryOf(manifest, replayed))
  if (!result.same) process.exitCode = 1
}

interface Study {
  manifest: Manifest
  /** By question; undefined where the file is a manifest alone. */
  recorded: GivenAnswer[][] | undefined
}

const answer = z.object({
  agent_id: z.int(),
  response_text: z.string(),
  value: z.union([z.string(), z.number(), z.array(z.string()), z.null()]),
})
/** The export, or what the service answers with when it is asked for the manifest. */
const exported = z.object({
  manifest: manifestSchema,
  questions: z.array(z.object({ answers: z.array(answer) })).optional(),
})

async function readStudy(file: string): Promise<Study> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new OperatorError(`The file cannot be read: ${error.message}`)
  })
  const json = parsed(text)
  const whole = exported.safeParse(json)
  if (whole.success) {
    const recorded = whole.data.questions?.map(({ answers }) =>
      answers.map(({ agent_id, response_text, value }) => ({ agent_id, text: response_text, value })),
    )
    return { manifest: whole.data.manifest, recorded }
  }
  const alone = manifestSchema.safeParse(json)
  if (alone.success) return { manifest: alone.data, recorded: undefined }
  throw new OperatorError(`${file} is neither the manifest nor the JSON export of a study.`)
}

/** What is no JSON is nothing that a study could be read from, and is told like that. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function ask(manifest: Manifest, recorded: Study['recorded']): Promise<Replay> {
  const populations = await openPopulations(manifest.populations)
  if (populations.size === 0) throw new OperatorError('Nobody was asked anything in this study.')
  // Forecasts are anchored on the population that the service runs on: the latest that anybody was asked from.
  const engine = await openEngine([...populations.values()].at(-1)!)
  const bar = progressBar(`Asking ${manifest.questions.length} questions again`)
  try {
    const progress = (done: number, of: number): void => bar.show(done / of)
    return await replayStudy(manifest, { engine, populations, recorded, progress })
  } finally {
    bar.end()
    await engine.close()
  }
}

async function openPopulations(named: readonly ManifestPopulation[]): Promise<Map<string, Population>> {
  const dir = populationDir(loadConfig(process.env))
  const opened = new Map<string, Population>()
  for (const { version, recipe, digest } of named) {
    const artefact = versionOf(recipe) === version ? await reopenPopulation(recipe, dir) : undefined
    if (artefact?.digest !== digest) {
      throw new OperatorError(
        `The people of population ${version} are not on this machine, and this release does not draw the same ones.`,
      )
    }
    opened.set(version, openPopulation(artefact))
  }
  return opened
}

async function openEngine(population: Population): Promise<Engine> {
  const { createEmbeddedEngine, openFinder } = await import('../modules/answering/index.ts')
  const { loadKnowledge } = await import('../modules/knowledge/index.ts')
  const knowledge = loadKnowledge()
  const finder = openFinder(knowledge, {
    onFallback: (reason) => note(`There is no embedding model (${reason}), so that answers may differ.`),
  })
  await finder.ready
  return createEmbeddedEngine({ population, knowledge, finder })
}

function summaryOf({ study, questions }: Manifest, replayed: Replay | undefined): string {
  if (replayed === undefined) return `"${study.title}" cannot be replayed, and was not asked again.`
  const count = questions.reduce((sum, { answer_count }) => sum + answer_count, 0)
  const about = `"${study.title}": ${questions.length} questions, ${count} answers`
  if (replayed.same) return `${about}, all the same again\n  ${replayed.answers_sha256}`
  return [`${about}, not the same again`, ...replayed.differences.map(inWords)].join('\n')
}

function inWords({ question, asked_question, answers }: QuestionDifference): string {
  const said = (one: { text: string; value: unknown } | null): string =>
    one === null ? '(nothing)' : `${one.text}${one.value === null ? '' : ` [${[one.value].flat().join(', ')}]`}`
  const shown = answers.map(
    ({ agent_id, recorded, replayed }) => `    agent ${agent_id}\n      - ${said(recorded)}\n      + ${said(replayed)}`,
  )
  return [`  question ${question}: ${asked_question}`, ...shown].join('\n')
}
