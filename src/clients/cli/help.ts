import { type Command, type CommandFamily, type CommandOptions, commonOptions, isFamily } from './command.ts'
import { typed } from './program.ts'
import { padEnd } from './terminal/width.ts'
import { wrap } from './terminal/wrap.ts'

/** As wide as the terminal, but no wider than is good to read. */
const WIDTH = Math.max(60, Math.min(100, process.stdout.columns || 100))

/** The help of a command, or of one of a family: `help jobs wait`. */
export function helpOf(entry: Command | CommandFamily, family?: CommandFamily): string {
  return isFamily(entry) ? familyHelp(entry) : commandHelp(entry, family)
}

function familyHelp({ name, summary, details, commands, default: chosen }: CommandFamily): string {
  const rows = commands.map((each) => [
    `${name} ${each.name} ${each.usage.replace(/ ?\[options\]/, '')}`.trim(),
    `${each.summary}${each.name === chosen ? ' (default)' : ''}`,
  ])
  const examples = commands.flatMap((each) => each.examples.slice(0, 1))
  return sections(
    `Usage: ${typed(`${name} <command> [options]`)}`,
    paragraph(`${sentence(summary)}${details === undefined ? '' : ` ${details}`}`),
    columns(rows),
    examplesText(examples),
    `\`${typed(`help ${name} ${commands[0]!.name}`)}\` shows the options of one of them.`,
  )
}

function commandHelp({ name, summary, usage, details, options, examples }: Command, family?: CommandFamily): string {
  const whole = family === undefined ? name : `${family.name} ${name}`
  return sections(
    `Usage: ${typed(`${whole} ${usage}`.trim())}`,
    paragraph(sentence(summary)),
    details === undefined ? '' : paragraph(details),
    columns(optionRows({ ...options, ...commonOptions })),
    examplesText(examples),
  )
}

const optionRows = (options: CommandOptions): string[][] =>
  Object.entries(options).map(([name, { type, value = 'VALUE', description, short, choices }]) => [
    `${short === undefined ? '' : `-${short}, `}--${name}${type === 'string' ? ` ${value}` : ''}`,
    `${description}${choices === undefined ? '' : `: ${choices.join(', ')}`}`,
  ])

const examplesText = (examples: readonly string[]): string =>
  examples.length === 0 ? '' : ['Examples:', ...examples.map((example) => `  ${typed(example)}`)].join('\n')

const sections = (...parts: string[]): string => parts.filter((part) => part !== '').join('\n\n')

const sentence = (summary: string): string => `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`

export const paragraph = (text: string): string => wrap(text, { width: WIDTH })

/** Two columns; a name that is too long for its column has its description below. */
export function columns(rows: readonly (readonly string[])[], most = 34): string {
  const width = Math.min(most, Math.max(...rows.map(([name]) => name!.length)))
  const hanging = ' '.repeat(width + 4)
  return rows
    .map(([name = '', description = '']) =>
      name.length > width
        ? `  ${name}\n${wrap(description, { width: WIDTH, indent: hanging })}`
        : wrap(description, { width: WIDTH, indent: `  ${padEnd(name, width)}  `, hanging }),
    )
    .join('\n')
}
