export { announceEnded } from './announce-ended.ts'
export { sealedWebhookSecrets, webhookDelivery } from './deliver-event.ts'
export { webhooksOperations } from './operations.ts'
export { tidyWebhookDeliveries } from './tidy-deliveries.ts'
