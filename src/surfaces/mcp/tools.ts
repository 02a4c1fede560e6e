import { type Contract, pathParameters, type ToolSet, toolSets } from '../../platform/contract/contract.ts'
import { invalidRequest } from '../../platform/errors.ts'
import { nearest } from '../../platform/nearest.ts'
import { inputSchema, type ObjectSchema, type Schema } from './input-schema.ts'

/** Seconds that asking tools wait when they are not told: less than the minute after which many clients give up. */
export const DEFAULT_WAIT = 45
export const MOST_WAIT = 300
/** Of answers and members: a conversation is no database. */
export const DEFAULT_LIMIT = 20

/** An operation as assistants see it. */
export interface McpTool {
  contract: Contract
  name: string
  set: ToolSet
  title: string
  description: string
  inputSchema: ObjectSchema
  annotations: { readOnlyHint: boolean; destructiveHint?: boolean; idempotentHint?: boolean; openWorldHint: false }
}

/**
 * Every contract with a `tool`. There is no output schema: answers are cut to fit a conversation, errors have an envelope
 * of their own, and a schema that is not exact makes clients refuse good answers.
 */
export function toolsOf(contracts: readonly Contract[]): McpTool[] {
  const inTools = byAddress(contracts)
  return contracts.flatMap((contract) => {
    if (contract.tool === undefined) return []
    const { name, set } = contract.tool
    return [
      {
        contract,
        name,
        set,
        title: contract.summary,
        description: describe(contract, inTools),
        inputSchema: JSON.parse(inTools(JSON.stringify(argumentsOf(contract, contracts)))) as ObjectSchema,
        annotations: annotationsOf(contract),
      },
    ]
  })
}

/** The names of other operations, as assistants call them: they see no addresses. */
function byAddress(contracts: readonly Contract[]): (text: string) => string {
  const names = new Map(
    contracts.flatMap(({ method, path, tool }) => (tool === undefined ? [] : [[`${method} ${path}`, tool.name]])),
  )
  return (text) =>
    text.replace(/`([A-Z]+ \/[^`]*)`/g, (whole, address: string) => {
      const name = names.get(address)
      return name === undefined ? whole : `\`${name}\``
    })
}

/** Nothing about who may call it: whoever may not does not see it. How to wait is told by `wait`. */
const describe = ({ description, tool }: Contract, inTools: (text: string) => string): string =>
  [inTools(tool!.description ?? description), tool!.advice].filter((part) => part !== undefined).join(' ')

/** For these the surface speaks: it says itself where a request comes from, and `wait` does what waiting is there for. */
const OWN = ['source_surface', 'response_mode']

function argumentsOf(contract: Contract, contracts: readonly Contract[]): ObjectSchema {
  const { properties, ...schema } = inputSchema(contract)
  const { follow, undescribed = [], hidden = [] } = contract.tool!
  // "group_id", "offset": what they are is in their names. That ids and uuids both do, a client is told once.
  const plain = [...pathParameters(contract.path), 'offset', ...undescribed]
  const shown = Object.entries(properties).filter(([name]) => ![...OWN, ...hidden].includes(name))
  const read = contracts.find(({ id }) => id === follow?.read)?.tool?.name
  return {
    ...schema,
    properties: {
      ...Object.fromEntries(shown.map(([name, property]) => [name, argument(name, property, plain)])),
      ...(read === undefined ? {} : { wait: waitFor(read) }),
      ...(contract.idempotent ? { idempotency_key } : {}),
    },
  }
}

function argument(name: string, { description, ...property }: Schema, plain: readonly string[]): Schema {
  if (isLimit(name)) return { ...property, default: DEFAULT_LIMIT }
  return description === undefined || plain.includes(name) ? property : { ...property, description }
}

const isLimit = (name: string): boolean => name === 'limit' || name === 'answers_limit'

const waitFor = (read: string): Schema => ({
  type: 'integer',
  minimum: 0,
  maximum: MOST_WAIT,
  default: DEFAULT_WAIT,
  description: `Seconds to wait for \`outcomes\`, as ${read} returns them; 0: not at all. When they are over, read it there; do not ask again.`,
})

/** What it is for, a client is told once. */
const idempotency_key = { type: 'string' }

/** The arguments with what assistants get when they do not say. */
export function withDefaults(
  { contract, inputSchema: { properties } }: McpTool,
  input: object,
): Record<string, unknown> {
  const filled: Record<string, unknown> = { ...input }
  for (const name of ['limit', 'answers_limit']) if (Object.hasOwn(properties, name)) filled[name] ??= DEFAULT_LIMIT
  if ('source_surface' in contract.input.shape) filled.source_surface ??= 'mcp'
  // Ids are numbers in answers, and models give them back as they were.
  for (const name of pathParameters(contract.path))
    if (typeof filled[name] === 'number') filled[name] = String(filled[name])
  return filled
}

function annotationsOf({ method, path, idempotent }: Contract): McpTool['annotations'] {
  // What creates, queues or charges honours an Idempotency-Key; a POST that does not changes nothing.
  if (method === 'GET' || (method === 'POST' && !idempotent)) return { readOnlyHint: true, openWorldHint: false }
  return {
    readOnlyHint: false,
    destructiveHint: method === 'DELETE' || path.endsWith('/remove'),
    idempotentHint: method !== 'POST',
    openWorldHint: false,
  }
}

/** "ask,studies" as sets; all of them when nothing is said. */
export function toolSetsOf(text: string | undefined): readonly ToolSet[] {
  if (text === undefined || text.trim() === '') return toolSets
  return text.split(',').map((part) => {
    const name = part.trim()
    if ((toolSets as readonly string[]).includes(name)) return name as ToolSet
    const meant = nearest(name, toolSets)
    throw invalidRequest(
      `There is no tool set "${name.slice(0, 80)}"${meant === undefined ? '' : `; did you mean ${meant}?`} ` +
        `Sets are ${toolSets.join(', ')}.`,
      { toolsets: [name.slice(0, 80)] },
    )
  })
}
