import type { Client } from '../../../sdk/index.ts'
import type { Output } from '../../output.ts'
import { formatInWords } from './formats.ts'

type Planned = Awaited<ReturnType<Client['studies']['get']>>['study']['planned_questions'][number]

/** Questions that are planned, each with the form of its answer. */
export function showQuestions(out: Output, plan: readonly Planned[]): void {
  plan.forEach(({ question, format, source }, at) => {
    const indent = `  ${String(at + 1).padStart(2)}. `
    const hanging = ' '.repeat(indent.length)
    out.print(out.wrap(question, { indent, hanging }))
    const form = `${formatInWords(format)}${source === 'given' ? ', your own' : ''}`
    out.print(out.colours.dim(out.wrap(form, { indent: hanging })))
  })
}
