import { bankOf, pickFrom } from './reasons-patterns.ts'
import type { Remark, Speaking } from './speaking.ts'

const unknownBrand = bankOf(
  'brand',
  `
    Never heard of {name}
    {Name} is a new one on me
    I don't know {name}, so I'd go by the kind of thing it is
    Who's {name}
    I'd have to look up {name} first
    The name {name} tells me nothing
    {Name} could be anybody
    I've never seen {name} in a store
    Whoever {name} is, they'd have to earn it
    If it came from somebody I know, maybe, {name} I don't
    [dry] {Name}, sounds like a cartoon
    [brusque] No idea who {name} is
    [careful] I can't vouch for {name}, I don't know the company
    [warm] {Name} may be fine, I just don't know them
    [worried] I'm wary of names I don't know, and {name} is one
    [chatty] I had to read {name} twice, never come across it
    `,
)

/** What is said of a name that nobody knows: that one does not know it. */
export function brandRemarks({ reading, chance, manner }: Speaking): Remark[] {
  const unknown = new Set(reading.unknown_words.map((word) => word.toLowerCase()))
  const name = reading.subject?.names.find((text) => unknown.has(text.toLowerCase()))
  if (name === undefined || name.length > 24 || !/^[\p{L}\p{N}][\p{L}\p{N}' &.-]*$/u.test(name)) return []
  const slots = (slot: string): string | null => (slot === 'name' ? name : null)
  return pickFrom(unknownBrand, 1, chance, slots, manner.register).map((picked) => ({
    text: picked.text,
    part: 'doubt',
    stance: 0,
    register: picked.register,
    weight: 1 + 0.3 * chance(`weight/${picked.key}`),
    key: 'brand:unknown',
  }))
}
