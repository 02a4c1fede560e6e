import type { AuthenticatedCall } from '../../platform/contract/call.ts'
import type { Trx } from '../../platform/db/database.ts'
import type { AgentDirectory } from '../agents/index.ts'
import { type Ledger, requireFeature } from '../billing/index.ts'
import type { AgentSearch } from '../filters/index.ts'
import { presentCard } from '../groups/index.ts'
import { leftAside, lookUpAudience, withAudience } from './look-up-audience.ts'
import { shownRefusal } from './nearest-without.ts'
import type { Reading } from './parts.ts'
import { presentParse } from './present.ts'
import { candidatesOf } from './recruit-candidates.ts'
import { noProgress } from './request.ts'
import { sizeOf } from './rules.ts'

export interface PreviewParts {
  directory: AgentDirectory
  ledger: Ledger
  search: AgentSearch
  /** Loaded when the first text is read. */
  reading: () => Promise<Reading>
  base_url: string
}

/** So many are shown. */
const SHOWN = 5

/** Reads a description and shows whom it would find; what is left of it is a record of zero units. */
export async function previewGroup(
  call: AuthenticatedCall,
  given: { description: string; group_size?: number | undefined; seed?: string | undefined },
  { directory, ledger, search, base_url, ...parts }: PreviewParts,
) {
  const reading = await parts.reading()
  const now = call.clock.now()
  const texts = [{ text: given.description, answers: [] }]
  const input = { kind: 'group' as const, texts, now, countries: reading.countries }
  const brief = reading.readBrief(input)
  const { group_size, warnings } = sizeOf(given.group_size ?? null, brief.group_size)
  const looked = brief.refusal === null ? lookUpAudience(brief, group_size, search) : null
  const refused = brief.refusal === null ? null : shownRefusal(brief.refusal, input, { reading, search })
  const refusal = refused ?? looked?.refusal ?? null
  const shortfall = (looked?.cells ?? []).reduce((sum, { size, found }) => sum + Math.max(0, size - found.total), 0)
  const ready = refusal === null && brief.missing.length === 0
  // The first of those whom a group with this seed would have, or whom it would ask first.
  const settings = { seed: given.seed ?? given.description }
  const drawn =
    looked === null || !ready ? [] : candidatesOf({ brief, settings }, looked.cells, noProgress, { search, directory })
  const shown = await Promise.all(drawn.slice(0, SHOWN).map(({ agent_id }) => directory.find(String(agent_id))))
  return call.transact(async (trx: Trx) => {
    await requireFeature(trx, call.principal.organization_id, 'inc_research_groups')
    const operation_id = await ledger.begin(trx, call.principal, 'group_preview', now)
    await ledger.trace(trx, operation_id, 'groups_per_cycle', now)
    return {
      operation_id,
      feasible: ready && shortfall === 0,
      group_size,
      parse: presentParse(withAudience(brief, looked)),
      shortfall,
      sample_agents: shown.flatMap((agent) => (agent === undefined ? [] : [presentCard(agent, base_url)])),
      warnings: [...warnings, ...(brief.refusal === null ? leftAside(brief) : []), ...(looked?.warnings ?? [])],
      clarifying_questions: brief.clarifying_questions,
      missing_info: brief.missing,
      refusal,
      usage_recorded: await ledger.recorded(trx, operation_id),
    }
  })
}
