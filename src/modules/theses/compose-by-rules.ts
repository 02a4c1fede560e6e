import { homeCountry, opposite, readBrief } from '../briefs/index.ts'
import type { Composed } from './composed.ts'
import { draftClaims } from './draft-claims.ts'
import { readClaim } from './read-claim.ts'
import type { ThesisRow } from './store.ts'

/** Takes theses apart without a language model. What nobody would be recruited for is refused here, too. */
export const composeByRules =
  (countries: readonly string[]) =>
  ({ thesis, settings, created_at }: ThesisRow): Composed => {
    const context = { now: created_at, countries }
    const { refusal } = readBrief({ kind: 'group', texts: [{ text: thesis, answers: [] }], ...context })
    // Whoever is spoken of in a thesis need not be one person: only what must not be done at all is refused.
    if (refusal !== null && refusal.reason !== 'contradiction') {
      return { refusal: { reason: refusal.reason, message: refusal.message } }
    }
    const claims = draftClaims(thesis, settings, (claim) => readClaim(claim, context), opposite)
    if (claims.length === 0) return { refusal: unreadable }
    return { claims: claims.map((claim) => ({ ...claim, filters: atHome(claim.filters) })) }
  }

const unreadable = {
  reason: 'unreadable',
  message:
    'No sentence was found that says something that could be tested. Write who does or thinks what, in English: ' +
    '“Retirees would switch banks for a better savings rate.”',
}

/** A claim that names nobody is put to adults at home. */
const atHome = (filters: Record<string, unknown>): Record<string, unknown> =>
  Object.keys(filters).length === 0 ? { country: homeCountry } : filters
