import type { Trx } from '../../platform/db/database.ts'
import type { AgentDirectory } from '../agents/index.ts'
import { type AgentSearch, inSentence, shortDescription } from '../filters/index.ts'
import { createRecruitedGroup } from '../groups/index.ts'
import type { Claim } from './claim.ts'
import type { ThesisRow } from './store.ts'

interface Parts {
  search: AgentSearch
  directory: AgentDirectory
}

/** Draws people for a claim and makes them a group. */
export async function recruitForClaim(
  trx: Trx,
  { search, directory }: Parts,
  { organization_id, claims, settings }: ThesisRow,
  at: number,
  now: Date,
): Promise<Claim> {
  const claim = claims[at]!
  const { group_size } = settings
  const found = search.matching({ filters: claim.filters })
  if (found.total === 0) {
    const [nearest] = search.relaxations(found, group_size)
    const hint = nearest === undefined ? '' : ` ${nearest.suggestion}`
    return { ...claim, tried: true, note: `Nobody matches: ${inSentence(found.description)}.${hint}` }
  }
  const seed = `${settings.seed}/${at}`
  const drawn = search.draw(found.selection, group_size, { method: 'balanced', seed })
  const members = Array.from(drawn, (place) => ({ agent_id: directory.at(place).id, weight: 1 }))
  const named = { name: nameOf(claim, at), description: claim.claim }
  const group = await createRecruitedGroup(
    trx,
    organization_id,
    named,
    members,
    {
      filters: found.echo,
      target: null,
      raw_dsl_mode: false,
      sample_method: 'balanced',
      dedupe: false,
      seed,
      requested_size: group_size,
      matched_count: found.total,
      weighted: false,
      population_version: directory.current.version,
    },
    now,
  )
  const short = `${members.length} of ${group_size} agents were found: there are no more who match.`
  const notes = [claim.note, members.length < group_size ? short : null].filter((note) => note !== null)
  return { ...claim, tried: true, research_group_id: group.id, note: notes.length === 0 ? null : notes.join(' ') }
}

/** Short enough for a list of groups, and another for each claim. */
const nameOf = ({ role, who, audience }: Claim, at: number): string =>
  `${role === 'claim' ? 'Claim' : 'Comparison'} ${at + 1}: ${shortDescription(who ?? audience)}`
