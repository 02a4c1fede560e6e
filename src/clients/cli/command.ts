import type { Client } from '../sdk/index.ts'
import type { Output } from './output.ts'

/** An option as node:util's parseArgs takes it, and what its help says. */
export interface CommandOption {
  type: 'string' | 'boolean'
  short?: string
  multiple?: boolean
  description: string
  /** What stands for its value in the help: "ID". */
  value?: string
  /** What its value can be, where that is a short list. */
  choices?: readonly string[]
}

export type CommandOptions = Record<string, CommandOption>

export type ValuesOf<Options extends CommandOptions> = {
  -readonly [K in keyof Options]?: Options[K] extends { type: 'boolean' }
    ? boolean
    : Options[K] extends { multiple: true }
      ? string[]
      : string
}

export interface CommandCall<Options extends CommandOptions = CommandOptions> {
  values: ValuesOf<Options>
  positionals: string[]
  /** Of the service and with the key that were chosen; made when it is first used. */
  readonly client: Client
  readonly base_url: string
  out: Output
  /** Aborted when somebody presses Ctrl-C. */
  signal: AbortSignal
  /** What to type after Ctrl-C to go on: "jobs wait 7f…". */
  resumeWith(command: string): void
}

export interface Command<Options extends CommandOptions = CommandOptions> {
  name: string
  /** One line for the list of commands. */
  summary: string
  /** What stands behind the name: "'QUESTION' [options]". */
  usage: string
  /** Further sentences of the help. */
  details?: string
  options: Options
  /** As they are typed, without the program: "ask 'Tea or coffee?'". */
  examples: readonly string[]
  /** For a command whose options depend on what was typed: the command as it is then. */
  forArgs?(args: readonly string[]): Command
  run(call: CommandCall<Options>): Promise<void>
}

/** A command whose first word behind the name says what to do: `jobs list`, `jobs wait ID`. */
export interface CommandFamily {
  name: string
  summary: string
  details?: string
  /** Each with its own name: "list", "wait". */
  commands: readonly Command[]
  /** What is done when nothing is said. */
  default?: string
}

export const isFamily = (command: Command | CommandFamily): command is CommandFamily => 'commands' in command

/** Makes a command, with the values of its options typed. */
export const command = <const Options extends CommandOptions>(value: Command<Options>): Command =>
  value as unknown as Command

/** What every command takes. */
export const commonOptions = {
  service: {
    type: 'string',
    value: 'URL',
    description: 'the service (default: POPULACE_URL, BASE_URL, else this machine)',
  },
  key: { type: 'string', value: 'KEY', description: 'the API key (default: POPULACE_API_KEY, or one that was saved)' },
  'allow-http': { type: 'boolean', description: 'let the key travel without encryption to another machine' },
  json: { type: 'boolean', description: 'one JSON document on stdout' },
  help: { type: 'boolean', short: 'h', description: 'this text' },
} as const satisfies CommandOptions
