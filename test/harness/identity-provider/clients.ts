/** What the service is registered as at the provider that tests start. */
export const clients = { web: 'panel-web', secret: 'the secret of the web client', cli: 'panel-cli' } as const
