/**
 * Writes what is computed from the code: .env.example, docs/reference and the SDK's table and types. With --check it only
 * says what is out of date. Each file of scripts/generate/ has functions that return text; the table below says where it goes.
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { documentsIndex } from './generate/documents-index.ts'
import { filtersReference } from './generate/filters-reference.ts'
import { operationsReference } from './generate/operations-reference.ts'
import { errorsReference, openApiYaml } from './generate/references.ts'
import { sdkFields, sdkOperations } from './generate/sdk-operations.ts'
import { sdkTypes } from './generate/sdk-types.ts'
import { configurationReference, envExample } from './generate/settings.ts'

const root = path.resolve(import.meta.dirname, '..')

const files: Record<string, string> = {
  '.env.example': envExample(),
  'docs/reference/configuration.md': configurationReference(),
  'docs/reference/errors.md': errorsReference(),
  'docs/index.md': documentsIndex(),
  'docs/reference/filters.md': filtersReference(),
  'docs/reference/operations.md': operationsReference(),
  'docs/reference/openapi.yaml': openApiYaml(),
  'src/clients/sdk/generated/fields.ts': sdkFields(),
  'src/clients/sdk/generated/operations.ts': sdkOperations(),
  'src/clients/sdk/generated/types.ts': sdkTypes(),
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
