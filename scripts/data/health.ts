/** Fits the health model and writes data/health: `node scripts/data/health.ts`. */
import { readCsv, writeData } from './files.ts'
import { fitScores, fitSteps } from './health-model.ts'
import { readHealthRecords } from './health-records.ts'
import { stepPlans } from './health-steps.ts'
import { healthTargets } from './health-targets.ts'

const records = readHealthRecords()
writeData('health/model.json', { steps: fitSteps(records, stepPlans(records)), ...fitScores(records) }, 2)
writeData('health/targets.json', healthTargets(records), 2)

const labels = (name: string) => readCsv(`health/${name}.csv`).map(({ slug, label }) => ({ slug, label }))
writeData('health/labels.json', { conditions: labels('conditions'), drug_classes: labels('drug_classes') }, 2)
