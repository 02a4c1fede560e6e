/** Writes docs/sample-answers.md: very different questions, each answered by six agents of the default population. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createEmbeddedEngine, openFinder } from '../src/modules/answering/index.ts'
import { loadKnowledge } from '../src/modules/knowledge/index.ts'
import { openPopulation, preparePopulation, recipeOf } from '../src/modules/population/index.ts'
import { loadConfig } from '../src/platform/config.ts'
import { sampleAnswers } from './sample-answers/document.ts'

const dir = path.resolve(process.env.DATA_DIR ?? '.populace', 'population')
const population = openPopulation((await preparePopulation(recipeOf(loadConfig({})), { dir })).artefact)
const knowledge = loadKnowledge()
const engine = createEmbeddedEngine({ population, knowledge, finder: openFinder(knowledge) })
await writeFile(path.resolve(import.meta.dirname, '../docs/sample-answers.md'), await sampleAnswers(engine, population))
await engine.close()
