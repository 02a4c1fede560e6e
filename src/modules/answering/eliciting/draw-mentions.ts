import { type Person, streamOf, uniform } from '../../population/index.ts'
import type { Decision } from '../deciding/decision.ts'
import { normalQuantile, shareBelow } from '../deciding/latent-scale.ts'
import { spreadNoise } from '../deciding/spread-noise.ts'
import type { Reading } from '../reading/reading.ts'
import { couldSay } from '../saying/speaker.ts'
import type { Mention } from './population-forecast.ts'

/** More than three things at once is an essay. */
const MOST = 3
/** Stances beyond this are on a side; between, people can say what either side says. */
const SIDE = 0.2

/**
 * What each agent of a panel mentions: of all adults, so many as the forecast says, and only such as lean that way and could
 * say it. The
 * noise is spread over the panel as that of the answers is, so that a panel's counts are not left to luck alone.
 */
export function drawMentions(
  reading: Reading,
  mentions: readonly Mention[],
  panel: readonly { person: Person; decision: Decision }[],
  replicate: number,
): string[][] {
  const said = panel.map((): { text: string; rank: number }[] => [])
  for (const mention of mentions) {
    const able = panel.flatMap(({ person, decision }, member) =>
      fits(mention, decision) && couldSay({ who: [], text: mention.text }, person) ? [member] : [],
    )
    if (able.length === 0) continue
    const noise = Float64Array.from(able, (member) => {
      const { version, index } = panel[member]!.person
      return normalQuantile(
        uniform(streamOf(version, `mention/${reading.canonical}/${mention.text}/${replicate}`), index),
      )
    })
    const spread = spreadNoise(
      noise,
      able.map((member) => panel[member]!.person.index),
    )
    // Only some can say it, so each of them does more often.
    const rate = Math.min(0.9, (mention.share * panel.length) / able.length)
    for (const [nth, member] of able.entries())
      said[member]!.push({ text: mention.text, rank: shareBelow(spread[nth]!) / rate })
  }
  return said.map((own, member) => {
    if (panel[member]!.decision.unsure) return []
    // Who draws none has nothing in particular to say: as many as the forecast leaves over.
    return own
      .filter(({ rank }) => rank < 1)
      .sort((a, b) => a.rank - b.rank || (a.text < b.text ? -1 : 1))
      .slice(0, MOST)
      .map(({ text }) => text)
  })
}

const fits = ({ lean }: Mention, { stance, unsure }: Decision): boolean =>
  !unsure && (lean === 'either' || (lean === 'for' ? stance > -SIDE : stance < SIDE))
