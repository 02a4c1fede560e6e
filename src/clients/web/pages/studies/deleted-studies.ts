import { useQueryClient } from '@tanstack/react-query'
import { client, refresh } from '../../api.ts'
import { studies } from '../../strings/studies.ts'
import { tellProblem, undoable } from '../../ui/toasts.tsx'
import { createHidden } from './hidden-things.ts'

const deleted = createHidden()

export const useDeletedStudies = deleted.useHidden

/** Deletes a study, with time for second thoughts. */
export function useDeleteStudy(): (study: { uuid: string; title: string }) => void {
  const queries = useQueryClient()
  return ({ uuid, title }) => {
    deleted.hide(uuid)
    undoable({
      title: studies.deleted(title),
      undo: () => deleted.show(uuid),
      commit: () => {
        client.studies.remove({ study_id: uuid }).then(
          () => refresh(queries, ['studies.list']),
          (error: Error) => {
            deleted.show(uuid)
            tellProblem(error)
          },
        )
      },
    })
  }
}
