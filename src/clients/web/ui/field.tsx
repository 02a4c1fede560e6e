import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'
import { classes } from './classes.ts'

export const inputClass =
  'w-full min-h-9 rounded-control border border-edge/70 bg-paper px-2.5 py-1.5 text-sm text-ink placeholder:text-soft disabled:opacity-60 aria-invalid:border-bad'

interface FieldProps {
  label: ReactNode
  /** What to know before filling it in. */
  hint?: ReactNode
  /** What is wrong with what was filled in. */
  problem?: string | undefined
  /** Read out but not shown, where the place says it. */
  hideLabel?: boolean
  className?: string
}

function Frame({
  id,
  label,
  hint,
  problem,
  hideLabel,
  className,
  children,
}: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div className={classes('grid gap-1', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-[13px] font-medium text-soft'}>
        {label}
      </label>
      {children}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-[13px] text-soft">
          {hint}
        </p>
      )}
      {problem !== undefined && (
        <p id={`${id}-problem`} role="alert" className="text-[13px] text-bad">
          {problem}
        </p>
      )}
    </div>
  )
}

const describedBy = (id: string, { hint, problem }: FieldProps): string | undefined =>
  [hint !== undefined && `${id}-hint`, problem !== undefined && `${id}-problem`].filter(Boolean).join(' ') || undefined

const ownProps = <P extends FieldProps>({ label, hint, problem, hideLabel, className, ...rest }: P) => rest

export function TextField(props: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  const made = useId()
  const id = props.id ?? made
  return (
    <Frame {...props} id={id}>
      <input
        {...ownProps(props)}
        id={id}
        aria-invalid={props.problem !== undefined || undefined}
        aria-describedby={describedBy(id, props)}
        className={inputClass}
      />
    </Frame>
  )
}

export function TextArea(props: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const made = useId()
  const id = props.id ?? made
  return (
    <Frame {...props} id={id}>
      <textarea
        {...ownProps(props)}
        id={id}
        aria-invalid={props.problem !== undefined || undefined}
        aria-describedby={describedBy(id, props)}
        className={classes(inputClass, 'field-sizing-content min-h-20')}
      />
    </Frame>
  )
}

/** The browser's own: the one that phones and screen readers know best. */
export function SelectField({ children, ...props }: FieldProps & SelectHTMLAttributes<HTMLSelectElement>) {
  const made = useId()
  const id = props.id ?? made
  return (
    <Frame {...props} id={id}>
      <select {...ownProps(props)} id={id} aria-describedby={describedBy(id, props)} className={inputClass}>
        {children}
      </select>
    </Frame>
  )
}

export function CheckBox({
  label,
  hint,
  className,
  ...rest
}: { label: ReactNode; hint?: ReactNode } & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId()
  return (
    <div className={classes('flex items-start gap-2', className)}>
      <input
        {...rest}
        id={id}
        type={rest.type ?? 'checkbox'}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className="mt-0.5 size-4 shrink-0 accent-accent"
      />
      <div>
        <label htmlFor={id} className="text-sm">
          {label}
        </label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className="text-[13px] text-soft">
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
