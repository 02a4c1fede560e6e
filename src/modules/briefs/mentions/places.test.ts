import { describe, expect, test } from 'vitest'
import { placesIn, saysWorldwide, unknownCountriesIn } from './places.ts'

const countries = [
  'United States',
  'United Kingdom',
  'Ireland',
  'Canada',
  'Germany',
  'France',
  'Italy',
  'Mexico',
  'Brazil',
  'India',
  'Turkey',
  'Netherlands',
]
const context = { now: new Date('2026-06-01T00:00:00Z'), countries }
const said = (text: string) =>
  placesIn(text, context).map(({ start, end, filters }) => [text.slice(start, end), filters])

describe('where people live', () => {
  test.each<[string, [string, object][]]>([
    ['nurses in Texas', [['in Texas', { state: 'Texas' }]]],
    [
      'nurses in texas or ohio',
      [
        ['in texas', { state: 'Texas' }],
        ['ohio', { state: 'Ohio' }],
      ],
    ],
    ['people living in rural Ohio', [['living in rural Ohio', { state: 'Ohio', urbanicity: 'rural' }]]],
    ['Texans', [['Texans', { state: 'Texas' }]]],
    [
      'nurses in TX or FL',
      [
        ['in TX', { state: 'Texas' }],
        ['FL', { state: 'Florida' }],
      ],
    ],
    ['moms in Portland, OR', [['in Portland, OR', { city: 'Portland', state: 'Oregon' }]]],
    ['people in Springfield, Illinois', [['in Springfield, Illinois', { city: 'Springfield', state: 'Illinois' }]]],
    ['in NYC', [['in NYC', { city: 'New York City' }]]],
    ['London-based designers', [['London-based', { country: 'United Kingdom', city: 'London' }]]],
    [
      'in San Francisco and Oakland',
      [
        ['in San Francisco', { city: 'San Francisco' }],
        ['Oakland', { city: 'Oakland' }],
      ],
    ],
    ['women in Washington, DC', [['in Washington, DC', { state: 'District of Columbia' }]]],
    ['Midwestern parents', [['Midwestern', { region: 'midwest' }]]],
    ['people in the South', [['in the South', { region: 'south' }]]],
    ['on the West Coast', [['on the West Coast', { state: { any: ['California', 'Oregon', 'Washington'] } }]]],
    ['who live in the suburbs', [['who live in the suburbs', { urbanicity: 'suburban' }]]],
    [
      'urban and rural women',
      [
        ['urban', { urbanicity: 'urban' }],
        ['rural', { urbanicity: 'rural' }],
      ],
    ],
    ['city dwellers', [['city dwellers', { urbanicity: 'urban' }]]],
    ['British nurses', [['British', { country: 'United Kingdom' }]]],
    ['Brits', [['Brits', { country: 'United Kingdom' }]]],
    ['UK adults', [['UK', { country: 'United Kingdom' }]]],
    [
      'French and German nurses',
      [
        ['French', { country: 'France' }],
        ['German', { country: 'Germany' }],
      ],
    ],
    ['the Dutch', [['the Dutch', { country: 'Netherlands' }]]],
    ['in the U.S.', [['in the U.S.', { country: 'United States' }]]],
    ['Ontario parents', [['Ontario', { country: 'Canada', state: 'Ontario' }]]],
    ['people in Georgia', [['in Georgia', { state: 'Georgia' }]]],
    [
      'in the US, except Texas',
      [
        ['in the US', { country: 'United States' }],
        ['Texas', { state: 'Texas' }],
      ],
    ],
    ['people outside California', [['outside California', { state: { none: ['California'] } }]]],
    ['Outside the South', [['Outside the South', { region: { none: ['south'] } }]]],
    [
      'who live outside of Texas and Florida',
      [['who live outside of Texas and Florida', { state: { none: ['Texas', 'Florida'] } }]],
    ],
    ['moms in the suburbs of Dallas', [['in the suburbs of Dallas', { city: 'Dallas', urbanicity: 'suburban' }]]],
    ['people in the Chicago suburbs', [['in the Chicago suburbs', { city: 'Chicago', urbanicity: 'suburban' }]]],
    ['residents of Cook County, Illinois', [['residents of Cook County, Illinois', { state: 'Illinois' }]]],
    ['people in Wayne County, Michigan', [['in Wayne County, Michigan', { state: 'Michigan' }]]],
    ['in the DMV', [['in the DMV', { state: { any: ['District of Columbia', 'Maryland', 'Virginia'] } }]]],
    ['in the Research Triangle', [['in the Research Triangle', { state: 'North Carolina' }]]],
    ['Glaswegians', [['Glaswegians', { country: 'United Kingdom', city: 'Glasgow' }]]],
    ['Amsterdammers', [['Amsterdammers', { country: 'Netherlands', city: 'Amsterdam' }]]],
    ['people in Yorkshire', [['in Yorkshire', { country: 'United Kingdom', state: 'England' }]]],
    ['OK, then use Germany instead', [['Germany', { country: 'Germany' }]]],
    [
      'Midwest or South',
      [
        ['Midwest', { region: 'midwest' }],
        ['South', { region: 'south' }],
      ],
    ],
    ['in Latin America', [['in Latin America', { country: { any: ['Mexico', 'Brazil'] } }]]],
  ])('%s', (text, expected) => {
    expect(said(text)).toEqual(expected)
  })

  test.each([
    'German cars',
    'German car owners',
    'French fries',
    'Mexican restaurants',
    'Mexican Americans',
    'Spanish speakers',
    'English teachers',
    'turkey sandwiches',
    'let us know it, or tell me in mobile apps',
    'New York Times readers',
    'Texas Roadhouse customers',
    'people born in Texas',
    'immigrants from Mexico',
    'a vacation in Hawaii',
    'people who live outside Chicago',
    'think outside the box',
    'who work outside the home',
    'waiting at the DMV',
    'people in the Panhandle',
    'owners in the Delta',
    'people in Suffolk County',
    'across the country',
    'urban planning',
    'Nice people are reading in orange light',
  ])('nobody lives anywhere in: %s', (text) => {
    expect(said(text)).toEqual([])
    expect(unknownCountriesIn(text, context)).toEqual([])
  })

  test.each([
    ['farmers in Norway', 'in Norway', 'Norway'],
    ['Norwegians', 'Norwegians', 'Norway'],
    ['Swiss nurses', 'Swiss', 'Switzerland'],
    ['women in China', 'in China', 'China'],
    ['commuters in Oslo', 'in Oslo', 'Norway'],
  ])('a country without people is told: %s', (text, phrase, name) => {
    expect(said(text)).toEqual([])
    expect(unknownCountriesIn(text, context).map(({ start, end, name }) => [text.slice(start, end), name])).toEqual([
      [phrase, name],
    ])
  })

  test.each(['Swiss cheese', 'Chinese food', 'goods from China', 'the war in Ukraine'])(
    'no country is asked for in: %s',
    (text) => {
      expect(unknownCountriesIn(text, context)).toEqual([])
    },
  )

  test('a part of a state is an assumption, and said to be one', () => {
    expect(placesIn('Southern California moms', context)).toMatchObject([
      { filters: { state: 'California' }, assumed: 'All of the place is taken, not only its southern part.' },
    ])
  })

  test('the whole world is told from one country', () => {
    expect(['nurses worldwide', 'people across the world'].map(saysWorldwide)).toEqual([true, true])
    expect(saysWorldwide('nurses in Texas')).toBe(false)
  })
})
