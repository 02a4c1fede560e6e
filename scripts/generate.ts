/** Writes what is computed from the code: .env.example and docs/reference. With --check it only says what is out of date. */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { stringify } from 'yaml'
import { contracts } from '../src/contracts.ts'
import { configSchema } from '../src/platform/config.ts'
import { accessInWords, errorsOf, listContracts } from '../src/platform/contract/contract.ts'
import { errorCodes } from '../src/platform/errors.ts'
import { openApiDocument } from '../src/surfaces/openapi/document.ts'

const root = path.resolve(import.meta.dirname, '..')
const GENERATED = '<!-- Written by `npm run generate`; do not edit. -->\n'
const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { version: string }

interface Setting {
  name: string
  description: string
  default_value: string
}

const defaults: Record<string, unknown> = configSchema.parse({})

const settings: Setting[] = Object.entries(configSchema.shape).map(([name, schema]) => {
  // The default of DATA_DIR is a place on the machine that generates: say it as the operator would write it.
  const value = name === 'DATA_DIR' ? '.populace' : (defaults[name] ?? '')
  return {
    name,
    description: schema.description ?? '',
    default_value: Array.isArray(value) ? value.join(',') : String(value),
  }
})

function envExample(): string {
  const lines = settings.map(({ name, description, default_value }) => `# ${description}\n#${name}=${default_value}\n`)
  return `# Settings of Populace; copy to .env and uncomment what you change. Written by \`npm run generate\`.\n\n${lines.join('\n')}`
}

function configurationReference(): string {
  const rows = settings.map(({ name, description, default_value }) => {
    return `| \`${name}\` | ${default_value === '' ? '' : `\`${default_value}\``} | ${description} |`
  })
  return `# Configuration\n\n${GENERATED}
Settings are environment variables, or lines in a file \`.env\` where the service is started. An empty variable counts as
not set. All problems are reported at once, before anything starts.

| setting | default | meaning |
|---|---|---|
${rows.join('\n')}
`
}

function errorsReference(): string {
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

function operationsReference(): string {
  const sections = listContracts(contracts).map((contract) => {
    const access = accessInWords(contract.access)
    const success = contract.success.map(([status, meaning]) => `${status} ${meaning}`)
    return `## ${contract.summary}\n
\`${contract.method} ${contract.path}\`\n
${contract.description}\n
- Scope: ${access}
- Success: ${success.join(' ')}
- Errors: ${errorsOf(contract)
      .map((code) => `\`${code}\``)
      .join(', ')}
- SDK: \`client.${contract.id}({ … })\`
`
  })
  return `# Operations\n\n${GENERATED}\nThe schemas are in [openapi.yaml](openapi.yaml) and, with a form to try them, at \`/docs/api\`.\n\n${sections.join('\n')}`
}

const files: Record<string, string> = {
  '.env.example': envExample(),
  'docs/reference/configuration.md': configurationReference(),
  'docs/reference/errors.md': errorsReference(),
  'docs/reference/operations.md': operationsReference(),
  'docs/reference/openapi.yaml': stringify(
    openApiDocument(listContracts(contracts), { version, base_url: 'http://localhost:3000' }),
  ),
}

const stale: string[] = []
for (const [name, text] of Object.entries(files)) {
  const current = await readFile(path.join(root, name), 'utf8').catch(() => '')
  if (current === text) continue
  stale.push(name)
  if (!process.argv.includes('--check')) await writeFile(path.join(root, name), text)
}
if (process.argv.includes('--check') && stale.length > 0) {
  console.error(`Out of date: ${stale.join(', ')}. Run \`npm run generate\` and look at what changed.`)
  process.exitCode = 1
}
