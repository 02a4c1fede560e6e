import { describe, expect, it } from 'vitest'
import type { Person } from '../person.ts'
import { summaryOf } from './index.ts'
import { samplePerson } from './sample-people.ts'

const COUNT = process.env.TEST_LONG === '1' ? 10_000 : 3000
const people = Array.from({ length: COUNT }, (_, index) => samplePerson(index))
const summaries = people.map(summaryOf)

/** The text without what comes from the person's own fields, which may hold any word. */
function ownWords(summary: string, { first_name, last_name, city, state, country, job }: Person): string {
  return [job?.title ?? '', first_name, last_name, city, state, country]
    .filter((field) => field !== '')
    .reduce((text, field) => text.replaceAll(field, '…'), summary)
}

function failures(claim: RegExp, holds: (p: Person) => boolean): string[] {
  return summaries.filter((summary, at) => claim.test(ownWords(summary, people[at]!)) && !holds(people[at]!))
}

describe('summaryOf', () => {
  it('says the same of the same person every time', () => {
    expect(people.slice(0, 200).map(summaryOf)).toEqual(summaries.slice(0, 200))
  })

  it('takes 30 to 75 words in two or three sentences', () => {
    for (const summary of summaries) {
      const words = summary.split(' ').length
      expect(words).toBeGreaterThanOrEqual(30)
      expect(words).toBeLessThanOrEqual(75)
      const sentences = summary.split(/\.(?: |$)/).length - 1
      expect(sentences).toBeGreaterThanOrEqual(2)
      expect(sentences).toBeLessThanOrEqual(3)
    }
  })

  it('names the person, the age and the place', () => {
    for (const [at, summary] of summaries.entries()) {
      const { first_name, age, city } = people[at]!
      expect(summary).toContain(first_name)
      expect(summary).toContain(city)
      expect(summary).toMatch(new RegExp(`\\b${age}\\b|(early|mid|late)[ -]|nineties`))
    }
  })

  it('shares at most half of its sequences of five words with any other', () => {
    expect(mostAlike(summaries)).toBeLessThanOrEqual(0.5)
  })

  it('hardly repeats a sentence', () => {
    const counts = new Map<string, number>()
    for (const summary of summaries)
      for (const sentence of summary.split(/(?<=\.) /)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(10)
  })

  it('never tells of ethnicity, origin, religion, health or politics', () => {
    const forbidden =
      /\b(white|black|hispanic|latin[oax]|asian|ethnic|immigrant|foreign|native|born|church|mosque|temple|god|faith|pray\w*|christian|muslim|jewish|hindu|buddhist|religio\w*|health\w*|sick\w*|ill|illness|disab\w*|disease|doctor|medic\w*|drugs?|pills?|anxi\w*|depress\w*|diabet\w*|overweight|obes\w*|smok\w*|drinks?|drunk|alcohol|beer|wine|vot\w*|democrat\w*|republican\w*|liberal|conservative|politic\w*|election|party)\b/i
    expect(failures(forbidden, () => false)).toEqual([])
  })

  it('contradicts no field', () => {
    const employed = (p: Person) => p.labour_detail === 'full_time' || p.labour_detail === 'part_time'
    const rules: [claim: RegExp, holds: (p: Person) => boolean][] = [
      [/\balone\b|household of one|nobody else at home/i, (p) => p.household_size === 1],
      [/\b(is|being) married|\bmarriage\b|\bspouse\b|^Married|\. Married/i, (p) => p.marital_status === 'married'],
      [/\bwidowed\b/i, (p) => p.marital_status === 'widowed'],
      [/\bdivorced?\b/i, (p) => p.marital_status === 'divorced'],
      [/\bseparated\b/i, (p) => p.marital_status === 'separated'],
      [/never married/i, (p) => p.marital_status === 'never_married'],
      [/\bpartner\b/i, (p) => p.partner !== 'none'],
      [/\bis (a )?retired\b|\bretired (now|these days)\b|Before retiring/i, (p) => p.labour_detail === 'retired'],
      [/looking for (work|a job)|out of work/i, (p) => ['unemployed', 'other'].includes(p.labour_detail)],
      [/\b(a|still a) student\b|\bstudying\b/i, (p) => p.labour_detail === 'student'],
      [/works? part time|part-time job/i, (p) => p.labour_detail === 'part_time'],
      [/works full time as|full weeks?\b/i, (p) => p.labour_detail === 'full_time'],
      [
        /works for (him|her)self|own boss|self-employed/i,
        (p) => p.job?.worker_class === 'self_employed' && employed(p),
      ],
      [/public payroll|public service/i, (p) => p.job?.worker_class === 'government' && employed(p)],
      [/no longer able to work|not able to work|had to stop/i, (p) => p.labour_detail === 'unable_to_work'],
      [/\bowns (a home|the place|the roof|h(is|er) home)\b|not rented/i, (p) => p.home === 'owns'],
      [/\brent(s|ed|ing)?\b(?<!not rented)|landlord/i, (p) => p.home === 'rents'],
      [/\btoddler\b/, (p) => p.child_ages.some((age) => age === 1 || age === 2)],
      [/\bbaby\b/, (p) => p.child_ages.includes(0)],
      [/\bteenagers?\b/, (p) => p.child_ages.some((age) => age >= 13 && age < 18)],
      [/grown child/, (p) => p.child_ages.some((age) => age >= 18)],
      [/\bdegree\b(?! and (left|did not))/, (p) => !['less_than_high_school', 'high_school'].includes(p.education)],
      [/doctorate/, (p) => p.education === 'phd'],
      [/left school|School ended early/, (p) => p.education === 'less_than_high_school'],
      [/\b(she|her|hers|herself)\b/i, (p) => p.sex === 'female'],
      [/\b(he|him|his|himself)\b/i, (p) => p.sex === 'male'],
      [/\$/, (p) => p.country_code === 'US'],
    ]
    for (const [claim, holds] of rules) expect([claim.source, failures(claim, holds)]).toEqual([claim.source, []])
  })

  it('gives the ages of children as they are', () => {
    for (const [at, summary] of summaries.entries()) {
      const words = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
      for (const [, age] of summary.matchAll(/\b(\w+)-year-old/g)) {
        const years = words.includes(age!)
          ? words.indexOf(age!) + 3
          : age === 'one'
            ? 1
            : age === 'two'
              ? 2
              : Number(age)
        expect(people[at]!.child_ages).toContain(years)
      }
    }
  })

  it('counts the household as it is', () => {
    const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
    for (const [at, summary] of summaries.entries()) {
      const size = summary.match(/household of (\w+)|household comes to (\w+)|there are (\w+) in the household/i)
      const word = size?.slice(1).find((found) => found !== undefined)
      if (word !== undefined) expect(words.indexOf(word) + 1).toBe(people[at]!.household_size)
    }
  })

  it('leaves no trace of its own machinery', () => {
    for (const summary of summaries) {
      expect(summary).not.toMatch(/[{}[\]|]|undefined|null|NaN| {2}| [,.;:]|[,;:][,.;:]|\.\.|\p{Cc}/u)
      expect(summary).not.toMatch(/\b(\w+) \1\b/i)
      expect(summary).not.toMatch(/\ban? (?:an?|the) /)
      expect(summary).toMatch(/^\p{Lu}.*\.$/u)
      expect(summary).not.toMatch(/\. \p{Ll}/u)
    }
  })

  it('does without attitudes, a job or traits that stand out', () => {
    const flat = { openness: 50, conscientiousness: 50, extraversion: 50, agreeableness: 50, emotional_stability: 50 }
    for (const person of people.slice(0, 2000)) {
      const bare = {
        ...person,
        attitudes: null,
        traits: flat,
        job: person.labour_status === 'employed' ? person.job : null,
      }
      expect(summaryOf(bare).split(' ').length).toBeGreaterThanOrEqual(30)
    }
  })
})

/** The largest share that two of the texts have in common, of the sequences of the shorter one. */
function mostAlike(texts: string[]): number {
  const holders = new Map<string, number[]>()
  const sizes: number[] = []
  let most = 0
  for (const [at, text] of texts.entries()) {
    const words = text.toLowerCase().match(/[\p{L}\p{N}'-]+/gu)!
    const grams = new Set(words.slice(4).map((_, start) => words.slice(start, start + 5).join(' ')))
    sizes.push(grams.size)
    const shared = new Map<number, number>()
    for (const gram of grams) {
      const earlier = holders.get(gram) ?? []
      for (const other of earlier) shared.set(other, (shared.get(other) ?? 0) + 1)
      earlier.push(at)
      holders.set(gram, earlier)
    }
    for (const [other, count] of shared) most = Math.max(most, count / Math.min(grams.size, sizes[other]!))
  }
  return most
}
