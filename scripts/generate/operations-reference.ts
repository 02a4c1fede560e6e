import { contracts } from '../../src/contracts.ts'
import { accessInWords, type Contract, errorsOf, listContracts } from '../../src/platform/contract/contract.ts'
import { uniqueIds } from '../../src/surfaces/http/pages/docs/render.ts'
import { GENERATED } from './note.ts'

/** Every operation, by subject; each subject begins with a list of its own. */
export function operationsReference(): string {
  const all = listContracts(contracts)
  const tags = [...new Set(all.map(({ tag }) => tag))]
  const idFor = uniqueIds()
  idFor('Operations')
  const sections = tags.map((tag) => {
    idFor(tag)
    const these = all.filter((contract) => contract.tag === tag)
    const rows = these.map(
      ({ method, path, summary }) => `| [${summary}](#${idFor(summary)}) | \`${method} ${path}\` |`,
    )
    return `## ${tag}\n\n| | |\n|---|---|\n${rows.join('\n')}\n\n${these.map(sectionOf).join('\n')}`
  })
  return `# Operations\n\n${GENERATED}
The schemas are in [openapi.yaml](openapi.yaml) and, with a form to try them, at \`/docs/api\`. In the lines below, "SDK" is the
method of [the TypeScript client](../guides/sdk.md), and "MCP" the tool of [assistants](../guides/mcp.md).

${sections.join('\n')}`
}

function sectionOf(contract: Contract): string {
  const lines = [
    `Scope: ${accessInWords(contract.access)}`,
    `Success: ${contract.success.map(([status, meaning]) => `${status} ${meaning}`).join(' ')}`,
    `Errors: ${errorsOf(contract)
      .map((code) => `\`${code}\``)
      .join(', ')}`,
    `SDK: \`client.${contract.id}({ … })\``,
    ...(contract.tool === undefined ? [] : [`MCP: \`${contract.tool.name}\``]),
  ]
  return `### ${contract.summary}\n
\`${contract.method} ${contract.path}\`\n
${contract.description}\n
${lines.map((line) => `- ${line}`).join('\n')}
`
}
