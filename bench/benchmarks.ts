import { answers } from './answers.ts'
import { capacity } from './capacity.ts'
import { database } from './database.ts'
import { growthAgents } from './growth-agents.ts'
import { growthAnswers } from './growth-answers.ts'
import { jobs } from './jobs.ts'
import { load } from './load.ts'
import { orchestration } from './orchestration.ts'
import { polling } from './polling.ts'
import { population } from './population.ts'
import { requests } from './requests.ts'
import { scaleOut } from './scale-out.ts'
import { search } from './search.ts'
import { startup } from './startup.ts'
import { studies } from './studies.ts'
import { submitting } from './submitting.ts'
import type { Benchmark } from './support/benchmark.ts'

/** In the order of docs/performance.md. */
export const benchmarks: readonly Benchmark[] = [
  startup,
  polling,
  requests,
  submitting,
  answers,
  studies,
  growthAnswers,
  population,
  search,
  growthAgents,
  jobs,
  database,
  capacity,
  orchestration,
  scaleOut,
  load,
]
