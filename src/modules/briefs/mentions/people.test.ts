import { describe, expect, test } from 'vitest'
import { lifeIn } from './life.ts'
import { peopleIn } from './people.ts'

const of = (text: string, found: ReturnType<typeof peopleIn>) =>
  found.map(({ start, end, filters }) => [text.slice(start, end), filters])

describe('ethnicity, birth, belief and politics', () => {
  test.each<[string, [string, object][]]>([
    ['Black women', [['Black', { ethnicity: 'black' }]]],
    [
      'Black or Hispanic moms',
      [
        ['Black', { ethnicity: 'black' }],
        ['Hispanic', { ethnicity: 'hispanic' }],
      ],
    ],
    ['people who identify as Latino', [['who identify as Latino', { ethnicity: 'hispanic' }]]],
    ['people of Mexican descent', [['of Mexican descent', { ethnicity: 'hispanic' }]]],
    ['naturalized citizens', [['naturalized citizens', { nativity: 'foreign_born' }]]],
    ['people of no faith', [['people of no faith', { religion: 'none' }]]],
    [
      'non-Christians',
      [['non-Christians', { religion: { none: ['protestant', 'catholic', 'orthodox', 'other_christian'] } }]],
    ],
    ['people who vote Republican', [['who vote Republican', { party: 'republican' }]]],
    ['voters on the left', [['on the left', { political_views: 'liberal' }]]],
    ['African Americans', [['African Americans', { ethnicity: 'black' }]]],
    ['Latinas', [['Latinas', { sex: 'female', ethnicity: 'hispanic' }]]],
    ['Mexican Americans', [['Mexican Americans', { ethnicity: 'hispanic' }]]],
    ['People of color', [['People of color', { ethnicity: { any: ['black', 'hispanic', 'asian', 'other'] } }]]],
    ['immigrants', [['immigrants', { nativity: 'foreign_born' }]]],
    ['people born in the US', [['born in the US', { nativity: 'native_born' }]]],
    ['Catholics', [['Catholics', { religion: 'catholic' }]]],
    ['evangelical voters', [['evangelical', { religion: 'protestant' }]]],
    ['people who are not religious', [['who are not religious', { religion: 'none' }]]],
    ['registered Republicans', [['registered Republicans', { party: 'republican' }]]],
    ['independents', [['independents', { party: 'independent' }]]],
    ['left-leaning voters', [['left-leaning', { political_views: 'liberal' }]]],
    ['conservative women', [['conservative', { political_views: 'conservative' }]]],
  ])('%s', (text, expected) => {
    expect(of(text, peopleIn(text))).toEqual(expected)
  })

  test.each([
    'black coffee drinkers',
    'white wine and Black Friday shoppers',
    'black and white photos',
    'white-collar workers',
    'Asian food',
    'children of immigrants',
    'Catholic school teachers',
    'a Jewish deli',
    'independent contractors',
    'a conservative estimate',
    'conservative investors',
    'moderate drinkers',
    'liberal arts graduates',
  ])('nobody is described in: %s', (text) => {
    expect(peopleIn(text)).toEqual([])
  })
})

describe('how people live', () => {
  test.each<[string, [string, object][]]>([
    ['dog owners', [['dog owners', { pets: 'dog' }]]],
    ['dog and cat owners', [['dog and cat owners', { pets: { any: ['dog', 'cat'] } }]]],
    ['pet parents', [['pet parents', { pets: { any: ['dog', 'cat', 'other'] } }]]],
    ['who own cats and dogs', [['who own cats and dogs', { pets: { all: ['cat', 'dog'] } }]]],
    ['people without pets', [['without pets', { pets: { none: ['dog', 'cat', 'other'] } }]]],
    ['homeowners', [['homeowners', { home: 'owns' }]]],
    [
      'who rent and have a dog',
      [
        ['who rent', { home: 'rents' }],
        ['have a dog', { pets: 'dog' }],
      ],
    ],
    ['gun owners', [['gun owners', { gun_at_home: true }]]],
    ['hunters and anglers', [['hunters and anglers', { hunts_or_fishes: true }]]],
    ['who own stocks', [['who own stocks', { invests_in_stocks: true }]]],
    ['online shoppers', [['online shoppers', { shops_online: true }]]],
    ['moms on TikTok', [['on TikTok', { uses_tiktok: true }]]],
    [
      'who use TikTok or Instagram',
      [['who use TikTok or Instagram', { any: [{ uses_tiktok: true }, { uses_instagram: true }] }]],
    ],
    ['Twitter/X users', [['Twitter/X users', { uses_twitter: true }]]],
    ["who don't use Facebook", [["who don't use Facebook", { uses_facebook: false }]]],
  ])('%s', (text, expected) => {
    expect(of(text, lifeIn(text))).toEqual(expected)
  })

  test.each([
    'dog food brands',
    'people with dog allergies',
    'who rent out rooms',
    'who rent a car',
    'bargain hunters',
    'our investors',
    'crypto investors',
    'how nurses shop online',
    'our Facebook ad',
    'ads on TikTok',
    'how people cook and use TikTok',
  ])('nothing of how people live in: %s', (text) => {
    expect(lifeIn(text)).toEqual([])
  })
})
