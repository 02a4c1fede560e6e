import { z } from 'zod'
import { type ApiCall, type ApiRoute, route } from './api-call.ts'
import { CardApiError } from './card-api-error.ts'
import { seconds } from './objects.ts'
import { mergeMetadata, metadata, readParameters, yesOrNo } from './parameters.ts'
import { amend, type Billed, cancel, endWithPeriod } from './subscription-life.ts'
import { changeSubscription } from './subscriptions.ts'

export const subscriptionCalls: readonly ApiRoute[] = [
  route('GET', /^\/v1\/subscriptions\/(\w+)$/, (call) => subscription(call, (billed) => billed)),
  route('POST', /^\/v1\/subscriptions\/(\w+)$/, updateSubscription),
  route('DELETE', /^\/v1\/subscriptions\/(\w+)$/, cancelSubscription),
]

async function subscription(
  { trx, events, id, now }: ApiCall,
  change: (billed: Billed) => Billed | Promise<Billed>,
): Promise<object> {
  const changed = await changeSubscription(trx, events, id, now, change)
  if (changed === undefined) throw CardApiError.missing('subscription', id)
  return changed.subscription
}

const subscriptionFields = z.object({ cancel_at_period_end: yesOrNo.optional(), metadata: metadata.optional() })

function updateSubscription(call: ApiCall): Promise<object> {
  const given = readParameters(subscriptionFields, call.fields)
  return subscription(call, (billed) => {
    const { metadata: before, status, cancel_at_period_end: ends } = billed.subscription
    const end = given.cancel_at_period_end
    if (status === 'canceled' && end !== undefined) {
      throw CardApiError.invalid('A canceled subscription can only update its cancellation_details and metadata.')
    }
    const noted =
      given.metadata === undefined ? billed : amend(billed, { metadata: mergeMetadata(before, given.metadata) })
    return end === undefined || end === ends ? noted : endWithPeriod(noted, end, seconds(call.now))
  })
}

function cancelSubscription(call: ApiCall): Promise<object> {
  return subscription(call, (billed) => {
    if (billed.subscription.status === 'canceled') throw CardApiError.missing('subscription', call.id)
    return cancel(billed, seconds(call.now))
  })
}
