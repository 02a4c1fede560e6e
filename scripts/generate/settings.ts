import { configSchema } from '../../src/platform/config.ts'
import { GENERATED } from './note.ts'

interface Setting {
  name: string
  description: string
  default_value: string
}

const defaults: Record<string, unknown> = configSchema.parse({})

const settings: Setting[] = Object.entries(configSchema.shape).map(([name, schema]) => {
  // The default of DATA_DIR is a place on the machine that generates: say it as the operator would write it.
  const value = name === 'DATA_DIR' ? '.populace' : (defaults[name] ?? '')
  return {
    name,
    description: schema.description ?? '',
    default_value: Array.isArray(value) ? value.join(',') : String(value),
  }
})

export function envExample(): string {
  const lines = settings.map(({ name, description, default_value }) => `# ${description}\n#${name}=${default_value}\n`)
  return `# Settings of Populace; copy to .env and uncomment what you change. Written by \`npm run generate\`.\n\n${lines.join('\n')}`
}

export function configurationReference(): string {
  const rows = settings.map(({ name, description, default_value }) => {
    return `| \`${name}\` | ${default_value === '' ? '' : `\`${default_value}\``} | ${description} |`
  })
  return `# Configuration\n\n${GENERATED}
Settings are environment variables, or lines in a file \`.env\` where the service is started. An empty variable counts as
not set. All problems are reported at once, before anything starts.

| setting | default | meaning |
|---|---|---|
${rows.join('\n')}
`
}
