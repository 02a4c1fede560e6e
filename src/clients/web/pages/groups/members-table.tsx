import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { decimal } from '../../format.ts'
import { groups } from '../../strings/groups.ts'
import { Button } from '../../ui/button.tsx'
import { Portrait } from '../../ui/portrait.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import type { Member } from './use-removal.ts'

const PAGE = 25
const words = groups.members

/** Everybody in the group, a page at a time; some can be chosen and removed. */
export function MembersTable({
  members,
  weighted,
  onRemove,
}: {
  members: readonly Member[]
  weighted: boolean
  onRemove: ((uuids: readonly string[]) => void) | undefined
}) {
  const search = useSearch({ strict: false }) as Record<string, string>
  const last = Math.max(1, Math.ceil(members.length / PAGE))
  const page = Math.min(last, Math.max(1, Number(search.page) || 1))
  const [chosen, setChosen] = useState<readonly string[]>([])
  const start = (page - 1) * PAGE
  const shown = members.slice(start, start + PAGE)
  const remove = () => {
    onRemove?.(chosen)
    setChosen([])
  }
  return (
    <section className="grid gap-3">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-3">
        <h2>{words.title}</h2>
        {chosen.length > 0 && (
          <Button kind="danger" small onClick={remove}>
            {words.remove(chosen.length)}
          </Button>
        )}
      </div>
      {members.length === 0 ? (
        <p className="text-sm text-soft">{words.empty}</p>
      ) : (
        <Table
          label={words.title}
          rows={shown}
          rowKey={({ uuid }) => uuid}
          columns={columnsOf({
            weighted,
            abroad: new Set(members.map(({ country }) => country)).size > 1,
            screened: members.some(({ screening }) => screening.length > 0),
            chosen,
            onChoose: onRemove === undefined ? undefined : setChosen,
          })}
        />
      )}
      {last > 1 && (
        <Pages page={page} last={last} words={words.page(start + 1, start + shown.length, members.length)} />
      )}
    </section>
  )
}

function columnsOf({
  weighted,
  abroad,
  screened,
  chosen,
  onChoose,
}: {
  weighted: boolean
  /** Whether members live in several countries. */
  abroad: boolean
  screened: boolean
  chosen: readonly string[]
  onChoose: ((chosen: readonly string[]) => void) | undefined
}): Column<Member>[] {
  const placeOf = ({ city, state, country }: Pick<Member, 'city' | 'state' | 'country'>) =>
    abroad ? words.placeAbroad(city, state, country) : words.place(city, state)
  const toggle = (uuid: string) =>
    onChoose?.(chosen.includes(uuid) ? chosen.filter((one) => one !== uuid) : [...chosen, uuid])
  const choose: Column<Member> = {
    head: <span className="sr-only">{words.columns.choose}</span>,
    className: 'w-8',
    cell: ({ uuid, name }) => (
      // The whole cell is the target.
      <label className="-m-1 inline-flex size-8 cursor-pointer items-center justify-center">
        <span className="sr-only">{words.choose(name)}</span>
        <input
          type="checkbox"
          className="size-4 accent-accent"
          checked={chosen.includes(uuid)}
          onChange={() => toggle(uuid)}
        />
      </label>
    ),
  }
  const person: Column<Member> = {
    head: words.columns.person,
    cell: ({ uuid, name, age, sex, occupation, ...member }) => (
      <div className="flex min-w-44 items-center gap-2.5">
        <Portrait uuid={uuid} size={32} />
        <div>
          <Link to="/agents/$agentId" params={{ agentId: uuid }} className="font-medium hover:underline">
            {name}
          </Link>
          <div className="text-[13px] text-soft">{words.ageSex(age, sex)}</div>
          {/* Where there is no room for columns. */}
          <div className="text-[13px] text-soft sm:hidden">{occupation}</div>
          <div className="text-[13px] text-soft sm:hidden">{placeOf(member)}</div>
        </div>
      </div>
    ),
  }
  const said: Column<Member> = {
    head: words.columns.said,
    cell: ({ screening }) => (
      <ul className="grid min-w-48 gap-1">
        {screening.map(({ question, reply }) => (
          <li key={question}>
            <span className="block text-[13px] text-soft">{question}</span>
            {reply}
          </li>
        ))}
      </ul>
    ),
  }
  return [
    ...(onChoose === undefined ? [] : [choose]),
    person,
    {
      head: words.columns.place,
      className: 'min-w-32 max-sm:hidden',
      cell: placeOf,
    },
    { head: words.columns.job, className: 'max-sm:hidden', cell: ({ occupation }) => occupation },
    ...(screened ? [said] : []),
    ...(weighted
      ? [{ head: words.columns.weight, number: true, cell: ({ weight }: Member) => decimal(weight, 2) }]
      : []),
  ]
}

function Pages({ page, last, words: text }: { page: number; last: number; words: string }) {
  const navigate = useNavigate()
  const to = (next: number) =>
    void navigate({
      to: '.',
      search: (before: Record<string, string | undefined>) => ({ ...before, page: String(next) }),
      resetScroll: false,
    })
  return (
    <nav aria-label={words.pages} className="flex items-center gap-2 text-[13px] text-soft">
      <Button small disabled={page === 1} onClick={() => to(page - 1)}>
        {words.previous}
      </Button>
      <Button small disabled={page === last} onClick={() => to(page + 1)}>
        {words.next}
      </Button>
      <span aria-live="polite" className="tabular-nums">
        {text}
      </span>
    </nav>
  )
}
