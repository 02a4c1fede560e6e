import { Client, type ProgressCallback, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'

/** The revisions that clients speak: those of 2025 begin with a handshake, that of 2026 has none. */
export type Era = 'legacy' | 'auto'

export interface Called {
  isError?: boolean
  // biome-ignore lint/suspicious/noExplicitAny: tests look into results of every shape.
  structuredContent: any
  // biome-ignore lint/suspicious/noExplicitAny: and into content of every type.
  content: any[]
  /** The text of it all. */
  text: string
}

export interface Assistant {
  client: Client
  names(): Promise<string[]>
  call(name: string, args?: object, options?: { onprogress?: ProgressCallback; signal?: AbortSignal }): Promise<Called>
}

/** The official client. */
export async function assistant(
  url: string,
  key: string,
  { era = 'auto', query = '' } = {} as { era?: Era; query?: string },
) {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode: era } })
  const headers = { authorization: `Bearer ${key}` }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp${query}`), { requestInit: { headers } }))
  return assistantOf(client)
}

export const assistantOf = (client: Client): Assistant => ({
  client,
  names: async () => (await client.listTools()).tools.map(({ name }) => name),
  async call(name, args = {}, options = {}) {
    const called = (await client.callTool(
      {
        name,
        arguments: args as Record<string, unknown>,
      },
      options,
    )) as unknown as Called
    return { ...called, text: called.content.map((block) => block.text ?? '').join('\n') }
  },
})
