import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Archive, Users } from 'lucide-react'
import { useEffect, useState } from 'react'
import { client } from '../../api.ts'
import { isFree } from '../../boot.ts'
import { ago, count } from '../../format.ts'
import { groups } from '../../strings/groups.ts'
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Page } from '../../ui/page.tsx'
import { Empty, Loaded, SkeletonRows } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import { useArchive } from './use-archive.ts'

/** The groups of the organization, newest first. */
export default function GroupsPage() {
  const toBuilder = (
    <ButtonLink to="/audience" kind="primary">
      {groups.new}
    </ButtonLink>
  )
  return (
    <Page title={groups.title} lead={groups.lead} actions={toBuilder}>
      <GroupList />
    </Page>
  )
}

const PAGE = 50

function useGroups() {
  return useInfiniteQuery({
    queryKey: ['groups.list', { limit: PAGE }],
    queryFn: ({ pageParam, signal }) => client.groups.list({ limit: PAGE, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ offset, count: number, total }) => (offset + number < total ? offset + number : undefined),
  })
}

function GroupList() {
  const { q = '' } = useSearch({ strict: false }) as Record<string, string>
  const query = useGroups()
  const { hidden, archive } = useArchive()
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = query

  // The service does not search by name: what is looked for may be on any page.
  useEffect(() => {
    if (q !== '' && hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [q, hasNextPage, isFetchingNextPage, fetchNextPage])

  const wanted = q.trim().toLowerCase()
  return (
    <Loaded query={query} waiting={<SkeletonRows rows={8} />}>
      {({ pages }) => {
        const all = pages.flatMap((page) => page.groups).filter(({ uuid }) => !hidden.has(uuid))
        const shown = all.filter(({ name, description }) => `${name} ${description}`.toLowerCase().includes(wanted))
        if (all.length === 0) return <NoGroups />
        const actions = {
          head: <span className="sr-only">{groups.columns.actions}</span>,
          className: 'w-12',
          cell: (group: (typeof all)[number]) => (
            <IconButton
              label={groups.archiveNamed(group.name)}
              className="-my-1.5 size-8"
              onClick={() => archive(group)}
            >
              <Archive size={15} aria-hidden />
            </IconButton>
          ),
        }
        return (
          <div className="grid gap-3">
            <SearchField text={q} />
            {shown.length === 0 ? (
              <p role="status" className="py-6 text-sm text-soft">
                {groups.noneCalled(q)}
              </p>
            ) : (
              <Table
                label={groups.title}
                rows={shown}
                rowKey={({ uuid }) => uuid}
                columns={[
                  {
                    head: groups.columns.name,
                    cell: ({ uuid, name, description }) => (
                      <div className="min-w-40">
                        <Link
                          to="/research-groups/$groupId"
                          params={{ groupId: uuid }}
                          className="font-medium hover:underline"
                        >
                          {name}
                        </Link>
                        <p className="line-clamp-2 text-[13px] text-soft">{description}</p>
                      </div>
                    ),
                  },
                  { head: groups.columns.people, number: true, cell: ({ agent_count }) => count(agent_count) },
                  {
                    head: groups.columns.made,
                    className: 'whitespace-nowrap max-sm:hidden',
                    cell: ({ created_at }) => ago(created_at),
                  },
                  ...(isFree() ? [] : [actions]),
                ]}
              />
            )}
            {hasNextPage && (
              <div className="flex items-center gap-3 text-[13px] text-soft">
                <Button small busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                  {groups.more}
                </Button>
                {groups.shown(all.length, pages[0]?.total ?? all.length)}
              </div>
            )}
          </div>
        )
      }}
    </Loaded>
  )
}

const TYPING_MS = 250

/** What is looked for stands in the address a moment after it was typed. */
function SearchField({ text: first }: { text: string }) {
  const [text, setText] = useState(first)
  const navigate = useNavigate()
  useEffect(() => {
    if (text === first) return
    const timer = setTimeout(() => {
      void navigate({ to: '/research-groups', search: text === '' ? {} : { q: text }, replace: true })
    }, TYPING_MS)
    return () => clearTimeout(timer)
  }, [text, first, navigate])
  return (
    <TextField
      label={groups.search}
      hideLabel
      type="search"
      className="max-w-xs"
      placeholder={groups.search}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  )
}

const NoGroups = () => (
  <Empty icon={<Users size={24} aria-hidden />} title={groups.none}>
    <p>{groups.noneWords}</p>
    <ButtonLink to="/audience" kind="primary">
      {groups.new}
    </ButtonLink>
  </Empty>
)
