import { religions } from '../../src/modules/population/vocabulary.ts'
import { regionalShares, religionShares } from './world-religion-shares.ts'

/** Whether the shares are the published ones. */
export const religionBasis = (country: string): 'source' | 'estimate' =>
  ['GB', 'JP'].includes(country) ? 'estimate' : 'source'

/** Shares of the ten codes, adding up to 1. */
function row(text: string): number[] {
  const of = new Map(text.split(',').map((entry) => entry.trim().split(' ') as [string, string]))
  const stranger = [...of.keys()].find((name) => !(religions as readonly string[]).includes(name))
  if (stranger !== undefined) throw new Error(`no religion ${stranger}`)
  const total = [...of.values()].reduce((sum, share) => sum + Number(share), 0)
  return religions.map((religion) => Number(of.get(religion) ?? 0) / total)
}

export const religionOf = (country: string): number[] => row(religionShares[country]!)

/** By region, fitted so that the regions together give the country's shares. */
export function religionByRegion(
  country: string,
  names: readonly string[],
  sizes: readonly number[],
): number[][] | null {
  const special = regionalShares[country]
  if (special === undefined) return null
  const unknown = Object.keys(special).find((name) => !names.includes(name))
  if (unknown !== undefined) throw new Error(`${country}: no region ${unknown}`)
  const national = religionOf(country)
  const table = names.map((name) => (special[name] === undefined ? [...national] : row(special[name])))
  for (let round = 0; round < 200; round++) {
    national.forEach((wanted, code) => {
      const reached = table.reduce((sum, shares, r) => sum + sizes[r]! * shares[code]!, 0)
      if (reached > 0) for (const shares of table) shares[code]! *= wanted / reached
    })
    for (const shares of table) {
      const total = shares.reduce((sum, share) => sum + share, 0)
      shares.forEach((share, code) => {
        shares[code] = share / total
      })
    }
  }
  return table
}
