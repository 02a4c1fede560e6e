/**
 * What documents quote of the measured reports is what these reports say. A figure that is quoted and not held here
 * fails, too, so that none is added without its source.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const documentAt = (name: string): string => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8')
const flat = (text: string): string => text.replace(/^> /gm, '').replace(/\s+/g, ' ')

const fidelity = documentAt('fidelity.md')
const calibration = documentAt('calibration.md')
const briefs = documentAt('briefs.md')
const results = documentAt('guides/results.md')
const performance = documentAt('performance.md')
const configuration = documentAt('reference/configuration.md')

/** The cells of the row that begins so, without its first. */
function row(document: string, first: string): string[] {
  const found = document.split('\n').find((line) => line.startsWith(`| ${first} |`))
  if (found === undefined) throw new Error(`No row begins with “${first}”`)
  const cells = found.split('|').map((cell) => cell.trim())
  return cells.slice(2, -1)
}

/** What the brackets of a pattern hold. */
function parts(document: string, pattern: RegExp): string[] {
  const found = pattern.exec(flat(document))
  if (found === null) throw new Error(`Nothing matches ${pattern}`)
  return found.slice(1)
}

const rowOf = (...cells: string[]): string => `| ${cells.join(' | ')} |`

/** A slice of the examination: its distance alone, with its interval, and how often the stated interval held. */
function slice(first: string) {
  const [count = '', distance = '', , , sd = '', entropy = '', interval = ''] = row(fidelity, first)
  return { count, distance, sd, entropy, tv: distance.split(' ')[0]!, held: interval.split(', ')[1]! }
}
const sliceRow = (label: string, first: string): string => {
  const { count, distance, held } = slice(first)
  return rowOf(label, count, distance, held)
}
const goalRow = (label: string, first: string): string => {
  const [aim = '', found = '', verdict = ''] = row(fidelity, first)
  return rowOf(`${label} ${aim}`, found, verdict)
}
const summaryRow = (first: string): string => rowOf(first, ...row(calibration, first).slice(0, 3))
const foundOf = (first: string): string => row(fidelity, first)[1]!
const sameOf = (first: string): string => row(fidelity, first)[0]!.split(',')[0]!

