import { decideLadder, middleOf } from './decide-ladder.ts'
import { decideNumber } from './decide-number.ts'
import type { Decision } from './decision.ts'
import { latentAnswers } from './latent-answers.ts'
import type { Sitting } from './sitting.ts'
import { soundShares } from './sound-shares.ts'

/**
 * The most that somebody would pay. They stand among all people where they stand when the thing is offered to them at a
 * price, and whoever would buy at a price names at least that. Who would not may still name more: there is a price that
 * a thing is worth to those who have no need of it today.
 */
export function decideMost(sitting: Sitting, offer: Sitting): Decision[] {
  const shares = soundShares(offer.forecast.shares)
  const { rank } = latentAnswers(offer, shares.length, middleOf(shares))
  const offered = decideLadder(offer)
  return decideNumber(sitting, { rank, least: (at) => offered[at]!.reservation_price ?? 0 })
}
