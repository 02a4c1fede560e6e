import {
  type ContentBlock,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type ServerContext,
  type Tool,
} from '@modelcontextprotocol/server'
import { nearest } from '../../platform/nearest.ts'
import { callTool, type Watch } from './call-tool.ts'
import { instructions } from './instructions.ts'
import { isCalled, spoken } from './names.ts'
import { getPrompt, listPrompts } from './prompts.ts'
import { listReports, listTemplates, readReport } from './resources.ts'
import { offered, type Session, usable } from './session.ts'
import type { McpTool } from './tools.ts'
import { oneLine } from './writing.ts'

/** The MCP server of one client. Tools are what contracts say; nothing here knows any of them by name. */
export function createServer(session: Session): Server {
  const say = (text: string): string => spoken(text, session.naming, session.tools)
  const server = new Server(
    { name: 'populace', title: 'Populace', version: session.version, websiteUrl: session.base_url },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: say(instructions) },
  )
  server.setRequestHandler('tools/list', async () => ({
    tools: (await usable(session)).map((tool) => shown(tool, say)),
  }))
  server.setRequestHandler('tools/call', async ({ params }, context) => {
    const tool = offered(session).find((one) => isCalled(one, params.name))
    if (tool === undefined) throw unknownTool(session, params.name)
    const called = await callTool(session, tool, params.arguments ?? {}, watchOf(tool, context))
    return { ...called, content: called.content.map((block) => told(block, say)) }
  })
  server.setRequestHandler('resources/list', async () => ({ resources: await listReports(session) }))
  server.setRequestHandler('resources/templates/list', async () => ({
    resourceTemplates: await listTemplates(session),
  }))
  server.setRequestHandler('resources/read', ({ params }) => readReport(session, params.uri))
  server.setRequestHandler('prompts/list', async () => ({ prompts: await listPrompts(session) }))
  server.setRequestHandler('prompts/get', async ({ params }) => getPrompt(params.name, params.arguments, say))
  return server
}

type Say = (text: string) => string

/** A tool as the client sees it. Its schema names other tools, in descriptions. */
const shown = ({ name, title, description, inputSchema, annotations }: McpTool, say: Say): Tool =>
  ({
    name: say(name),
    title,
    description: say(description),
    inputSchema: JSON.parse(say(JSON.stringify(inputSchema))),
    annotations,
  }) as Tool

const told = (block: ContentBlock, say: Say): ContentBlock =>
  block.type === 'text' ? { ...block, text: say(block.text) } : block

function unknownTool(session: Session, name: string): ProtocolError {
  const meant = nearest(
    name,
    offered(session).map((tool) => spoken(tool.name, session.naming, session.tools)),
  )
  const hint = meant === undefined ? '' : `; did you mean ${meant}?`
  return new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool "${oneLine(name, 100)}"${hint}`)
}

/** How a tool that waits tells its client how far it is, where the client wants to know. */
function watchOf({ contract }: McpTool, { mcpReq }: ServerContext): Watch {
  const progressToken = mcpReq._meta?.progressToken
  const asks = 'question' in contract.input.shape || 'questions' in contract.input.shape
  return {
    signal: mcpReq.signal,
    async onProgress({ done, total, counted }) {
      if (progressToken === undefined) return
      const message = asks && counted ? `${done} of ${total} have answered` : `${done} of ${total} done`
      const params = { progressToken, progress: done, total, message }
      await mcpReq.notify({ method: 'notifications/progress', params })
    },
  }
}
