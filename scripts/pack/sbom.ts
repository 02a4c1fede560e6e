/**
 * What a release is made of, as a CycloneDX document, from the lock file alone: every package that is installed with it, with
 * version, digest and licence. (`npm sbom --omit dev` leaves out packages that development needs as well.)
 */

interface LockedPackage {
  name?: string
  version?: string
  integrity?: string
  license?: string
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

export interface Lock {
  name: string
  version: string
  packages: Record<string, LockedPackage>
}

const ALGORITHMS: Record<string, string> = { sha512: 'SHA-512', sha384: 'SHA-384', sha256: 'SHA-256', sha1: 'SHA-1' }

export function sbomOf(lock: Lock) {
  const installed = Object.entries(lock.packages).filter(
    ([place, { dev, devOptional }]) => place !== '' && !dev && !devOptional,
  )
  const refs = new Map(installed.map(([place, locked]) => [place, refOf(place, locked)]))
  const own = refOf('', { name: lock.name, version: lock.version })
  const root = lock.packages['']!
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: {
        'bom-ref': own,
        type: 'application',
        name: lock.name,
        version: lock.version,
        purl: own,
        licenses: licencesOf(root),
      },
    },
    components: [...new Map(installed.map((entry) => [refOf(...entry), entry])).values()].map(([place, locked]) => ({
      'bom-ref': refOf(place, locked),
      type: 'library',
      name: nameOf(place, locked),
      version: locked.version!,
      scope: locked.optional ? 'optional' : 'required',
      purl: refOf(place, locked),
      ...(locked.integrity === undefined ? {} : { hashes: locked.integrity.split(' ').map(hashOf) }),
      licenses: licencesOf(locked),
    })),
    dependencies: [['', root] as const, ...installed].map(([place, locked]) => ({
      ref: place === '' ? own : refs.get(place)!,
      dependsOn: [...new Set(dependenciesOf(place, locked, refs))].sort(),
    })),
  }
}

const nameOf = (place: string, { name }: LockedPackage): string => name ?? place.split('node_modules/').at(-1)!

const refOf = (place: string, locked: LockedPackage): string =>
  `pkg:npm/${nameOf(place, locked).replace('@', '%40')}@${locked.version}`

function hashOf(integrity: string): { alg: string; content: string } {
  const [algorithm = '', digest = ''] = integrity.split(/-(.*)/)
  return { alg: ALGORITHMS[algorithm]!, content: Buffer.from(digest, 'base64').toString('hex') }
}

const licencesOf = ({ license }: LockedPackage) =>
  license === undefined ? [] : [/[ ()]/.test(license) ? { expression: license } : { license: { id: license } }]

/** As Node finds them: beside the package, or beside one of those that it lies in. */
function dependenciesOf(place: string, locked: LockedPackage, refs: ReadonlyMap<string, string>): string[] {
  const names = Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })
  return names.flatMap((name) => {
    for (let at = place; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
      const ref = refs.get(`${at === '' ? '' : `${at}/`}node_modules/${name}`)
      if (ref !== undefined) return [ref]
      if (at === '') return []
    }
  })
}
