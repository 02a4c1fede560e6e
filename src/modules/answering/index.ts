export { createEmbeddedEngine } from './embedded-engine.ts'
export type { AgentAnswer, Engine } from './engine.ts'
export { openFinder } from './finding/finder.ts'
export type { Format } from './reading/reading.ts'
