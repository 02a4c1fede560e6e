/**
 * Runs what the documents show. A block of shell that has `<!-- run -->` on the line before it is executed, in the order
 * of its document and in one shell, against a service that was really started; what `<!-- expect: "text" -->` on the line
 * after it names must be in what it prints. What another document shows and runs to the letter may say
 * `<!-- run in: README.md -->` instead. All documents share that service and run side by side, so that none of them
 * can count on what another has done before; each has a home folder of its own. A service as new as its reader's, and npm
 * itself, are the matter of quickstart.test.ts.
 */
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, inject, test } from 'vitest'
import { configSchema } from '../../src/platform/config.ts'
import { type Block, blocksOf, readDocuments } from '../harness/documents.ts'
import { type Installation, installation, repository, usedDir, useMachine } from '../harness/process.ts'

const run = promisify(execFile)
const machine = useMachine('whole file')
const ADDRESS = 'http://localhost:3000'
const DATA_DIR = '.populace'
/** Blocks in these are examples: each is run or checked, or says why it cannot be. */
const LANGUAGES = new Set(['sh', 'bash', 'ts', 'js', 'json', 'python', 'http'])

const texts = await readDocuments()
const shown = [...texts]
  .filter(([name]) => name === 'README.md' || name.startsWith('docs/'))
  .flatMap(([name, text]) => blocksOf(text).map((block) => ({ name, ...block })))
const runnable = [...new Set(shown.flatMap(({ name, mark }) => (mark === 'run' ? [name] : [])))]

test('every example is run or checked by a test, or says why it cannot be', () => {
  expect(shown.length).toBeGreaterThan(100)
  const unmarked = shown.filter(({ language, mark = '' }) => LANGUAGES.has(language) && !isMark(mark))
  expect(unmarked.map(({ name, line, mark }) => `${name}:${line} ${mark ?? ''}`)).toEqual([])
})

const isMark = (mark: string): boolean =>
  /^(run|run: sdk|run by: \S+|run in: \S+|not run: .{10,}|check: (json|settings)|step|step: background)$/.test(mark)

test('every mark stands at a block that it suits', () => {
  const marks = [...texts].flatMap(([, text]) => text.match(/^ *<!-- (?:run|not run|check|step)\b.*-->$/gm) ?? [])
  expect(shown.filter(({ mark = '' }) => isMark(mark))).toHaveLength(marks.length)
  const expectations = [...texts].flatMap(([, text]) => text.match(/^ *<!-- expect: /gm) ?? [])
  expect(shown.filter(({ expected }) => expected !== undefined)).toHaveLength(expectations.length)
  const unsuited = shown.filter((block) => !suits(block))
  expect(unsuited.map(({ name, line, mark }) => `${name}:${line} ${mark}`)).toEqual([])
})

function suits({ name, mark = '', language, code }: Block & { name: string }): boolean {
  if (mark === 'run') return language === 'sh' && /localhost:3000|npm run .*populace -- |\$/.test(code)
  if (mark === 'run: sdk') return language === 'ts' && name === 'docs/guides/sdk.md'
  if (mark.startsWith('step')) return language === 'sh' && name === 'docs/quickstart.md'
  const [, other] = mark.match(/^run in: (\S+)$/) ?? []
  if (other !== undefined) return shown.some((one) => one.name === other && one.mark === 'run' && one.code === code)
  const [, file] = mark.match(/^run by: (\S+)$/) ?? []
  if (file !== undefined) return readFileSync(path.join(repository, file), 'utf8').includes(path.basename(name))
  if (mark === 'check: json') return isJson(code)
  return mark === 'check: settings' ? areSettings(code) : true
}

function isJson(code: string): boolean {
  try {
    JSON.parse(code)
    return true
  } catch {
    return false
  }
}

const areSettings = (code: string): boolean =>
  code
    .trim()
    .split('\n')
    .every((line) => Object.hasOwn(configSchema.shape, line.match(/^(?:export )?([A-Z\d_]+)=/)?.[1] ?? ''))

describe('what the documents show works', () => {
  let started: Promise<Installation> | undefined

  async function startedService(): Promise<Installation> {
    // So many documents at once are more than one reader asks.
    const limits = { FREE_QUESTIONS_PER_MINUTE: '100', FREE_POLLS_PER_MINUTE: '1000' }
    const place = await installation(machine, { DATA_DIR: await usedDir(machine), ...limits })
    await machine.start(['start'], { env: place.env }).says(/Press Ctrl-C to stop/)
    return place
  }

  /** A folder with an `npm` that knows the one script that documents run, and is through with it in no time. */
  async function quickNpm(): Promise<string> {
    const folder = await machine.dir()
    const file = path.join(folder, 'npm')
    await writeFile(
      file,
      `#!/bin/sh
[ "$1" = run ] && shift && if [ "$1" = --silent ]; then shift; fi
[ "$1 $2" = "populace --" ] || { echo "not the script that documents run: $*" >&2; exit 1; }
shift 2
exec "${process.execPath}" "${inject('builtService')}" "$@"
`,
    )
    await chmod(file, 0o755)
    return folder
  }
  let npm: Promise<string> | undefined

  test.concurrent.each(runnable)('%s', async (name) => {
    started ??= startedService()
    npm ??= quickNpm()
    const { env, url, data_dir } = await started
    const examples = blocksOf(texts.get(name)!).filter(({ mark }) => mark === 'run')
    const script = examples
      .map(({ line, code }) => `printf '\\n@@ ${line}\\n'\n${code}`)
      .join('\n')
      .replaceAll(ADDRESS, url)
      .replaceAll(`${DATA_DIR}/`, `${data_dir}/`)
    const { stdout, stderr, code } = await run('sh', ['-eu', '-c', script], {
      cwd: repository,
      env: {
        PATH: `${await npm}:${process.env.PATH}`,
        HOME: await machine.dir(),
        NODE_COMPILE_CACHE: path.join(repository, 'node_modules/.cache/e2e'),
        ...env,
      },
      maxBuffer: 20_000_000,
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
  const blocks = blocksOf(texts.get('README.md')!).map(({ code }) => code.trim())
  expect(blocks.slice(0, 2)).toEqual(['npm ci && npm start', 'npm ci && npm test'])
})

describe('the documents point to what is there', () => {
  const withoutBlocks = (text: string): string => text.replace(/^ *```[\s\S]*?^ *```$/gm, '')

  test('links lead to files that exist', () => {
    const broken = [...texts].flatMap(([name, text]) =>
      [...withoutBlocks(text).matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, target]) => target!.split('#')[0]!)
        .filter((target) => target !== '' && !/^([a-z]+:|\/)/i.test(target))
        .filter((target) => !existsSync(path.resolve(repository, path.dirname(name), target)))
        .map((target) => `${name} → ${target}`),
    )
    expect(broken).toEqual([])
  })

  test('files that are named exist', () => {
    const missing = [...texts].flatMap(([name, text]) =>
      [...withoutBlocks(text).matchAll(/`((?:src|test|docs|bench|scripts|migrations)\/[\w./-]+)`/g)]
        .map(([, file]) => file!)
        .filter((file) => !existsSync(path.join(repository, file)))
        .map((file) => `${name} → ${file}`),
    )
    expect(missing).toEqual([])
  })
})
