/**
 * Writes docs/sample-answers.md (very different questions, each answered by six agents of the default population) and
 * docs/people.md (one of them, followed through a study).
 */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createEmbeddedEngine, openFinder } from '../src/modules/answering/index.ts'
import { loadKnowledge } from '../src/modules/knowledge/index.ts'
import { openPopulation, preparePopulation, recipeOf } from '../src/modules/population/index.ts'
import { loadConfig } from '../src/platform/config.ts'
import { sampleAnswers } from './sample-answers/document.ts'
import { peopleDocument } from './sample-answers/people.ts'

const dir = path.resolve(process.env.DATA_DIR ?? '.populace', 'population')
const population = openPopulation((await preparePopulation(recipeOf(loadConfig({})), { dir })).artefact)
const knowledge = loadKnowledge()
const engine = createEmbeddedEngine({ population, knowledge, finder: openFinder(knowledge) })
const docs = path.resolve(import.meta.dirname, '../docs')
await writeFile(path.join(docs, 'sample-answers.md'), await sampleAnswers(engine, population))
await writeFile(path.join(docs, 'people.md'), await peopleDocument(engine, population))
await engine.close()
