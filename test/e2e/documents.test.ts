/**
 * Runs what the documents show. A block of shell that has `<!-- run -->` on the line before it is executed, in the order
 * of its document and in one shell, against a service that was really started; what `<!-- expect: "text" -->` on the line
 * after it names must be in what it prints. The README has a service to itself, as new as its reader's. The guides share
 * another one and run side by side, so that none of them can count on what another has done before.
 */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { type Installation, installation, repository, useMachine } from '../harness/process.ts'

const run = promisify(execFile)
const machine = useMachine('whole file')
const ADDRESS = 'http://localhost:3000'
const DATA_DIR = '.populace'

const documents = [
  ...(await readdir(repository)),
  ...(await readdir(path.join(repository, 'docs'), { recursive: true })).map((name) => path.join('docs', name)),
]
  .filter((name) => name.endsWith('.md'))
  .sort()
const texts = new Map<string, string>()
for (const name of documents) texts.set(name, await readFile(path.join(repository, name), 'utf8'))

interface Example {
  line: number
  code: string
  expected: string | undefined
}

function examplesOf(text: string): Example[] {
  const pattern = /^<!-- run -->\n```sh\n([\s\S]*?)^```\n(?:<!-- expect: "(.+)" -->$)?/gm
  return [...text.matchAll(pattern)].map(({ index, 1: code, 2: expected }) => ({
    line: text.slice(0, index).split('\n').length,
    code: code!,
    expected,
  }))
}

const markers = (text: string): number => text.match(/^\s*<!-- run -->/gm)?.length ?? 0
const runnable = [...texts].filter(([, text]) => markers(text) > 0)

test('every mark in a document stands at a block of shell, and every block that is marked asks the service', () => {
  expect(runnable.map(([name]) => name)).toEqual(
    expect.arrayContaining(['README.md', 'docs/guides/free-tier-oauth.md', 'docs/guides/operating.md']),
  )
  for (const [name, text] of runnable) {
    const examples = examplesOf(text)
    expect(examples, name).toHaveLength(markers(text))
    expect(
      examples.filter(({ expected }) => expected !== undefined),
      name,
    ).toHaveLength(text.match(/<!-- expect:/g)?.length ?? 0)
    for (const { line, code } of examples)
      expect(code, `${name}:${line}`).toMatch(/localhost:3000|npm run .*populace -- /)
  }
})

async function startedService(): Promise<Installation> {
  const place = await installation(machine)
  await machine.start(['start'], { env: place.env }).says(/Press Ctrl-C to stop/)
  return place
}

describe('what the documents show works', () => {
  let guides: Promise<Installation> | undefined
  const serviceFor = (name: string): Promise<Installation> => {
    if (name === 'README.md') return startedService()
    guides ??= startedService()
    return guides
  }

  test.concurrent.each(runnable)('%s', async (name, text) => {
    const examples = examplesOf(text)
    const { env, url, data_dir } = await serviceFor(name)
    const script = examples
      .map(({ line, code }) => `printf '\\n@@ ${line}\\n'\n${code}`)
      .join('\n')
      .replaceAll(ADDRESS, url)
      .replaceAll(`${DATA_DIR}/`, `${data_dir}/`)
    const { stdout, stderr, code } = await run('sh', ['-eu', '-c', script], {
      cwd: repository,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    }).then(
      (done) => ({ ...done, code: 0 }),
      (failed: { stdout: string; stderr: string; code: number }) => failed,
    )
    expect(code, `${name}, at the last line after @@:\n${stdout}\n${stderr}`).toBe(0)
    const printed = new Map(stdout.split(/^@@ /m).map((part) => [Number.parseInt(part, 10), part]))
    for (const { line, expected = '' } of examples) expect(printed.get(line), `${name}:${line}`).toContain(expected)
  })
})

test('the first two commands of the README are the only two that anybody needs', () => {
  const blocks = [...texts.get('README.md')!.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].map(([, code]) => code!.trim())
  expect(blocks.slice(0, 2)).toEqual(['npm ci && npm start', 'npm ci && npm test'])
})

describe('the documents point to what is there', () => {
  const withoutBlocks = (text: string): string => text.replace(/^```[\s\S]*?^```$/gm, '')

  test.each([...texts])('relative links of %s', (name, text) => {
    const links = [...withoutBlocks(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target!.split('#')[0]!)
    const relative = links.filter((target) => target !== '' && !/^([a-z]+:|\/)/i.test(target))
    const broken = relative.filter((target) => !existsSync(path.resolve(repository, path.dirname(name), target)))
    expect(broken).toEqual([])
  })

  test.each([...texts])('files that %s names', (name, text) => {
    const named = [...withoutBlocks(text).matchAll(/`((?:src|test|docs|bench|scripts|migrations)\/[\w./-]+)`/g)]
    const missing = named.map(([, file]) => file!).filter((file) => !existsSync(path.join(repository, file)))
    expect(missing, name).toEqual([])
  })
})
