import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Group } from '../../../sdk/index.ts'
import { client } from '../../api.ts'
import { common } from '../../strings/common.ts'
import { newStudy, participants } from '../../strings/studies.ts'
import { Button } from '../../ui/button.tsx'
import { CheckBox, TextField } from '../../ui/field.tsx'
import { Problem, SkeletonRows } from '../../ui/states.tsx'

const PAGE = 100
/** So many are seen at a glance. */
const FEW = 8

interface ChooseGroupsProps {
  chosen: readonly string[]
  onChange: (uuids: string[]) => void
  /** Those that are in already. */
  without?: readonly string[]
}

/** Groups of the organization to tick, with a search where they are many. */
export function ChooseGroups({ chosen, onChange, without = [] }: ChooseGroupsProps) {
  const [text, setText] = useState('')
  const query = useInfiniteQuery({
    queryKey: ['groups.list', { pages: PAGE }],
    queryFn: async ({ pageParam, signal }) => client.groups.list({ limit: PAGE, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ offset, count, total }) => (offset + count < total ? offset + count : undefined),
  })
  if (query.data === undefined) {
    return query.error === null ? (
      <SkeletonRows rows={3} />
    ) : (
      <Problem error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  const groups = query.data.pages
    .flatMap(({ groups }) => groups)
    .filter(({ uuid, archived_at }) => archived_at === null && !without.includes(uuid))
  if (groups.length === 0) return <NoGroups />
  const shown = groups.filter(({ name }) => name.toLocaleLowerCase().includes(text.trim().toLocaleLowerCase()))
  const toggle = ({ uuid }: Pick<Group, 'uuid'>): void =>
    onChange(chosen.includes(uuid) ? chosen.filter((one) => one !== uuid) : [...chosen, uuid])
  return (
    <div className="grid gap-2">
      {groups.length > FEW && (
        <TextField
          type="search"
          label={newStudy.searchGroups}
          hideLabel
          placeholder={newStudy.searchGroups}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <div className="grid max-h-80 gap-1 overflow-y-auto rounded-control border border-line p-2">
        {shown.map((group) => (
          <CheckBox
            key={group.uuid}
            className="rounded-control px-1.5 py-1 hover:bg-hover"
            label={
              <>
                {group.name} <span className="text-soft">{participants.size(group.agent_count)}</span>
              </>
            }
            checked={chosen.includes(group.uuid)}
            onChange={() => toggle(group)}
          />
        ))}
        {query.hasNextPage && (
          <Button small busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {common.more}
          </Button>
        )}
      </div>
    </div>
  )
}

const NoGroups = () => (
  <p className="text-sm text-soft">
    {newStudy.noGroups}{' '}
    <Link to="/audience" className="text-accent underline">
      {newStudy.recruit}
    </Link>
  </p>
)
