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
  /** Sealed anew where that was under another key that is known: undefined where nothing opens it. */
  reseal(purpose: string, sealed: Buffer): Resealed | undefined
  /** A URL-safe signature of the text. */
  sign(purpose: string, text: string): string
  /** That of every key that is known, the first being the one that is made now. */
  signatures(purpose: string, text: string): string[]
  verify(purpose: string, text: string, signature: string): boolean
  /** Identifies the key that seals without revealing it. */
  fingerprint(): string
  /** Those of all keys that are known, that one first. */
  fingerprints(): string[]
}

export interface Resealed {
  sealed: Buffer
  /** False where it was sealed under the current key already. */
  changed: boolean
}

const IV_BYTES = 12
const TAG_BYTES = 16
/** Characters of a fingerprint. */
const FINGERPRINT = 16

/** Seals and signs with the first key; opens and accepts what any of the others has sealed or signed, too. */
export function createSecrets(secretKey: string, accepted: readonly string[] = []): Secrets {
  const rings = [...new Set([secretKey, ...accepted])].map(createRing)
  const current = rings[0]!
  const open = (purpose: string, sealed: Buffer): string | undefined => {
    for (const ring of rings) {
      const text = ring.open(purpose, sealed)
      if (text !== undefined) return text
    }
    return undefined
  }
  const signatures = (purpose: string, text: string): string[] => rings.map((ring) => ring.sign(purpose, text))
  const fingerprints = (): string[] =>
    signatures('fingerprint', 'populace').map((signature) => signature.slice(0, FINGERPRINT))

  return {
    seal: current.seal,
    open,
    reseal(purpose, sealed) {
      if (current.open(purpose, sealed) !== undefined) return { sealed, changed: false }
      const text = open(purpose, sealed)
      return text === undefined ? undefined : { sealed: current.seal(purpose, text), changed: true }
    },
    sign: current.sign,
    signatures,
    verify: (purpose, text, signature) =>
      // All of them, whichever it is: how long it takes tells nothing.
      signatures(purpose, text)
        .map((expected) => isSame(expected, signature))
        .includes(true),
    fingerprint: () => fingerprints()[0]!,
    fingerprints,
  }
}

function isSame(one: string, other: string): boolean {
  const [expected, given] = [Buffer.from(one), Buffer.from(other)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/** What one key can do. */
type Ring = Pick<Secrets, 'seal' | 'open' | 'sign'>

function createRing(secretKey: string): Ring {
  const derived = new Map<string, Buffer>()
  const derive = (use: string): Buffer => {
    let key = derived.get(use)
    if (key === undefined) {
      key = Buffer.from(hkdfSync('sha256', secretKey, 'populace', use, 32))
      derived.set(use, key)
    }
    return key
  }
  return {
    sign: (purpose, text) =>
      createHmac('sha256', derive(`sign:${purpose}`))
        .update(text)
        .digest('base64url'),
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
  }
}
