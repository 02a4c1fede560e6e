import { type DragEvent, useState } from 'react'
import { isField } from './fields.ts'

const KIND = 'application/x-populace-field'

export const startDragging = (event: DragEvent, field: string): void => {
  event.dataTransfer.setData(KIND, field)
  event.dataTransfer.setData('text/plain', field)
  event.dataTransfer.effectAllowed = 'copy'
}

/** For what a field can be dropped on. Whoever does not drag has the menus, which do the same. */
export function useFieldDrop(onField: (field: string) => void) {
  const [over, setOver] = useState(false)
  const carries = (event: DragEvent): boolean => event.dataTransfer.types.includes(KIND)
  return {
    over,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!carries(event)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
        setOver(true)
      },
      onDragLeave(event: DragEvent<HTMLElement>) {
        // Moving over what is inside is not leaving.
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      },
      onDrop(event: DragEvent) {
        setOver(false)
        const field = event.dataTransfer.getData(KIND)
        if (!isField(field)) return
        event.preventDefault()
        onField(field)
      },
    },
  }
}
