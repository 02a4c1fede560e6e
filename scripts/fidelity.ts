/**
 * `npm run fidelity`: how near the embedded engine comes to real people, question by question. Prints the tables and
 * writes docs/fidelity.md with its charts, and the same figures for programs to data/fidelity. Nothing is fitted here: it examines the engine as it lies in the repository.
 * With `reading` it examines how wordings are read instead, and writes nothing.
 * With `mind` it examines whether answers to different questions go together as in people, and writes nothing.
 * With `trust` it examines how far a language model is believed, with a stand-in of known error, and writes
 * docs/model-trust.md.
 * With `--engine llm` it compares the ways to ask a language model instead, and writes nothing.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { printError } from '../src/commands/print.ts'

async function embedded(): Promise<void> {
  const { examine } = await import('./fidelity/examine.ts')
  const { report } = await import('./fidelity/report.ts')
  const { questionLines, summaryOf } = await import('./fidelity/summary.ts')
  const docs = path.resolve(import.meta.dirname, '../docs')
  const data = path.resolve(import.meta.dirname, '../data/fidelity')
  const dir = path.resolve(process.env.DATA_DIR ?? '.populace', 'population')
  const found = await examine(dir)
  const { document, charts } = report(found)
  await mkdir(path.join(docs, 'fidelity'), { recursive: true })
  await writeFile(path.join(docs, 'fidelity.md'), document)
  for (const [name, drawing] of Object.entries(charts)) await writeFile(path.join(docs, 'fidelity', name), drawing)
  await writeFile(path.join(data, 'summary.json'), `${JSON.stringify(summaryOf(found), null, 1)}\n`)
  await writeFile(path.join(data, 'questions.jsonl'), questionLines(found))
  console.log(document.slice(0, document.indexOf('## The worst')))
  console.log('Written: docs/fidelity.md with its charts, data/fidelity/summary.json and questions.jsonl.')
}

async function llm(args: readonly string[]): Promise<void> {
  const { elicitations } = await import('./fidelity/elicitations.ts')
  await elicitations(args).catch((error: unknown) => {
    printError(error)
    process.exitCode = 1
  })
}

async function reading(): Promise<void> {
  const { readingExam } = await import('./fidelity/reading-exam.ts')
  await readingExam()
}

async function mind(): Promise<void> {
  const { mindExam } = await import('./fidelity/mind.ts')
  await mindExam()
}

async function trust(): Promise<void> {
  const { modelTrust } = await import('./fidelity/model-trust.ts')
  await modelTrust()
}

const args = process.argv.slice(2)
const exams: Readonly<Record<string, () => Promise<void>>> = { reading, mind, trust }
const exam = exams[args[0] ?? '']
await (exam !== undefined ? exam() : args.length === 0 ? embedded() : llm(args))
