/** Writes docs/sample-answers.md: very different questions, each answered by six agents of the default population. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sampleAnswers } from './sample-answers/document.ts'

const dir = path.resolve(process.env.DATA_DIR ?? '.populace', 'population')
await writeFile(path.resolve(import.meta.dirname, '../docs/sample-answers.md'), await sampleAnswers(dir))
