import { type ScriptedStripe, startScriptedStripe } from '../../harness/scripted-stripe.ts'
import { type Service, startService } from '../../harness/service.ts'
import { type ApiDocument, readDocument } from '../document/document.ts'

export interface FuzzedService {
  service: Service
  document: ApiDocument
  close(): Promise<void>
}

const LIMITS = [
  ...['FREE_QUESTIONS_PER_MINUTE', 'FREE_QUESTIONS_PER_CYCLE', 'FREE_POLLS_PER_MINUTE'],
  ...['REGISTER_PER_HOUR_IP', 'REGISTER_PER_HOUR_EMAIL', 'REGISTER_PER_HOUR_ACCOUNT', 'REGISTER_PER_HOUR_INSTALL'],
  ...['MAIL_PER_HOUR_EMAIL', 'MAIL_PER_HOUR_IP', 'SIGN_IN_PER_HOUR_IP'],
]

/** The real app, with a card provider beside it and limits so high that no case meets them. */
export async function startFuzzedService(): Promise<FuzzedService> {
  const stripe: ScriptedStripe = await startScriptedStripe()
  const service = await startService({
    config: {
      ...Object.fromEntries(LIMITS.map((name) => [name, '1000000'])),
      // The clock stands still, so that what was queued is never counted anew.
      QUEUE_MAX_JOBS: '100000000',
      QUEUE_MAX_JOBS_ORGANIZATION: '100000000',
      STRIPE_SECRET_KEY: 'sk_test_scripted',
      STRIPE_WEBHOOK_SECRET: 'whsec_of_these_tests',
      STRIPE_API_URL: stripe.url,
      REQUEST_SYNC_SECONDS: '1',
      WEBHOOK_ALLOW_PRIVATE: 'true',
    },
  })
  const { body } = await service.request('GET', '/docs/api/openapi.json')
  return {
    service,
    document: readDocument(body),
    async close() {
      await service.close()
      await stripe.close()
    },
  }
}
