import { AwsClient } from 'aws4fetch'
import { sha256 } from '../../platform/secrets.ts'
import type { MediaStore } from './media-store.ts'

export interface S3Settings {
  endpoint: string
  bucket: string
  region: string
  access_key_id: string
  secret_access_key: string
}

const TIMEOUT_MS = 30_000
const RETRIES = 3

/** A bucket at any server that speaks the protocol: its name stands in the path, which all of them understand. */
export function s3Store({ endpoint, bucket, region, access_key_id, secret_access_key }: S3Settings): MediaStore {
  const client = new AwsClient({
    accessKeyId: access_key_id,
    secretAccessKey: secret_access_key,
    region,
    service: 's3',
    retries: RETRIES,
  })
  const send = async (key: string, request: RequestInit): Promise<Response> => {
    const response = await client.fetch(`${endpoint}/${encodeURIComponent(bucket)}/${key}`, {
      ...request,
      // Nobody else is to see what was signed for this server.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.ok) return response
    throw new Error(`${request.method} ${key} was answered with ${response.status}: ${await excerpt(response)}`)
  }
  return {
    async put(key, bytes, mime) {
      // The digest is signed, too: without it anybody on the way could exchange the bytes.
      const headers = { 'content-type': mime, 'x-amz-content-sha256': sha256(bytes).toString('hex') }
      const response = await send(key, { method: 'PUT', headers, body: bytes as Uint8Array<ArrayBuffer> })
      await response.body?.cancel()
    },
    async get(key) {
      return new Uint8Array(await (await send(key, { method: 'GET' })).arrayBuffer())
    },
    async remove(key) {
      // Servers of this protocol answer 204 also where there was nothing.
      const response = await send(key, { method: 'DELETE' })
      await response.body?.cancel()
    },
  }
}

/** Servers say in XML what was wrong, the important part first. */
const excerpt = async (response: Response): Promise<string> => (await response.text()).slice(0, 500)
