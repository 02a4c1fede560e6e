import type { Contract, ToolSet } from '../../platform/contract/contract.ts'
import type { ServiceError } from '../../platform/errors.ts'
import { type Me, mayCall } from './access.ts'
import type { Caller } from './caller.ts'
import type { Naming } from './names.ts'
import type { McpTool } from './tools.ts'

/** Everything that one client is served with: over HTTP for a request, over stdio for as long as it runs. */
export interface Session {
  contracts: readonly Contract[]
  tools: readonly McpTool[]
  sets: readonly ToolSet[]
  naming: Naming
  caller: Caller
  me(): Promise<Me>
  base_url: string
  version: string
  /** Aborted when the process is about to end: who waits is told how things stand. */
  stopping: AbortSignal
  /** What to tell of an error that nobody foresaw; it is logged where there is a log. */
  unforeseen(error: unknown): ServiceError
  /** Told of an answer that its own text could not be made of; it was told field by field. */
  untold(error: unknown, id: string): void
}

/** The tools of the sets that were asked for, whether or not the key may use them. */
export const offered = ({ tools, sets }: Session): McpTool[] => tools.filter(({ set }) => sets.includes(set))

/** Those that the key may use. */
export async function usable(session: Session): Promise<McpTool[]> {
  const me = await session.me()
  return offered(session).filter(({ contract }) => mayCall(contract, me))
}

export const contractOf = ({ contracts }: Session, id: string): Contract => contracts.find((one) => one.id === id)!
