import type { HostMode, Specialist } from './request.ts'

const untouched = { applied_change_keys: [], rejected_changes: [] }

/** Before the text was read. */
export const pendingSpecialist = (requested: HostMode): Specialist => ({
  ...untouched,
  host_mode: requested,
  host_status: 'pending',
  host_message: 'The text has not been read yet.',
  step_status: 'pending',
  step_reason_code: null,
  step_message: 'The text has not been read yet.',
  decision_action: null,
  decision_message: null,
})

/** The text was read by rules alone: because the caller wants that, or because there is no language model. */
export function rulesAlone(requested: HostMode): Specialist {
  const wanted = requested === 'deterministic_only'
  return {
    ...untouched,
    host_mode: 'deterministic_only',
    host_status: wanted ? 'completed' : 'unavailable',
    host_message: wanted
      ? 'The text was read by rules, as requested.'
      : 'No language model is configured here: the text was read by rules.',
    step_status: 'skipped',
    step_reason_code: wanted ? 'caller_asked' : 'no_language_model',
    step_message: 'No language model was asked.',
    decision_action: null,
    decision_message: null,
  }
}

/** With what follows from the reading, where a language model has not said that itself. */
export const decided = (
  specialist: Specialist,
  action: NonNullable<Specialist['decision_action']>,
  message: string,
): Specialist => ({
  ...specialist,
  decision_action: specialist.decision_action ?? action,
  decision_message: specialist.decision_message ?? message,
})
