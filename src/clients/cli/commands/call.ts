import { readFileSync } from 'node:fs'
import { type Command, type CommandCall, command } from '../command.ts'
import { copyToStdout } from '../copy.ts'
import { UsageError } from '../errors.ts'
import { readInputFile } from '../input-file.ts'
import { typed } from '../program.ts'
import { fieldOptions, fieldsOf, operationOf, summaries } from './call/operations.ts'
import { readField } from './call/read-field.ts'

const options = {
  data: { type: 'string', value: 'JSON|@FILE|-', description: 'the whole input, as text, from a file or from stdin' },
  'idempotency-key': { type: 'string', value: 'KEY', description: 'sent twice, the work is done once' },
} as const

const examples = [
  'call jobs.get --job_id 01a1e2bd-e144-78a9-9f3d-6fe2b88dbcff',
  'call agents.search --country US --occupation nurse --limit 3',
  `call groups.recruit --data '{"name": "Nurses", "group_size": 20, "occupation": "nurse"}'`,
]

/** `call OPERATION`: any operation of the API, by the id that the reference has for it. */
export const call: Command = command({
  name: 'call',
  summary: 'any operation of the API, by its name; prints its answer as JSON',
  usage: 'OPERATION [--FIELD VALUE …] [--data JSON|@FILE|-]',
  details: '`call` alone lists the operations, `call OPERATION --help` the fields of one.',
  options,
  examples,
  forArgs(args) {
    const id = args.find((arg) => !arg.startsWith('-'))
    if (id === undefined) return call
    const { summary, description } = operationOf(id)
    return {
      ...call,
      summary: summary.charAt(0).toLowerCase() + summary.slice(1),
      usage: `${id} [--FIELD VALUE …] [--data JSON|@FILE|-]`,
      details: description,
      options: { ...fieldOptions(id), ...options },
      examples: [],
    }
  },
  async run(call) {
    const [id, ...others] = call.positionals
    if (id === undefined) return showOperations(call)
    if (others.length > 0) throw new UsageError(`Say which field "${others[0]}" is for: ${typed(`call ${id} --help`)}`)
    const answer = await perform(call, id, inputOf(call, id))
    if (answer instanceof Response) return copyToStdout(answer)
    if (call.out.wants_json) call.out.json(answer)
    else call.out.print(JSON.stringify(answer, null, 2))
  },
})

type Method = (input: Record<string, unknown>, options: { idempotency_key?: string }) => Promise<unknown>

function perform({ client, values }: CommandCall, id: string, input: Record<string, unknown>): Promise<unknown> {
  const [folder = '', name = ''] = id.split('.')
  const method = (client as unknown as Record<string, Record<string, Method>>)[folder]![name]!
  const key = (values as { 'idempotency-key'?: string })['idempotency-key']
  return method(input, key === undefined ? {} : { idempotency_key: key })
}

/** What --data says, and the fields that were said one by one: these have the last word. */
function inputOf({ values }: CommandCall, id: string): Record<string, unknown> {
  const given = values as Record<string, string | string[] | undefined>
  const fields = Object.entries(fieldsOf(id)).flatMap(([name, field]) => {
    const value = given[name]
    return value === undefined || Object.hasOwn(options, name) ? [] : [[name, readField(name, field, value)]]
  })
  return { ...dataOf(given.data as string | undefined), ...Object.fromEntries(fields) }
}

function dataOf(text: string | undefined): Record<string, unknown> {
  if (text === undefined) return {}
  const json =
    text === '-' ? readFileSync(0, 'utf8') : text.startsWith('@') ? readInputFile(text.slice(1)).toString() : text
  try {
    const value: unknown = JSON.parse(json)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {
    // Said below, with what it should be.
  }
  throw new UsageError('--data needs a JSON object: \'{"limit": 5}\', @input.json or - for stdin.')
}

function showOperations({ out }: CommandCall): void {
  const operations = summaries()
  if (out.wants_json) out.json({ operations })
  else {
    out.table(
      [{ title: 'operation' }, { title: '', shrinks: true, style: 'dim' }],
      operations.map(({ id, summary }) => [id, summary]),
    )
  }
}
