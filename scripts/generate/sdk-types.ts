import { scopes } from '../../src/platform/contract/contract.ts'
import { errorCodes } from '../../src/platform/errors.ts'
import { namedShapes } from './named-shapes.ts'
import { type Operation, operations, typeName } from './schemas.ts'
import { comment, formOf, shapeText, typeText, type Writing } from './type-text.ts'

/** Types of every request and answer, and of the tree of methods: what a caller of the SDK programs against. */
export function sdkTypes(): string {
  return `/** Written by \`npm run generate\` from the contracts; do not edit. */
import type { CallOptions } from '../options.ts'
import type { PagePromise } from '../pages.ts'

/** What the service names an error by. */
export type ErrorCode =
${unionLines(Object.keys(errorCodes))}

/** What a key may do. */
export type Scope =
${unionLines(scopes)}

${namedShapes.map(({ name, side, schema }) => declaration(name, shapeText(schema, writings[side]))).join('\n')}
${operations.map(operationTypes).join('\n')}
/** One method for every operation of the service. */
export interface Operations ${treeText(treeOf(operations), '')}
`
}

const named = new Map(namedShapes.map(({ name, side, schema }) => [`${side} ${formOf(schema)}`, name]))

const namesOf = (side: 'input' | 'output') =>
  new Map([...named].flatMap(([key, name]) => (key.startsWith(`${side} `) ? [[key.slice(side.length + 1), name]] : [])))

const writings: Record<'input' | 'output', Writing> = {
  input: { named: namesOf('input'), io: 'input' },
  output: { named: namesOf('output'), io: 'output' },
}

const unionLines = (values: readonly string[]): string => values.map((value) => `  | '${value}'`).join('\n')

const declaration = (name: string, text: string): string =>
  text.startsWith('{') && text.endsWith('\n}')
    ? `export interface ${name} ${text}\n`
    : `export type ${name} = ${text}\n`

function operationTypes({ contract, input, output }: Operation): string {
  const name = typeName(contract.id)
  const properties = { ...input.properties }
  const writing = writings.input
  const fields = typeText({ ...input, properties }, writing)
  // A browser, Node, Deno and Bun all have Blob for a file.
  const request = contract.upload ? fields.replace(/^ {2}file\?: unknown$/m, '  file?: Blob | undefined') : fields
  const answer = contract.files === undefined ? declaration(`${name}Output`, typeText(output, writings.output)) : ''
  return [declaration(`${name}Input`, request), answer].filter(Boolean).join('\n')
}

interface Tree {
  [name: string]: Operation | Tree
}

function treeOf(list: readonly Operation[]): Tree {
  const root: Tree = {}
  for (const operation of list) {
    const names = operation.contract.id.split('.')
    const last = names.pop()!
    let node = root
    for (const name of names) {
      node[name] ??= {}
      node = node[name] as Tree
    }
    node[last] = operation
  }
  return root
}

const isOperation = (node: Operation | Tree): node is Operation => 'contract' in node && 'input' in node

function treeText(tree: Tree, indent: string): string {
  const inner = `${indent}  `
  const rows = Object.entries(tree).map(([name, node]) =>
    isOperation(node) ? methodText(name, node, inner) : `${inner}${name}: ${treeText(node, inner)}\n`,
  )
  return `{\n${rows.join('')}${indent}}`
}

function methodText(method: string, { contract, input, list }: Operation, indent: string): string {
  const name = typeName(contract.id)
  const given = (input.required ?? []).length === 0 ? 'input?' : 'input'
  const answer = `${name}Output`
  const result =
    contract.files !== undefined
      ? 'Promise<Response>'
      : list === undefined
        ? `Promise<${answer}>`
        : `PagePromise<${answer}, ${answer}['${list.items}'][number]>`
  return `${comment(`${contract.summary}: \`${contract.method} ${contract.path}\`.\n\n${contract.description}`, indent)}${indent}${method}(${given}: ${name}Input, options?: CallOptions): ${result}\n`
}
