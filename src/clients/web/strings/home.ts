import { count, plural } from '../format.ts'
import { inLanguage } from './language.ts'

export const home = inLanguage({
  en: {
    headline: 'Ask a population.',
    lead: (size: number, countries: number) =>
      `Type a question. Twelve synthetic people, drawn from ${count(size)} in ${countries} ${plural(countries, { one: 'country', other: 'countries' })} and calibrated to real population data, answer it in seconds.`,
    label: 'Your question',
    placeholder: 'What would you like to know?',
    ask: 'Ask twelve people',
    asking: 'Asking',
    hint: 'Enter asks, Shift + Enter makes a new line.',
    tooShort: 'A question has at least three characters.',
    examplesLabel: 'Try one of these',
    examples: [
      'Would you pay $7 for an oat-milk latte at the airport?',
      'What annoys you most about your bank?',
      'How likely are you to buy an electric car next, from 0 to 10?',
      'Would you rather have a four-day week or a raise of 20%?',
    ],
    left: (n: number) => `${count(n)} free ${plural(n, { one: 'question', other: 'questions' })} left this month`,
    panelTitle: 'The panel',
    panelLead:
      'These twelve answer, balanced by sex, age, region and education. Each has a page that says who they are.',
    thinking: (n: number) => `${count(n)} people are thinking …`,
    answered: (n: number) => `${count(n)} ${plural(n, { one: 'person has', other: 'people have' })} answered.`,
    waiting: (name: string) => `${name} is thinking`,
    noAnswer: 'No answer.',
    summaryTitle: 'What they say',
    firstRead: (n: number) => `${count(n)} people: a first read, not a measurement.`,
    error: (points: number) =>
      points === 0
        ? 'People answered this from their records. The lines show the chance in asking only twelve.'
        : `The forecast of a share is expected to be within ±${count(points)} points, four times in five. The lines show that, and the chance in asking only twelve.`,
    openTitle: 'In their own words',
    openNote: 'Open answers are not counted here: read them. A study finds the themes of hundreds.',
    mean: (value: string) => `On average ${value}`,
    nps: (value: string) => `NPS ${value}`,
    chartLabel: 'Answers of the panel',
    more: 'Ask more people this',
    another: 'Ask something else',
    why: 'Why believe it?',
    failed: 'The panel could not answer.',
    failedWords:
      'Ask again in other words; if it stays like this, whoever runs the installation finds the reason in its log.',
    recent: 'Asked in this browser',
    forget: 'Forget these',
    signedOutTitle: 'Ask after signing in',
    signedOut: 'This installation is used by several people: sign in, and your first questions are free.',
    facts: [
      {
        title: 'Calibrated, and measured',
        words:
          'Agents follow census, labour and health statistics. Forecasts are held against real survey questions, and the misses are published.',
        link: 'See the figures',
        to: '/fidelity',
      },
      {
        title: 'Yours',
        words:
          'It runs on your machine, without a key and without a network. Nothing is sent anywhere; your own language models can be put in.',
        link: 'How it runs',
        href: '/docs/operating',
      },
      {
        title: 'For programs, too',
        words: 'Whatever this page does, the API, the SDK, the command line and assistants over MCP can do.',
        link: 'Quickstart',
        href: '/docs/quickstart',
      },
    ],
  },
})
