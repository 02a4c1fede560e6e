import type { Facts } from './facts.ts'
import { compile, slotsOf, type Template } from './template.ts'

/** What a sentence tells: a summary tells nothing twice. */
const AGE = 1
export const PLACE = 2
export const WORK = 4
export const FAMILY = 8
export const HOME = 16
export const TEMPER = 32
export const MEANS = 64
export const STUDY = 128
export const OUTLOOK = 256
export const TRADE = 512

const toldBySlot: Record<string, number> = {
  age: AGE,
  decade: AGE,
  at_age: AGE,
  city: PLACE,
  in_city: PLACE,
  job: WORK,
  a_job: WORK,
  kids: FAMILY,
  grown: FAMILY,
  temper: TEMPER,
  means: MEANS,
  day: TRADE,
  days: TRADE,
  eye: TRADE,
}

export interface Phrase {
  /** Whether the facts bear the phrase out. */
  when: (f: Facts) => boolean
  say: Template
  tells: number
  /** What its slots need, which not everybody has. */
  needsTitle: boolean
  needsTrade: boolean
  needsTraits: number
}

export type Row = [when: (f: Facts) => boolean, say: string, alsoTells?: number]

export function phrases(tells: number, rows: Row[]): Phrase[] {
  return rows.map(([when, say, alsoTells = 0]) => {
    const template = compile(say)
    const slots = slotsOf(template)
    return {
      when,
      say: template,
      tells: slots.reduce((sum, slot) => sum | (toldBySlot[slot] ?? 0), tells | alsoTells),
      needsTitle: slots.includes('job') || slots.includes('a_job'),
      needsTrade: slots.includes('day') || slots.includes('days') || slots.includes('eye'),
      needsTraits: slots.filter((slot) => slot === 'temper').length,
    }
  })
}

export const anyone = () => true
