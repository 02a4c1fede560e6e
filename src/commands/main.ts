import { existsSync } from 'node:fs'
import { isFamily } from '../clients/cli/command.ts'
import { clientCommands } from '../clients/cli/commands.ts'
import { reportFailure, UsageError } from '../clients/cli/errors.ts'
import { columns, helpOf, paragraph } from '../clients/cli/help.ts'
import { typed } from '../clients/cli/program.ts'
import { runCommand } from '../clients/cli/run.ts'
import { nearest } from '../platform/nearest.ts'
import { version } from '../version.ts'
import { type OperatorCommand, operatorCommands } from './operator-commands.ts'
import { note, print } from './print.ts'

const aliases: Readonly<Record<string, string>> = {
  '--help': 'help',
  '-h': 'help',
  '--version': 'version',
  '-v': 'version',
  whoami: 'me',
}
/** Commands that are answered here. */
const own = ['completion', 'help', 'version']

const of = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

/** Runs what was typed and gives the code to end with. */
async function main([typedName = 'help', ...args]: string[]): Promise<number> {
  const name = of(aliases, typedName) ?? typedName
  if (existsSync('.env')) process.loadEnvFile('.env')
  const client = of(clientCommands, name)
  if (client !== undefined) return runCommand(await client(), args)
  if (name === 'completion') return complete(args)
  const circumstances = { json: args.includes('--json'), command: of(operatorCommands, name) && name }
  try {
    if (name === 'help') await help(args)
    else if (name === 'version') print(version)
    else await operate(name, args)
    return Number(process.exitCode ?? 0)
  } catch (error) {
    return reportFailure(error, circumstances, (text) => process.stderr.write(text))
  }
}

async function operate(name: string, args: string[]): Promise<void> {
  const command = of(operatorCommands, name)
  if (command === undefined) throw unknownCommand(name)
  const wantsHelp = args.includes('--help') || args.includes('-h')
  if (wantsHelp && !command.has_help) return print(operatorHelp(command))
  await command.run(args)
}

function unknownCommand(name: string): UsageError {
  const known = [...Object.keys(clientCommands), ...Object.keys(operatorCommands), ...Object.keys(aliases), ...own]
  const meant = nearest(name, known)
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`
  return new UsageError(`There is no command "${name}".${hint} \`${typed('help')}\` lists them.`)
}

/** `help`, `help ask`, `help jobs wait`, `help keys`. */
async function help([typedName, action]: string[]): Promise<void> {
  if (typedName === undefined || typedName.startsWith('-')) return print(await overview())
  const name = of(aliases, typedName) ?? typedName
  const client = name === 'completion' ? completionCommand : of(clientCommands, name)
  if (client === undefined) return own.includes(name) ? print(await overview()) : operate(name, ['--help'])
  const entry = await client()
  if (!isFamily(entry) || action === undefined) return print(helpOf(entry))
  const chosen = entry.commands.find((each) => each.name === action)
  if (chosen === undefined)
    throw new UsageError(`There is no \`${name} ${action}\`. \`${typed(`help ${name}`)}\` lists them.`)
  print(helpOf(chosen, entry))
}

const operatorHelp = ({ forms }: OperatorCommand): string =>
  forms.map(([usage, summary]) => `Usage: ${typed(usage)}\n\n  ${summary}`).join('\n\n')

/** Without what can be left out: that is in the command's own help. */
const inShort = ([usage, summary]: readonly [string, string]): string[] => [usage.replace(/ \[[^\]]*\]/g, ''), summary]

async function overview(): Promise<string> {
  const entries = await Promise.all(Object.values(clientCommands).map((load) => load()))
  const ask = entries.map((entry) => [
    isFamily(entry) ? `${entry.name} ${entry.commands.map(({ name }) => name).join('|')}` : entry.name,
    entry.summary,
  ])
  const { login, ...others } = operatorCommands
  const run = Object.values(others).flatMap(({ forms }) => forms.map(inShort))
  return `Populace ${version}: a self-hosted synthetic research panel

Usage: ${typed('<command> [options]')}

${paragraph('Ask and research, with any service (--service URL or POPULACE_URL; this machine where nothing is said):')}

${columns([...ask, ...login!.forms.map(inShort)])}

Run a service on this machine:

${columns(run)}

  help [COMMAND], version, completion bash|zsh|fish

${paragraph(
  `\`${typed('help ask')}\` shows the options of a command. --json gives one JSON document on stdout; exit codes are in docs/guides/cli.md. Settings are environment variables or lines in .env; .env.example lists them.`,
)}`
}

/** Everything that can be typed, for a shell to complete. */
async function completionCommand() {
  const { completion, described } = await import('../clients/cli/commands/completion.ts')
  const clients = await Promise.all(Object.values(clientCommands).map(async (load) => described(await load())))
  const operators = Object.entries(operatorCommands).map(([name, { forms }]) => {
    const usages = forms.map(([usage]) => usage)
    const words = usages.map((usage) => usage.split(' ')[1] ?? '').filter((word) => /^[a-z]+$/.test(word))
    const options = [...new Set([...usages.join(' ').matchAll(/--[a-z-]+/g)].map(([option]) => option))]
    return { name, summary: forms[0]![1], options, actions: words.map((word) => ({ name: word, options })) }
  })
  return completion([...clients, ...operators])
}

const complete = async (args: string[]): Promise<number> => runCommand(await completionCommand(), args)

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  note(`populace: unexpected error\n${error instanceof Error ? error.stack : String(error)}`)
  return 1
})
