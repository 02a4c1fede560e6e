import type { Command, CommandFamily } from './command.ts'

type Loaded = Promise<Command | CommandFamily>

/** The commands that call a service, in the order of the help. Each is loaded when it is run. */
export const clientCommands: Readonly<Record<string, () => Loaded>> = {
  ask: async () => (await import('./commands/ask.ts')).ask,
  agents: async () => (await import('./commands/agents.ts')).agents,
  filters: async () => (await import('./commands/filters.ts')).filters,
  groups: async () => (await import('./commands/groups.ts')).groups,
  studies: async () => (await import('./commands/studies.ts')).studies,
  requests: async () => (await import('./commands/requests.ts')).requests,
  media: async () => (await import('./commands/media.ts')).media,
  fidelity: async () => (await import('./commands/fidelity.ts')).fidelity,
  jobs: async () => (await import('./commands/jobs.ts')).jobs,
  usage: async () => (await import('./commands/usage.ts')).usage,
  me: async () => (await import('./commands/me.ts')).me,
  call: async () => (await import('./commands/call.ts')).call,
}
