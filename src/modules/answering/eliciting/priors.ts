import { readFileSync } from 'node:fs'

/** What is expected of a model's forecasts. data/models/priors.json says what the figures are, and why. */
export interface Expectation {
  /** How far its shares are from those of people, as total variation. */
  tv: number
  /** From 0 to 1: how much its own word on its error counts against that. */
  heed: number
  /** What its differences between groups count. */
  groups: number
}

export type ModelSize = 'frontier' | 'mid' | 'small' | 'local' | 'tiny' | 'unknown'

interface Priors {
  sizes: Readonly<Record<ModelSize, Expectation>>
  parameters: readonly { below_billion: number | null; size: ModelSize }[]
  families: Readonly<Record<string, ModelSize>>
}

const { sizes, parameters, families } = JSON.parse(
  readFileSync(new URL('../../../../data/models/priors.json', import.meta.url), 'utf8'),
) as Priors

/** "llama3.1:8b", "mixtral-8x7b". Of a mixture of experts all parameters count, and not those at work ("30b-a3b"). */
const BILLIONS = /(?<![a-z0-9.])(?:(\d+)x)?(\d+(?:\.\d+)?)b(?![a-z0-9])/
const MILLIONS = /(?<![a-z0-9.])\d+m(?![a-z0-9])/

/** How large a model is, as far as its name tells: "openai:gpt-5-mini", "vendor/llama-3.3-70b". */
export function sizeOf(model: string): ModelSize {
  const name = model.toLowerCase()
  const [, experts = '1', each] = BILLIONS.exec(name) ?? []
  if (each !== undefined) {
    const count = Number(experts) * Number(each)
    return parameters.find(({ below_billion }) => below_billion === null || count < below_billion)!.size
  }
  if (MILLIONS.test(name)) return 'tiny'
  const words = name.slice(Math.max(name.lastIndexOf('/'), name.search(/:(?=[a-z])/)) + 1).split(/[-_: ]/)
  const known = Object.keys(families).filter((family) => isOf(words, family.split('-')))
  const nearest = known.sort((one, other) => other.length - one.length)[0]
  return nearest === undefined ? 'unknown' : families[nearest]!
}

/** "claude-opus-4" is of "claude", "phi4" of "phi", "gpt-4o" of "gpt-4". */
function isOf([first = '', ...rest]: readonly string[], [family = '', ...parts]: readonly string[]): boolean {
  const version = first.slice(family.length)
  if (!first.startsWith(family) || !/^[\d.]*$/.test(version)) return false
  let from = 0
  return parts.every((part) => {
    const at = rest.findIndex((word, place) => place >= from && word.startsWith(part))
    from = at + 1
    return at >= 0
  })
}

/** What is expected of models that forecast together; each of them counts alike. */
export function expectationOf(models: readonly string[]): Expectation & { size: string } {
  const own = models.length === 0 ? (['unknown'] as const) : models.map(sizeOf)
  const mean = (of: (size: Expectation) => number): number =>
    own.reduce((sum, size) => sum + of(sizes[size]), 0) / own.length
  return {
    tv: mean(({ tv }) => tv),
    heed: mean(({ heed }) => heed),
    groups: mean(({ groups }) => groups),
    size: [...new Set(own)].join(' and '),
  }
}
