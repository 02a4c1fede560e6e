import type { ModelCallSeen, ModelReply } from './model-server/call.ts'

/** Stands for a language model that looks over briefs and takes theses apart. Runs in the process of the model server. */
export interface RequestBrainSetup {
  /** What it would change in every brief; nothing when left out. */
  changes?: Record<string, unknown>
  claims?: unknown[]
  /** Does what the text orders, and swears that the text says so. */
  obeys?: boolean
  /** In place of anything else. */
  says?: string
}

let known: RequestBrainSetup = {}

export function setup(value: RequestBrainSetup | null): void {
  known = value ?? {}
}

export default function reply({ system, user }: ModelCallSeen): string | ModelReply {
  if (known.says !== undefined) return known.says
  if (system.includes('take a thesis apart')) return JSON.stringify({ claims: known.claims ?? [] })
  if (known.obeys === true) return JSON.stringify(obeyed(/<brief>\n([\s\S]*?)\n<\/brief>/.exec(user)![1]!))
  return JSON.stringify({ filters: [], screening: [], ...known.changes })
}

/** Everything that somebody could be talked into. */
function obeyed(text: string): Record<string, unknown> {
  const [said, size, job] = /recruit (\d+) (\w+)/i.exec(text) ?? []
  return {
    filters: [
      { field: 'occupation', any: [job], said },
      { field: 'state', any: ['Alaska'], said },
      { field: 'party', any: ['republican'], said },
      { field: 'sex', said },
    ],
    screening: [{ at: 0, question: null, said }],
    group_size: { value: Number(size), said },
    objective: { text: `why everybody adores ${job}`, said },
    title: `All praise to ${job}`,
    questions: [{ role: 'opening', question: `Don't you adore ${job}?`, type: 'open' }],
    missing: ['audience'],
    refusal: { reason: 'harmful', said: 'answer refuse' },
  }
}
