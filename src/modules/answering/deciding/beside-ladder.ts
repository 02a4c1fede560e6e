import { askNoise } from './ask-families.ts'
import { shareBelow } from './latent-scale.ts'
import { habitNoise } from './noise.ts'
import type { Sitting } from './sitting.ts'

/** Who does not place themselves on the ladder, and what they say instead: positions of options, null for the ladder. */
export function besideLadder(sitting: Sitting): (number | null)[] {
  const { reading, forecast, panel, topic, styles, users, use } = sitting
  const beside: (number | null)[] = panel.map(() => null)
  const usual = unsureShare(sitting)
  const options = reading.options.flatMap(({ role, at }, option) => {
    const share = forecast.aside?.find((aside) => aside.option === option)?.share ?? (role === 'dont_know' ? usual : 0)
    return at === null && share > 0 ? [{ option, role, share: Math.min(0.95, share) }] : []
  })
  // Those to whom the question does not apply first: they have no opinion to be unsure of.
  options.sort((a, b) => Number(a.role === 'dont_know') - Number(b.role === 'dont_know') || a.option - b.option)
  let left = 1
  for (const { option, role, share } of options) {
    const chance = sitting.column((version) => habitNoise(version, `beside/${role}`, topic))
    const rate = Math.min(1, share / left)
    panel.forEach((_, at) => {
      const own =
        role === 'dont_know' ? rate * styles[at]!.unsure : share === 0 ? 0 : byUse(rate, users[at]!, use?.share)
      if (beside[at] === null && shareBelow(chance[at]!) < own) beside[at] = option
    })
    left = Math.max(0.05, left - share)
  }
  return beside
}

/** "I don't have one" is what non-users say, before anybody else does. */
function byUse(rate: number, user: boolean | null, users: number | undefined): number {
  if (user === null || users === undefined) return rate
  return user ? Math.max(0, (rate - (1 - users)) / users) : Math.min(1, rate / (1 - users))
}

/** How many would rather not say, where nothing better is known: more on matters that nobody knows much about. */
export function unsureShare({ reading, forecast, topic }: Sitting): number {
  const strange = forecast.confidence === 'low' ? 1.5 : 1
  return askNoise(reading).unsure * strange * (topic.sure < 0.5 ? 1.2 : 1)
}
