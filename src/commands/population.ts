import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import {
  type Person,
  preparePopulation,
  recipeOf,
  reportOf,
  summaryOf,
  totalSize,
} from '../modules/population/index.ts'
import { type Config, loadConfig } from '../platform/config.ts'
import { OperatorError } from '../platform/errors.ts'
import { createLogger } from '../platform/log.ts'
import { loadPopulation, populationDir } from './prepare.ts'
import { print } from './print.ts'
import { progressBar } from './progress-bar.ts'

/** `population build | report | sample`: who the agents are, from the command line. */
export async function population(args: string[]): Promise<void> {
  const [action, ...rest] = args
  const actions: Record<string, (args: string[]) => Promise<void>> = { build, report, sample }
  const chosen = action !== undefined && Object.hasOwn(actions, action) ? actions[action] : undefined
  if (chosen === undefined) throw new OperatorError('Use: population build | report | sample')
  await chosen(rest)
}

const flags = {
  size: { type: 'string' },
  'country-size': { type: 'string' },
  countries: { type: 'string' },
  seed: { type: 'string' },
} as const

/** Flags stand for the settings of the same names, so that both are checked alike. */
function configWith(values: Record<string, string | boolean | undefined>): Config {
  const setting = (flag: keyof typeof flags, name: string) =>
    typeof values[flag] === 'string' ? { [name]: values[flag] } : {}
  return loadConfig({
    ...process.env,
    ...setting('size', 'POPULATION_SIZE'),
    ...setting('country-size', 'POPULATION_COUNTRY_SIZE'),
    ...setting('countries', 'POPULATION_COUNTRIES'),
    ...setting('seed', 'POPULATION_SEED'),
  })
}

async function build(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { ...flags, force: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
  })
  const config = configWith(values)
  const recipe = recipeOf(config)
  const started = performance.now()
  const bar = progressBar(`Drawing ${totalSize(recipe)} people`)
  const { artefact, file, built, not_kept } = await preparePopulation(recipe, {
    dir: populationDir(config),
    progress: bar.show,
    force: values.force,
  })
  bar.end()
  if (not_kept !== undefined) throw new OperatorError(`The population could not be written: ${not_kept.message}`)
  const { version, size, digest } = artefact
  const seconds = Number(((performance.now() - started) / 1000).toFixed(2))
  if (values.json) return print(JSON.stringify({ version, size, digest, file, built, seconds }))
  print(
    `${built ? 'Built' : 'There already is'} ${version}: ${size} agents, ${seconds} s\n  ${file}\n  digest ${digest}`,
  )
  const settings = settingsFor(values)
  if (settings !== '') print(`To run the service on it: ${settings}npm start`)
}

function settingsFor(values: Record<string, string | boolean | undefined>): string {
  const names = { size: 'SIZE', 'country-size': 'COUNTRY_SIZE', countries: 'COUNTRIES', seed: 'SEED' }
  return Object.entries(names)
    .filter(([flag]) => typeof values[flag] === 'string')
    .map(([flag, name]) => `POPULATION_${name}=${values[flag]} `)
    .join('')
}

/** The calibration of this installation's population; --write makes the page of the documentation, --figures the same for programs. */
async function report(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { ...flags, write: { type: 'string' }, figures: { type: 'string' } } })
  const loaded = await loadPopulation(configWith(values), createLogger('warn'))
  const date = new Date().toISOString().slice(0, 10)
  const { page, summary, figures, charts, met } = reportOf(loaded, date)
  print(summary)
  if (values.write !== undefined) {
    await mkdir(path.join(values.write, 'calibration'), { recursive: true })
    await writeFile(path.join(values.write, 'calibration.md'), page)
    for (const [name, svg] of Object.entries(charts)) {
      await writeFile(path.join(values.write, 'calibration', `${name}.svg`), svg)
    }
    print(`\nWrote ${path.join(values.write, 'calibration.md')}`)
  }
  if (values.figures !== undefined) {
    await writeFile(values.figures, `${JSON.stringify(figures)}\n`)
    print(`Wrote ${values.figures}`)
  }
  if (!met) process.exitCode = 1
}

/** Prints some people, to read. */
async function sample(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      ...flags,
      count: { type: 'string', default: '5' },
      country: { type: 'string', default: 'US' },
      start: { type: 'string', default: '0' },
      json: { type: 'boolean', default: false },
    },
  })
  const [count, start] = [Number(values.count), Number(values.start)]
  if (!Number.isInteger(count) || count < 1 || count > 10_000) {
    throw new OperatorError('--count must be a whole number from 1 to 10000.')
  }
  if (!Number.isInteger(start) || start < 0) throw new OperatorError('--start must be a whole number from 0 on.')
  const loaded = await loadPopulation(configWith(values), createLogger('warn'))
  const code = values.country.toUpperCase()
  const country = loaded.countries.find((entry) => entry.code === code)
  if (country === undefined) {
    throw new OperatorError(
      `This population has nobody from ${code}. It has ${loaded.countries.map((entry) => entry.code).join(', ')}.`,
    )
  }
  // Positions are random, so that the first few are as good a sample as any.
  const chosen = Array.from({ length: Math.min(count, Math.max(0, country.size - start)) }, (_, at) =>
    loaded.person(country.start + start + at),
  )
  if (values.json) return print(JSON.stringify(chosen.map((person) => ({ ...person, summary: summaryOf(person) }))))
  print(chosen.map(inWords).join('\n\n'))
}

function inWords(person: Person): string {
  const job = person.job === null ? person.occupation : `${person.occupation} (${person.job.title})`
  const facts = [
    `${person.first_name} ${person.last_name}`.trim(),
    `${person.age}, ${person.sex}`,
    `${person.city}, ${person.state}`,
    job,
    `$${person.annual_income_usd} a year`,
    person.marital_status.replaceAll('_', ' '),
    `${person.num_children} children`,
  ]
  return `${facts.join(' · ')}\n${summaryOf(person)}`
}
