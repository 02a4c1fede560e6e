import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AgentsLifeOutput } from '../../../sdk/index.ts'
import { capitalized, words } from '../../format.ts'
import { agent as texts } from '../../strings/agent.ts'
import { Button } from '../../ui/button.tsx'
import { Problem, SkeletonRows } from '../../ui/states.tsx'

type Things = AgentsLifeOutput['things']

/** As open to everybody as the page is: who has no key has no operation to ask. */
async function readLife(uuid: string, signal: AbortSignal): Promise<AgentsLifeOutput> {
  const response = await fetch(`/agents/${uuid}/life.json`, { signal })
  if (!response.ok) throw new Error(`${response.status}`)
  return (await response.json()) as AgentsLifeOutput
}

/** What an agent does and owns, has done and would like to do; on asking, what it never did. */
export function Life({ uuid }: { uuid: string }) {
  const query = useQuery({
    queryKey: ['agent life', uuid],
    queryFn: ({ signal }) => readLife(uuid, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <section className="mt-6 grid gap-3" aria-labelledby="life">
      <div>
        <h2 id="life">{texts.life}</h2>
        <p className="max-w-prose text-[13px] text-soft">{texts.lifeNote}</p>
      </div>
      {query.error !== null ? (
        <Problem error={query.error} onRetry={() => void query.refetch()} />
      ) : query.data === undefined ? (
        <SkeletonRows rows={4} />
      ) : (
        <Groups things={query.data.things} />
      )}
    </section>
  )
}

function Groups({ things }: { things: Things }) {
  const [all, setAll] = useState(false)
  const never = things.filter(({ state }) => state === 'never').length
  const shown = all ? things : things.filter(({ state }) => state !== 'never')
  return (
    <>
      <div id="life-things" className="gap-x-8 sm:columns-2 lg:columns-3">
        {[...new Set(shown.map(({ group }) => group))].map((group) => (
          <div key={group} className="mb-5 break-inside-avoid">
            <h3 className="text-[13px] font-medium text-soft">{capitalized(words(group))}</h3>
            <ul className="mt-1 grid gap-0.5 text-sm">
              {shown
                .filter((thing) => thing.group === group)
                .map(({ slug, state, sentence }) => (
                  <li key={slug} className={state === 'never' ? 'text-soft' : undefined}>
                    {sentence}
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
      {never > 0 && (
        <div>
          <Button small aria-expanded={all} aria-controls="life-things" onClick={() => setAll(!all)}>
            {all ? texts.noNever : texts.never(never)}
          </Button>
        </div>
      )}
    </>
  )
}
