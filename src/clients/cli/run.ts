import { parseArgs } from 'node:util'
import { nearest } from '../../platform/nearest.ts'
import { type Client, createClient } from '../sdk/index.ts'
import {
  type Command,
  type CommandCall,
  type CommandFamily,
  type CommandOptions,
  commonOptions,
  isFamily,
  type ValuesOf,
} from './command.ts'
import { type Connection, connectionOf } from './connection.ts'
import { type Circumstances, EXIT, reportFailure, UsageError } from './errors.ts'
import { helpOf } from './help.ts'
import { Output } from './output.ts'
import { typed } from './program.ts'
import { cleanDeep } from './terminal/clean.ts'

/** Runs a command of the client from what was typed behind its name. Ends with a code; nothing is thrown. */
export async function runCommand(entry: Command | CommandFamily, args: string[]): Promise<number> {
  const circumstances: Circumstances = { json: args.includes('--json'), command: entry.name }
  try {
    const { chosen, family, rest } = choose(entry, args)
    if (rest.includes('--help') || rest.includes('-h')) {
      process.stdout.write(`${helpOf(chosen, family)}\n`)
      return EXIT.ok
    }
    if (isFamily(chosen)) throw new UsageError(missing(chosen))
    if (family !== undefined) circumstances.command = `${family.name} ${chosen.name}`
    const { values, positionals } = parse(chosen.options, rest, circumstances.command!)
    await start(chosen, values, positionals, circumstances)
    return EXIT.ok
  } catch (error) {
    return reportFailure(error, circumstances, (text) => process.stderr.write(text))
  }
}

function choose(entry: Command | CommandFamily, args: string[]) {
  if (!isFamily(entry)) return { chosen: entry.forArgs?.(args) ?? entry, family: undefined, rest: args }
  const [word] = args
  const found = entry.commands.find(({ name }) => name === word)
  if (found !== undefined) return { chosen: found, family: entry, rest: args.slice(1) }
  if (word === undefined || word.startsWith('-')) {
    const isHelp = args.includes('--help') || args.includes('-h')
    const usual = isHelp ? undefined : entry.commands.find(({ name }) => name === entry.default)
    return { chosen: usual ?? entry, family: entry, rest: args }
  }
  const meant = nearest(
    word,
    entry.commands.map(({ name }) => name),
  )
  throw new UsageError(
    `There is no \`${entry.name} ${word}\`.${meant === undefined ? '' : ` Did you mean \`${entry.name} ${meant}\`?`} ${missing(entry)}`,
  )
}

const missing = ({ name, commands }: CommandFamily): string =>
  `Use one of: ${commands.map((each) => `${name} ${each.name}`).join(', ')}.`

/** Options and the rest; what is misspelt is said with what was probably meant. */
function parse(own: CommandOptions, typedArgs: readonly string[], command: string) {
  const options = { ...own, ...commonOptions }
  const args = withNumbers(typedArgs, options)
  const { tokens } = parseArgs({ args, options, allowPositionals: true, strict: false, tokens: true })
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const option = (options as CommandOptions)[token.name]
    if (option === undefined) throw new UsageError(unknownOption(token.rawName, Object.keys(options), command))
    if (option.choices !== undefined && token.value !== undefined && !option.choices.includes(token.value)) {
      throw new UsageError(`${token.rawName} must be one of: ${option.choices.join(', ')}.`)
    }
  }
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  return { values: values as ValuesOf<typeof options>, positionals }
}

/** `--age -54` as `--age=-54`: no option is a digit, so a number with a minus is a value. */
function withNumbers(args: readonly string[], options: CommandOptions): string[] {
  const end = args.includes('--') ? args.indexOf('--') : args.length
  const joined: string[] = []
  args.slice(0, end).forEach((arg, at) => {
    const before = args[at - 1]
    if (/^-\d/.test(arg) && before?.startsWith('--') && options[before.slice(2)]?.type === 'string')
      joined[joined.length - 1] += `=${arg}`
    else joined.push(arg)
  })
  return [...joined, ...args.slice(end)]
}

function unknownOption(given: string, known: string[], command: string): string {
  const meant = given.startsWith('--') ? nearest(given.slice(2), known) : undefined
  const hint = meant === undefined ? '' : ` Did you mean --${meant}?`
  return `There is no option ${given}.${hint} \`${typed(`help ${command}`)}\` shows the options.`
}

async function start(
  command: Command,
  values: ValuesOf<typeof commonOptions & CommandOptions>,
  positionals: string[],
  circumstances: Circumstances,
): Promise<void> {
  const out = new Output({ json: values.json === true })
  const interruption = new AbortController()
  let resume: string | undefined
  let connection: Connection | undefined
  let client: Client | undefined
  const connected = (): Connection => {
    connection ??= connectionOf(values as Parameters<typeof connectionOf>[0])
    circumstances.base_url = connection.base_url
    return connection
  }
  const call: CommandCall = {
    values,
    positionals,
    out,
    signal: interruption.signal,
    get base_url() {
      return connected().base_url
    },
    get client() {
      client ??= clientOf(connected(), !out.wants_json)
      return client
    },
    resumeWith(command) {
      resume = command
    },
  }
  const interrupted = (): void => {
    interruption.abort()
    out.clearStatus()
    const where = values.service === undefined ? '' : ` --service ${values.service}`
    const next = resume === undefined ? '' : ` The work goes on; read it with: ${typed(resume + where)}`
    const message = `Interrupted.${next}`
    if (out.wants_json) out.note(JSON.stringify({ error: { code: 'interrupted', message } }))
    else out.note(`\npopulace: ${message}`)
    process.exit(EXIT.interrupted)
  }
  process.once('SIGINT', interrupted)
  try {
    await command.run(call)
  } finally {
    process.off('SIGINT', interrupted)
    out.clearStatus()
  }
}

const clientOf = ({ base_url, api_key }: Connection, forReading: boolean): Client =>
  createClient({
    base_url,
    ...(api_key === undefined ? {} : { api_key }),
    ...(forReading ? { fetch: cleanFetch } : {}),
  })

/** Answers that are to be shown come with nothing in them that drives a terminal. Files are left as they are. */
const cleanFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  const isAnswer = response.headers.get('content-type')?.startsWith('application/json') === true
  if (!isAnswer || response.headers.has('content-disposition')) return response
  const text = await response.text()
  const { status, statusText, headers } = response
  return new Response(cleaned(text), { status, statusText, headers })
}

function cleaned(text: string): string {
  try {
    return JSON.stringify(cleanDeep(JSON.parse(text)))
  } catch {
    return text
  }
}
