import type { Operation, Parameter, Schema } from '../document/document.ts'
import { fits, type ValidatorOptions } from '../document/validate.ts'
import type { Draft } from './draft.ts'
import type { Draw } from './draw.ts'
import { spoilValue } from './spoil-value.ts'
import { unstorable } from './texts.ts'

export interface Spoilt {
  draft: Draft
  /** What was done to it, in a few words. */
  how: string
  /** Whether the document calls it wrong; what it leaves open is only held to a proper answer. */
  wrong: boolean
}

/** One thing at a time is changed in a right request. */
export function spoil(draw: Draw, operation: Operation, draft: Draft, options: ValidatorOptions): Spoilt {
  const ways = [spoilAddress, spoilHeaders, spoilQuery, spoilMethod]
  const inBody = [spoilBody, spoilBody, spoilBody, spoilBody, spoilJson, spoilType]
  const inPath = operation.parameters.some((parameter) => parameter.in === 'path') ? [spoilPath] : []
  const way = draw.one([...ways, ...(operation.body === undefined ? [spoilQuery] : inBody), ...inPath])
  return way(draw, operation, draft, options)
}

type Way = (draw: Draw, operation: Operation, draft: Draft, options: ValidatorOptions) => Spoilt

const spoilBody: Way = (draw, operation, draft, options) => {
  const schema = operation.body!.json
  const { value, how } = spoilValue(draw, schema, draft.body ?? {}, options)
  const text = JSON.stringify(value)
  const bad = unstorable.some((one) => text.includes(JSON.stringify(one).slice(1, -1)))
  return { draft: { ...draft, body: value }, how: `body: ${how}`, wrong: bad || !fits(schema, value, options) }
}

/** What is no JSON object at all, or such that parsers differ about it. */
const spoilJson: Way = (draw, operation, draft) => {
  const whole = JSON.stringify(draft.body ?? {})
  const [field = 'a'] = Object.keys((operation.body!.json.properties as object | undefined) ?? {})
  const broken: [string, string | Buffer][] = [
    ['cut short', whole.slice(0, -1)],
    ['with something after it', `${whole}x`],
    ['two objects', `${whole}${whole}`],
    ['a list', `[${whole}]`],
    ['a text', '"text"'],
    ['null twice', 'nullnull'],
    ['single quotes', "{'a':1}"],
    ['a comment', `/* */${whole}`],
    ['a NUL', '\0'],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xc0, 0xaf, 0x22, 0x3a, 0x31, 0x7d])],
    ['UTF-16', Buffer.from(whole, 'utf16le')],
    ['NaN', `{"${field}":NaN}`],
    ['__proto__', '{"__proto__":{"a":1}}'],
    ['__proto__, escaped', '{"\\u005f_proto__":{"a":1}}'],
    ['constructor.prototype', '{"constructor":{"prototype":{"a":1}}}'],
    ['very deep', `{"${field}":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
    ['very deep objects', `{"${field}":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`],
    ['many fields', JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`f${at}`, at])))],
  ]
  const undecided: [string, string][] = [
    ['a number beyond all', `{"${field}":1e400}`],
    ['a field twice', whole === '{}' ? `{"${field}":1,"${field}":2}` : `${whole.slice(0, -1)},${whole.slice(1)}`],
    ['a byte order mark', `\ufeff${whole}`],
    ['nothing', ''],
    ['white space', '  \r\n\t'],
    ['null', 'null'],
  ]
  const wrong = draw.chance(75)
  const [how, raw_body] = draw.one<[string, string | Buffer]>(wrong ? broken : undecided)
  return { draft: { ...draft, raw_body }, how: `JSON: ${how}`, wrong }
}

const spoilType: Way = (draw, _operation, draft) => {
  const content_type = draw.one([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/json5',
    'json',
    ';',
    'application/',
  ])
  return { draft: { ...draft, body: draft.body ?? {}, content_type }, how: `type ${content_type}`, wrong: true }
}

const queryRubbish = [
  '',
  ' ',
  '-1',
  '0',
  '1.5',
  '1e3',
  '0x1',
  '999999999999999999999',
  'null',
  'true',
  'yes',
  '[]',
  '{}',
]

const spoilQuery: Way = (draw, operation, draft) => {
  const parameters = operation.parameters.filter((parameter) => parameter.in === 'query')
  if (parameters.length === 0 || draw.chance(15)) {
    const name = draw.one(['nonsense', '__proto__', 'constructor', 'toString', 'limit[]', 'limit[a]', '', 'é'])
    const query = [...draft.query, [name, '1'] as const]
    // What takes a body does not read the query.
    return {
      draft: { ...draft, query },
      how: `query: ${name}`,
      wrong: operation.body === undefined && name !== '' && operation.method === 'GET',
    }
  }
  const parameter = draw.one(parameters)
  const { name, schema } = parameter
  const others = draft.query.filter(([other]) => other !== name)
  if (draw.chance(20)) {
    const query = [...others, [name, '1'] as const, [name, '1'] as const]
    return { draft: { ...draft, query }, how: `query: ${name} twice`, wrong: !takesLists(schema) }
  }
  if (draw.chance(15))
    return { draft: { ...draft, query: others }, how: `query: no ${name}`, wrong: parameter.required }
  const text = draw.one([...queryRubbish, ...unstorable, 'x'.repeat(5000), '🙂'])
  // A broken surrogate cannot be written in a query; a NUL can.
  const wrong = text.includes('\0') || !readsAs(parameter, text)
  return { draft: { ...draft, query: [...others, [name, text]] }, how: `query: ${name}`, wrong }
}

const takesLists = (schema: Schema): boolean =>
  schema.type === 'array' || ((schema.anyOf as Schema[] | undefined)?.some(takesLists) ?? false)

/** Whether a text in a query is a value of the parameter. */
function readsAs({ schema }: Pick<Parameter, 'schema'>, text: string): boolean {
  const resolve = (): Schema => ({})
  const candidates: unknown[] = [text]
  if (/^-?\d+(\.\d+)?(e\d+)?$/.test(text)) candidates.push(Number(text))
  if (text === 'true' || text === 'false') candidates.push(text === 'true')
  return candidates.some((value) => fits(schema, value, { resolve }) || fits(schema, [value], { resolve }))
}

const spoilPath: Way = (draw, operation, draft) => {
  const { name } = draw.one(operation.parameters.filter((parameter) => parameter.in === 'path'))
  const text = draw.one([
    '0',
    '-1',
    '1.0',
    '01',
    ' 1',
    '9'.repeat(40),
    '2147483648',
    '9223372036854775808',
    'null',
    '🙂',
    'a b',
    "'",
    '"',
    '*',
    '%',
    '\\',
    ';',
    '..',
    '.',
    'x'.repeat(101),
    'x'.repeat(450),
    '\u0000',
    '\ud800',
    'constructor',
    '__proto__',
    '00000000-0000-0000-0000-000000000000',
    'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  ])
  return { draft: { ...draft, path: { ...draft.path, [name]: text } }, how: `path: ${name}`, wrong: true }
}

/** Addresses that are written badly. Where they lead is not always the operation. */
const spoilAddress: Way = (draw, operation, draft) => {
  const plain = operation.path.replaceAll(/\{\w+\}/g, '1')
  const raw_target = draw.one([
    `${plain}%`,
    `${plain}%zz`,
    `${plain}/`,
    `/${plain}`,
    `${plain}%00`,
    `${plain}?%`,
    `${plain}?a=%zz&b=%E0%A4%A`,
    `${plain}?=&&==&`,
    `${plain}?${'a=1&'.repeat(2000)}`,
    `${plain};x=1`,
    plain.toUpperCase(),
    `${plain}/..%2f..%2fetc%2fpasswd`,
    `${plain}%c0%ae%c0%ae`,
    plain.replace('/', '/%2e%2e/'),
    `http://elsewhere.example${plain}`,
    `${plain}#x`,
  ])
  return { draft: { ...draft, raw_target }, how: 'address', wrong: false }
}

