import { describe, expect, test } from 'vitest'
import { choiceOf, form, openForm, type SampleQuestion, sampleStudy } from '../../../test/harness/sample-studies.ts'
import { questionView, quoting } from './shared-report-questions.ts'
import { redactorOf } from './shared-report-redact.ts'

function viewOf(question: SampleQuestion, size = 24) {
  const data = sampleStudy({ size, questions: [question] })
  const redactor = redactorOf(data, [])
  return questionView(data.questions[0]!, quoting(data, redactor), redactor)
}

describe('questionView', () => {
  test('quotes nothing twice, also where a sentence is about two themes', () => {
    const said = [
      'The price is too high and the delivery is always late.',
      'The price is too high for what it is.',
      'The delivery is always late where I live.',
    ]
    const { themes } = viewOf({
      question: 'What stands against it?',
      form: openForm,
      answer: (at) => ({ text: said[at % said.length]! }),
    })
    expect(themes.length).toBeGreaterThan(1)
    const quoted = themes.flatMap(({ quotes }) => quotes.map(({ text }) => text))
    expect(quoted.toSorted()).toEqual(said.toSorted())
  })

  test('lets one voice speak for each of the three most frequent answers, each with other words', () => {
    const options = ['Never', 'Seldom', 'Often', 'Always']
    const { voices } = viewOf({
      question: 'How often?',
      form: choiceOf(options),
      answer: (at) => ({ value: options[Math.min(3, at % 9)]! }),
    })
    expect(voices.map(({ text }) => text)).toEqual(
      ['Always', 'Never', 'Seldom'].map((value) => `I would say ${value}, all things considered.`),
    )
  })

  test('says what the points of a scale stand for, and what a mean can lie between', () => {
    const labels = ['Bad', 'Fair', 'Good']
    const scale = viewOf({
      question: 'How good is it?',
      form: form('scale', { scale: { min: 2, max: 4, labels } }),
      answer: (at) => ({ value: 2 + (at % 3) }),
    })
    expect(scale.options.map(({ label }) => label)).toEqual(['2 · Bad', '3 · Fair', '4 · Good'])
    expect(scale.range).toEqual({ min: 2, max: 4 })
    const numbers = viewOf({ question: 'How many?', form: form('numeric'), answer: (at) => ({ value: 7 - (at % 5) }) })
    expect(numbers.range).toEqual({ min: 3, max: 7 })
  })

  test('shows a question that nobody has answered without figures', () => {
    const view = viewOf({ question: 'And?', form: choiceOf(['Yes', 'No'], null), answer: () => undefined })
    expect(view).toMatchObject({ n: 0, asked_count: 24, mean: null, range: null, themes: [], voices: [] })
  })
})
