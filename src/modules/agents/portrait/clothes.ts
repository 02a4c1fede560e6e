import type { Draws } from './draws.ts'
import { fill, stroke, svg } from './ink.ts'
import type { Look, Subject } from './look.ts'
import { blend, lightness } from './palette.ts'

/** Where the clothes hang: the sides of the neck, the height of the collar, half the width of the shoulders. */
interface Cut {
  l: number
  r: number
  y: number
  wide: number
}

/** Neck and shoulders, with whatever is worn on them. */
export function bust(look: Look, sex: Subject['sex'], draws: Draws): string {
  const neck = sex === 'male' ? 15 : 12.5
  const wide = sex === 'male' ? draws.step('shoulders', 58, 68, 5) : draws.step('shoulders', 50, 58, 5)
  const cut = { l: 80 - neck, r: 80 + neck, y: draws.step('slope', 130, 134, 3), wide }
  return throat(cut, look.skin) + garment(look, cut, sex, draws)
}

function throat({ l, r }: Cut, skin: string): string {
  return (
    fill(svg`M${l} 98V124Q${l} 130 ${l - 8} 132L80 156L${r + 8} 132Q${r} 130 ${r} 124V98z`, skin) +
    fill(svg`M${l} 108Q80 128 ${r} 108V117Q80 134 ${l} 117z`, blend(skin, '#8a3f2c', 0.24))
  )
}

function garment({ garment, cloth, under, skin }: Look, cut: Cut, sex: Subject['sex'], draws: Draws): string {
  const { l, r, y } = cut
  const seam = blend(cloth, lightness(cloth) > 110 ? '#2b2b33' : '#ffffff', 0.2)
  const light = blend(cloth, '#ffffff', 0.15)
  const dark = blend(cloth, '#000000', 0.15)
  switch (garment) {
    case 'crew':
      return body(cut, 17, cloth) + stroke(svg`M${l - 7} ${y - 2.5}Q80 ${y + 17} ${r + 7} ${y - 2.5}`, seam, 3)
    case 'scoop':
      return body(cut, 36, cloth) + necklace(cut, sex, draws)
    case 'vee': {
      const opening = svg`M${l - 4} ${y - 6}L80 ${y + 24}L${r + 4} ${y - 6}Q80 ${y + 8} ${l - 4} ${y - 6}z`
      const edge = stroke(svg`M${l - 6} ${y - 4}L80 ${y + 24}L${r + 6} ${y - 4}`, seam, 3)
      return body(cut, 12, cloth) + fill(opening, skin) + edge
    }
    case 'shirt':
      return body(cut, 14, cloth) + collar(cut, light) + stroke(svg`M80 ${y + 9}V162`, seam, 1.6)
    case 'blazer': {
      const opening = svg`M${l - 8} ${y - 4}Q80 ${y + 30} ${r + 8} ${y - 4}Q80 ${y + 10} ${l - 8} ${y - 4}z`
      return body(cut, 16, cloth) + front(cut, under) + fill(opening, skin) + lapels(cut, dark)
    }
    case 'suit': {
      const tie = draws.one('tie', ['#7a3e4d', '#33415c', '#557c6f', '#8a6f4b'])
      const knot = fill(svg`M76.5 ${y + 8}H83.5L86 162H74z`, tie)
      return body(cut, 16, cloth) + front(cut, '#f3f0ea') + knot + lapels(cut, dark) + collar(cut, '#fbf9f5')
    }
    case 'rollneck': {
      const roll = svg`M${l - 2} ${y - 13}Q80 ${y - 2} ${r + 2} ${y - 13}L${r + 6} ${y - 1}Q80 ${y + 13} ${l - 6} ${y - 1}z`
      return body(cut, 10, cloth) + fill(roll, light)
    }
    case 'hoodie': {
      const hood = svg`M${l - 4} ${y - 10}C${l - 22} ${y - 4} ${l - 14} ${y + 14} 80 ${y + 20}C${r + 14} ${y + 14} ${r + 22} ${y - 4} ${r + 4} ${y - 10}Q${r + 6} ${y + 6} 80 ${y + 12}Q${l - 6} ${y + 6} ${l - 4} ${y - 10}z`
      const cords = stroke(svg`M73 ${y + 17}v12M87 ${y + 17}v12`, blend(cloth, '#ffffff', 0.6), 1.8)
      return body(cut, 20, cloth) + fill(hood, dark) + cords
    }
    case 'cardigan':
      return body(cut, 17, under) + fill(flap(cut, -1) + flap(cut, 1), cloth)
  }
}

function body({ l, r, y, wide }: Cut, dip: number, colour: string): string {
  return fill(
    svg`M${80 - wide} 162C${80 - wide} 142 ${92 - wide} ${y + 4} ${l - 8} ${y - 3}Q80 ${y + dip} ${r + 8} ${y - 3}C${68 + wide} ${y + 4} ${80 + wide} 142 ${80 + wide} 162z`,
    colour,
  )
}

/** One half of an open front. */
function flap({ l, y, wide }: Cut, out: number): string {
  const neck = 80 - l
  const x = (from: number) => 80 + from * out
  return svg`M${x(wide)} 162C${x(wide)} 142 ${x(wide - 12)} ${y + 4} ${x(neck + 8)} ${y - 3}Q${x(neck + 2)} ${y + 12} ${x(8)} 162z`
}

function front({ l, r, y }: Cut, colour: string): string {
  return fill(svg`M${l - 8} ${y - 4}Q80 ${y + 20} ${r + 8} ${y - 4}L80 166z`, colour)
}

function lapels({ l, r, y }: Cut, colour: string): string {
  return fill(
    svg`M${l - 8} ${y - 4}L${l - 13} ${y + 12}L${l - 5} ${y + 15}L80 164L${r + 5} ${y + 15}L${r + 13} ${y + 12}L${r + 8} ${y - 4}L80 164z`,
    colour,
  )
}

function collar({ l, r, y }: Cut, colour: string): string {
  return fill(
    svg`M${l - 3} ${y - 8}L${l - 9} ${y - 1}L72 ${y + 16}L80 ${y + 9}L88 ${y + 16}L${r + 9} ${y - 1}L${r + 3} ${y - 8}L80 ${y + 9}z`,
    colour,
  )
}

function necklace({ l, r, y }: Cut, sex: Subject['sex'], draws: Draws): string {
  if (sex === 'male' || draws.share('necklace') > 0.45) return ''
  const chain = stroke(svg`M${l - 2} ${y - 4}Q80 ${y + 18} ${r + 2} ${y - 4}`, '#c9a45c', 1.4)
  return `${chain}<circle cx="80" cy="${y + 7}" r="2" fill="#c9a45c"/>`
}
