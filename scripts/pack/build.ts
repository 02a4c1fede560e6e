/**
 * Makes dist/ for `npm pack`: the service and the SDK as JavaScript, since Node leaves types out only outside of
 * node_modules. dist/ mirrors src/ and lies beside it, so what is found by its place (data/, migrations/, docs/) is found
 * from there too. The browser app comes built: its sources stay here.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buildWebApp } from '../../src/commands/build-web.ts'
import { declarations } from './declarations.ts'
import { javascript } from './javascript.ts'
import { sbomOf } from './sbom.ts'

const root = path.resolve(import.meta.dirname, '../..')
const src = path.join(root, 'src')
const dist = path.join(root, 'dist')

await mkdir(dist, { recursive: true })
// Whoever runs a service from this clone goes on serving the app.
for (const name of await readdir(dist)) {
  if (name !== 'web') await rm(path.join(dist, name), { recursive: true, force: true })
}
// What npm says on its standard output is the name of the package alone.
await buildWebApp(console.error)
for (const entry of await readdir(src, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || entry.name.endsWith('.test.ts')) continue
  if (entry.parentPath.startsWith(path.join(src, 'clients/web'))) continue
  const from = path.join(entry.parentPath, entry.name)
  const to = path.join(dist, path.relative(src, from))
  await mkdir(path.dirname(to), { recursive: true })
  if (entry.name.endsWith('.ts')) {
    await writeFile(to.replace(/\.ts$/, '.js'), javascript(await readFile(from, 'utf8')))
  } else {
    await writeFile(to, await readFile(from))
  }
}
for (const [name, text] of declarations(path.join(src, 'clients/sdk/index.ts'), src)) {
  await writeFile(path.join(dist, name), text)
}
const lock = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'))
await writeFile(path.join(dist, 'sbom.cdx.json'), `${JSON.stringify(sbomOf(lock), null, 2)}\n`)
