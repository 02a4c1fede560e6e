import type { CommandCall } from '../../command.ts'
import { formOptions } from '../../question-form.ts'
import { whomOptions } from '../../whom.ts'

export const options = {
  group: { type: 'string', value: 'ID', description: 'a group of yours' },
  study: { type: 'string', value: 'ID', description: 'the participants of a study' },
  agent: { type: 'string', value: 'ID', description: 'one agent' },
  agents: { type: 'string', multiple: true, value: '1,2,3', description: 'these agents; makes a group of them' },
  size: {
    type: 'string',
    value: 'N',
    description: 'with conditions: how many people to recruit, up to 1,000 (default: 20)',
  },
  ...whomOptions,
  ...formOptions,
  show: {
    type: 'string',
    value: 'N',
    description: 'answers to print, the rest is counted only (default: 20; 0 for none)',
  },
  wait: { type: 'string', value: 'SECONDS', description: 'wait no longer than that (default: as long as it takes)' },
  'no-wait': { type: 'boolean', description: 'only queue the question, and say how to read it later' },
} as const

export type AskCall = CommandCall<typeof options>

/** What is asked, and how much of it is shown for how long. */
export interface Asking {
  question: string
  most: number
  timeout_seconds: number | undefined
}
