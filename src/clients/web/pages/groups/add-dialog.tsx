import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { GroupsGetOutput } from '../../../sdk/index.ts'
import { useCall } from '../../api.ts'
import { groups } from '../../strings/groups.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { tell } from '../../ui/toasts.tsx'
import { BuilderLink, FilterWords } from './recruitments.tsx'

const words = groups.adding
const MOST = 1000

/** Recruits more by the filter of those who came last; by another one in the builder. */
export function AddDialog({
  group,
  recruitments,
  onClose,
}: {
  group: GroupsGetOutput['group']
  recruitments: GroupsGetOutput['recruitments']
  onClose: () => void
}) {
  const last = recruitments.at(-1)
  const room = MOST - group.agent_count
  const [size, setSize] = useState(String(Math.min(10, room)))
  const append = useCall('groups.append', {
    changes: ['groups.'],
    onDone: ({ recruited_agents, shortfall }) => {
      tell((shortfall > 0 ? words.short : words.done)(recruited_agents.length))
      onClose()
    },
  })
  const wanted = /^\d{1,4}$/.test(size) && Number(size) >= 1 && Number(size) <= room ? Number(size) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (wanted === undefined || last === undefined) return
    const { filters, target, sample_method } = last
    append.mutate({
      group_id: group.uuid,
      group_size: wanted,
      filters,
      sample_method: sample_method as 'random',
      ...(target === null ? {} : { description: target }),
    })
  }
  if (room <= 0 || last === undefined) {
    return (
      <Dialog open onClose={onClose} title={words.title}>
        <p className="text-sm">{room <= 0 ? words.full : words.byHand}</p>
        {room > 0 && (
          <Link to="/audience" search={{ into: group.uuid }} className="text-sm text-accent hover:underline">
            {words.other}
          </Link>
        )}
      </Dialog>
    )
  }
  return (
    <Dialog open onClose={onClose} title={words.title}>
      <form onSubmit={submit} className="grid gap-4 text-sm" noValidate>
        <div>
          <p className="text-soft">{words.how}</p>
          <FilterWords filters={last.filters} />
        </div>
        <TextField
          label={words.size}
          inputMode="numeric"
          value={size}
          hint={words.sizeHint(room)}
          problem={wanted === undefined ? words.sizeProblem(room) : undefined}
          onChange={(event) => setSize(event.target.value)}
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <BuilderLink filters={last.filters} country="US" into={group.uuid} label={words.other} />
          <Button kind="primary" type="submit" busy={append.isPending}>
            {words.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
