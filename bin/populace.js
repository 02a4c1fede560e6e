#!/usr/bin/env -S node --max-semi-space-size=8
/**
 * `npx populace …`, under whatever Node the machine has: picks the Node 24 that came along with the packages, and runs the
 * service's own program with it. What is asked of this process is passed on, and so is how the other one ended.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const NEEDED = 24
/** Room for new objects, in megabytes: V8 would take 64 for good after the first busy second, and answer no faster. */
const YOUNG = '--max-semi-space-size=8'
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

const root = path.resolve(import.meta.dirname, '..')
const current = Number(process.versions.node.split('.')[0])
// A packed copy has JavaScript; a clone runs its source as it is, even where somebody has packed it once.
const main = [path.join(root, 'src/main.ts'), path.join(root, 'dist/main.js')].find((file) => existsSync(file))
const other = current === NEEDED ? undefined : nodeThatCameAlong()

if (other !== undefined) passOn(spawn(other, [YOUNG, main, ...process.argv.slice(2)], { stdio: 'inherit' }))
else if (current >= NEEDED) await import(pathToFileURL(main).href)
else {
  fail(
    `this is Node ${process.versions.node}, and Populace needs Node ${NEEDED}. It comes along as an optional package: ` +
      'install again without --omit=optional, or use a newer Node.',
  )
}

/** The program of the platform's package, by what the package itself says. */
function nodeThatCameAlong() {
  const { resolve } = createRequire(import.meta.url)
  for (const name of [`node-${platform()}-${process.arch}`, `node-bin-${platform()}-${process.arch}`]) {
    try {
      const file = resolve(`${name}/package.json`)
      const { bin } = JSON.parse(readFileSync(file, 'utf8'))
      const program = path.join(path.dirname(file), typeof bin === 'string' ? bin : bin.node)
      if (existsSync(program)) return program
    } catch {
      // Not installed: perhaps the other one is.
    }
  }
  return undefined
}

function platform() {
  return process.platform === 'win32' ? 'win' : process.platform
}

function passOn(child) {
  const listeners = SIGNALS.map((signal) => [signal, () => child.kill(signal)])
  for (const [signal, listener] of listeners) process.on(signal, listener)
  child.once('error', (error) => fail(error.message))
  child.once('exit', (code, signal) => {
    for (const [name, listener] of listeners) process.off(name, listener)
    if (signal === null) process.exitCode = code
    else process.kill(process.pid, signal)
  })
}

function fail(message) {
  process.stderr.write(`populace: ${message}\n`)
  process.exitCode = 1
}
