/** Countries that stand near each other in how people live, for a country without a population. */
const areas: readonly (readonly [names: string, near: readonly string[]])[] = [
  ['Norway Denmark Finland Iceland Estonia Latvia Lithuania', ['Sweden', 'Germany', 'Netherlands']],
  ['Switzerland Austria Liechtenstein Luxembourg Belgium', ['Germany', 'France', 'Netherlands']],
  ['Portugal Greece Malta Cyprus Andorra Monaco', ['Spain', 'Italy', 'France']],
  [
    'Czech Czechia Slovakia Hungary Romania Bulgaria Ukraine Slovenia Croatia Serbia Belarus Russia Moldova Bosnia Albania Macedonia Montenegro Kosovo',
    ['Poland', 'Germany', 'Turkey'],
  ],
  ['China Taiwan Hong Mongolia Singapore', ['Japan', 'South Korea', 'Philippines']],
  ['Thailand Vietnam Malaysia Cambodia Laos Myanmar Burma Brunei Timor', ['Indonesia', 'Philippines', 'India']],
  ['Pakistan Bangladesh Sri Nepal Bhutan Maldives Afghanistan', ['India', 'Indonesia', 'Turkey']],
  [
    'Iran Iraq Syria Lebanon Jordan Israel Palestine Saudi United Qatar Kuwait Bahrain Oman Yemen Egypt Morocco Algeria Tunisia Libya Azerbaijan Armenia Georgia',
    ['Turkey', 'India', 'Nigeria'],
  ],
  ['Chile Uruguay Paraguay Bolivia Peru Ecuador Colombia Venezuela Guyana Suriname', ['Argentina', 'Brazil', 'Mexico']],
  [
    'Guatemala Honduras Salvador Nicaragua Costa Panama Belize Cuba Dominican Haiti Jamaica Puerto Trinidad Bahamas Barbados',
    ['Mexico', 'United States', 'Brazil'],
  ],
  ['New Fiji Papua Samoa Tonga', ['Australia', 'United Kingdom', 'Indonesia']],
  ['Ghana Cameroon Senegal Ivory Mali Niger Benin Togo', ['Nigeria', 'South Africa', 'United Kingdom']],
  [
    'Kenya Uganda Tanzania Ethiopia Rwanda Zambia Zimbabwe Botswana Namibia Mozambique Angola Congo Sudan Somalia Malawi Madagascar',
    ['South Africa', 'Nigeria', 'United Kingdom'],
  ],
]

/** Up to three countries that have a population, for one that has none. */
export function nearestCountries(name: string, countries: readonly string[]): string[] {
  const first = name.split(/[\s,]+/)[0] ?? ''
  const near = areas.find(([names]) => names.split(' ').includes(first))?.[1] ?? [
    'United States',
    'United Kingdom',
    'Germany',
  ]
  return near.filter((one) => countries.includes(one))
}

export const homeCountry = 'United States'
export const homeAssumed = 'No country was named: people in the United States are asked.'

const places = ['country', 'state', 'city', 'region']

/** Whether a filter says anywhere in which country people are. */
export function namesPlace(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(namesPlace)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([field, inner]) => places.includes(field) || namesPlace(inner))
}
