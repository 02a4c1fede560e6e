import { Toast } from '@base-ui/react/toast'
import { X } from 'lucide-react'
import { common } from '../strings/common.ts'
import { classes } from './classes.ts'
import { sentencesOf } from './problem-words.ts'

const manager = Toast.createToastManager()

/** Says something in passing. */
export const tell = (title: string, description?: string): void => {
  manager.add({ title, description })
}

export const tellProblem = (error: Error): void => {
  const { title, words } = sentencesOf(error)
  manager.add({ title, description: words, type: 'problem', priority: 'high', timeout: 9000 })
}

/** How long a deletion can be taken back. */
const UNDO_MS = 7000

/** What waits to be done for good; done at once when the page is left. */
const waiting = new Set<() => void>()
addEventListener('pagehide', () => {
  for (const commit of waiting) commit()
})

export interface Undoable {
  /** What was done: "The study is deleted." */
  title: string
  /** Does it for good. */
  commit: () => void
  /** Puts everything back as it was on the screen. */
  undo: () => void
}

/**
 * A deletion that can be taken back: the caller hides the thing at once, the service hears of it when the time for second
 * thoughts is over.
 */
export function undoable({ title, commit, undo }: Undoable): void {
  let open = true
  const finish = (work: () => void) => () => {
    if (!open) return
    open = false
    waiting.delete(done)
    clearTimeout(timer)
    work()
  }
  const done = finish(commit)
  waiting.add(done)
  const timer = setTimeout(done, UNDO_MS)
  const id = manager.add({
    title,
    timeout: UNDO_MS,
    actionProps: {
      children: common.undo,
      onClick: () => {
        finish(undo)()
        manager.close(id)
      },
    },
  })
}

export function Toasts({ children }: { children: React.ReactNode }) {
  return (
    <Toast.Provider toastManager={manager} limit={4}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className="fixed right-4 bottom-4 z-[60] grid w-[min(92vw,24rem)] gap-2" data-print="hidden">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastList() {
  return Toast.useToastManager().toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className={classes(
        'flex items-start gap-3 rounded-card border bg-raised p-3 shadow-raised transition data-[ending-style]:opacity-0 data-[starting-style]:opacity-0',
        toast.type === 'problem' ? 'border-bad/50' : 'border-line',
      )}
    >
      <Toast.Content className="min-w-0 flex-1">
        <Toast.Title className="text-sm font-medium" />
        <Toast.Description className="text-[13px] text-soft" />
      </Toast.Content>
      {toast.actionProps !== undefined && (
        <Toast.Action className="rounded-control px-2 py-1 text-sm font-medium text-accent hover:bg-hover" />
      )}
      <Toast.Close aria-label={common.close} className="rounded-control p-1 text-soft hover:bg-hover hover:text-ink">
        <X size={14} aria-hidden />
      </Toast.Close>
    </Toast.Root>
  ))
}
