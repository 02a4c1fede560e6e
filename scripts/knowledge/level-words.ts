import type { Attribute } from '../../src/modules/knowledge/index.ts'

const words: Readonly<Partial<Record<Attribute, Readonly<Record<string, string>>>>> = {
  age: { '18-29': 'aged 18 to 29', '30-44': 'aged 30 to 44', '45-64': 'aged 45 to 64', '65+': '65 and older' },
  sex: { female: 'women', male: 'men' },
  education: { lt_hs: 'no high school', hs: 'high school', some_college: 'some college', ba_plus: 'a college degree' },
  income: {
    lt25k: 'income under $25,000',
    '25-50k': 'income $25,000 to 50,000',
    '50-75k': 'income $50,000 to 75,000',
    '75-100k': 'income $75,000 to 100,000',
    '100k+': 'income over $100,000',
  },
  is_parent: { yes: 'with a child at home', no: 'without a child at home' },
  region: { northeast: 'the Northeast', midwest: 'the Midwest', south: 'the South', west: 'the West' },
  urbanicity: {
    urban: 'in large cities',
    suburban: 'in suburbs and smaller cities',
    rural: 'in small towns and country',
  },
  marital: { married: 'married', never: 'never married', other: 'divorced or widowed' },
  ethnicity: { white: 'White', black: 'Black', hispanic: 'Hispanic', asian: 'Asian' },
  employed: { yes: 'in work', no: 'not in work' },
  home: { owner: 'owners', renter: 'renters' },
  smoker: { yes: 'smokers', no: 'nonsmokers' },
}

/** A level as one would say it. */
export const inWords = (attribute: Attribute, level: string): string =>
  words[attribute]?.[level] ?? level.replaceAll('_', ' ')
