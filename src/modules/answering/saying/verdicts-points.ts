import type { Bank, Slots } from './compose-patterns.ts'
import { inFigures, inWords, withArticle } from './english.ts'
import type { Speaking } from './speaking.ts'
import { banksFor, slotsFor } from './verdicts-ladder.ts'
import * as numbered from './verdicts-numbered.ts'
import { rungOf } from './verdicts-rungs.ts'

/** Where a point lies between the ends of its scale, 0 to 1. */
function shareOf(speaking: Speaking, value: number): number {
  const { min, max } = speaking.reading.scale!
  return max > min ? (value - min) / (max - min) : 0.5
}

/** The banks for a point of a numbered scale; a point that has a label may be said by it. */
export function pointBanks(speaking: Speaking, value: number): readonly Bank[] {
  const scale = speaking.reading.scale!
  const label = labelOf(speaking, value)
  if (label !== null && label.length > 3) {
    const rung = rungOf(fold(label), 2 * shareOf(speaking, value) - 1)
    if (rung.family !== 'label' && scale.labels.every((one) => one !== null && one.length > 3)) return banksFor(rung)
  }
  const share = shareOf(speaking, value)
  const good = scale.descending ? 1 - share : share
  const level = good < 0.36 ? 0 : good < 0.66 ? 1 : 2
  const banks = [[numbered.pointLow], [numbered.pointMiddle], [numbered.pointHigh]][level]!
  if (!scale.nps) return banks
  return [...banks, [numbered.recommendLow, numbered.recommendMiddle, numbered.recommendHigh][level]!]
}

export function pointSlots(speaking: Speaking, value: number): Slots {
  const scale = speaking.reading.scale!
  const figures = inFigures(value)
  const label = labelOf(speaking, value)
  const share = shareOf(speaking, value)
  const good = scale.descending ? 1 - share : share
  return {
    n: figures,
    nw: [figures, inWords(value)],
    a_n: [withArticle(figures), withArticle(inWords(value)), figures],
    ...(scale.descending ? {} : { top: inFigures(scale.max) }),
    ...(good === 0 ? { low_end: '' } : {}),
    ...(good === 1 ? { high_end: '' } : {}),
    ...(label === null ? {} : slotsFor(rungOf(fold(label), 2 * share - 1), label.toLowerCase(), speaking.reading)),
  }
}

function labelOf(speaking: Speaking, value: number): string | null {
  const { min, step, labels } = speaking.reading.scale!
  return labels[Math.round((value - min) / (step > 0 ? step : 1))] ?? null
}

function fold(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .trim()
}
