/** What reads an organization's own work: also keys of an organization without a plan may have these. */
export const READING = [
  'groups:read',
  'studies:read',
  'zeitgeist:read',
  'questions:read',
  'jobs:read',
  'billing:read',
] as const

/** Everything but administration: what a key has for which nobody chose. */
export const ALL = [
  'free:ask',
  'agent:search',
  ...READING,
  'groups:write',
  'studies:write',
  'zeitgeist:write',
  'questions:write',
  'media:write',
  'thesis:write',
] as const

export type Scope = (typeof ALL)[number] | 'admin'
