import type { Database } from './db/database.ts'

/**
 * Work that is ours to do, and work that mostly waits for servers of others (webhooks, mails). Each has hands of its own:
 * a receiver that lets us wait must not keep questions from being answered.
 */
export type Lane = 'own' | 'outside'

/** What is free in a worker, and whose work it is at already. */
export interface Hands {
  free: Record<Lane, number>
  /** Most that one organization may hold of a lane. */
  most: Record<Lane, number>
  /** Entries under way by whose turn they took. */
  running: ReadonlyMap<string, number>
}

/** What was found to take, and how much of it; another worker may have been faster for some. */
export interface Turns<Row> {
  rows: Row[]
  allotted: number
}

/** Turns of a lane stand together when they are ordered byte by byte: digits come before the tilde. */
const SPANS: Record<Lane, { lower: string; upper: string }> = {
  own: { lower: '', upper: '~' },
  outside: { lower: '~', upper: '~~' },
}
const NOBODY = '0'
/** How many turns are looked at after the last one in each direction; the next fetch goes on from there. */
const WALK = 24

/** Whose turn a piece of work takes; what no organization asked for has a turn of its own. */
export const turnOf = (lane: Lane, organization_id: number | null): string =>
  `${lane === 'own' ? '' : SPANS[lane].lower}${organization_id ?? NOBODY}`

export const laneOf = (turn: string): Lane => (turn < SPANS.outside.lower ? 'own' : 'outside')

/** Entries of versions that knew no turns have none written, and count as nobody's. */
const TURN = `(coalesce(group_id, '${NOBODY}') collate "C")`
const waiting = (queue: string) => `name = '${queue}' and state < 'active' and not blocked`
const due = (queue: string) => `${waiting(queue)} and start_after <= queue.job_now()`

/** What is taken next of a turn, and which turn comes next, are each one look into this index. */
export const turnsIndex = (): string => `
  create index if not exists populace_turns on queue.job_common (name, ${TURN}, priority desc, created_on, start_after)
  where state < 'active' and not blocked`

/**
 * Takes entries in turns. Beginning after the turn that was served last, it goes from one turn that has work to the next
 * and around; whoever has the least under way in this worker comes first, so that hands are shared evenly however long
 * the work takes and whenever it was queued. Of one turn, what has the higher priority and then the older comes first.
 * Rows are locked only when it is known how many each turn gets: two workers at once take different ones.
 */
export function createTurns(database: Database, queue: string) {
  const last: Record<Lane, string> = { own: SPANS.own.lower, outside: SPANS.outside.lower }
  const statement = takeStatement(queue)
  return {
    async take<Row>({ free, most, running }: Hands): Promise<Turns<Row>> {
      const lanes = (['own', 'outside'] as const).filter((lane) => free[lane] > 0)
      if (lanes.length === 0) return { rows: [], allotted: 0 }
      const spans = lanes.flatMap((lane) => {
        const of = { lane, free: free[lane], most: most[lane] }
        const { lower, upper } = SPANS[lane]
        return [
          { ...of, lap: 1, lower: last[lane], upper },
          { ...of, lap: 2, lower, upper: last[lane] },
        ]
      })
      const found = await database.query<Row & { id: string | null; turn: string; place: number; allotted: number }>(
        'take_turns',
        statement,
        [JSON.stringify(spans), JSON.stringify(Object.fromEntries(running)), WALK],
      )
      const taken = found.filter(({ id }) => id !== null).sort((one, other) => one.place - other.place)
      for (const { turn } of taken) last[laneOf(turn)] = turn
      return { rows: taken, allotted: Number(found[0]!.allotted) }
    },
  }
}

/**
 * The state changes are those of pg-boss's own fetch; who is taken is ours to say. It waits for no disk: what a crash of the
 * database makes it forget was not taken, and is taken again. An attempt from before still ends it, or finds it taken.
 */
const takeStatement = (queue: string): string => `
  with recursive spans as (
    select s.* from (select set_config('synchronous_commit', 'off', true)) as briefly, jsonb_to_recordset($1::jsonb)
      as s (lane text, free int, most int, lap int, lower text collate "C", upper text collate "C")
  ), walk as (
    select lane, free, most, lap, upper, 1 as step, (
      select ${TURN} from queue.job_common where ${due(queue)} and ${TURN} > s.lower and ${TURN} <= s.upper
      order by ${TURN} limit 1) as turn
    from spans s
    union all
    select lane, free, most, lap, upper, step + 1, (
      select ${TURN} from queue.job_common where ${due(queue)} and ${TURN} > w.turn and ${TURN} <= w.upper
      order by ${TURN} limit 1)
    from walk w where turn is not null and step < $3::int
  ), visited as (
    select *, coalesce(($2::jsonb ->> turn)::int, 0) as running from walk where turn is not null
  ), placed as (
    select lane, free, turn, row_number() over (partition by lane order by running + nth, lap, step) as place
    from visited v cross join lateral (
      select row_number() over () as nth from (
        select 1 from queue.job_common where ${due(queue)} and ${TURN} = v.turn
        order by priority desc, created_on limit greatest(0, least(v.free, v.most - v.running))
      ) as one
    ) as each
  ), shares as (
    select turn, count(*) as entries, max(place) as place from placed where place <= free group by turn
  ), chosen as materialized (
    select each.id, place, turn from shares cross join lateral (
      select id from queue.job_common where ${due(queue)} and ${TURN} = shares.turn
      order by priority desc, created_on limit shares.entries for update skip locked
    ) as each
  ), taken as (
    update queue.job_common j set state = 'active', started_on = queue.job_now(), heartbeat_on = queue.job_now(),
      retry_count = case when started_on is not null then retry_count + 1 else retry_count end
    -- As an array, and not as a join: without statistics, PostgreSQL would read the whole table for one.
    where name = '${queue}' and id = any (array (select id from chosen))
    returning id, data, retry_count, retry_limit, created_on
  )
  select allotted, turn, place, taken.* from (select coalesce(sum(entries), 0)::int as allotted from shares) as wanted
  left join (chosen join taken using (id)) on true`

/** Where a turn stands: the priority of what it would be given next, and of what it would be given last. */
export const endsOfTurn = (queue: string): string => `
  select
    (select priority from queue.job_common where ${due(queue)} and ${TURN} = $1 order by priority desc, created_on limit 1)
      as first,
    (select priority from queue.job_common where ${due(queue)} and ${TURN} = $1 order by priority, created_on desc limit 1)
      as last`

/** How many jobs wait, by organization; what is sent to others is not counted. */
export const countWaiting = (queue: string): string => `
  select ${TURN} as turn, sum(jsonb_array_length(data -> 'job_ids'))::int as jobs
  from queue.job_common where ${waiting(queue)} and ${TURN} < '${SPANS.outside.lower}' group by 1`
