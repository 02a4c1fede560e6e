import type { z } from 'zod'
import { type ErrorDetails, invalidRequest, ServiceError } from '../../platform/errors.ts'
import type { create } from './contract.ts'
import { type MediaType, mediaTypes } from './formats/format.ts'
import { articled, type Recognised, recognise } from './recognise.ts'

export type UploadInput = z.output<typeof create.input>

export interface ReadUpload extends Recognised {
  bytes: Uint8Array
  /** What it was called by whoever sent it. */
  filename: string
}

/** A file as it came, whichever way, with every type that somebody says it has. */
interface Given {
  field: string
  bytes: Uint8Array
  filename: string
  declared: readonly (string | undefined)[]
}

/** The file that an upload is about, when it is one that we take. */
export function readUpload(input: UploadInput, mostBytes: number): ReadUpload {
  const { field, bytes, filename, declared } = given(input)
  if (bytes.length === 0) throw badField(field, 'must not be empty')
  if (bytes.length > mostBytes) {
    throw new ServiceError('payload_too_large', `The file is larger than the ${mostBytes} bytes that are accepted.`, {
      bytes: bytes.length,
      limit_bytes: mostBytes,
    })
  }
  const found = recognise(bytes)
  if ('flaw' in found) throw badField(field, found.flaw)
  if ('foreign' in found) {
    throw unsupported(`The file is ${found.foreign}; send a PNG, JPEG, WebP, GIF or PDF.`, { found: found.foreign })
  }
  for (const type of declared) checkDeclared(type, found.mime)
  return { bytes, filename, ...found }
}

function given(input: UploadInput): Given {
  const { file, data_url, file_data, filename = '', mime } = input
  const ways = Object.entries({ file, data_url, file_data }).filter(([, value]) => value !== undefined)
  if (ways.length !== 1) {
    const which = ways.length === 0 ? 'file' : ways[1]![0]
    throw badField(which, 'must be one of three: send either file (as multipart/form-data), data_url or file_data')
  }
  if (file !== undefined) {
    return { field: 'file', bytes: file.bytes, filename: filename || file.filename, declared: [mime, file.mime] }
  }
  if (data_url === undefined) {
    return { field: 'file_data', bytes: decoded('file_data', file_data!), filename, declared: [mime] }
  }
  const { type, data } = dataUrlParts(data_url)
  return { field: 'data_url', bytes: decoded('data_url', data), filename, declared: [mime, type] }
}

function dataUrlParts(url: string): { type: string; data: string } {
  const comma = url.indexOf(',')
  const head = /^\s*data:(.*);base64$/is.exec(url.slice(0, Math.min(Math.max(comma, 0), 300)))
  if (head === null) throw badField('data_url', 'must begin like data:image/png;base64,')
  return { type: head[1]!, data: url.slice(comma + 1) }
}

function decoded(field: string, base64: string): Uint8Array {
  const text = base64.replace(/[\t\n\f\r ]+/g, '')
  const bytes = Buffer.from(text, 'base64')
  // The decoder passes over what it does not know: only what it would write the same way was base64.
  if (bytes.toString('base64') !== text) throw badField(field, 'must be base64, padded with = to whole groups of four')
  return new Uint8Array(bytes)
}

/** What senders say who do not know; the first is also what a part of a multipart body has that says nothing. */
const UNDECLARED = ['text/plain', 'application/octet-stream', 'binary/octet-stream', '']

const SYNONYMS: Readonly<Record<string, MediaType>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/x-png': 'image/png',
  'image/apng': 'image/png',
  'application/x-pdf': 'application/pdf',
}

function checkDeclared(type: string | undefined, found: MediaType): void {
  const declared = (type ?? '').split(';')[0]!.trim().toLowerCase()
  if (UNDECLARED.includes(declared) || (SYNONYMS[declared] ?? declared) === found) return
  throw unsupported(`The file is declared as ${declared}, but is ${articled(found)} (${found}).`, { found, declared })
}

const unsupported = (message: string, details: ErrorDetails) =>
  new ServiceError('unsupported_media_type', message, { ...details, accepted: mediaTypes })

const badField = (field: string, message: string) =>
  invalidRequest(`Invalid request. ${field}: ${message}`, { fields: { [field]: [message] } })
