import { middleOf } from './decide-ladder.ts'
import { cutPopulation, placeOf } from './latent-answers.ts'
import { answerNoise } from './noise.ts'
import type { PanelAgent, Weighed } from './panel-agent.ts'
import type { Reference } from './reference.ts'
import { sittingOn } from './sitting.ts'
import { soundShares } from './sound-shares.ts'
import type { Style } from './style.ts'
import type { Topic } from './topic.ts'

/** Whether somebody says yes. */
export type SaysYes = (agent: PanelAgent, style: Style) => boolean

/**
 * What people of one population answer to a question with "No" and "Yes", each asked alone: as `decideLadder` decides for
 * a panel of one, with what is the same for everybody worked out once. Keeps nothing but that.
 */
export function decideAlone(weighed: Weighed, topic: Topic, reference: Reference, version: string): SaysYes {
  const sitting = sittingOn(weighed, topic, [], reference, 0)
  const shares = soundShares(weighed.forecast.shares)
  const { cuts, settled, ...population } = cutPopulation(sitting, shares, middleOf(shares))
  const noise = answerNoise(version, weighed.reading, topic, settled, 0)
  const { use } = sitting
  const [[userCut], [otherCut]] = [cuts.user, cuts.other]
  return (agent, style) => {
    const user = use === null ? null : use.isUser(agent)
    const place = placeOf(population, settled, agent, style, user, noise(agent.person.index))
    return place > (user === true ? userCut! : otherCut!)
  }
}
