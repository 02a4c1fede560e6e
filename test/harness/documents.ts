import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { repository } from './process.ts'

/** A block of code in a document, with what the lines around it say about it. */
export interface Block {
  line: number
  language: string
  code: string
  /** The remark on the line before it: "run", "not run: needs a language model". */
  mark: string | undefined
  /** What it must print. */
  expected: string | undefined
}

const BLOCK =
  /(?:^ *<!-- (?<mark>.+) -->\n)?^(?<indent> *)```(?<language>\w*).*\n(?<code>[\s\S]*?)^\k<indent>```$(?:\n *<!-- expect: "(?<expected>.+)" -->$)?/gm

export const blocksOf = (text: string): Block[] =>
  [...text.matchAll(BLOCK)].map(({ index, groups }) => ({
    line: text.slice(0, index).split('\n').length,
    language: groups!.language!,
    code: groups!.code!,
    mark: groups!.mark,
    expected: groups!.expected,
  }))

/** Every document of the repository by its path. */
export async function readDocuments(): Promise<Map<string, string>> {
  const below = await readdir(path.join(repository, 'docs'), { recursive: true })
  const names = [...(await readdir(repository)), ...below.map((name) => path.join('docs', name))]
  const texts = new Map<string, string>()
  for (const name of names.filter((name) => name.endsWith('.md')).sort())
    texts.set(name, await readFile(path.join(repository, name), 'utf8'))
  return texts
}
