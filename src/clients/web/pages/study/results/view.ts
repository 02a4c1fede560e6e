import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Search } from '../../../search.ts'
import { type Conditions, readConditions, writeConditions } from './conditions.ts'
import { isField } from './fields.ts'

/** How one looks at the results; all of it is in the address. */
export interface View {
  /** Fields that all questions are broken down by. */
  by: readonly string[]
  /** And those of single questions. */
  each: ReadonlyMap<number, readonly string[]>
  conditions: Conditions
  bySize: boolean
  counts: boolean
}

export interface ViewChange {
  by?: readonly string[]
  each?: ReadonlyMap<number, readonly string[]>
  conditions?: Conditions
  bySize?: boolean
  counts?: boolean
}

/** `3.sex,3.age,5.region` */
const readEach = (text: string): Map<number, string[]> => {
  const each = new Map<number, string[]>()
  for (const part of text.split(',')) {
    const [id = '', field = ''] = part.split('.')
    if (isField(field)) each.set(Number(id), [...(each.get(Number(id)) ?? []), field])
  }
  return each
}

const writeEach = (each: ReadonlyMap<number, readonly string[]>): string =>
  [...each].flatMap(([id, fields]) => fields.map((field) => `${id}.${field}`)).join(',')

export function useView(): { view: View; change: (to: ViewChange) => void; search: Search } {
  const search = useSearch({ strict: false }) as Search
  const navigate = useNavigate()
  const { by = '', each = '', where, sort, counts } = search
  const view = useMemo(
    (): View => ({
      by: by.split(',').filter(isField),
      each: readEach(each),
      conditions: readConditions(where),
      bySize: sort === 'size',
      counts: counts === 'yes',
    }),
    [by, each, where, sort, counts],
  )
  const change = (to: ViewChange): void => {
    const next: Search = {
      ...(to.by && { by: to.by.join(',') }),
      ...(to.each && { each: writeEach(to.each) }),
      ...(to.conditions && { where: writeConditions(to.conditions) }),
      ...(to.bySize === undefined ? {} : { sort: to.bySize ? 'size' : '' }),
      ...(to.counts === undefined ? {} : { counts: to.counts ? 'yes' : '' }),
    }
    void navigate({ to: '.', search: ((before: Search) => ({ ...before, ...next })) as never, resetScroll: false })
  }
  return { view, change, search }
}
