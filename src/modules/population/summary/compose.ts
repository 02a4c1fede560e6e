import { capitalised } from './english.ts'
import type { Facts } from './facts.ts'
import { coupleSentences, parentSentences, singleSentences } from './family.ts'
import { homeSentences, studySentences } from './home.ts'
import { moneySentences } from './money.ts'
import { familyOpenings, placeOpenings } from './openings-life.ts'
import { mixedOpenings, temperOpenings } from './openings-mixed.ts'
import { otherOpenings } from './openings-without-job.ts'
import { workOpenings } from './openings-work.ts'
import { outlookSentences } from './outlook.ts'
import { FAMILY, HOME, MEANS, OUTLOOK, type Phrase, STUDY, TEMPER, TRADE, WORK } from './phrase.ts'
import { settlePauses, Telling } from './slots.ts'
import { temperSentences } from './temper.ts'
import { type Chance, render } from './template.ts'
import { tradeRemarks, workSentences } from './work.ts'

const TRIES = 8
const LONG_ENOUGH = 56

/** Words of five letters and more that may well come twice. */
const unremarkable = new Set(
  'about after another anyone anything before being between every nobody other others people place since still their there these thing things those though which while without would could where never rather working works having himself herself'.split(
    ' ',
  ),
)

interface Subject {
  bit: number
  pool: Phrase[]
  /** How much the subject says about this person. */
  salience: (f: Facts, telling: Telling) => number
}

const further: Subject[] = [
  { bit: TEMPER, pool: temperSentences, salience: (_, telling) => (telling.poles[0]?.distance ?? 12) / 40 },
  { bit: OUTLOOK, pool: outlookSentences, salience: (f) => (f.p.attitudes === null ? 0 : 0.55) },
  {
    bit: MEANS,
    pool: moneySentences,
    salience: (f) =>
      f.settled ? { tight: 0.75, careful: 0.45, middling: 0.25, comfortable: 0.4, rich: 0.8 }[f.means] : 0,
  },
  { bit: HOME, pool: homeSentences, salience: (f) => (f.p.home === 'owns' && f.p.age < 32 ? 0.5 : 0.3) },
  {
    bit: STUDY,
    pool: studySentences,
    salience: (f) => (f.p.education === 'phd' || f.p.education === 'professional' ? 0.6 : 0.25),
  },
  { bit: TRADE, pool: tradeRemarks, salience: (f) => (f.employed ? 0.45 : 0.3) },
]

/** One attempt at a summary, sentence by sentence. */
export class Composition {
  private readonly f: Facts
  private readonly chance: Chance
  private readonly telling: Telling
  private readonly sentences: string[] = []
  private readonly used = new Set<string>()
  private told = 0
  private namedAgain = false
  /** In words. */
  length = 0

  constructor(f: Facts, chance: Chance) {
    this.f = f
    this.chance = chance
    this.telling = new Telling(f, chance)
  }

  text(): string {
    this.open()
    if ((this.told & WORK) === 0) this.add(workSentences)
    const familyOpen = (this.told & FAMILY) === 0
    const familyLast = familyOpen && this.sentences.length === 1 && this.chance.below(10) < 3
    if (familyOpen && !familyLast) this.add(this.family())
    while (this.sentences.length < (familyLast ? 2 : 3) && this.wantsMore()) if (!this.addFurther()) break
    if (familyLast) this.add(this.family())
    return this.sentences.join(' ')
  }

  private open(): void {
    const { f } = this
    const family = f.kids > 0 || f.p.household_size > 4 ? 5 : 4
    const start = this.chance.below(20)
    const byWork = f.employed ? workOpenings : otherOpenings
    const pool =
      start < 4
        ? mixedOpenings
        : start < 6
          ? temperOpenings
          : start < 6 + family
            ? familyOpenings
            : start < 12
              ? placeOpenings
              : byWork
    if (!this.add(pool)) this.add(byWork)
  }

  private family(): Phrase[] {
    if (this.f.kids > 0) return parentSentences
    return this.f.couple ? coupleSentences : singleSentences
  }

  /** The subject that says most about this person among those not yet told, with some chance in it. */
  private addFurther(): boolean {
    const open = further
      .filter((subject) => (this.told & subject.bit) === 0)
      .map((subject) => ({
        subject,
        score: subject.salience(this.f, this.telling) * (1 + this.chance.below(100) / 50),
      }))
      .sort((one, other) => other.score - one.score)
    for (const { subject, score } of open) if (score > 0 && this.add(subject.pool)) return true
    return false
  }

  private add(pool: Phrase[]): boolean {
    const fitting = pool.filter((phrase) => this.fits(phrase))
    if (fitting.length === 0) return false
    const poles = [...this.telling.poles]
    for (let attempt = 0; attempt < TRIES; attempt++) {
      this.telling.poles.splice(0, poles.length, ...poles)
      const phrase = fitting[this.chance.below(fitting.length)]!
      this.telling.nameNext = this.sentences.length > 0 && !this.namedAgain && this.chance.below(10) < 9
      const sentence = settlePauses(render(phrase.say, this.chance, this.telling.fill))
      const words = tellingWords(sentence)
      if (attempt < TRIES - 1 && this.repeats(sentence, words)) continue
      this.sentences.push(capitalised(sentence))
      this.length += countWords(sentence)
      if (this.sentences.length > 1 && sentence.includes(this.f.p.first_name)) this.namedAgain = true
      this.told |= phrase.tells
      for (const word of words) this.used.add(word)
      return true
    }
    return false
  }

  private fits(phrase: Phrase): boolean {
    return (
      (phrase.tells & this.told) === 0 &&
      (!phrase.needsTitle || this.f.title !== null) &&
      (!phrase.needsTrade || this.f.work !== null) &&
      phrase.needsTraits <= this.telling.poles.length &&
      phrase.when(this.f)
    )
  }

  /** Two sentences that begin alike, or a telling word that comes twice, sound like a form. */
  private repeats(sentence: string, words: string[]): boolean {
    if (this.namedAgain && sentence.includes(this.f.p.first_name)) return true
    const start = capitalised(sentence.slice(0, sentence.indexOf(' ') + 1))
    return this.sentences.some((earlier) => earlier.startsWith(start)) || words.some((word) => this.used.has(word))
  }

  /** Two sentences will do where they say enough. */
  private wantsMore(): boolean {
    return this.length < LONG_ENOUGH || this.chance.below(3) > 0
  }
}

/** Longer words; names, which begin with a capital, do not count. */
function tellingWords(sentence: string): string[] {
  const words = sentence.match(/\b[a-z]{5,}/g) ?? []
  return words.filter((word) => !unremarkable.has(word))
}

function countWords(sentence: string): number {
  let spaces = 0
  for (let at = sentence.indexOf(' '); at >= 0; at = sentence.indexOf(' ', at + 1)) spaces++
  return spaces + 1
}
