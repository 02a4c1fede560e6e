import type { StudiesManifestOutput } from '../../../../sdk/index.ts'

/** What the answers were made with, from the run manifest; what is not there as expected is left out. */
export interface Method {
  service: string
  engines: string[]
  models: string[]
  knowledge: string[]
  populations: { version: string; size: number | null }[]
  fallbacks: string[]
  digest: string
  /** What the points of each scale are called, by question. */
  scales: Map<number, { min: number; labels: string[] }>
}

export function readMethod({ manifest }: StudiesManifestOutput): Method {
  return {
    service: text(manifest.service_version),
    engines: [...texts(manifest.engines)],
    models: [...new Set([...texts(manifest.models), ...texts(manifest.forecast_models)])],
    knowledge: texts(manifest.knowledge_versions),
    populations: records(manifest.populations).map(({ version, size }) => ({
      version: text(version),
      size: typeof size === 'number' ? size : null,
    })),
    fallbacks: texts(manifest.fallbacks),
    digest: text(manifest.answers_sha256),
    scales: new Map(records(manifest.questions).flatMap(scaleOf)),
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(text).filter(Boolean) : [])
const records = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : []

function scaleOf({ id, format }: Record<string, unknown>): [number, { min: number; labels: string[] }][] {
  const { scale } = (format ?? {}) as { scale?: { min?: unknown; labels?: unknown } }
  const labels = texts(scale?.labels)
  return typeof id === 'number' && typeof scale?.min === 'number' && labels.length > 0
    ? [[id, { min: scale.min, labels }]]
    : []
}
