/**
 * `npm run knowledge:try -- "question" [--options "a|b|c"]`: what is made of a question. How it is read, what is found
 * near it, what is forecast, who differs, and what five people say.
 */
import { parseArgs } from 'node:util'
import { forecastOf } from '../../src/modules/answering/deciding/forecast-of.ts'
import { createEmbeddedEngine, type Format, openFinder } from '../../src/modules/answering/index.ts'
import { readQuestion } from '../../src/modules/answering/reading/read-question.ts'
import { loadKnowledge } from '../../src/modules/knowledge/index.ts'
import { wrapped } from './columns.ts'
import { forecastText } from './try-forecast.ts'
import { foundText } from './try-found.ts'
import { answersText, fewPeople } from './try-people.ts'
import { readingText } from './try-reading.ts'
import { whoText } from './try-who.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { options: { type: 'string' } } })
const question = positionals.join(' ').trim()
if (question === '') {
  console.error('Ask something: npm run knowledge:try -- "Do you like mornings?" [--options "Yes|No|It depends"]')
  process.exitCode = 1
} else {
  const format: Format | undefined = values.options === undefined ? undefined : { options: optionsIn(values.options) }
  await tryOut(question, format)
}

function optionsIn(list: string): string[] {
  return list
    .split('|')
    .map((option) => option.trim())
    .filter((option) => option !== '')
}

async function tryOut(asked: string, format: Format | undefined): Promise<void> {
  const knowledge = loadKnowledge()
  const finder = openFinder(knowledge)
  const sense = await finder.sense(asked)
  const reading = readQuestion(asked, format, sense)
  const [found, population] = await Promise.all([finder.find(reading), fewPeople()])
  const forecast = forecastOf(reading, found, knowledge)
  const engine = createEmbeddedEngine({ population, knowledge, finder })
  const parts: [string, string][] = [
    ['READ AS', readingText(reading, sense)],
    ['FOUND', foundText(found, knowledge)],
    ['FORECAST', forecastText(reading, forecast)],
    ['WHO DIFFERS', whoText(reading, forecast)],
    ['FIVE OF A PANEL', await answersText(engine, population, asked, format)],
  ]
  await engine.close()
  console.log(`\n${wrapped(asked)}\n`)
  for (const [title, text] of parts) console.log(`${title}\n${text}\n`)
}
