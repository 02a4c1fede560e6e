import type { QuestionsAskGroupInput } from '../sdk/index.ts'
import { UsageError } from './errors.ts'

type Format = NonNullable<QuestionsAskGroupInput['format']>

const types = ['open', 'single_choice', 'multiple_choice', 'scale', 'numeric', 'ranking'] as const
const lengths = ['short', 'medium', 'detailed'] as const

/** The options by which every command that asks says how it is to be answered. */
export const formOptions = {
  format: {
    type: 'string',
    value: 'FORM',
    description: 'how it is answered (default: as the wording says)',
    choices: types,
  },
  options: {
    type: 'string',
    value: '"A,B,C"',
    description: 'answers to choose from; with | between them where they have commas',
  },
  scale: { type: 'string', value: '1-5', description: 'a scale of whole numbers, from and to' },
  length: { type: 'string', value: 'LENGTH', description: 'how much people say', choices: lengths },
  optimize: { type: 'boolean', description: 'ask a wording that leads nobody, and keep yours beside it' },
} as const

/** What the options come to; undefined where the wording is to decide. */
export function formatOf(values: {
  format?: string
  options?: string
  scale?: string
  length?: string
}): Format | undefined {
  const options = values.options === undefined ? undefined : choicesOf(values.options)
  const scale = values.scale === undefined ? undefined : scaleOf(values.scale)
  if (options !== undefined && scale !== undefined) throw new UsageError('--options and --scale exclude each other.')
  const type = (values.format as Format['type']) ?? (scale && 'scale') ?? (options && 'single_choice')
  const format: Format = {
    ...(type === undefined ? {} : { type }),
    ...(options === undefined ? {} : { options }),
    ...(scale === undefined ? {} : { scale }),
    ...(values.length === undefined ? {} : { length: values.length as NonNullable<Format['length']> }),
  }
  return Object.keys(format).length === 0 ? undefined : format
}

function choicesOf(text: string): string[] {
  const options = text.split(text.includes('|') ? '|' : ',').map((option) => option.trim())
  const filled = options.filter((option) => option !== '')
  if (filled.length < 2) throw new UsageError('--options needs at least two answers: --options "Yes,No,Not sure".')
  return filled
}

function scaleOf(text: string): { min: number; max: number } {
  const [, min, max] = /^(-?\d{1,4})(?:-|\.\.|:)(-?\d{1,4})$/.exec(text.trim()) ?? []
  if (min === undefined || max === undefined || Number(min) >= Number(max)) {
    throw new UsageError('--scale needs where it begins and ends: --scale 1-5.')
  }
  return { min: Number(min), max: Number(max) }
}
