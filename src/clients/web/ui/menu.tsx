import { Menu as Base } from '@base-ui/react/menu'
import { Link, type LinkProps } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { classes } from './classes.ts'

export const itemClass =
  'flex w-full items-center gap-2 rounded-[5px] px-2 py-1.5 text-sm text-ink outline-none select-none data-[highlighted]:bg-hover data-[disabled]:opacity-50'

export interface MenuProps {
  /** The button itself, with its looks. */
  trigger: ReactNode
  triggerClass?: string
  label?: string
  children: ReactNode
  align?: 'start' | 'end'
  side?: 'top' | 'bottom'
}

export function Menu({ trigger, triggerClass, label, children, align = 'end', side = 'bottom' }: MenuProps) {
  // Within the part of the page that its button is in, and not beside all of them, where screen readers jump past it.
  const [around, setAround] = useState<Element | null>(null)
  return (
    <Base.Root>
      <Base.Trigger
        ref={(button: HTMLElement | null) => setAround(button?.closest('main, aside, [role=dialog]') ?? null)}
        aria-label={label}
        className={triggerClass}
      >
        {trigger}
      </Base.Trigger>
      <Base.Portal container={around as HTMLElement | null}>
        <Base.Positioner align={align} side={side} sideOffset={6} className="z-50">
          <Base.Popup className="min-w-48 rounded-card border border-line bg-raised p-1 shadow-raised outline-none">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

export function MenuItem({
  onClick,
  danger,
  children,
}: {
  onClick: () => void
  danger?: boolean
  children: ReactNode
}) {
  return (
    <Base.Item onClick={onClick} className={classes(itemClass, danger && 'text-bad')}>
      {children}
    </Base.Item>
  )
}

export function MenuLink({ children, ...to }: LinkProps & { children: ReactNode }) {
  return (
    <Base.Item render={<Link {...to} />} className={itemClass}>
      {children}
    </Base.Item>
  )
}

export function MenuChoice({
  chosen,
  onChoose,
  options,
  label,
}: {
  label: string
  chosen: string
  onChoose: (value: string) => void
  options: readonly { value: string; label: string }[]
}) {
  return (
    <Base.RadioGroup value={chosen} onValueChange={(value) => onChoose(String(value))}>
      <Base.GroupLabel className="px-2 pt-1.5 pb-1 text-xs font-medium text-soft">{label}</Base.GroupLabel>
      {options.map((option) => (
        <Base.RadioItem key={option.value} value={option.value} closeOnClick className={itemClass}>
          <span className="inline-flex size-3.5 items-center justify-center rounded-full border border-edge">
            <Base.RadioItemIndicator className="size-1.5 rounded-full bg-accent" />
          </span>
          {option.label}
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  )
}

export const MenuLine = () => <Base.Separator className="my-1 h-px bg-line" />
