import { FileText, X } from 'lucide-react'
import { composing } from '../../../strings/asking.ts'
import { common } from '../../../strings/common.ts'
import { classes } from '../../../ui/classes.ts'
import type { Attached } from './use-attachments.ts'

const words = ({ status, problem }: Attached): string =>
  status === 'failed'
    ? composing.uploadFailed(problem ?? '')
    : status === 'ready'
      ? composing.uploaded
      : composing.uploading

/** What the question comes with, as small pictures; each can be taken away until the question is asked. */
export function AttachmentList({ files, onRemove }: { files: readonly Attached[]; onRemove: (key: string) => void }) {
  return (
    <ul aria-label={composing.attachments} aria-live="polite" className="flex flex-wrap gap-2">
      {files.map((file) => (
        <li
          key={file.key}
          className="flex max-w-72 items-center gap-2 rounded-control border border-line bg-tint py-1 pr-1 pl-1.5 text-[13px]"
        >
          {file.preview === null ? (
            <FileText size={18} aria-hidden className="mx-2 shrink-0 text-soft" />
          ) : (
            <img src={file.preview} alt="" className="size-9 shrink-0 rounded-[5px] object-cover" />
          )}
          <span className="grid min-w-0">
            <span className="truncate">{file.name}</span>
            <span
              className={classes(
                'text-xs',
                file.status === 'failed' ? 'text-bad' : 'text-soft',
                file.status === 'uploading' && 'animate-breathe',
              )}
            >
              {words(file)}
            </span>
          </span>
          <button
            type="button"
            aria-label={`${common.remove} ${file.name}`}
            onClick={() => onRemove(file.key)}
            className="inline-flex size-7 shrink-0 items-center justify-center rounded-control text-soft hover:bg-hover hover:text-ink"
          >
            <X size={14} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
