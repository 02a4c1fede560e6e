import type { DeliveryRow, WebhookRow } from './store.ts'

export const presentWebhook = (row: WebhookRow) => ({
  id: row.id,
  uuid: row.uuid,
  url: row.url,
  description: row.description,
  enabled: row.enabled,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

export const presentDelivery = (row: DeliveryRow) => ({
  id: row.id,
  type: row.type,
  data: row.payload,
  status: row.status,
  attempts: row.attempts,
  response_status: row.response_status,
  error: row.error,
  created_at: row.created_at.toISOString(),
  ended_at: row.ended_at?.toISOString() ?? null,
})

/** What is posted. Made of the same row in every attempt, it is the same text in every attempt. */
export const eventBody = (row: Pick<DeliveryRow, 'id' | 'type' | 'payload' | 'created_at'>): string =>
  JSON.stringify({ id: row.id, type: row.type, created_at: row.created_at.toISOString(), data: row.payload })
