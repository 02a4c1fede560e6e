export { announceEnded } from './announce-ended.ts'
export { webhookDelivery } from './deliver-event.ts'
export { webhooksOperations } from './operations.ts'
export { tidyWebhookDeliveries } from './tidy-deliveries.ts'
