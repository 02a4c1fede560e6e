import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { GroupsPreviewOutput } from '../../../sdk/index.ts'
import { read } from '../../api.ts'
import { tellProblem } from '../../ui/toasts.tsx'
import { countryByName } from './countries.ts'
import { type Echo, type Filter, ofEcho } from './filter.ts'

export type Reading = GroupsPreviewOutput

/** How a sentence is read. It is read by rules, so that the same words always give the same. */
const reading = (description: string) => ({ ...read('groups.preview', { description }), staleTime: Infinity })

export const useReading = (sentence: string | undefined) =>
  useQuery({ ...reading(sentence ?? ''), enabled: (sentence?.trim().length ?? 0) >= 3 })

/** Reads a sentence, and says what it comes to. */
export function useReader(onRead: (sentence: string, reading: Reading) => void) {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const submit = async (sentence: string) => {
    setBusy(true)
    try {
      onRead(sentence, await queries.fetchQuery(reading(sentence)))
    } catch (error) {
      tellProblem(error as Error)
    } finally {
      setBusy(false)
    }
  }
  return { busy, submit }
}

/** The filter of a sentence: of the country that it names, or of where those live whom it finds. */
export function filterOf(
  { parse, sample_agents }: Reading,
  shown: string,
): { filter: Filter; countries: readonly string[] } | undefined {
  if (parse.filters === null) return undefined
  const live = countryByName(sample_agents[0]?.country ?? '')
  return ofEcho(parse.filters as Echo, live ?? shown)
}
