import { nearest } from '../../../../platform/nearest.ts'
import { operationFields } from '../../../sdk/generated/fields.ts'
import type { Field, OperationWords } from '../../../sdk/operation.ts'
import { type CommandOption, commonOptions } from '../../command.ts'
import { UsageError } from '../../errors.ts'
import { typed } from '../../program.ts'

const operations: Readonly<Record<string, OperationWords>> = operationFields

export const summaries = (): { id: string; summary: string }[] =>
  Object.entries(operations).map(([id, { summary }]) => ({ id, summary }))

export function operationOf(id: string): OperationWords {
  if (Object.hasOwn(operations, id)) return operations[id]!
  const meant = nearest(id, Object.keys(operations))
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`
  throw new UsageError(`There is no operation "${id}".${hint} \`${typed('call')}\` lists them.`)
}

export const fieldsOf = (id: string): Readonly<Record<string, Field>> => operationOf(id).fields

/** An option for each field; one that is called like an option of every command goes into --data. */
export const fieldOptions = (id: string): Record<string, CommandOption> =>
  Object.fromEntries(
    Object.entries(fieldsOf(id))
      .filter(([name]) => !Object.hasOwn(commonOptions, name))
      .map(([name, field]) => [name, optionOf(field)]),
  )

function optionOf({ type, values, required, default: usual, description = '' }: Field): CommandOption {
  const notes = [
    ...(required ? ['required'] : []),
    ...(usual === undefined ? [] : [`default: ${JSON.stringify(usual)}`]),
    ...(values === undefined ? [] : [values.join(', ')]),
  ]
  return {
    type: 'string',
    ...(type.endsWith('[]') || type === 'json' ? { multiple: true } : {}),
    value: type === 'json' ? 'JSON' : type.toUpperCase(),
    description: `${description.replace(/\.$/, '')}${notes.length === 0 ? '' : ` (${notes.join('; ')})`}`,
  }
}
