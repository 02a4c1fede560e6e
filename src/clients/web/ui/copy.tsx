import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { common } from '../strings/common.ts'
import { Button } from './button.tsx'

/** Puts a text on the clipboard, and says so. */
export function CopyButton({
  text,
  label = common.copy,
  small = true,
}: {
  text: string
  label?: string
  small?: boolean
}) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    setTimeout(() => setCopied(false), 2000)
  }
  return (
    <Button
      small={small}
      onClick={() => void copy()}
      icon={copied ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
    >
      <span aria-live="polite">{copied ? common.copied : label}</span>
    </Button>
  )
}
