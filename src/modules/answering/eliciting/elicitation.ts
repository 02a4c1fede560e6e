import type { Payer } from '../../models/index.ts'
import type { Shown } from '../attachments.ts'
import type { Barred, PanelAgent, Reference } from '../deciding/decide-panel.ts'
import type { Decision } from '../deciding/decision.ts'
import type { Forecast } from '../deciding/forecast.ts'
import type { Member } from '../engine.ts'
import type { Found } from '../finding/found.ts'
import type { Reading } from '../reading/reading.ts'
import type { Mention } from './population-forecast.ts'

/** A way to come by what a panel answers, with a language model. What agents then say is another matter. */
export interface Elicitation {
  name: 'forecast' | 'persona' | 'similarity'
  /** Asks what must be asked once for everybody. */
  open(put: Put): Promise<Elicited>
}

/** A question put to a panel. */
export interface Put {
  reading: Reading
  found: Found
  /** What is known here of the answers, without a language model. */
  known: Forecast
  panel: readonly Member[]
  agents: readonly PanelAgent[]
  barred: Barred
  reference: Reference
  replicate: number
  shown(model: string): Shown
  /** What each agent would answer to known questions nearby, as lines for a prompt. */
  attitudes: readonly (readonly string[])[]
  call: Call
}

export interface Elicited {
  /** The forecast that the answers come from; of ways without one, what is known here. */
  forecast: Forecast
  /** Of open questions: what people mention. */
  mentions: readonly Mention[]
  /** As `meta` names them. */
  models: readonly string[]
  calibration: string
  /** What one member answers. Some ways ask the model for each of them. */
  decide(member: number, call: Call): Promise<Decision>
}

/** For whom a model is called. */
export interface Call {
  payer: Payer
  /** Nobody waits for it. */
  background?: boolean | undefined
  signal?: AbortSignal | undefined
}
