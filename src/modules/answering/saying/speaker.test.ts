import { expect, test } from 'vitest'
import { usAdults } from '../../../../test/harness/people.ts'
import { couldSay } from './speaker.ts'

const people = (await usAdults(1500)).map(({ person }) => person)
const working = (name: string) =>
  people.filter(
    ({ job, labour_status: status }) =>
      (status === 'employed' || status === 'self_employed') && job?.title.toLowerCase().split(' ').includes(name),
  )

test('whoever says to be something is it', () => {
  const said = { who: [], text: "I'm a school bus driver, I see who runs late." }
  const speakers = people.filter((person) => couldSay(said, person))
  expect(speakers.length).toBeGreaterThan(0)
  expect(speakers).toEqual(working('driver'))
})

test('what only sounds like a trade is said by anybody', () => {
  for (const text of ["I'm a sucker for a bargain.", 'As a child I hated it.', "I'm an early bird."])
    expect(people.filter((person) => !couldSay({ who: [], text }, person))).toEqual([])
})

test('my wife, my students and my beard are not anybody’s', () => {
  for (const [text, holds] of [
    ['My wife does the driving.', (person) => person.sex === 'male' && person.partner === 'spouse'],
    ['I grow out my beard in winter.', (person) => person.sex === 'male'],
  ] as [string, (person: (typeof people)[number]) => boolean][])
    expect(people.filter((person) => couldSay({ who: [], text }, person))).toEqual(people.filter(holds))
})

test('what somebody did in a year is said by those who were grown up then', () => {
  const year = new Date().getFullYear() - 30
  const said = { who: [], text: `Walked out of a diner in ${year}. No regrets.` }
  expect(people.filter((person) => couldSay(said, person))).toEqual(people.filter(({ age }) => age >= 44))
})

test('whoever tells an age has it, and so many years lie behind whoever speaks of them', () => {
  const could = (text: string) => people.filter((person) => couldSay({ who: [], text }, person))
  expect(could("I'm 58 and I still mow my own lawn.")).toEqual(people.filter(({ age }) => age === 58))
  expect(could("i'm 29 and my savings are a joke")).toEqual(people.filter(({ age }) => age === 29))
  expect(could('At seventy-two, being carded is ridiculous.')).toEqual(people.filter(({ age }) => age === 72))
  expect(could('At ten, the lights go out.')).toEqual(people)
  expect(could("I'm 20 minutes from the nearest store.")).toEqual(people)
  expect(could('Same faucet for thirty-five years, no filter.')).toEqual(people.filter(({ age }) => age >= 49))
  expect(could('They last two years.')).toEqual(people)
})
