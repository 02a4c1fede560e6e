import type { GroupsRecruitOutput } from '../../../sdk/index.ts'
import { useCall } from '../../api.ts'
import { count } from '../../format.ts'
import { audience } from '../../strings/audience.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/page.tsx'

const words = audience.saving

/** Fewer were there than wanted: what to loosen, each with one click that adds as many as are missing. */
export function Shortfall({
  result,
  onMore,
  onDone,
}: {
  result: GroupsRecruitOutput
  onMore: (result: GroupsRecruitOutput) => void
  onDone: () => void
}) {
  const append = useCall('groups.append', { changes: ['groups.'], onDone: onMore })
  const { group, shortfall, requested_size, excluded_count, relaxations } = result
  return (
    <div className="grid gap-4">
      <Notice tone="warn">
        <b className="font-semibold">{words.done(count(requested_size - shortfall), count(requested_size))}</b>
        <p>{words.doneWords(excluded_count)}</p>
      </Notice>
      <ul className="grid gap-2">
        {relaxations.map(({ suggestion, filters }) => (
          <li key={suggestion} className="flex items-center justify-between gap-3 text-sm">
            <span className="min-w-0">{suggestion}</span>
            <Button
              small
              busy={append.isPending}
              onClick={() => append.mutate({ group_id: group.uuid, group_size: shortfall, filters })}
            >
              {words.add(count(shortfall))}
            </Button>
          </li>
        ))}
      </ul>
      <div className="flex justify-end">
        <Button kind="primary" onClick={onDone}>
          {words.toGroup}
        </Button>
      </div>
    </div>
  )
}
