import type { FastifyInstance } from 'fastify'

const MOST_BYTES = 262_144

export interface CardWebhookParts {
  /** The body as it came, of which the signature is. */
  receive(body: string, signature: string | undefined): Promise<object>
}

/** Where the card provider tells what has happened. Its signature is of the very bytes, so the body is not parsed here. */
export const cardWebhook =
  ({ receive }: CardWebhookParts) =>
  (app: FastifyInstance): void => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    app.post(
      '/webhooks/card-provider',
      { bodyLimit: MOST_BYTES, config: { operation: 'page.card-webhook' } },
      (request) => {
        const signature = request.headers['stripe-signature']
        const body = typeof request.body === 'string' ? request.body : ''
        return receive(body, typeof signature === 'string' ? signature : undefined)
      },
    )
  }
