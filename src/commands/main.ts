import { existsSync } from 'node:fs'
import { OperatorError } from '../platform/errors.ts'
import { version } from '../version.ts'
import { print, printError } from './print.ts'

const HELP = `Populace ${version}: a self-hosted synthetic research panel

Usage: npm run populace -- <command> [options]     (or: npx populace <command>)

  start                         serve the API and run jobs, all in one process
  serve                         serve the API only; run \`work\` beside it
  work [--concurrency N]        run jobs only
  ask 'QUESTION' [--key KEY]    put a question to the shared panel of a running service
  login [--service URL] [--browser]       get a key from a service and save it to ~/.populace/env
  migrate                       bring the database up to date
  keys create --org NAME --email ADDRESS [--free] [--scopes a,b]   issue an API key
  keys list [--email ADDRESS] [--all]                              list keys
  keys revoke KEY|ID|UUID                                          revoke a key, at once
  admin create --email ADDRESS  let somebody administer the installation, and say how to sign in
  admin list                    list who may
  admin remove --email ADDRESS  let somebody no longer; ends their sessions, revokes their keys for it
  population build [--size N] [--country-size N] [--countries GB,DE|all|none] [--seed TEXT] [--force]
                                draw the agents ahead of the first start, or others than the settings say
  population report [--write DIR]         hold the agents against the figures
  population sample [--count N] [--country GB] [--start N]   print some agents, to read
  calibrate --engine llm [--questions N] [--yes]   measure the language models on questions whose answers are known
  calibrate --show              print what was measured last
  replay FILE                   ask a study again from its manifest or JSON export, and compare every answer
  doctor                        check configuration, database, queue, population, disk and port
  help, version

Add --json to ask, login, keys, admin, population build and sample, calibrate, replay and doctor for one JSON document
on stdout.
Settings are environment variables or lines in .env; .env.example lists them.`

/** Each loads what it needs when it is called: a command beside a service need not load the service as well. */
const commands: Record<string, (args: string[]) => Promise<void>> = {
  start: async (args) => (await import('./run.ts')).run('start', args),
  serve: async (args) => (await import('./run.ts')).run('serve', args),
  work: async (args) => (await import('./run.ts')).run('work', args),
  ask: async (args) => (await import('./ask.ts')).ask(args),
  login: async (args) => (await import('./login.ts')).login(args),
  migrate: async (args) => (await import('./migrate.ts')).migrateCommand(args),
  keys: async (args) => (await import('./keys.ts')).keys(args),
  admin: async (args) => (await import('./admin.ts')).admin(args),
  population: async (args) => (await import('./population.ts')).population(args),
  calibrate: async (args) => (await import('./calibrate.ts')).calibrate(args),
  replay: async (args) => (await import('./replay.ts')).replay(args),
  doctor: async (args) => (await import('./doctor.ts')).doctor(args),
  help: async () => print(HELP),
  version: async () => print(version),
}

async function main([name = 'help', ...args]: string[]): Promise<void> {
  const alias: Record<string, string> = { '--help': 'help', '-h': 'help', '--version': 'version', '-v': 'version' }
  const chosen = alias[name] ?? name
  const command = Object.hasOwn(commands, chosen) ? commands[chosen] : undefined
  if (command === undefined)
    throw new OperatorError(`There is no command "${name}". \`npm run populace -- help\` lists them.`)
  if (existsSync('.env')) process.loadEnvFile('.env')
  await command(args)
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  printError(error)
  process.exitCode = 1
}