const engine = slice('**the engine**')
const [questions, surveys] = parts(fidelity, /(\d+) questions of (\d+) real US surveys/)
const [estimates] = parts(fidelity, /([\d,]+) further questions in the knowledge base are authors' estimates/)
const [twelve, hundred] = parts(fidelity, /would themselves be ([\d.]+) away, a hundred ([\d.]*\d)/)
const [kept] = parts(fidelity, /fitted on other families hold in ([\d.]+) of 100 cases/)
const [agents, adults, abroad, countries] = parts(
  calibration,
  /(\d+) agents: (\d+) US adults and (\d+) of each of (\d+) further countries/,
).map((count) => Number(count).toLocaleString('en-US'))
const [furthest] = parts(calibration.split('## Joints')[1]!, /\| [+−]([\d.]+) \| beyond the goal/)
const [unseen] = parts(briefs, /(\d+) more were kept away/)
const [read] = parts(briefs, /\*\*all\*\* \| \| \*\*\d+ of \d+, ([\d.]+ %)\*\*/)
const [audience] = parts(briefs, /the whole filter: the same agents \| \d+ of \d+, ([\d.]+ %)/)
const [knowledge] = parts(fidelity, /Knowledge (\w+)\./)
const [population] = parts(calibration, /Population `([\w-]+)`/)
const setting = (name: string): string => row(configuration, `\`${name}\``)[0]!.replaceAll('`', '')
const thousand = row(results, '1,000 agents, each with a weight of 1')
const missed = fidelity.match(/\| missed \|$/gm)!.length
const goals = missed + fidelity.match(/\| met \|$/gm)!.length
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const slope = foundOf('slope of groups, question unknown')
const opposite = sameOf('the opposite question, opposite answer')
const reworded = sameOf('the same question in other words')
const reversed = sameOf('options in the reverse order')
const confidences = ['high', 'medium', 'low'].map((step) => sliceRow(`\`confidence: ${step}\``, step))

const quotes: Record<string, string[]> = {
  'methodology.md': [
    `On ${questions} questions of real surveys whose answers it was not shown, the embedded engine is off by ${engine.tv}`,
    `drawn at random, would be off by ${twelve}, a hundred by ${hundred}.`,
    `${kept} of 100 cases where 80 were promised`,
    `${numbers[missed]} of its ${numbers[goals]} goals below are missed`,
    `${agents} agents: ${adults} US adults and ${abroad} of each of ${countries} further countries`,
    summaryRow('National margins'),
    summaryRow('State margins'),
    summaryRow('Joints that were not targeted'),
    summaryRow('Health by sex and age'),
    summaryRow('Health: what comes together'),
    summaryRow('Religion, politics, habits'),
    summaryRow('The 22 further countries'),
    `furthest beyond its goal is ${furthest} points off`,
    `${questions} measured questions of ${surveys} surveys and on ${estimates} questions whose shares are authors' estimates`,
    sliceRow('all', '**the engine**'),
    sliceRow('all, without anything of their own survey', 'the engine, own survey left out'),
    sliceRow('a near question is known (similarity from 0.8)', 'nearest known from 0.8'),
    sliceRow('nothing near is known (below 0.6)', 'below 0.6'),
    ...confidences,
    `all options alike come to ${slice('all options alike').tv}, what is usual for such answers to ${slice('usual for the answers').tv}`,
    goalRow('distance where a near relative is known', 'TV where a near relative is known (0.8)'),
    goalRow('distance elsewhere', 'TV elsewhere'),
    goalRow('representativeness', 'representativeness'),
    goalRow('SD ratio', 'SD ratio'),
    goalRow('stated 80 % intervals that hold', 'stated 80 % intervals that hold, fitted on other families'),
    goalRow('distance within groups, question known', 'TV within groups, question known'),
    goalRow('slope of groups, question known', 'slope of groups, question known'),
    goalRow('slope of groups, question unknown', 'slope of groups, question unknown'),
    `differences between groups are ${foundOf('slope of groups, question known')} of what they are among people`,
    `they are ${slope}: agents of different groups are too alike`,
    `the same answer from ${sameOf('the same question again, another process')} of agents, other words from ${reworded}`,
    `the opposite answer from ${opposite}, reversed options the same from ${reversed}`,
    `Of what ${unseen} unseen briefs say, ${read} was read rightly; the whole audience in ${audience}`,
    `An error of ± 15 points is worth ${row(results, '± 15 points')[0]} respondents`,
    `1,000 of them who say ${thousand[3]} have an interval from ${thousand[4]}`,
    `embedded: SD ratio ${engine.sd}, entropy ratio ${engine.entropy}`,
    `slope ${slope} on unknown questions`,
    `${opposite} give the opposite answer to the opposite question`,
    `${reversed} the same in reverse order`,
    `${reworded} the same in other words`,
    `estimates alone come to ${slice('estimates only').tv}`,
    `On ${questions} questions of ${surveys} US surveys: on average ${engine.tv} away, ${slice('high').tv} where it is confident`,
    `${questions} questions are measured, ${estimates} are estimates`,
    `(slope ${slope})`,
    `**What failed?** ${capital(numbers[missed]!)} of ${numbers[goals]} goals`,
    `held in about ${engine.held.replace(' %', '')} of 100 cases`,
  ],
  'faq.md': [
    `off by ${engine.tv} on average, by ${slice('high').tv} where it says \`high\``,
    `${agents} agents of ${Number(countries) + 1} countries`,
    `± 15 points is worth ${row(results, '± 15 points')[0]} respondents`,
    `${reworded} of agents give the same answer to other words`,
    `took ${row(performance, 'accepted to finished, median (ms)')[0]} ms from accepted to finished`,
    `population ${population}, knowledge ${knowledge}, embedded engine`,
    `${setting('FREE_QUESTIONS_PER_MINUTE')} questions a minute and ${setting('FREE_QUESTIONS_PER_CYCLE')} a month`,
    `a question up to ${Number(setting('QUESTION_MAX_CHARACTERS')).toLocaleString('en-US')} characters`,
  ],
  'guides/asking.md': [
    `on ${questions} questions of public US surveys`,
    `${estimates!.split(',')[0]},000 questions, and on who the agents are`,
    `All options alike would come to ${slice('all options alike').tv}.`,
    sliceRow('a known question is near (similarity from 0.8)', 'nearest known from 0.8'),
    sliceRow('somewhat near (0.7 to 0.8)', '0.7 to 0.8'),
    sliceRow('hardly near (0.6 to 0.7)', '0.6 to 0.7'),
    sliceRow('nothing near', 'below 0.6'),
    ...confidences,
  ],
}

describe.each(Object.entries(quotes))('docs/%s', (name, quoted) => {
  const text = flat(documentAt(name))

  test('quotes the reports as they are', () => {
    expect(quoted.map(flat).filter((quote) => !text.includes(quote))).toEqual([])
  })

  test('quotes no measured figure that is not held to its report', () => {
    const rest = quoted.map(flat).reduce((left, quote) => left.replaceAll(quote, ' '), text)
    // Measured figures have decimals behind a zero or one, or tens of thousands; what is said of scales, prices and terms has not.
    expect(rest.match(/\b[01]\.\d{2,}\b|\b\d{2,3},\d{3}\b|\b\d{1,3}\.\d %/g) ?? []).toEqual([])
  })
})
