import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type AccountCheckoutStateOutput, NotFoundError, PopulaceError } from '../../../sdk/index.ts'
import { read, useCall } from '../../api.ts'
import { account } from '../../strings/account.ts'
import { billing } from '../../strings/account-billing.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { forgetPlace, placeBefore } from '../../ui/checkout.ts'
import { Card } from '../../ui/page.tsx'
import { Problem, Skeleton } from '../../ui/states.tsx'
import { Line, Secret } from './secret.tsx'
import { Section } from './section.tsx'

const texts = billing.success
const LOOK_AGAIN_MS = 2000

/**
 * Where the provider sends the browser back to, once or many times: it says what holds now, and offers only what can work.
 * The key is shown by a button, so that looking at the page uses nothing up.
 */
export default function SuccessPage() {
  const { checkout: checkout_id = '' } = useSearch({ strict: false }) as { checkout?: string }
  const state = useQuery({
    ...read('account.checkoutState', { checkout_id }),
    refetchInterval: ({ state: { data } }) => (data?.status === 'pending' ? LOOK_AGAIN_MS : false),
  })
  const [key, setKey] = useState<string>()
  if (state.error !== null) return isNone(state.error) ? <None /> : <Problem error={state.error} />
  if (state.data === undefined) return <Skeleton className="h-44" />
  if (key !== undefined) {
    return (
      <Section title={texts.ready}>
        <Secret title={texts.key} words={texts.keyWords} secret={key} copyLabel={account.secret.copyKey}>
          <Line title={texts.line} text={`export SERVICE_FREE_TIER_API_KEY=${key}`} />
        </Secret>
        <Onward />
      </Section>
    )
  }
  return <State state={state.data} checkout_id={checkout_id} onKey={setKey} />
}

/** Somebody else's, no checkout at all, or no longer for this person to see: to them it is none. */
const isNone = (error: Error): boolean =>
  error instanceof NotFoundError || (error instanceof PopulaceError && [400, 403, 404].includes(error.status))

function State({
  state: { status, key_last_four },
  checkout_id,
  onKey,
}: {
  state: AccountCheckoutStateOutput
  checkout_id: string
  onKey: (key: string) => void
}) {
  const reveal = useCall('account.revealKey', {
    // Without a key, the state says why: it was shown, or its time is over.
    changes: ['account.checkoutState', 'account.listKeys'],
    onDone: ({ api_key }) => api_key !== undefined && onKey(api_key),
  })
  if (status === 'pending') return <Told title={texts.pending} words={texts.pendingWords} busy />
  if (status === 'revealed') {
    return (
      <Told title={texts.revealed} words={texts.revealedWords(key_last_four)} good>
        <Onward keys />
      </Told>
    )
  }
  if (status === 'expired') {
    return key_last_four === undefined ? (
      <Told title={texts.over} words={texts.overWords}>
        <Links />
      </Told>
    ) : (
      <Told title={texts.expired} words={texts.expiredWords(key_last_four)} good>
        <Onward keys />
      </Told>
    )
  }
  return (
    <Told title={texts.ready} words={texts.readyWords} good>
      <div className="grid gap-1.5">
        <div>
          <Button busy={reveal.isPending} onClick={() => reveal.mutate({ checkout_id })}>
            {texts.reveal}
          </Button>
        </div>
        <p className="text-[13px] text-soft">{texts.revealWords}</p>
      </div>
      <Onward />
    </Told>
  )
}

const None = () => (
  <Told title={texts.unknown} words={texts.unknownWords}>
    <Links />
  </Told>
)

function Told({
  title,
  words,
  good = false,
  busy = false,
  children,
}: {
  title: string
  words: string
  good?: boolean
  busy?: boolean
  children?: ReactNode
}) {
  return (
    <Card as="div" className="grid gap-4">
      <div role="status" aria-busy={busy}>
        <h2 className="flex items-center gap-2 text-lg/7 font-semibold">
          {good && <CircleCheck size={20} aria-hidden className="text-good" />}
          {title}
        </h2>
        <p className="mt-1 max-w-prose text-sm text-soft">{words}</p>
        {busy && <Skeleton className="mt-3 h-2 w-40" />}
      </div>
      {children}
    </Card>
  )
}

/** Back to where the plan was missing. The page is loaded anew: what it may show is another matter now. */
function Onward({ keys = false }: { keys?: boolean }) {
  const before = placeBefore()
  return (
    <div className="flex flex-wrap gap-2">
      <a className={buttonClass('primary')} href={before ?? '/research-studies/new'} onClick={forgetPlace}>
        {before === undefined ? texts.start : texts.goOn}
      </a>
      {keys && (
        <a className={buttonClass()} href="/account/keys">
          {texts.toKeys}
        </a>
      )}
      <a className={buttonClass()} href="/account/billing">
        {texts.toPlan}
      </a>
    </div>
  )
}

const Links = () => (
  <div>
    <a className={buttonClass()} href="/account/billing">
      {texts.toPlan}
    </a>
  </div>
)
