import { acceptedQuestions, answeredCalls, type Check } from './check.ts'

const delivered: Check = {
  promise: 'every event was received, or is recorded as given up with a reason',
  find({ received }, { deliveries }) {
    const got = new Set(received.map(({ event_id }) => event_id))
    return deliveries
      .filter(
        ({ id, status, error }) => !(status === 'delivered' ? got.has(id) : status === 'failed' && Boolean(error)),
      )
      .map(
        ({ id, status, webhook }) =>
          `event ${id} to ${webhook} is ${status}${got.has(id) ? '' : ' and was not received'}`,
      )
  },
}

const everyEnd: Check = {
  promise: 'the end of every question that was asked after a webhook was made is one event to it',
  find(history, { tenants, webhooks, deliveries }) {
    const counts = Map.groupBy(deliveries, ({ webhook, job_id }) => `${webhook} ${job_id}`)
    const asked = [
      ...acceptedQuestions(history),
      ...answeredCalls(history, 'free.ask').map((call) => ({ call, job_id: call.body.job_id as string })),
    ]
    const twice = [...counts].filter(([, events]) => events.length > 1)
    const missing = answeredCalls(history, 'webhooks.create').flatMap(({ tenant, marker, ended_ms }) => {
      const { organization_id } = tenants.find(({ name }) => name === tenant)!
      const there = webhooks.some((one) => one.description === marker && one.organization_id === organization_id)
      if (!there) return [`webhook ${marker} is not there`]
      return asked
        .filter(({ call }) => call.tenant === tenant && call.began_ms > ended_ms)
        .filter(({ job_id }) => !counts.has(`${marker} ${job_id}`))
        .map(({ job_id }) => `webhook ${marker} was not told of job ${job_id}`)
    })
    return [...twice.map(([what, events]) => `${what} has ${events.length} events`), ...missing]
  },
}

const known: Check = {
  promise: 'nobody receives an event that is not recorded',
  find({ received }, { deliveries }) {
    const ids = new Set(deliveries.map(({ id }) => id))
    return received.filter(({ event_id }) => !ids.has(event_id)).map(({ event_id }) => `event ${event_id} is not known`)
  },
}

export const webhookChecks: readonly Check[] = [delivered, everyEnd, known]
