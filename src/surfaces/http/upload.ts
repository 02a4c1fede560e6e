import type { FastifyRequest } from 'fastify'
import type { Upload } from '../../platform/contract/call.ts'
import { invalidRequest, ServiceError } from '../../platform/errors.ts'

const MOST_FIELDS = 20

/** The fields of a multipart body, with the one file that it may have under `file`. */
export async function uploadedFields(request: FastifyRequest, mostBytes: number): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = Object.create(null)
  const limits = { files: 1, fields: MOST_FIELDS, fileSize: mostBytes, fieldSize: 65_536, headerPairs: 100 }
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        // Not as a Buffer, which writes itself out as JSON number by number.
        const bytes = new Uint8Array(await part.toBuffer())
        fields[part.fieldname] = {
          filename: part.filename ?? '',
          mime: part.mimetype,
          bytes,
        } satisfies Upload
      } else {
        if (part.fieldname in fields)
          throw invalidRequest(`The field ${part.fieldname.slice(0, 80)} stands there twice.`)
        fields[part.fieldname] = part.value
      }
    }
  } catch (error) {
    throw understandable(error, mostBytes)
  }
  return { ...fields }
}

function understandable(error: unknown, mostBytes: number): unknown {
  if (error instanceof ServiceError) return error
  const code = (error as { code?: string }).code ?? ''
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    const message = `The file is too large: at most ${mostBytes} bytes are accepted.`
    return new ServiceError('payload_too_large', message, { limit_bytes: mostBytes })
  }
  if (code === 'FST_FILES_LIMIT') return invalidRequest('Send one file at a time.')
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT') return invalidRequest('There are too many fields.')
  return invalidRequest('The body is not well-formed multipart/form-data.')
}
