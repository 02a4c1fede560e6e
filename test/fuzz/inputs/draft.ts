import type { Operation, Schema } from '../document/document.ts'
import type { Draw } from './draw.ts'
import { drawValue, type Sources } from './values.ts'

/** A request before it is written out, so that single parts of it can be spoiled. */
export interface Draft {
  method: string
  /** By name, not yet encoded. */
  path: Record<string, string>
  query: (readonly [name: string, value: string])[]
  headers: Record<string, string>
  /** A JSON body; undefined where there is none. */
  body: unknown
  /** In place of what `path` and `query` make. */
  raw_target?: string
  /** In place of what `body` makes. */
  raw_body?: string | Buffer
  content_type?: string | null
}

/** A request that the document calls right. */
export function drawDraft(draw: Draw, operation: Operation, sources: Sources): Draft {
  const draft: Draft = { method: operation.method, path: {}, query: [], headers: {}, body: undefined }
  for (const { name, in: place, required, schema } of operation.parameters) {
    const always = required || place === 'path'
    if (!always && !draw.chance(operation.parameters.length > 10 ? 12 : 40)) continue
    const certainty = place === 'path' ? 95 : 80
    const value =
      place === 'header'
        ? drawHeader(draw, name, schema)
        : drawValue(draw, schema, name, { ...sources, certainty, longest: 250 })
    if (place === 'path') draft.path[name] = pathText(value)
    else if (place === 'header') draft.headers[name.toLowerCase()] = String(value)
    else for (const one of queryTexts(value)) draft.query.push([name, one])
  }
  if (operation.body !== undefined && (operation.body.required || draw.chance(90)))
    draft.body = drawValue(draw, operation.body.json, '', sources)
  return draft
}

let headers = 0

/** A text is like no other before: an Idempotency-Key that comes twice by chance would be a conflict. */
const drawHeader = (draw: Draw, name: string, schema: Schema): string =>
  schema.enum === undefined ? `${name}-${++headers}` : draw.one(schema.enum as string[])

/** No segment of a path is empty: that would be another address. */
const pathText = (value: unknown): string => (value === '' ? '-' : String(value))

/** As forms send it: a list by repetition, anything else that is no plain value as JSON. */
const queryTexts = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.map((one) => (typeof one === 'object' ? JSON.stringify(one) : String(one)))
    : [typeof value === 'object' ? JSON.stringify(value) : String(value)]