const spoilHeaders: Way = (draw, operation, draft) => {
  const key = draw.one(['', ' ', 'a b', 'x'.repeat(256), 'é', '\t', 'a,b', '"', '\u00ff'])
  const others: Record<string, string>[] = [
    { accept: 'image/png' },
    { accept: ';;;' },
    { 'x-request-id': draw.one(['é', 'x'.repeat(200), '<script>']) },
    { 'x-http-method-override': 'DELETE' },
    { 'x-populace-organization': 'x' },
    { 'x-forwarded-for': "'; drop table users" },
    { 'user-agent': 'x'.repeat(5000) },
    { cookie: 'populace_session=; populace_session=%; =' },
    { 'content-encoding': 'gzip' },
    { expect: '200-maybe' },
    { range: 'bytes=0-0' },
    { 'if-none-match': '*' },
    { 'accept-language': 'x'.repeat(3000) },
    { origin: 'null' },
  ]
  if (operation.repeatable && draw.chance(60)) {
    const headers = { ...draft.headers, 'idempotency-key': key }
    return {
      draft: { ...draft, headers },
      how: `Idempotency-Key ${JSON.stringify(key)}`,
      wrong: !/^[\x21-\x7e]{1,255}$/.test(key),
    }
  }
  const listed = operation.parameters.filter((parameter) => parameter.in === 'header' && parameter.schema.enum)
  if (listed.length > 0 && draw.chance(40)) {
    const name = draw.one(listed).name.toLowerCase()
    return { draft: { ...draft, headers: { ...draft.headers, [name]: 'perhaps' } }, how: `header ${name}`, wrong: true }
  }
  const header = draw.one(others)
  return {
    draft: { ...draft, headers: { ...draft.headers, ...header } },
    how: `header ${Object.keys(header)[0]}`,
    wrong: false,
  }
}

const spoilMethod: Way = (draw, _operation, draft) => {
  const method = draw.one([
    'HEAD',
    'OPTIONS',
    'PUT',
    'PATCH',
    'DELETE',
    'POST',
    'GET',
    'PROPFIND',
    'PURGE',
    'TRACE',
    'QUERY',
  ])
  return { draft: { ...draft, method }, how: `method ${method}`, wrong: false }
}
