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

/** Text, the name of a slot, or alternatives of which one is taken. */
type Node = { text: string } | { slot: string } | { oneOf: Node[][] }
export type Template = Node[]

/** Reads "[Most|Some] days {he} sings": brackets hold alternatives, braces hold slots, and both may nest. */
export function compile(source: string): Template {
  let at = 0
  function sequence(stops: string): Node[] {
    const nodes: Node[] = []
    let text = ''
    const flush = () => {
      if (text !== '') nodes.push({ text })
      text = ''
    }
    while (at < source.length && !stops.includes(source[at]!)) {
      const sign = source[at++]!
      if (sign === '{') {
        flush()
        const end = source.indexOf('}', at)
        nodes.push({ slot: source.slice(at, end) })
        at = end + 1
      } else if (sign === '[') {
        flush()
        const oneOf: Node[][] = []
        do oneOf.push(sequence('|]'))
        while (source[at++] === '|')
        nodes.push({ oneOf })
      } else text += sign
    }
    flush()
    return nodes
  }
  return sequence('')
}

export function slotsOf(template: Template): string[] {
  return template.flatMap((node) => ('slot' in node ? [node.slot] : 'oneOf' in node ? node.oneOf.flatMap(slotsOf) : []))
}

export function render(template: Template, chance: Chance, fill: (slot: string) => string): string {
  let out = ''
  for (const node of template) {
    if ('text' in node) out += node.text
    else if ('slot' in node) out += fill(node.slot)
    else out += render(node.oneOf[chance.below(node.oneOf.length)]!, chance, fill)
  }
  return out
}
