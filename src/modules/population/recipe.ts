import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

/**
 * Raised with every change that gives other people for the same figures, seed and sizes: agents that studies refer to
 * never change under their names.
 */
export const METHOD = 1

/** Everything that a population is a function of. */
export interface Recipe {
  method: number
  /** Digest of the figures below data/. */
  figures: string
  seed: string
  /** US adults. */
  size: number
  /** Adults of each further country. */
  country_size: number
  /** ISO codes, in alphabetical order. */
  countries: readonly string[]
  /** Share of the US adults that carry a health profile. */
  health_share: number
}

/** The name of the population that a recipe gives; part of every agent's provenance. */
export function versionOf(recipe: Recipe): string {
  const { method, figures, seed, size, country_size, countries, health_share } = recipe
  const text = JSON.stringify([
    method,
    figures,
    seed,
    size,
    countries.length === 0 ? 0 : country_size,
    countries,
    health_share,
  ])
  return `v${method}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`
}

export const totalSize = ({ size, country_size, countries }: Recipe): number => size + country_size * countries.length

const data = new URL('../../../data/', import.meta.url)

/** What is compared with, understood by searching, or told of people that are there leaves the people as they are. */
const isAside = (name: string): boolean =>
  /^(us-)?(targets|lasting)\.json$|^words\.json$/.test(name) || !name.endsWith('.json')

let digest: string | undefined

/** A digest of all tables and models that the people are drawn from. */
export function figuresDigest(): string {
  if (digest === undefined) {
    const hash = createHash('sha256')
    for (const folder of ['attitudes', 'health', 'occupations', 'population', 'world']) {
      for (const name of readdirSync(new URL(`${folder}/`, data)).sort()) {
        if (!isAside(name)) hash.update(`${folder}/${name}\n`).update(readFileSync(new URL(`${folder}/${name}`, data)))
      }
    }
    digest = hash.digest('hex').slice(0, 16)
  }
  return digest
}
