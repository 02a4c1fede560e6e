import { readFileSync } from 'node:fs'
import { command } from '../command.ts'
import { UsageError } from '../errors.ts'
import { wholeNumber } from '../given.ts'
import { typed } from '../program.ts'
import { whomDetails, whomOptions } from '../whom.ts'
import { options } from './ask/asking.ts'
import { askPanel } from './ask/panel.ts'
import { askPeople } from './ask/people.ts'

/** `ask "…"`: puts a question to the shared panel, or to people of one's choice, and prints who says what. */
export const ask = command({
  name: 'ask',
  summary: 'put a question to people, and see who says what and what it comes to',
  usage: "'QUESTION' [options]",
  details:
    'Without options the twelve of the shared panel answer; a free key will do. --group, --study, --agent and --agents ask ' +
    'people of yours, conditions recruit a group first; these need a live key. A - instead of the question reads it from ' +
    `stdin. ${whomDetails}`,
  options,
  examples: [
    "ask 'Would you pay $7 for an oat-milk latte at the airport?'",
    "ask 'Which do you drink first in the morning?' --options 'Coffee,Tea,Water' --group 7",
    "ask 'What would make you switch banks?' --filter country=US --filter occupation=nurse --size 30",
    "ask 'How satisfied are you with your commute?' --scale 1-5 --study 3 --json",
  ],
  async run(call) {
    const question = questionOf(call.positionals)
    const { values } = call
    if (values.wait !== undefined && values['no-wait']) throw new UsageError('--wait and --no-wait exclude each other.')
    const asking = {
      question,
      most: wholeNumber('show', values.show, 100_000) ?? 20,
      timeout_seconds: wholeNumber('wait', values.wait, 86_400),
    }
    const isForPeople = [...Object.keys(whomOptions), 'group', 'study', 'agent', 'agents'].some(
      (name) => (values as Record<string, unknown>)[name] !== undefined,
    )
    if (isForPeople) return askPeople(call, asking)
    if (values.size !== undefined) throw new UsageError('--size needs conditions: --filter country=US --size 20.')
    return askPanel(call, asking)
  },
})

function questionOf(positionals: readonly string[]): string {
  const text = positionals.length === 1 && positionals[0] === '-' ? readFileSync(0, 'utf8') : positionals.join(' ')
  const question = text.trim()
  if (question === '') throw new UsageError(`Ask something: ${typed("ask 'Do you like mornings?'")}`)
  return question
}
