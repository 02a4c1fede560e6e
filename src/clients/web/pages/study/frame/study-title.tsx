import { useRef, useState } from 'react'
import type { Study } from '../../../../sdk/index.ts'
import { useCall } from '../../../api.ts'
import { isFree } from '../../../boot.ts'
import { studyFrame } from '../../../strings/studies.ts'
import { classes } from '../../../ui/classes.ts'

const place = '-mx-1.5 rounded-control px-1.5 text-left'

/** The title, which a click makes a field: Enter or leaving it saves, Escape keeps what was. */
export function StudyTitle({ study }: { study: Study }) {
  const [editing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const update = useCall('studies.update', { changes: ['studies.'] })
  const done = (): void => {
    setEditing(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  const save = (text: string): void => {
    const title = text.trim()
    if (title !== '' && title !== study.title) update.mutate({ study_id: study.uuid, title })
    done()
  }
  if (isFree()) return study.title
  if (!editing) {
    return (
      <button
        ref={button}
        type="button"
        title={studyFrame.rename}
        onClick={() => setEditing(true)}
        className={classes(place, 'hover:bg-hover', update.isPending && 'animate-breathe')}
      >
        {/* What was typed stands here while the service takes it in. */}
        {update.isPending ? update.variables.title : study.title}
      </button>
    )
  }
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the field is what was asked for.
      autoFocus
      aria-label={studyFrame.titleField}
      defaultValue={study.title}
      maxLength={200}
      onFocus={(event) => event.target.select()}
      onBlur={(event) => save(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key === 'Escape') {
          event.currentTarget.value = study.title
          event.currentTarget.blur()
        }
      }}
      className={classes(place, 'w-full bg-paper outline-2 outline-accent')}
    />
  )
}
