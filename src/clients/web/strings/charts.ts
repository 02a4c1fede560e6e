import { inLanguage } from './language.ts'

export const charts = inLanguage({
  en: {
    answer: 'Answer',
    share: 'Share',
    low: 'From',
    high: 'To',
    people: 'People',
    range: (low: string, high: string) => `${low} to ${high}`,
    day: 'Day',
    value: 'Value',
    n: (count: number) => `n ${count}`,
    figure: 'Figure',
    difference: 'Difference',
    clear: 'Clear of 0',
    yes: 'yes',
    no: 'no',
    nothing: '–',
    up: '▲',
    down: '▼',
    nameWithN: (name: string, n: string) => `${name} (${n})`,
  },
})
