import type { StudiesResultsOutput, StudyQuestion } from '../../../../sdk/index.ts'
import { count, decimal } from '../../../format.ts'
import { results as t } from '../../../strings/results.ts'

export type QuestionResult = StudiesResultsOutput['questions'][number]
export type Crosstab = QuestionResult['crosstabs'][number]
export type Figures = QuestionResult['results']

/** A question with what its answers come to, and how it was asked. */
export interface Asked {
  /** As it is counted in the study, from 1. */
  number: number
  result: QuestionResult
  /** How its points are called, lowest first; empty where they are numbers alone. */
  labels: readonly string[]
  status: StudyQuestion['status'] | undefined
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** How the engine took a scale says how its points are called; the results have their numbers. */
export function labelsOf(question: StudyQuestion | undefined): readonly string[] {
  const scale = (question?.understood?.scale ?? question?.format.scale) as { labels?: unknown } | undefined
  return isTexts(scale?.labels) ? scale.labels : []
}

/** What an option is called on the page: "4 · Very". */
export function optionName(value: string | number, { result, labels }: Pick<Asked, 'result' | 'labels'>): string {
  const { type, options } = result.results
  if (type !== 'scale' || labels.length === 0) return String(value)
  const label = labels[Number(value) - Number(options[0]?.value)]
  return label === undefined || label === String(value) ? String(value) : t.ofScale(String(value), label)
}

/** Fewer are a first read: said beside the figures. */
export const FEW = 30

/** As exact as numbers like these deserve. */
export const plainNumber = (value: number): string =>
  Number.isInteger(value) ? count(value) : decimal(value, Math.abs(value) >= 100 ? 0 : 1)
