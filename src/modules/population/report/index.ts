import type { Population } from '../population.ts'
import { errorStrips, pyramid, scatter } from './charts.ts'
import { type Calibration, resultsOf } from './checks.ts'
import { healthChecks } from './health.ts'
import { mindChecks } from './minds.ts'
import { renderReport, summaryTable } from './render.ts'
import { calibrationSummary } from './summary.ts'
import { incomeChecks, jointChecks, marginChecks, rarityChecks, usFrame } from './us-people.ts'
import { placeChecks, workChecks } from './us-work-places.ts'
import { worldChecks } from './world.ts'

/** The report as text, figures and pictures. */
export function reportOf(population: Population, date: string) {
  const calibration = calibrate(population)
  return {
    page: renderReport(population, calibration, date, 'calibration'),
    summary: summaryTable(calibration),
    figures: calibrationSummary(population, calibration, date),
    charts: {
      errors: errorStrips(calibration),
      joints: scatter(calibration, 'joints'),
      health: scatter(calibration, 'health_joints'),
      pyramid: pyramid(population),
    },
    met: calibration.results.every(({ met }) => met),
  }
}

/** Holds a population against every figure it should have. */
export function calibrate(population: Population): Calibration {
  const frame = usFrame(population)
  const checks = [
    ...marginChecks(frame),
    ...jointChecks(frame),
    ...rarityChecks(frame),
    ...incomeChecks(frame),
    ...workChecks(frame, population),
    ...placeChecks(frame),
    ...healthChecks(frame, population),
    ...mindChecks(frame, population),
    ...worldChecks(population),
  ]
  return { checks, results: resultsOf(checks) }
}
