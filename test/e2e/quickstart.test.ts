/**
 * Follows docs/quickstart.md to the letter: in a fresh clone of the repository, every step of the page in its order, in one
 * shell, beside the service that the page starts. Three things differ from what a reader does. The packages are linked
 * instead of installed, because tests have no network. The port is a free one. And what is changed here and not committed
 * is in the clone, so that what is tested is what would be committed.
 */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, readFile, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { blocksOf } from '../harness/documents.ts'
import { freePort, repository, useMachine } from '../harness/process.ts'

const run = promisify(execFile)
const machine = useMachine()
const git = async (...args: string[]): Promise<string[]> =>
  (await run('git', args, { cwd: repository, maxBuffer: 20_000_000 })).stdout.split('\0').filter(Boolean)

async function cloneOfThis(): Promise<string> {
  const folder = path.join(await machine.dir(), 'populace')
  // The objects stay where they are: packing them would take longer than the checkout.
  await run('git', ['clone', '--quiet', '--shared', repository, folder])
  for (const file of await git('ls-files', '-z', '--modified', '--others', '--exclude-standard')) {
    if (existsSync(path.join(repository, file)))
      await cp(path.join(repository, file), path.join(folder, file), { recursive: true })
  }
  for (const file of await git('ls-files', '-z', '--deleted')) await rm(path.join(folder, file), { force: true })
  // With what else installing leaves behind, which a start looks at and makes anew where it is not of these sources.
  await symlink(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'))
  if (existsSync(path.join(repository, 'dist/web'))) {
    await cp(path.join(repository, 'dist/web'), path.join(folder, 'dist/web'), { recursive: true })
  }
  return folder
}

describe.skipIf(!existsSync(path.join(repository, '.git')))('the quickstart', () => {
  test('works to the letter in a clean clone', async () => {
    const folder = await cloneOfThis()
    const port = String(await freePort())
    const blocks = blocksOf(await readFile(path.join(folder, 'docs/quickstart.md'), 'utf8'))
    const background = blocks.filter(({ mark }) => mark === 'step: background')
    const steps = blocks.filter(({ mark }) => mark === 'step')
    expect(background.map(({ code }) => code)).toEqual(['npm start\n'])
    expect(steps.length).toBeGreaterThan(3)

    const env = { PATH: process.env.PATH!, HOME: await machine.dir(), PORT: port }
    const service = machine.start([], { program: ['npm', 'start'], cwd: folder, env })
    try {
      const script = steps.map(({ line, code }) => `printf '\\n@@ ${line}\\n'\n${code}`).join('\n')
      const { stdout, stderr, code } = await run(
        'sh',
        ['-eu', '-c', script.replaceAll('localhost:3000', `localhost:${port}`)],
        {
          cwd: folder,
          env,
          maxBuffer: 20_000_000,
        },
      ).then(
        (done) => ({ ...done, code: 0 }),
        (failed: { stdout: string; stderr: string; code: number }) => failed,
      )
      expect(code, `at the last line after @@:\n${stdout}\n${stderr}\n${service.stderr()}`).toBe(0)
      const printed = new Map(stdout.split(/^@@ /m).map((part) => [Number.parseInt(part, 10), part]))
      for (const { line, expected = '' } of steps) expect(printed.get(line), `line ${line}`).toContain(expected)
    } finally {
      service.signal('SIGINT')
      await service.ended
    }
  })
})
