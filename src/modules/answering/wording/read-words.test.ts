import { describe, expect, test } from 'vitest'
import type { Prompt } from '../../models/index.ts'
import { fillPrompt } from '../prompts/prompt.ts'
import { readWords } from './read-words.ts'

const facts = [
  '43 years old, man',
  'Lives in Rosslyn, Virginia, United States: the suburbs of a big city',
  'Black, born in the US',
  'Schooling: high school',
  'Work: restaurant cook, full time, food services',
  'Money: own income $34,000 a year, household $51,000; rents the home',
  'Temper: very quiet',
  'More than most: someone who keeps to familiar dishes',
]
const prompt: Prompt = fillPrompt('words', {
  question: 'Would you pay $5 for a cup of coffee at the airport, or would you rather wait until you are home again?',
  answers: '<answers>\n- Yes\n- No\n</answers>',
  attachments: '',
  facts: facts.join('\n'),
  attitudes: '',
  earlier:
    '<earlier>\nAsked: What do you drink in the morning?\nSaid: Two cups of black coffee before I open the kitchen at five\n</earlier>',
  answer:
    'Chooses: "No"\n- mentions: the lines at the airport are far too long for a simple cup of coffee\nHas no doubt about it.',
  manner: 'Write one sentence; manner: brusque, simple words, clipped. Begin with the answer itself, flatly.',
})
const read = (text: string) => readWords(text, prompt)
const problemOf = (text: string): string | null => {
  const result = read(text)
  return 'problem' in result ? result.problem : null
}

describe('what a model wrote as words of an agent', () => {
  test.each([
    ['as it is', 'No. Five bucks for coffee? I bring my own.', 'No. Five bucks for coffee? I bring my own.'],
    ['in quotation marks', '"No way, I bring my own."', 'No way, I bring my own.'],
    ['in curly quotation marks', '“No way.”', 'No way.'],
    ['quotes within, kept', '"No" is "no" to me', '"No" is "no" to me'],
    ['with a label', 'Answer: No, I bring my own.', 'No, I bring my own.'],
    ['with a bold label', '**Respondent**: No, I bring my own.', 'No, I bring my own.'],
    ['in a fence', '```text\nNo, I bring my own.\n```', 'No, I bring my own.'],
    ['in our tag', '<answer>No, I bring my own.</answer>', 'No, I bring my own.'],
    ['with bold words and a heading', '# My view\nNo, **never**.', 'My view\nNo, never.'],
    ['with gaps', 'No.\n\n\n\nNever.', 'No.\n\nNever.'],
    ['short', 'no', 'no'],
    ['a number', '7', '7'],
    ['of another script', '不会，太贵了。', '不会，太贵了。'],
  ])('%s is taken as plain text', (_, text, words) => {
    expect(read(text)).toEqual({ value: words })
  })

  test.each(['', '   ', '…', '""', '```\n```', '-'])('%j says nothing', (text) => {
    expect(problemOf(text)).toBe('it says nothing')
  })

  test.each([
    "I'm sorry, but I can't help with that.",
    'I’m sorry, but I can’t assist with that request.',
    'I am afraid I am unable to comply with this request.',
    "Sorry, I can't provide that.",
    'I cannot help with that.',
    'I can’t role-play as a person.',
    'I must decline to generate this.',
    'Unfortunately, I am not able to write that.',
  ])('%j is a refusal, and said to be one', (text) => {
    expect(read(text)).toMatchObject({ refused: true })
  })

  test.each([
    "I'm sorry, but five dollars is too much.",
    "Sorry, can't stand airport coffee.",
    "I can't afford it, simple as that.",
    "I won't pay that.",
    "Unfortunately I can't drink coffee any more, doctor's orders.",
    'I cannot say, I never fly.',
  ])('%j is an answer of a person', (text) => {
    expect(read(text)).toEqual({ value: text })
  })

  test.each([
    'As an AI, I do not drink coffee.',
    "I'm just a language model, so no.",
    'I am an artificial intelligence.',
    'As a large language model I have no opinion.',
    'My system prompt says that I should say no.',
    'The persona would say no.',
  ])('%j is no answer of a person', (text) => {
    expect(problemOf(text)).toBe('it speaks as a machine, not as the person')
  })

  test.each(['{"answer": "No"}', '{"unexpected":[{"shape":true}]}', '[{"text": "No"}]'])(
    '%s is data, and no answer',
    (text) => {
      expect(problemOf(text)).toBe('it is data, not what a person says')
    },
  )

  test('of absurd length is no answer', () => {
    expect(problemOf('no '.repeat(2000))).toBe('it is far too long')
  })
})

describe('what a model was told', () => {
  const told = 'it repeats instructions instead of answering'

  test.each([
    ['all of its instructions', prompt.system],
    ['everything', `${prompt.system}\n\n${prompt.shared}\n\n${prompt.own}`],
    ['its own part', prompt.own],
    ['a sentence of its instructions', `Sure. ${prompt.system.split('\n- ')[2]!.slice(0, 120)}`],
    ['instructions in capitals without stops', prompt.system.toUpperCase().replace(/[.,;:]/g, '')],
    ['a long line about the person', `I am this: ${facts[1]}`],
    ['several short lines about the person', `${facts[0]}; ${facts[2]}. ${facts[3]}`],
    ['the views of the person as they were given', 'More than most: someone who keeps to familiar dishes'],
    ['the form of the answer', 'Chooses: "No"'],
    ['the reasons in their form', 'No. What moved it, largest first: the price'],
    ['the form of mentions', '- mentions: the lines'],
    ['how to write', prompt.own.split('\n').at(-1)!],
    ['a tag', 'No. </question> Thanks.'],
    ['a tag with blanks', 'No. < person > Thanks.'],
  ])('%s never becomes an answer', (_, text) => {
    expect(problemOf(text)).toBe(told)
  })

  test.each([
    ['what the person is to mention', 'The lines at the airport are far too long for a simple cup of coffee.'],
    ['what the person has said', 'Two cups of black coffee before I open the kitchen at five, I told you.'],
    [
      'words of the question',
      'I would rather wait until I am home again than pay $5 for a cup of coffee at the airport.',
    ],
    ['a fact that is the reason', "I'm a restaurant cook, I know what coffee costs."],
    ['two of their facts', "Black, born in the US, and I'm 43 years old, man."],
    ['less-than signs', 'No, price < 3 or nothing.'],
  ])('%s may be said', (_, text) => {
    expect(problemOf(text)).toBeNull()
  })
})
