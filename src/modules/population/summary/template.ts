import { below, type Stream } from '../synthesis/chance.ts'

/** Successive choices for one agent: the same agent of the same version always chooses the same. */
export class Chance {
  private draws = 0
  private readonly stream: Stream
  private readonly agent: number

  constructor(stream: Stream, agent: number) {
    this.stream = stream
    this.agent = agent
  }

  below(limit: number): number {
    return below(this.stream, this.agent, limit, this.draws++)
  }
}

/** Text, the name of a slot, or alternatives of which one is taken; all of one shape, since a summary goes through a hundred. */
interface Node {
  readonly text: string
  readonly slot: string | undefined
  readonly oneOf: readonly Template[] | undefined
}
export type Template = readonly Node[]

/** Reads "[Most|Some] days {he} sings": brackets hold alternatives, braces hold slots, and both may nest. */
export function compile(source: string): Template {
  let at = 0
  function sequence(stops: string): Template {
    const nodes: Node[] = []
    let text = ''
    const flush = () => {
      if (text !== '') nodes.push({ text, slot: undefined, oneOf: undefined })
      text = ''
    }
    while (at < source.length && !stops.includes(source[at]!)) {
      const sign = source[at++]!
      if (sign === '{') {
        flush()
        const end = source.indexOf('}', at)
        nodes.push({ text: '', slot: source.slice(at, end), oneOf: undefined })
        at = end + 1
      } else if (sign === '[') {
        flush()
        const oneOf: Template[] = []
        do oneOf.push(sequence('|]'))
        while (source[at++] === '|')
        nodes.push({ text: '', slot: undefined, oneOf })
      } else text += sign
    }
    flush()
    return nodes
  }
  return sequence('')
}

export function slotsOf(template: Template): string[] {
  return template.flatMap(({ slot, oneOf }) => (slot !== undefined ? [slot] : (oneOf ?? []).flatMap(slotsOf)))
}

export function render(template: Template, chance: Chance, fill: (slot: string) => string): string {
  let out = ''
  for (const { text, slot, oneOf } of template) {
    if (slot !== undefined) out += fill(slot)
    else if (oneOf !== undefined) out += render(oneOf[chance.below(oneOf.length)]!, chance, fill)
    else out += text
  }
  return out
}
