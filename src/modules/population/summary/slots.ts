import { asidesFor } from './asides.ts'
import { childrenInWords, decadeOf, listed, numberWord, possessive, withArticle } from './english.ts'
import type { Facts } from './facts.ts'
import { waysWithMoney } from './money.ts'
import type { Pole } from './poles.ts'
import { behaviours } from './temper.ts'
import { type Chance, render, type Template } from './template.ts'

/** Ends a phrase with a comma in it ("Toledo, Ohio"): another comma follows if the sentence goes on. */
const PAUSE = '\u0001'

const personal = new Set(['name', 'first', 'first_s', 'he', 'him', 'his', 'hers', 'himself'])

const countriesWithArticle = new Set(['GB', 'NL', 'PH', 'US'])

/** Fills the slots of one summary; remembers what it has used, so that nothing is said twice. */
export class Telling {
  readonly poles: Pole[]
  /** Whether the next sentence names the person again instead of beginning with a pronoun. */
  nameNext = false
  private readonly f: Facts
  private readonly chance: Chance
  private usedDays = 0
  private readonly used = new Set<Template>()

  constructor(f: Facts, chance: Chance) {
    this.f = f
    this.chance = chance
    this.poles = [...f.poles]
  }

  readonly fill = (slot: string): string => {
    const { p, she } = this.f
    const byName = this.nameNext
    if (personal.has(slot)) this.nameNext = false
    switch (slot) {
      case 'name':
        return this.chance.below(4) === 0 ? p.first_name : `${p.first_name} ${p.last_name}`.trim()
      case 'first':
        return p.first_name
      case 'first_s':
        return possessive(p.first_name)
      case 'he':
        return byName ? p.first_name : she ? 'she' : 'he'
      case 'him':
        return she ? 'her' : 'him'
      case 'his':
        return she ? 'her' : 'his'
      case 'hers':
        return she ? 'hers' : 'his'
      case 'himself':
        return she ? 'herself' : 'himself'
      case 'age':
        return String(p.age)
      case 'decade':
        return decadeOf(p.age)
      case 'city':
        return p.city
      case 'in_city':
        return this.place()
      case 'job':
        return this.f.title!
      case 'a_job':
        return withArticle(this.f.title!)
      case 'day':
        return this.day()
      case 'days':
        return listed([this.day(), this.day(), this.day()])
      case 'eye':
        return this.f.work!.eye[this.chance.below(this.f.work!.eye.length)]!
      case 'kids':
        return paused(childrenInWords(this.f.kids, this.f.kidAges, this.chance.below(6)))
      case 'grown':
        return this.f.grown === 1 ? 'a grown child' : `${numberWord(this.f.grown)} grown children`
      case 'others':
        return this.f.others === 1 ? 'one other person' : `${numberWord(this.f.others)} others`
      case 'size':
        return numberWord(p.household_size)
      case 'dollars':
        return `$${Math.round(p.annual_income_usd / 1000)},000`
      case 'temper':
        return this.temper()
      case 'means':
        return this.pick(waysWithMoney(this.f))
      default: {
        const asides = asidesFor(slot, this.f, this.chance.below(12))
        if (asides === undefined) throw new Error(`a phrase has an unknown slot: ${slot}`)
        return this.pick(asides)
      }
    }
  }

  private pick(templates: Template[]): string {
    let at = this.chance.below(templates.length)
    for (let step = 0; step < templates.length && this.used.has(templates[at]!); step++)
      at = (at + 1) % templates.length
    this.used.add(templates[at]!)
    return render(templates[at]!, this.chance, this.fill)
  }

  /** One of the two traits that stand out most, and never the same trait twice. */
  private temper(): string {
    const [pole] = this.poles.splice(this.poles.length > 1 ? this.chance.below(2) : 0, 1)
    return this.pick(behaviours(pole!))
  }

  private day(): string {
    const { days } = this.f.work!
    if (this.usedDays === (1 << days.length) - 1) this.usedDays = 0
    let at = this.chance.below(days.length)
    while ((this.usedDays >> at) & 1) at = (at + 1) % days.length
    this.usedDays |= 1 << at
    return days[at]!
  }

  private place(): string {
    const { p, us, rural } = this.f
    const manner = this.chance.below(10)
    const country = countriesWithArticle.has(p.country_code) ? `the ${p.country}` : p.country
    const larger = us || p.country_code === 'GB' ? p.state : country
    const city = manner < 4 && !p.city.includes(us ? p.state : p.country) ? `${p.city}, ${larger}${PAUSE}` : p.city
    if (rural)
      return `${['near', 'outside', 'in the country near', 'a little way out of'][this.chance.below(4)]} ${city}`
    const centre = p.metro?.split(/[-/,]/)[0]
    if (p.urbanicity === 'large_fringe_metro' && manner >= 7) {
      if (centre === undefined || centre === p.city || manner === 7) return `in suburban ${city}`
      return `in ${p.city}, outside ${centre}${PAUSE}`
    }
    if (p.urbanicity === 'micropolitan' && manner >= 7) return `in the town of ${city}`
    return `in ${city}`
  }
}

/** The commas that close such phrases, unless another mark stands there. */
export function settlePauses(sentence: string): string {
  if (!sentence.includes(PAUSE)) return sentence
  return sentence.split(PAUSE).reduce((done, rest) => done + (/^[.,;:]/.test(rest) ? '' : ',') + rest)
}

function paused(words: string): string {
  return words.includes(',') ? words + PAUSE : words
}
