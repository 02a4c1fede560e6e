import path from 'node:path'
import type { Config } from '../../platform/config.ts'
import { OperatorError, ServiceError } from '../../platform/errors.ts'
import type { Logger } from '../../platform/log.ts'
import { sha256 } from '../../platform/secrets.ts'
import { diskStore } from './disk-store.ts'
import type { MediaStore } from './media-store.ts'
import { type S3Settings, s3Store } from './s3-store.ts'

type StorageConfig = Pick<
  Config,
  'DATA_DIR' | 'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>

/** The storage that the operator has chosen; nothing is sent to it before it is needed. */
export function openMediaStore(config: StorageConfig, log?: Logger): MediaStore {
  const settings = s3SettingsOf(config)
  return trusted(settings === null ? diskStore(path.join(config.DATA_DIR, 'media')) : s3Store(settings), log)
}

function s3SettingsOf(config: StorageConfig): S3Settings | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config
  if (S3_ENDPOINT === undefined && S3_BUCKET === undefined) return null
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []))
  if (missing.length > 0) {
    throw new OperatorError(
      `Storing images and documents in a bucket needs ${missing.join(', ')}, too; ` +
        'without S3_ENDPOINT and S3_BUCKET they lie under DATA_DIR.',
    )
  }
  return {
    endpoint: S3_ENDPOINT!,
    bucket: S3_BUCKET!,
    region: config.S3_REGION,
    access_key_id: S3_ACCESS_KEY_ID!,
    secret_access_key: S3_SECRET_ACCESS_KEY!,
  }
}

/** Whatever goes wrong in a storage is the same to callers; the log has the reason, for whoever runs it. */
function trusted(store: MediaStore, log: Logger | undefined): MediaStore {
  const attempt = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      log?.error({ err: error }, 'the storage of images and documents failed')
      throw new ServiceError(
        'engine_unavailable',
        'Images and documents cannot be stored or read at the moment.',
        { retry_after_seconds: 5 },
        { cause: error },
      )
    }
  }
  return {
    put: (key, bytes, mime) => attempt(() => store.put(key, bytes, mime)),
    get: (key) =>
      attempt(async () => {
        const bytes = await store.get(key)
        if (!key.endsWith(`/${sha256(bytes).toString('hex')}`)) throw new Error(`${key} is not what was stored`)
        return bytes
      }),
    remove: (key) => attempt(() => store.remove(key)),
  }
}
