import { grantableScopes } from './rules.ts'

/** What clients read first: which resource this is, and who gives out tokens for it (RFC 9728). */
export const resourceDocument = (baseUrl: string) => ({
  resource: `${baseUrl}/mcp`,
  authorization_servers: [baseUrl],
  bearer_methods_supported: ['header'],
  scopes_supported: [...grantableScopes],
  resource_name: 'Populace',
  resource_documentation: `${baseUrl}/docs/mcp`,
})

/** And then: where to register, to ask, and to fetch tokens (RFC 8414). */
export const serverDocument = (baseUrl: string) => ({
  issuer: baseUrl,
  authorization_endpoint: `${baseUrl}/oauth/authorize`,
  token_endpoint: `${baseUrl}/oauth/token`,
  registration_endpoint: `${baseUrl}/oauth/register`,
  revocation_endpoint: `${baseUrl}/oauth/revoke`,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  authorization_response_iss_parameter_supported: true,
  scopes_supported: [...grantableScopes],
  service_documentation: `${baseUrl}/docs/mcp`,
})
