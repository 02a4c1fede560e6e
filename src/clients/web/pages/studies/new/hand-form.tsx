import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall } from '../../../api.ts'
import { newStudy } from '../../../strings/studies.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { Problem } from '../../../ui/states.tsx'
import { ChooseGroups } from '../choose-groups.tsx'

/** A study of one's own making: a title, what for, and who takes part. */
export function HandForm({ group, title: first = '' }: { group?: string | undefined; title?: string | undefined }) {
  const navigate = useNavigate()
  const [title, setTitle] = useState(first.slice(0, 200))
  const [objective, setObjective] = useState('')
  const [groups, setGroups] = useState<string[]>(group === undefined ? [] : [group])
  const [tried, setTried] = useState(false)
  const create = useCall('studies.create', {
    changes: ['studies.list'],
    onDone: ({ study }) => void navigate({ to: '/research-studies/$studyId', params: { studyId: study.uuid } }),
    onError: () => {},
  })
  const send = (): void => {
    setTried(true)
    if (title.trim() === '') return
    create.mutate({
      title: title.trim(),
      ...(objective.trim() === '' ? {} : { objective: objective.trim() }),
      ...(groups.length === 0 ? {} : { research_group_uuids: groups }),
    })
  }
  return (
    <form
      noValidate
      className="grid max-w-3xl gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextField
        label={newStudy.handTitle}
        value={title}
        required
        maxLength={200}
        problem={tried && title.trim() === '' ? newStudy.handTitleMissing : undefined}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextArea
        label={newStudy.objective}
        hint={newStudy.objectiveHint}
        value={objective}
        maxLength={4000}
        onChange={(event) => setObjective(event.target.value)}
      />
      <fieldset className="grid gap-1.5">
        <legend className="mb-1 text-[13px] font-medium text-soft">{newStudy.groups}</legend>
        <ChooseGroups chosen={groups} onChange={setGroups} />
        <p className="text-[13px] text-soft">{newStudy.groupsHint}</p>
      </fieldset>
      {create.error !== null && <Problem error={create.error} onRetry={send} />}
      <div>
        <Button kind="primary" type="submit" busy={create.isPending}>
          {newStudy.create}
        </Button>
      </div>
    </form>
  )
}
