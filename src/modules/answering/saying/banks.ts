import { readFileSync } from 'node:fs'
import { type Bank, bankOf } from './patterns.ts'

/** Files of `data/language/answers`, each with the patterns of its banks. */
export const bankFiles = {
  values: readBanks('values'),
  judgements: readBanks('judgements'),
  prices: readBanks('prices'),
  refusals: readBanks('refusals'),
  names: readBanks('names'),
}

function readBanks(name: string): Readonly<Record<string, Bank>> {
  const file = new URL(`../../../../data/language/answers/${name}.json`, import.meta.url)
  const banks = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>
  return Object.fromEntries(Object.entries(banks).map(([bank, lines]) => [bank, bankOf(`${name}.${bank}`, lines)]))
}
