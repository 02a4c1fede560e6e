import { stringify } from 'yaml'
import { contracts } from '../../src/contracts.ts'
import { listContracts } from '../../src/platform/contract/contract.ts'
import { errorCodes } from '../../src/platform/errors.ts'
import { openApiDocument } from '../../src/surfaces/openapi/document.ts'
import { version } from '../../src/version.ts'
import { GENERATED } from './note.ts'

export function errorsReference(): string {
  const rows = Object.entries(errorCodes).map(
    ([code, { status, meaning }]) => `| \`${code}\` | ${status} | ${meaning} |`,
  )
  return `# Errors\n\n${GENERATED}
Every error has the form \`{"error": {"code", "message", "details"}}\`. \`code\` is for programs and does not change; \`message\`
is a sentence for people and may. Quote the \`X-Request-Id\` of the response when you report a problem.

| code | HTTP | meaning |
|---|---|---|
${rows.join('\n')}

A 429 carries \`Retry-After\` and \`details\` with \`retry_after_seconds\`, \`limit\`, \`window_seconds\` and \`scope\`;
\`quota_exhausted\` adds \`family\`, \`used\`, \`cycle_end\` and, for the admin of a free organization, \`upgrade_url\`.
A job that fails is not an HTTP error: its \`status\` is \`failed\` and its \`error\` a plain sentence.
`
}

export const openApiYaml = (): string =>
  stringify(openApiDocument(listContracts(contracts), { version, base_url: 'http://localhost:3000' }), {
    aliasDuplicateObjects: false,
  })
