import { sql } from 'kysely'
import { expect } from 'vitest'
import type { AgentAnswer, Asked, AskedBy, Engine, Understood } from '../../src/modules/answering/index.ts'
import { JobFailure } from '../../src/modules/jobs/index.ts'
import { type Service, startService, type TestKey } from './service.ts'

/** An engine whose every answer a test can foretell, and which it can watch, hold up and make fail. */
interface ScriptedPanel {
  engine: Engine
  /** Every answer that was asked for, in the order in which it was. */
  calls: { asked: Asked; member: number; by: AskedBy | undefined }[]
  /** The sentence with which a member of the panel fails; undefined lets it answer. Tests set it, and set it back. */
  failing: (asked: Asked, member: number) => string | undefined
  /** What an answer reads, in place of the script's own words. */
  saying: ((member: number) => string) | undefined
  /** Lets nobody from this place of the panel on answer until the returned function is called. */
  hold(from?: number): () => void
  /** As it was at first; whoever is held up goes on. */
  reset(): void
}

export function scriptedPanel(): ScriptedPanel {
  let gate = Promise.withResolvers<void>()
  let held = 0
  const panel: ScriptedPanel = {
    calls: [],
    failing: () => undefined,
    saying: undefined,
    hold(from = 0) {
      held = from
      gate = Promise.withResolvers()
      return gate.resolve
    },
    reset() {
      gate.resolve()
      panel.calls.length = 0
      panel.failing = () => undefined
      panel.saying = undefined
    },
    engine: {
      name: 'scripted',
      async answer(asked, member, by) {
        panel.calls.push({ asked, member, by })
        if (member >= held) await gate.promise
        const failure = panel.failing(asked, member)
        if (failure !== undefined) throw new JobFailure(failure)
        const { reply, value } = answerOf(asked, member)
        return {
          reply: panel.saying?.(member) ?? reply,
          value,
          confidence: 'medium',
          words: null,
          understood: understoodOf(asked),
          meta: {
            engine: 'scripted',
            method: 'script',
            knowledge_version: 'none',
            population_version: asked.panel[member]!.person.version,
          },
        }
      },
      close: async () => {},
    },
  }
  panel.reset()
  return panel
}

/** The member at place 0 takes the first option or the lowest number, the next one the next, and so on around. */
function answerOf({ question, format = {}, panel }: Asked, member: number): Pick<AgentAnswer, 'reply' | 'value'> {
  const options = format.options ?? []
  const chosen = options[member % options.length]!
  switch (format.type ?? 'open') {
    case 'single_choice':
      return { value: chosen, reply: `I take ${chosen}.` }
    case 'multiple_choice': {
      const others = options.filter((option) => option !== chosen)
      return { value: others, reply: `I take ${others.join(' and ')}.` }
    }
    case 'ranking': {
      const order = options.map((_, at) => options[(member + at) % options.length]!)
      return { value: order, reply: `First ${order.join(', then ')}.` }
    }
    case 'scale': {
      const { min, max, labels } = format.scale!
      const point = min + (member % (max - min + 1))
      return { value: point, reply: `I say ${labels?.[point - min] ?? point}.` }
    }
    case 'numeric':
      return { value: member * 10, reply: `About ${member * 10}.` }
    case 'open':
      return { value: null, reply: `${panel[member]!.person.first_name} thinks of the price: ${question}` }
  }
}

const understoodOf = ({ format = {} }: Asked): Understood => ({
  type: format.type ?? 'open',
  options: [...(format.options ?? [])],
  ...(format.scale === undefined
    ? {}
    : {
        scale: {
          min: format.scale.min,
          max: format.scale.max,
          labels: [...(format.scale.labels ?? [])],
          nps: format.scale.min === 0 && format.scale.max === 10,
        },
      }),
  about: [],
  expected_error_points: 10,
  nearest_validated_questions: [],
})

/** A service with such an engine, and with two organizations that must not see anything of each other. */
export async function startResearch(options: Parameters<typeof startService>[0] = {}) {
  const panel = scriptedPanel()
  const service = await startService({ engine: panel.engine, ...options })
  const [key, stranger] = [await service.createKey(), await service.createKey()]
  const found = await service.client(key).agents.search({ country: 'US', limit: 60 })
  const { agents } = found
  const agent_ids = agents.map(({ id }) => id)
  /** A group of some of the first sixty agents. */
  const group = async (from: number, to: number, of: TestKey = key) =>
    (await service.client(of).groups.create({ name: `${from} to ${to}`, agent_ids: agent_ids.slice(from, to) })).group
  return { service, panel, key, stranger, agents, agent_ids, group }
}

export type Research = Awaited<ReturnType<typeof startResearch>>

/** Puts an organization on a tier of the test's own. */
export async function useTier(
  { database: { db } }: Service,
  { organization_id }: TestKey,
  tier: Record<string, boolean | number | string>,
): Promise<void> {
  const values = { name: `tier of ${organization_id}`, ...tier }
  const { id } = await db.insertInto('payment_tiers').values(values).returning('id').executeTakeFirstOrThrow()
  await db.updateTable('organizations').set({ payment_tier_id: id }).where('id', '=', organization_id).execute()
}

/** What a test can catch somebody at. */
const moments = {
  'an answer is written': 'after insert on answers for each row',
  'a job is finished': "after update on jobs for each row when (new.status = 'finished')",
}

/**
 * Stops whoever comes to the moment, with everything locked that they have locked by then; has somebody else come who must
 * wait for them; and lets both go on.
 */
export async function whileHeldUp<T>(
  { database: { db } }: Service,
  moment: keyof typeof moments,
  begin: () => Promise<unknown>,
  meet: () => Promise<T>,
): Promise<T> {
  const waiting = async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return rows.length
  }
  await sql`create function hold_up() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock_shared(77); return null; end $$`.execute(db)
  await sql.raw(`create trigger hold_up ${moments[moment]} execute function hold_up()`).execute(db)
  const both = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(77)`.execute(trx)
    const begun = begin()
    await expect.poll(waiting).toBeGreaterThan(0)
    // A sign of life may wait as well, for what those who were stopped have locked.
    const before = await waiting()
    const met = meet()
    await expect.poll(waiting).toBeGreaterThan(before)
    // In a list, so that it is not waited for in here: both go on when this transaction ends.
    return [met, begun] as const
  })
  const [answer] = await Promise.all(both)
  await sql`drop function hold_up cascade`.execute(db)
  return answer
}
