import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

export const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest()

/** What the service keeps secret hangs on one key; each use derives its own, so that no two uses share key material. */
export interface Secrets {
  /** Encrypts with AES-256-GCM; `purpose` is bound in, so that a value sealed for one use cannot be opened as another. */
  seal(purpose: string, plaintext: string): Buffer
  /** The plaintext, or undefined when it was sealed under another key or altered. */
  open(purpose: string, sealed: Buffer): string | undefined
  /** A URL-safe signature of the text. */
  sign(purpose: string, text: string): string
  verify(purpose: string, text: string, signature: string): boolean
  /** Identifies the key without revealing it: two processes on one database must agree on it. */
  fingerprint(): string
}

const IV_BYTES = 12
const TAG_BYTES = 16

export function createSecrets(secretKey: string): Secrets {
  const derived = new Map<string, Buffer>()
  const derive = (use: string): Buffer => {
    let key = derived.get(use)
    if (key === undefined) {
      key = Buffer.from(hkdfSync('sha256', secretKey, 'populace', use, 32))
      derived.set(use, key)
    }
    return key
  }
  const sign = (purpose: string, text: string): string =>
    createHmac('sha256', derive(`sign:${purpose}`))
      .update(text)
      .digest('base64url')

  return {
    sign,
    seal(purpose, plaintext) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', derive(`seal:${purpose}`), iv)
      return Buffer.concat([iv, cipher.update(plaintext, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },
    open(purpose, sealed) {
      if (sealed.length < IV_BYTES + TAG_BYTES) return undefined
      try {
        const decipher = createDecipheriv('aes-256-gcm', derive(`seal:${purpose}`), sealed.subarray(0, IV_BYTES))
        decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES))
        const body = sealed.subarray(IV_BYTES, sealed.length - TAG_BYTES)
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
    verify(purpose, text, signature) {
      const expected = Buffer.from(sign(purpose, text))
      const given = Buffer.from(signature)
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
    fingerprint: () => sign('fingerprint', 'populace').slice(0, 16),
  }
}
