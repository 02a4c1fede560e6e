/** Where the bytes lie. What lies under a key never changes: the key is made of its digest. */
export interface MediaStore {
  put(key: string, bytes: Uint8Array, mime: string): Promise<void>
  get(key: string): Promise<Uint8Array>
  /** What is not there is removed already. */
  remove(key: string): Promise<void>
}

export const mediaKey = (organizationId: number, sha256: string): string => `${organizationId}/${sha256}`
