import { createContext, useContext } from 'react'
import type { Study } from '../../../sdk/index.ts'

export const StudyContext = createContext<Study | null>(null)

/** The study that the page belongs to; the frame around it has loaded it. */
export function useStudy(): Study {
  const study = useContext(StudyContext)
  if (study === null) throw new Error('A page of a study stands outside of its frame.')
  return study
}
