/** Every regular expression of the service: those written as such, and those put together when it starts or reads something. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'

export interface Pattern {
  source: string
  flags: string
  /** The file that it is written or put together in. */
  where: string
}

const SRC = path.resolve(import.meta.dirname, '../../../src')
/** What does something when it is loaded, is meant for a browser, or runs only where developers sit. */
const NOT_LOADED = /(^main|^commands\/|-thread|^clients\/(web|cli)\/|\.tsx$|\.test\.ts$)/

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))

function* written(): Generator<Pattern> {
  for (const file of files.filter((name) => !name.endsWith('.test.ts'))) {
    const text = readFileSync(path.join(SRC, file), 'utf8')
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false)
    const found: Pattern[] = []
    const look = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/')
        found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), where: file })
      }
      ts.forEachChild(node, look)
    }
    look(tree)
    yield* found
  }
}

/** Loads the service with a constructor that takes notes, and has its readers read something. */
async function made(texts: readonly string[]): Promise<Pattern[]> {
  const noted: Pattern[] = []
  const Original = RegExp
  const note = (pattern: RegExp): RegExp => {
    // The third line is whoever called the constructor: libraries make patterns, too, and answer for them themselves.
    const [, , , caller = ''] = new Error('here').stack!.split('\n')
    const [, where] = /\/src\/([^):]+)/.exec(caller) ?? []
    if (where !== undefined && !caller.includes('node_modules'))
      noted.push({ source: pattern.source, flags: pattern.flags, where })
    return pattern
  }
  globalThis.RegExp = new Proxy(Original, {
    construct: (target, args) => note(Reflect.construct(target, args) as RegExp),
    apply: (target, _this, args) => note(Reflect.construct(target, args) as RegExp),
  })
  try {
    for (const file of files.filter((name) => !NOT_LOADED.test(name)))
      await import(pathToFileURL(path.join(SRC, file)).href)
    const { readBrief } = await import('../../../src/modules/briefs/index.ts')
    const { readQuestion } = await import('../../../src/modules/answering/reading/read-question.ts')
    for (const text of texts) {
      readQuestion(text)
      readBrief({ kind: 'study', texts: [{ text, answers: [] }], now: new Date(), countries: ['United States'] })
    }
  } finally {
    globalThis.RegExp = Original
  }
  return noted
}

/** Each once. */
export async function everyPattern(texts: readonly string[]): Promise<Pattern[]> {
  const all = [...(await made(texts)), ...written()]
  return [...new Map(all.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern])).values()]
}
