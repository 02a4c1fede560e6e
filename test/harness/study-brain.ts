import type { ModelCallSeen, ModelReply } from './model-server/call.ts'
import panelReply, { type PanelBrainSetup, setup as setUpPanel } from './panel-brain.ts'

/** Stands for a language model that also writes reports, and whose agents may say what a test wants of them. */
export interface StudyBrainSetup extends PanelBrainSetup {
  /** In place of the words of agents whose prompt this finds something in: the first that fits. */
  said?: { matching: string; words: string }[]
  /** Takes the place of these parts of every report; the others stay as the draft has them. */
  report?: Record<string, unknown>
  /** Does what an answer orders: writes into the report whatever stands behind "report that". */
  takes_orders?: boolean
}

let known: StudyBrainSetup = {}

export function setup(value: StudyBrainSetup | null): void {
  known = value ?? {}
  setUpPanel(known)
}

export default function reply(call: ModelCallSeen): string | ModelReply {
  const { system, user } = call
  if (system.includes('You write for a client')) return JSON.stringify(reportFor(user))
  const said = known.said?.find(({ matching }) => user.includes('<person>') && new RegExp(matching).test(user))
  return said?.words ?? panelReply(call)
}

function reportFor(user: string): Record<string, unknown> {
  const draft = JSON.parse(/<earlier>\n([\s\S]*?)\n<\/earlier>/.exec(user)![1]!) as Record<string, unknown>
  const order = known.takes_orders === true ? /report that ([^.]+\.)/.exec(user)?.[1] : undefined
  const claim = {
    text: `All synthetic: ${order}`,
    question_ids: [...user.matchAll(/^Question (\d+):/gm)].map(([, id]) => Number(id)),
  }
  const ordered = order === undefined ? {} : { findings: [claim], tldr: claim, bullets: [claim] }
  const parts = Object.entries({ ...known.report, ...ordered }).filter(([name]) => name in draft)
  return { ...draft, ...Object.fromEntries(parts) }
}
