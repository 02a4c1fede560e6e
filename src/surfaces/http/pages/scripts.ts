import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'

const SCRIPTS = path.resolve(import.meta.dirname, '../scripts')

export const hostedScripts = ['agent-register.sh', 'free-tier-auth.sh'] as const

/** A script as it is served: one file, with the parts that both have and the address of this service in it. */
export async function scriptText(name: (typeof hostedScripts)[number], baseUrl: string): Promise<string> {
  const [script, shared] = await Promise.all(
    [name, 'shared.sh'].map((file) => readFile(path.join(SCRIPTS, file), 'utf8')),
  )
  // The address stands between single quotes; a URL can hold one, a shell text cannot.
  const quoted = baseUrl.replaceAll("'", '%27')
  return script!.replace('# {{shared}}\n', () => shared!).replace('{{base_url}}', () => quoted)
}

/** Scripts that get a key from a terminal. They come as text, so that a browser shows them before anybody runs them. */
export const scriptPages =
  (baseUrl: string) =>
  async (app: FastifyInstance): Promise<void> => {
    for (const name of hostedScripts) {
      const text = await scriptText(name, baseUrl)
      app.get(`/scripts/${name}`, { config: { operation: 'page.script' } }, (_request, reply) =>
        reply.type('text/plain; charset=utf-8').send(text),
      )
    }
  }
