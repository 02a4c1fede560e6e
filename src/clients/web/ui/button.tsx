import { Link, type LinkProps } from '@tanstack/react-router'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classes } from './classes.ts'

export type ButtonKind = 'primary' | 'plain' | 'quiet' | 'danger'

const kinds: Record<ButtonKind, string> = {
  primary: 'bg-accent text-on-accent border-transparent hover:bg-accent-strong',
  plain: 'bg-raised text-ink border-edge/50 hover:bg-hover',
  quiet: 'bg-transparent text-soft border-transparent hover:bg-hover hover:text-ink',
  danger: 'bg-raised text-bad border-bad/50 hover:bg-bad-tint',
}

/** For whatever looks like a button, be it one or a link. `small` fits into rows of tables. */
export const buttonClass = (kind: ButtonKind = 'plain', small = false): string =>
  classes(
    'inline-flex items-center justify-center gap-1.5 rounded-control border font-medium whitespace-nowrap select-none',
    'transition-colors duration-100 disabled:opacity-50 disabled:pointer-events-none aria-disabled:opacity-50',
    small ? 'min-h-7 px-2 text-[13px]' : 'min-h-9 px-3 text-sm',
    kinds[kind],
  )

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind
  small?: boolean
  /** What it does is under way: it cannot be pressed again, and stays as wide as it is. */
  busy?: boolean
  icon?: ReactNode
}

export function Button({ kind, small, busy = false, icon, children, className, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classes(buttonClass(kind, small), className)}
    >
      {icon}
      <span className={classes(busy && 'animate-breathe')}>{children}</span>
    </button>
  )
}

/** A button with a picture alone; `label` is what it is called. */
export function IconButton({
  label,
  children,
  className,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classes(
        'inline-flex size-9 items-center justify-center rounded-control text-soft hover:bg-hover hover:text-ink disabled:opacity-50',
        className,
      )}
    >
      {children}
    </button>
  )
}

export function ButtonLink({
  kind,
  small,
  className,
  children,
  ...rest
}: LinkProps & { kind?: ButtonKind; small?: boolean; className?: string; children: ReactNode }) {
  return (
    <Link {...rest} className={classes(buttonClass(kind, small), className)}>
      {children}
    </Link>
  )
}
