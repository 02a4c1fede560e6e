import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { command } from '../../command.ts'
import { copyToStdout } from '../../copy.ts'
import { UsageError } from '../../errors.ts'
import { oneId } from '../../given.ts'
import { typed } from '../../program.ts'
import { count } from '../../words.ts'

const formats = ['csv', 'json', 'xlsx', 'labelled_csv', 'spss_syntax'] as const

export const exportStudy = command({
  name: 'export',
  summary: 'save every answer as CSV, XLSX, JSON or for statistics programs',
  usage: 'STUDY_ID [--format FORMAT] [--output FILE|-]',
  details:
    'Without --output, a file with the name that the service gives it, in this folder; one that is there already is left alone. With `--output -`, it goes to stdout.',
  options: {
    format: { type: 'string', value: 'FORMAT', description: 'what to write (default: csv)', choices: formats },
    output: { type: 'string', short: 'o', value: 'FILE|-', description: 'where to' },
  },
  examples: ['studies export 4 --format xlsx', 'studies export 4 --format csv --output - | head'],
  async run({ client, values, positionals, out }) {
    const study_id = oneId(positionals, 'studies export STUDY_ID --format csv')
    const format = (values.format ?? 'csv') as (typeof formats)[number]
    if (values.output === '-' && out.wants_json)
      throw new UsageError('--json and --output - both want stdout; choose one.')
    if (values.output === '-' && format === 'xlsx' && out.is_terminal)
      throw new UsageError('A spreadsheet cannot be read in a terminal: name a file with --output.')
    const response = await client.studies.download({ study_id, format })
    if (values.output === '-') return copyToStdout(response)
    const body = Readable.fromWeb(response.body as ReadableStream)
    const file = values.output ?? nameIn(response) ?? `study-${study_id}.${format}`
    const bytes = await save(body, file, values.output !== undefined)
    if (out.wants_json) return out.json({ study_id, format, file: path.resolve(file), bytes })
    out.print(`${file}, ${count(bytes)} bytes`)
  },
})

/** The name that the service gives the file, without any folder: where it goes is not for the service to say. */
function nameIn(response: Response): string | undefined {
  const given = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  const name = given === undefined ? '' : path.basename(given.replaceAll('\\', '/')).replace(/[^\w.-]+/g, '-')
  return /^[\w-]/.test(name) ? name : undefined
}

async function save(body: Readable, file: string, overwrite: boolean): Promise<number> {
  let bytes = 0
  body.on('data', (chunk: Buffer) => {
    bytes += chunk.length
  })
  try {
    await pipeline(body, createWriteStream(file, { flags: overwrite ? 'w' : 'wx' }))
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException
    if (code === 'EEXIST')
      throw new UsageError(
        `${file} is there already. Name it to write over it: ${typed(`studies export … --output ${file}`)}`,
      )
    if (syscall === 'open' || syscall === 'write') throw new UsageError(`${file} cannot be written (${code}).`)
    throw error
  }
  return bytes
}
