import { CornerDownRight, Paperclip, Sparkles, X } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import type { StudiesAskOutput, Study } from '../../../../sdk/index.ts'
import { useCall } from '../../../api.ts'
import { composing } from '../../../strings/asking.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { TextArea } from '../../../ui/field.tsx'
import { AttachmentList } from './attachment-list.tsx'
import { type Draft, emptyDraft, formatOf, problemOf } from './draft.ts'
import { Forecast } from './forecast.tsx'
import { FormatFields } from './format-fields.tsx'
import { Optimiser } from './optimiser.tsx'
import { Planned } from './planned.tsx'
import { ACCEPTED, filesIn, useAttachments } from './use-attachments.ts'

export interface ComposerProps {
  study: Study
  draft: Draft
  onChange: (draft: Draft) => void
  onAsking: (question: string | null) => void
  onAsked: (asked: StudiesAskOutput) => void
  field: RefObject<HTMLDivElement | null>
}

/** Where a question is written, made fair, weighed up, and asked. */
export function Composer({ study, draft, onChange, onAsking, onAsked, field }: ComposerProps) {
  const attachments = useAttachments()
  const [dragging, setDragging] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const optimize = useCall('questions.optimize')
  const ask = useCall('studies.ask', {
    changes: ['studies.', 'billing.'],
    onDone: (asked) => {
      onChange(emptyDraft)
      attachments.clear()
      optimize.reset()
      onAsked(asked)
    },
  })
  const problem = problemOf(draft)
  const ready = problem === null && !attachments.uploading && !attachments.failed && !ask.isPending
  const change = (part: Partial<Draft>) => onChange({ ...draft, ...part })

  const send = () => {
    if (!ready) return
    const format = formatOf(draft)
    onAsking(draft.question.trim())
    ask.mutate(
      {
        study_id: study.uuid,
        question: draft.question.trim(),
        ...(format === undefined ? {} : { format }),
        ...(attachments.ids.length === 0 ? {} : { attachments: attachments.ids }),
      },
      { onSettled: () => onAsking(null) },
    )
  }
  const check = () => {
    const format = formatOf(draft)
    optimize.mutate({ question: draft.question.trim(), ...(format === undefined ? {} : { format }) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      send()
    }
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setDragging(false)
    attachments.add(filesIn(event.dataTransfer))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop files; the button "Attach" does the same.
    <div
      ref={field}
      onKeyDown={onKeyDown}
      onDragOver={(event) => {
        event.preventDefault()
        setDragging(true)
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={onDrop}
      onPaste={(event) => {
        const files = filesIn(event.clipboardData)
        if (files.length === 0) return
        event.preventDefault()
        attachments.add(files)
      }}
      className={classes(
        'grid gap-4 rounded-card border bg-raised p-4 sm:p-5',
        dragging ? 'border-accent bg-accent-tint' : 'border-line',
      )}
    >
      {draft.follows !== null && (
        <div className="flex items-center gap-2 rounded-control bg-tint px-3 py-1 text-[13px]">
          <CornerDownRight size={14} aria-hidden className="shrink-0 text-soft" />
          <span className="min-w-0 flex-1 truncate">
            <span className="text-soft">{composing.followUp}</span> {draft.follows.question}
          </span>
          <IconButton className="size-7" label={composing.noFollowUp} onClick={() => onChange(emptyDraft)}>
            <X size={14} aria-hidden />
          </IconButton>
        </div>
      )}
      <TextArea
        label={composing.label}
        hideLabel
        placeholder={dragging ? composing.drop : composing.placeholder}
        value={draft.question}
        onChange={({ target }) => {
          optimize.reset()
          change({ question: target.value })
        }}
      />
      {study.planned_questions.length > 0 && draft.question === '' && (
        <Planned questions={study.planned_questions} onChoose={onChange} />
      )}
      <FormatFields draft={draft} onChange={change} />
      {attachments.files.length > 0 && <AttachmentList files={attachments.files} onRemove={attachments.remove} />}
      {optimize.data !== undefined && (
        <Optimiser
          found={optimize.data}
          onTake={(question) => {
            change({ question })
            optimize.reset()
          }}
          onKeep={() => optimize.reset()}
        />
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
        <div className="min-w-0 flex-1 basis-72">
          <Forecast draft={draft} agents={study.participant_count} attachments={attachments.ids.length} />
        </div>
        <div className="grid justify-items-end gap-1 max-sm:w-full">
          <div className="flex flex-wrap items-center justify-end gap-2">
            <input
              ref={picker}
              type="file"
              multiple
              hidden
              aria-label={composing.attach}
              accept={ACCEPTED.join(',')}
              onChange={({ target }) => {
                attachments.add([...(target.files ?? [])])
                target.value = ''
              }}
            />
            <Button
              kind="quiet"
              icon={<Paperclip size={15} aria-hidden />}
              title={composing.attachHint}
              onClick={() => picker.current?.click()}
            >
              {composing.attach}
            </Button>
            <Button
              icon={<Sparkles size={15} aria-hidden />}
              busy={optimize.isPending}
              disabled={problem !== null}
              onClick={check}
            >
              {composing.check}
            </Button>
            <Button kind="primary" busy={ask.isPending} disabled={!ready} onClick={send}>
              {composing.ask(study.participant_count)}
            </Button>
          </div>
          <p className="text-right text-xs text-soft">
            {problem !== null && draft.question.trim() !== '' ? problem : composing.keysHint}
          </p>
        </div>
      </div>
    </div>
  )
}
