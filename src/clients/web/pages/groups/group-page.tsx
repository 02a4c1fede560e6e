import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { MoreHorizontal } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { GroupsGetOutput } from '../../../sdk/index.ts'
import { read } from '../../api.ts'
import { isFree } from '../../boot.ts'
import { ago } from '../../format.ts'
import { useCommands } from '../../shell/commands.ts'
import { groups } from '../../strings/groups.ts'
import { ButtonLink, buttonClass } from '../../ui/button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { Badge, Page } from '../../ui/page.tsx'
import { Problem, Skeleton, SkeletonRows } from '../../ui/states.tsx'
import { AddDialog } from './add-dialog.tsx'
import { Composition } from './composition.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { MembersTable } from './members-table.tsx'
import { Recruitments } from './recruitments.tsx'
import { useArchive } from './use-archive.ts'
import { useRemoval } from './use-removal.ts'

/** As many as a group can have: its charts need everybody. */
const EVERYBODY = 1000

/** One group: who is in it, how they were found, and what can be done with them. */
export default function GroupPage() {
  const { groupId } = useParams({ strict: false }) as { groupId: string }
  const query = useQuery(read('groups.get', { group_id: groupId, limit: EVERYBODY }))
  if (query.data !== undefined) return <Group key={query.data.group.uuid} data={query.data} />
  if (query.error === null) return <Waiting />
  return (
    <Page title={groups.title} headline={groups.one} above={back}>
      <Problem error={query.error} onRetry={() => void query.refetch()} />
    </Page>
  )
}

const back = (
  <Link to="/research-groups" className="hover:underline">
    {groups.title}
  </Link>
)

const Waiting = () => (
  <Page title={groups.title} headline={<Skeleton className="h-8 w-64" />} above={back}>
    <SkeletonRows rows={10} />
  </Page>
)

function Group({ data }: { data: GroupsGetOutput }) {
  const { group, recruitments } = data
  const [open, setOpen] = useState<'edit' | 'add'>()
  const navigate = useNavigate()
  const { archive } = useArchive()
  const { members, remove } = useRemoval(group.uuid, data.agents)
  const alive = group.archived_at === null && !isFree()
  useCommands(
    useMemo(() => {
      const run = () => void navigate({ to: '/research-studies/new', search: { group: group.uuid } })
      return alive ? [{ id: 'group.ask', group: groups.palette.group, label: groups.startStudy, run }] : []
    }, [navigate, group.uuid, alive]),
  )
  const gone = () => {
    archive(group)
    void navigate({ to: '/research-groups' })
  }
  return (
    <Page
      title={group.name}
      above={back}
      lead={group.description === '' ? undefined : group.description}
      actions={
        alive ? (
          <>
            <ButtonLink kind="primary" to="/research-studies/new" search={{ group: group.uuid }}>
              {groups.ask}
            </ButtonLink>
            <Menu
              label={groups.actions}
              trigger={<MoreHorizontal size={16} aria-hidden />}
              triggerClass={buttonClass('plain')}
            >
              <MenuItem onClick={() => setOpen('add')}>{groups.addMore}</MenuItem>
              <MenuItem onClick={() => setOpen('edit')}>{groups.edit}</MenuItem>
              <MenuItem danger onClick={gone}>
                {groups.archive}
              </MenuItem>
            </Menu>
          </>
        ) : (
          group.archived_at !== null && <Badge>{groups.isArchived}</Badge>
        )
      }
    >
      <p className="-mt-4 mb-6 text-sm text-soft">
        {groups.people(members.length)}, {groups.made(ago(group.created_at))}
      </p>
      <div className="grid gap-10">
        <Composition members={members} recruitments={recruitments} />
        <MembersTable
          members={members}
          weighted={recruitments.some(({ weighted }) => weighted)}
          onRemove={alive ? remove : undefined}
        />
        <Recruitments recruitments={recruitments} members={members} />
      </div>
      {open === 'edit' && <EditDialog group={group} onClose={() => setOpen(undefined)} />}
      {open === 'add' && <AddDialog group={group} recruitments={recruitments} onClose={() => setOpen(undefined)} />}
    </Page>
  )
}
