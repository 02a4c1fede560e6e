import { useCallback, useEffect, useRef, useState } from 'react'
import { client } from '../../../api.ts'
import { composing } from '../../../strings/asking.ts'
import { sentencesOf } from '../../../ui/problem-words.ts'
import { tell } from '../../../ui/toasts.tsx'

/** What the service takes; what a file really is, it reads off the bytes. */
export const ACCEPTED = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'application/pdf']
const MOST = 8

export interface Attached {
  key: string
  name: string
  /** An address of the file in this browser; null for documents. */
  preview: string | null
  status: 'uploading' | 'ready' | 'failed'
  media_asset_id: number | null
  problem: string | null
}

/** The files of the question that is being written; each is uploaded as soon as it is chosen. */
export function useAttachments() {
  const [files, setFiles] = useState<readonly Attached[]>([])
  const previews = useRef(new Set<string>())

  const change = useCallback((key: string, part: Partial<Attached>) => {
    setFiles((known) => known.map((file) => (file.key === key ? { ...file, ...part } : file)))
  }, [])

  const add = useCallback(
    (chosen: readonly File[]) => {
      const room = Math.max(0, MOST - files.length)
      if (chosen.length > room) tell(composing.tooMany)
      for (const file of chosen.slice(0, room)) {
        const key = crypto.randomUUID()
        const preview = file.type.startsWith('image/') ? URL.createObjectURL(file) : null
        if (preview !== null) previews.current.add(preview)
        const attached: Attached = {
          key,
          name: file.name,
          preview,
          status: 'uploading',
          media_asset_id: null,
          problem: null,
        }
        setFiles((known) => [...known, attached])
        client.media.create({ file, filename: file.name }).then(
          ({ media_asset_id }) => change(key, { status: 'ready', media_asset_id }),
          (error: Error) => change(key, { status: 'failed', problem: sentencesOf(error).words }),
        )
      }
    },
    [files.length, change],
  )

  const remove = useCallback((key: string) => {
    setFiles((known) => known.filter((file) => file.key !== key))
  }, [])
  const clear = useCallback(() => setFiles([]), [])

  // Previews hold the files in memory until they are let go.
  useEffect(() => {
    const held = previews.current
    return () => {
      for (const preview of held) URL.revokeObjectURL(preview)
    }
  }, [])

  return {
    files,
    add,
    remove,
    clear,
    ids: files.flatMap(({ media_asset_id }) => media_asset_id ?? []),
    uploading: files.some(({ status }) => status === 'uploading'),
    failed: files.some(({ status }) => status === 'failed'),
  }
}

/** The files of a drop or a paste. */
export const filesIn = (data: DataTransfer | null): File[] => [...(data?.files ?? [])]
