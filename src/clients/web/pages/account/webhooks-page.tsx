import { useQuery } from '@tanstack/react-query'
import { Plus, Webhook } from 'lucide-react'
import { useState } from 'react'
import { read, useCall } from '../../api.ts'
import { isFree } from '../../boot.ts'
import { webhooks as texts } from '../../strings/account-webhooks.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PlanGate } from '../../ui/plan-gate.tsx'
import { fieldProblems } from '../../ui/problem-words.ts'
import { Empty, Loaded } from '../../ui/states.tsx'
import { tellProblem } from '../../ui/toasts.tsx'
import { Pager, usePaging } from './pager.tsx'
import { Secret } from './secret.tsx'
import { Section } from './section.tsx'
import { WebhookCard } from './webhook-card.tsx'
import { WebhookForm } from './webhook-form.tsx'

/** Addresses that are told when work ends. */
export default function WebhooksPage() {
  return isFree() ? (
    <Section title={texts.title}>
      <PlanGate what={texts.gate}>{null}</PlanGate>
    </Section>
  ) : (
    <Webhooks />
  )
}

function Webhooks() {
  const [adding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string>()
  const [deleted, setDeleted] = useState<readonly number[]>([])
  const query = useQuery(read('webhooks.list', usePaging(50)))
  const create = useCall('webhooks.create', {
    changes: ['webhooks.list'],
    onDone: (made) => {
      setAdding(false)
      setSecret(made.secret)
    },
    onError: (error) => fieldProblems(error).url ?? tellProblem(error),
  })
  return (
    <Section
      title={texts.title}
      lead={texts.lead}
      actions={
        <Button
          kind="primary"
          icon={<Plus size={15} aria-hidden />}
          onClick={() => {
            create.reset()
            setAdding(true)
          }}
        >
          {texts.add}
        </Button>
      }
    >
      {secret !== undefined && (
        <Secret
          title={texts.secret}
          words={texts.secretWords}
          secret={secret}
          copyLabel={texts.copySecret}
          onDone={() => setSecret(undefined)}
        />
      )}
      <Loaded query={query}>
        {(page) => {
          const left = page.webhooks.filter(({ id }) => !deleted.includes(id))
          return (
            <>
              {left.length === 0 ? (
                <Empty icon={<Webhook size={22} aria-hidden />} title={texts.none}>
                  <p>{texts.noneWords}</p>
                </Empty>
              ) : (
                <ul className="grid gap-3">
                  {left.map((webhook) => (
                    <WebhookCard
                      key={webhook.id}
                      webhook={webhook}
                      onHide={(hidden) =>
                        setDeleted((ids) =>
                          hidden ? [...ids, webhook.id] : ids.filter((other) => other !== webhook.id),
                        )
                      }
                    />
                  ))}
                </ul>
              )}
              <Pager {...page} />
            </>
          )
        }}
      </Loaded>
      <details className="mt-6 text-sm">
        <summary className="cursor-pointer rounded-control py-1 text-soft">{texts.rules}</summary>
        <ul className="mt-1 grid max-w-prose list-disc gap-1 pl-5 text-soft">
          {texts.ruleList.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </details>
      <Dialog open={adding} onClose={() => setAdding(false)} title={texts.add} description={texts.lead}>
        <WebhookForm
          action={texts.add}
          busy={create.isPending}
          error={create.error}
          onCancel={() => setAdding(false)}
          onSubmit={({ url, description }) => create.mutate({ url, ...(description === '' ? {} : { description }) })}
        />
      </Dialog>
    </Section>
  )
}
