import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { read } from '../../api.ts'
import { isFree } from '../../boot.ts'
import { account } from '../../strings/account.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/page.tsx'
import { Empty, Loaded } from '../../ui/states.tsx'
import { Assistants } from './assistants.tsx'
import { KeyTable } from './key-table.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'
import { Pager, usePaging } from './pager.tsx'
import { Line, Secret } from './secret.tsx'
import { Section } from './section.tsx'

const texts = account.keys
const curl = (key: string): string => `curl -H "Authorization: Bearer ${key}" ${location.origin}/v1/me`

/** With what programs call the API: keys that people make, and assistants that registered. */
export default function KeysPage() {
  const { all, new: asked } = useSearch({ strict: false }) as { all?: string; new?: string }
  const paging = usePaging(50)
  const keys = useQuery(read('account.listKeys', { ...paging, ...(all === 'true' ? { all: true } : {}) }))
  const navigate = useNavigate()
  const setAsked = (open: boolean) =>
    void navigate({
      to: '.',
      replace: true,
      search: (old: Record<string, string | undefined>) => ({ ...old, new: open ? 'key' : '' }),
    })
  const [made, setMade] = useState<string>()
  return (
    <>
      <Section
        title={texts.title}
        lead={texts.lead}
        actions={
          <Button kind="primary" icon={<Plus size={15} aria-hidden />} onClick={() => setAsked(true)}>
            {texts.make}
          </Button>
        }
      >
        {made !== undefined && (
          <Secret
            title={account.secret.key}
            words={account.secret.words}
            secret={made}
            copyLabel={account.secret.copyKey}
            onDone={() => setMade(undefined)}
          >
            <Line title={account.secret.try} text={curl(made)} />
          </Secret>
        )}
        <Loaded query={keys}>
          {(page) => (
            <>
              {isFree() && page.keys.some(({ kind, revoked_at }) => kind === 'live' && revoked_at === null) && (
                <div className="mb-3">
                  <Notice tone="warn">{texts.asleep}</Notice>
                </div>
              )}
              {page.keys.length === 0 ? (
                <Empty icon={<KeyRound size={22} aria-hidden />} title={texts.none}>
                  <p>{texts.noneWords}</p>
                </Empty>
              ) : (
                <KeyTable keys={page.keys} />
              )}
              <Pager {...page} />
            </>
          )}
        </Loaded>
        <p className="mt-3 text-[13px]">
          <Link
            to="/account/keys"
            search={all === 'true' ? {} : { all: 'true' }}
            className="inline-block py-1 text-accent hover:underline"
          >
            {all === 'true' ? texts.hideRevoked : texts.showRevoked}
          </Link>
        </p>
      </Section>
      <Assistants />
      <NewKeyDialog open={asked === 'key'} onClose={() => setAsked(false)} onMade={setMade} />
    </>
  )
}
