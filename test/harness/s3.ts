import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'

// It comes without types, and without a module to import.
const require = createRequire(import.meta.url)

interface S3rver {
  run(): Promise<{ port: number }>
  close(): Promise<void>
}

type S3rverClass = new (options: {
  address: string
  port: number
  silent: boolean
  directory: string
  vhostBuckets: boolean
  configureBuckets: { name: string }[]
}) => S3rver

export interface S3 {
  /** Settings with which a service stores there. */
  settings: Record<string, string>
  close(): Promise<void>
}

/** A server that speaks the protocol of S3, checks signatures, and has one bucket. */
export async function startS3(): Promise<S3> {
  const Server = require('@20minutes/s3rver') as S3rverClass
  const directory = await mkdtemp(path.join(tmpdir(), 'populace-s3-'))
  const bucket = 'media'
  const server = new Server({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  })
  const { port } = await server.run()
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: bucket,
      // The one account that this server knows.
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async close() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
