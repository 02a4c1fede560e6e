import type { PaymentMethod } from './objects.ts'

export interface TestCard {
  number: string
  meaning: string
  /** Undefined for a card that is declined. */
  method: PaymentMethod | undefined
}

export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', meaning: 'works', method: 'pm_card_visa' },
  { number: '4000000000000002', meaning: 'is declined', method: undefined },
  {
    number: '4000000000000341',
    meaning: 'works now and fails at the next renewal',
    method: 'pm_card_chargeCustomerFail',
  },
]

export const spaced = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ')

export type CardField = 'number' | 'expiry' | 'cvc' | 'name'
export type CardForm = Readonly<Record<CardField, string>>
export type CardProblems = Partial<Record<CardField, string>>

/** What was typed, as short as a card's text can be; whatever else a browser sent is left aside. */
export const cardForm = (fields: Readonly<Record<string, unknown>>): CardForm => {
  const text = (name: CardField): string => (typeof fields[name] === 'string' ? fields[name].trim().slice(0, 200) : '')
  return { number: text('number'), expiry: text('expiry'), cvc: text('cvc'), name: text('name') }
}

/** The payment method of a card, or what is wrong with it, field by field. */
export function checkCard(form: CardForm, now: Date): { method: PaymentMethod } | { problems: CardProblems } {
  const number = form.number.replace(/[\s-]/g, '')
  const problems: CardProblems = {}
  const card = testCards.find((known) => known.number === number)
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) problems.number = 'This is not the number of a card.'
  else if (card === undefined) problems.number = 'This sandbox takes no real cards. Use one of the test cards below.'
  const expiry = expiryProblem(form.expiry, now)
  if (expiry !== undefined) problems.expiry = expiry
  if (!/^\d{3,4}$/.test(form.cvc)) problems.cvc = 'Three or four digits.'
  if (form.name === '') problems.name = 'Write the name on the card.'
  if (Object.keys(problems).length > 0) return { problems }
  if (card?.method === undefined) return { problems: { number: 'The card was declined.' } }
  return { method: card.method }
}

function expiryProblem(text: string, now: Date): string | undefined {
  const [, month, year] = /^(0?[1-9]|1[0-2])\s*[/-]\s*(?:20)?(\d\d)$/.exec(text) ?? []
  if (month === undefined || year === undefined) return 'Month and year, such as 04/30.'
  // A card is good until its month is over.
  return Date.UTC(2000 + Number(year), Number(month), 1) <= now.getTime() ? 'This card has expired.' : undefined
}

/** Every second digit from the right counts double; the sum ends in 0. */
function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
