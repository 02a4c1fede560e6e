/** Writes dist/sbom.cdx.json: `npm run sbom`. `npm pack` does so, too. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sbomOf } from './pack/sbom.ts'

const root = path.resolve(import.meta.dirname, '..')
const file = path.join(root, 'dist/sbom.cdx.json')
const lock = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'))
await mkdir(path.dirname(file), { recursive: true })
await writeFile(file, `${JSON.stringify(sbomOf(lock), null, 2)}\n`)
console.error(`wrote ${path.relative(root, file)}`)
