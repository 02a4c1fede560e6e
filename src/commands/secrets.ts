import { parseArgs } from 'node:util'
import { sealedCheckoutKeys } from '../modules/checkout/index.ts'
import { sealedKeys } from '../modules/keys/index.ts'
import { sealedMails } from '../modules/mail/index.ts'
import { sealedSignIns } from '../modules/sign-in/index.ts'
import { sealedWebhookSecrets } from '../modules/webhooks/index.ts'
import { systemClock } from '../platform/clock.ts'
import { loadConfig } from '../platform/config.ts'
import { sealedAnswers } from '../platform/contract/idempotency.ts'
import { OperatorError } from '../platform/errors.ts'
import {
  forgetFormerKeys,
  forgetOtherFingerprints,
  loadSecrets,
  refuseOtherSealers,
  renewKeptKey,
} from '../platform/installation.ts'
import { countSealed, resealColumn, type SealedColumn, type SealedCount } from '../platform/sealed.ts'
import { sealedSigningKey } from '../sandbox/identity-provider/index.ts'
import { withDatabase } from './open.ts'
import { note, print } from './print.ts'

const HELP = `Usage: npm run populace -- secrets <show | rotate | renew> [options]

  secrets show     count what is encrypted under the current and under other keys
  secrets rotate   encrypt all of it under the current key; the other keys can be dropped then
  secrets renew    make another key in DATA_DIR, where SECRET_KEY is not set; restart, then \`secrets rotate\`

  --json   one JSON document on stdout
  --help   this text`

/** Everything that is sealed, wherever it lies. */
const sealedColumns: readonly SealedColumn[] = [
  sealedKeys,
  sealedCheckoutKeys,
  sealedAnswers,
  sealedMails,
  sealedSignIns,
  sealedWebhookSecrets,
  sealedSigningKey,
]

/** `secrets show | rotate | renew`: changing the secret key without losing anything. */
export async function secrets([action, ...args]: string[]): Promise<void> {
  if ([action, ...args].some((given) => given === '--help' || given === '-h')) return print(HELP)
  const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } })
  if (action === 'show') return show(values.json)
  if (action === 'rotate') return rotate(values.json)
  if (action === 'renew') return renew(values.json)
  throw new OperatorError('Use `secrets show`, `secrets rotate` or `secrets renew`.')
}

async function show(json: boolean): Promise<void> {
  const counts = await withDatabase(async ({ db }, config) => {
    const known = await loadSecrets(config)
    return inTurn((column) => countSealed(db, known, column))
  })
  if (json) return print(JSON.stringify({ sealed: counts }))
  for (const { table, current, accepted, unreadable } of counts) {
    print(`${table.padEnd(18)} ${current} under the current key, ${accepted} under others, ${unreadable} unreadable`)
  }
  if (sum(counts, 'accepted') > 0) note('`secrets rotate` encrypts all of it under the current key.')
}

async function rotate(json: boolean): Promise<void> {
  const counts = await withDatabase(async ({ db }, config) => {
    const known = await loadSecrets(config)
    await refuseOtherSealers(db, known)
    const resealed = await inTurn((column) => resealColumn(db, known, column))
    await forgetOtherFingerprints(db, known, systemClock.now())
    if (config.SECRET_KEY === undefined) await forgetFormerKeys(config.DATA_DIR)
    return resealed
  })
  const [resealed, unreadable] = [sum(counts, 'accepted'), sum(counts, 'unreadable')]
  if (json) return print(JSON.stringify({ resealed, unreadable, sealed: counts }))
  print(`Everything is encrypted under the current key; ${resealed} of ${resealed + sum(counts, 'current')} were not.`)
  if (unreadable > 0) note(`${unreadable} are of a key that is not known, and stay as they are.`)
  print('SECRET_KEYS_ACCEPTED can go with the next restart. Links that were signed with a former key end then.')
}

async function renew(json: boolean): Promise<void> {
  const { SECRET_KEY, DATA_DIR } = loadConfig(process.env)
  if (SECRET_KEY !== undefined) {
    throw new OperatorError('The key is in SECRET_KEY: set another there, and this one in SECRET_KEYS_ACCEPTED.')
  }
  await renewKeptKey(DATA_DIR)
  if (json) return print(JSON.stringify({ renewed: true }))
  print(`There is another key in ${DATA_DIR}. Restart the service, then run \`secrets rotate\`.`)
}

async function inTurn(each: (column: SealedColumn) => Promise<SealedCount>): Promise<SealedCount[]> {
  const counts: SealedCount[] = []
  for (const column of sealedColumns) counts.push(await each(column))
  return counts
}

const sum = (counts: readonly SealedCount[], state: 'current' | 'accepted' | 'unreadable'): number =>
  counts.reduce((total, count) => total + count[state], 0)
