import { AlertDialog as BaseAlert } from '@base-ui/react/alert-dialog'
import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { common } from '../strings/common.ts'
import { Button } from './button.tsx'
import { classes } from './classes.ts'

const backdrop =
  'fixed inset-0 z-40 bg-black/35 transition-opacity duration-150 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0'
const popup =
  'fixed z-50 bg-raised text-ink border border-line shadow-raised rounded-card outline-none transition duration-150 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0 data-[ending-style]:translate-y-1 data-[starting-style]:translate-y-1'
const centred =
  'left-1/2 top-[12vh] -translate-x-1/2 w-[min(92vw,var(--dialog,32rem))] max-h-[80vh] overflow-y-auto p-5'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  children: ReactNode
  /** Room for what is wide. */
  wide?: boolean
}

/** What asks for one thing, over the page; Escape and a click beside it close it. */
export function Dialog({ open, onClose, title, description, children, wide = false }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdrop} />
        <Base.Popup className={classes(popup, centred, wide && '[--dialog:56rem]')}>
          <div className="flex items-start justify-between gap-4">
            <Base.Title className="text-lg/7 font-semibold">{title}</Base.Title>
            <Base.Close
              aria-label={common.close}
              className="-mt-1 -mr-1 inline-flex size-8 items-center justify-center rounded-control text-soft hover:bg-hover hover:text-ink"
            >
              <X size={16} aria-hidden />
            </Base.Close>
          </div>
          {description !== undefined && (
            <Base.Description className="mt-1 text-sm text-soft">{description}</Base.Description>
          )}
          <div className="mt-4">{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** From the side: lists, details, one agent's conversation. */
export function SidePanel({ open, onClose, title, children }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdrop} />
        <Base.Popup
          className={classes(
            popup,
            'inset-y-0 right-0 w-[min(100vw,34rem)] rounded-none rounded-l-card overflow-y-auto p-5',
          )}
        >
          <div className="flex items-start justify-between gap-4">
            <Base.Title className="text-lg/7 font-semibold">{title}</Base.Title>
            <Base.Close
              aria-label={common.close}
              className="-mt-1 -mr-1 inline-flex size-8 items-center justify-center rounded-control text-soft hover:bg-hover hover:text-ink"
            >
              <X size={16} aria-hidden />
            </Base.Close>
          </div>
          <div className="mt-4">{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

export interface ConfirmProps {
  open: boolean
  onClose: () => void
  title: string
  /** What will happen, and that it cannot be undone. */
  words: ReactNode
  action: string
  onConfirm: () => void
  busy?: boolean
  danger?: boolean
}

/** For what cannot be taken back. What can be is done at once, with a way to undo it: see toasts.ts. */
export function Confirm({ open, onClose, title, words, action, onConfirm, busy = false, danger = true }: ConfirmProps) {
  return (
    <BaseAlert.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <BaseAlert.Portal>
        <BaseAlert.Backdrop className={backdrop} />
        <BaseAlert.Popup className={classes(popup, centred)}>
          <BaseAlert.Title className="text-lg/7 font-semibold">{title}</BaseAlert.Title>
          <BaseAlert.Description className="mt-2 text-sm text-soft">{words}</BaseAlert.Description>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <Button kind="plain" onClick={onClose}>
              {common.cancel}
            </Button>
            <Button kind={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
              {action}
            </Button>
          </div>
        </BaseAlert.Popup>
      </BaseAlert.Portal>
    </BaseAlert.Root>
  )
}
