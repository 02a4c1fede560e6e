import { bust } from './portrait/clothes.ts'
import { Draws } from './portrait/draws.ts'
import { beard, features, mouth } from './portrait/features.ts'
import { type Hair, hair } from './portrait/hair.ts'
import { buildOf, ears, head } from './portrait/head.ts'
import { fill, stroke } from './portrait/ink.ts'
import { lookOf, type Subject } from './portrait/look.ts'
import { blend, lightness } from './portrait/palette.ts'
import { earrings, spectacles } from './portrait/worn.ts'

/** A drawn portrait: nobody's face, but one that fits the agent's sex and age, and always the same for a seed. */
export function portraitOf({ seed, ...subject }: Subject & { seed: string }): string {
  const { sex } = subject
  const draws = new Draws(seed)
  const look = lookOf(subject, draws)
  const build = buildOf(sex, draws)
  const style: Hair = hair[look.hair_style]
  const colour = style.cropped ? blend(look.hair_colour, look.skin, 0.3) : look.hair_colour
  const stretch = stretchOf(draws)
  const flipped = draws.share('parting') < 0.5
  const hairDrawn = (parts: string) => (flipped && parts ? `<g transform="matrix(-1 0 0 1 160 0)">${parts}</g>` : parts)
  const behind = fill(style.back ?? '', blend(colour, '#000000', style.massed ? 0.06 : 0.16))

  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160">',
    `<rect width="160" height="160" fill="${look.ground}"/>`,
    '<g transform="matrix(1.08 0 0 1.08 -6.4 -6)">',
    behind && `<g transform="${stretch}">${hairDrawn(behind)}</g>`,
    bust(look, sex, draws),
    `<g transform="${stretch}">`,
    style.covers ? '' : ears(look) + earrings(look, sex, draws),
    head(look, build, draws),
    features(look, build, sex, draws),
    beard(look, build),
    mouth(look, sex, draws),
    spectacles(look, build),
    hairDrawn(fill(style.front, colour) + strands(style, colour)),
    '</g></g></svg>',
  ].join('')
}

/** Heads and hair are drawn at one size, then stretched about the middle of the chin. */
function stretchOf(draws: Draws): string {
  const across = draws.step('head width', 94, 106, 7)
  const down = draws.step('head height', 96, 104, 5)
  return `matrix(${across / 100} 0 0 ${down / 100} ${(80 * (100 - across)) / 100} ${(112 * (100 - down)) / 100})`
}

function strands(style: Hair, colour: string): string {
  if (!style.strands) return ''
  const bright = lightness(colour) > 130
  return stroke(style.strands, bright ? blend(colour, '#3a3430', 0.22) : blend(colour, '#ffffff', 0.16), 1.6)
}
