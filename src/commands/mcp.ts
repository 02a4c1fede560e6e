import { parseArgs } from 'node:util'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { connectionOf } from '../clients/cli/connection.ts'
import { UsageError } from '../clients/cli/errors.ts'
import { typed } from '../clients/cli/program.ts'
import { createClient } from '../clients/sdk/index.ts'
import { contracts as tree } from '../contracts.ts'
import { listContracts } from '../platform/contract/contract.ts'
import { ServiceError } from '../platform/errors.ts'
import { type Me, readMe } from '../surfaces/mcp/access.ts'
import { clientCaller } from '../surfaces/mcp/caller.ts'
import { namingOf } from '../surfaces/mcp/names.ts'
import { createServer } from '../surfaces/mcp/server.ts'
import type { Session } from '../surfaces/mcp/session.ts'
import { stdioTransport } from '../surfaces/mcp/stdio.ts'
import { toolSetsOf, toolsOf } from '../surfaces/mcp/tools.ts'
import { version } from '../version.ts'
import { note } from './print.ts'

/** `mcp`: an MCP server on stdin and stdout, for assistants that start one; it calls a service over HTTP. */
export async function mcp(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      service: { type: 'string' },
      key: { type: 'string' },
      toolsets: { type: 'string' },
      names: { type: 'string' },
      'allow-http': { type: 'boolean' },
    },
  })
  const { sets, naming } = chosen(values)
  const { base_url, api_key } = connectionOf(values)
  if (api_key === undefined) {
    throw new UsageError(
      `There is no key: start the service on this machine, get one with \`${typed('login')}\`, or set POPULACE_API_KEY.`,
    )
  }
  const contracts = listContracts(tree)
  const caller = clientCaller(createClient({ base_url, api_key }), base_url)
  const known = remembered(() => readMe(caller, contracts))
  const session: Session = {
    contracts,
    tools: toolsOf(contracts),
    sets,
    naming,
    caller,
    // A service that is away has tools all the same: calling one says what is the matter, and an assistant can pass it on.
    me: () => known().catch(() => assumed(api_key)),
    base_url,
    version,
    stopping: new AbortController().signal,
    unforeseen: (error) => {
      note(`populace: ${error instanceof Error ? error.stack : String(error)}`)
      return new ServiceError('internal_error', 'Something went wrong in the MCP server.')
    },
    // A service of another version answers in other shapes: nothing that its user could mend.
    untold: () => {},
  }
  serveStdio(() => createServer(session), {
    transport: stdioTransport(),
    onerror: (error) => note(`populace: ${error.message}`),
  })
  note(`populace: MCP server for ${base_url}, on stdin and stdout.`)
  await known().catch((error: ServiceError) => note(`populace: ${error.message} ${nextStep(error)}`))
}

function chosen({ toolsets, names }: { toolsets?: string | undefined; names?: string | undefined }) {
  try {
    return { sets: toolSetsOf(toolsets), naming: namingOf(names) }
  } catch (error) {
    throw new UsageError((error as ServiceError).message)
  }
}

/** Asks until it was told once. */
function remembered<T>(ask: () => Promise<T>): () => Promise<T> {
  let told: Promise<T> | undefined
  return () => {
    told ??= ask().catch((error) => {
      told = undefined
      throw error
    })
    return told
  }
}

/** What a key may do, as far as it tells by itself. */
const assumed = (apiKey: string): Me => {
  const kind = apiKey.startsWith('rk_live_') ? 'live' : 'free'
  const plan = { name: 'unknown', billing_mode: 'self_hosted', features: [] }
  return { kind, scopes: listContracts(tree).flatMap(({ access }) => scopeNamed(access)), plan }
}

const scopeNamed = (access: ReturnType<typeof listContracts>[number]['access']): string[] =>
  access !== 'public' && 'scope' in access ? [access.scope] : []

const nextStep = ({ status }: ServiceError): string =>
  status === 401 ? `Get another key: \`${typed('login')}\`.` : 'Calls will say so until it does.'
