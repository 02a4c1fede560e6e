import { type ReactNode, useEffect, useRef } from 'react'
import { account } from '../../strings/account.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy.tsx'

const codeClass =
  'block overflow-x-auto rounded-control border border-line bg-paper px-3 py-2 font-mono text-[13px] [overflow-wrap:anywhere] whitespace-pre-wrap'

/**
 * The one time that a secret is seen. It stands in the page, where no click beside it takes it away, and the reader is
 * brought to it.
 */
export function Secret({
  title,
  words,
  secret,
  copyLabel,
  children,
  done = account.secret.done,
  onDone,
}: {
  title: string
  words: string
  secret: string
  copyLabel: string
  children?: ReactNode
  done?: string
  onDone?: () => void
}) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={title}
      className="mb-6 grid gap-3 rounded-card border border-accent/50 bg-accent-tint p-4 outline-none"
    >
      <div>
        <h3 className="text-[15px]/6 font-semibold">{title}</h3>
        <p className="text-sm">{words}</p>
      </div>
      <code className={codeClass}>{secret}</code>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={secret} label={copyLabel} />
      </div>
      {children}
      {onDone !== undefined && (
        <div>
          <Button kind="primary" onClick={onDone}>
            {done}
          </Button>
        </div>
      )}
    </section>
  )
}

/** A line to try, with the secret in it. */
export const Line = ({ title, text }: { title: string; text: string }) => (
  <div className="grid gap-1.5">
    <div className="text-[13px] font-medium">{title}</div>
    <code className={codeClass}>{text}</code>
    <div>
      <CopyButton text={text} label={account.secret.copyLine} />
    </div>
  </div>
)
