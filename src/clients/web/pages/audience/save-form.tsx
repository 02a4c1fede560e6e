import { type FormEvent, useState } from 'react'
import type { GroupsRecruitInput, GroupsRecruitOutput } from '../../../sdk/index.ts'
import { useCall } from '../../api.ts'
import { capitalized, count } from '../../format.ts'
import { audience } from '../../strings/audience.ts'
import { Button } from '../../ui/button.tsx'
import { CheckBox, SelectField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page.tsx'
import { type Filter, languageOf, sameFilter } from './filter.ts'
import { quotaLines } from './how-understood.tsx'
import { LeaveOut } from './match-count.tsx'
import { type Audience, useCounts } from './use-audience.ts'
import { filterOf, type Reading, useReading } from './use-reading.ts'

const words = audience.saving
const methods = ['random', 'balanced', 'representative'] as const
const MOST = 1000
const NAME_LENGTH = 80

/** A filter as recruiting takes it. */
function whomOf(filter: Filter): Pick<GroupsRecruitInput, 'country' | 'filters'> {
  const filters = languageOf(filter)
  return { country: filter.country, ...(filters === undefined ? {} : { filters }) }
}

/** What a group is called, how many are in it, and how they are drawn. */
export function SaveForm({
  audience: looking,
  onRecruited,
  onAsked,
}: {
  audience: Audience
  onRecruited: (result: GroupsRecruitOutput) => void
  onAsked: (requestId: string) => void
}) {
  const { filter, sentence, into } = looking
  const { data: counts } = useCounts(filter)
  const { data: reading } = useReading(sentence)
  const matched = counts?.recruitable_agent_count ?? 0
  const mustAsk = into === undefined && reading !== undefined && hasMore(reading)
  const unchanged = reading !== undefined && isOf(reading, filter)

  const [name, setName] = useState(() => nameFor(sentence, counts?.description))
  const [size, setSize] = useState(String(reading?.parse.group_size ?? Math.min(20, Math.max(1, matched))))
  const [method, setMethod] = useState<(typeof methods)[number]>('random')
  const [target, setTarget] = useState('')
  const [dedupe, setDedupe] = useState(false)
  const [described, setDescribed] = useState(mustAsk && unchanged)
  const [tried, setTried] = useState(false)

  const recruit = useCall('groups.recruit', { changes: ['groups.', 'usage.'], onDone: onRecruited })
  const append = useCall('groups.append', { changes: ['groups.'], onDone: onRecruited })
  const ask = useCall('groups.fromDescription', {
    changes: ['groups.', 'requests.'],
    onDone: ({ request_id }) => onAsked(request_id),
  })

  const wanted = /^\d{1,4}$/.test(size) && Number(size) >= 1 && Number(size) <= MOST ? Number(size) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wanted === undefined || (into === undefined && name.trim() === '')) return
    const how = {
      group_size: wanted,
      sample_method: method,
      dedupe,
      ...(target.trim() === '' ? {} : { description: target.trim() }),
      ...whomOf(filter),
    }
    if (described && sentence !== undefined) {
      ask.mutate({ description: sentence, name: name.trim(), group_size: wanted })
    } else if (into === undefined) recruit.mutate({ name: name.trim(), ...how })
    else append.mutate({ group_id: into, ...how })
  }

  return (
    <form onSubmit={submit} className="grid gap-4" noValidate>
      {into === undefined && (
        <TextField
          label={words.name}
          value={name}
          maxLength={200}
          required
          problem={tried && name.trim() === '' ? words.nameProblem : undefined}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      <TextField
        label={words.size}
        inputMode="numeric"
        value={size}
        hint={words.sizeHint(matched)}
        problem={wanted === undefined ? words.sizeProblem : undefined}
        onChange={(event) => setSize(event.target.value)}
      />
      {!described && wanted !== undefined && counts !== undefined && wanted > matched && (
        <Notice tone="warn">
          <p>{matched === 0 ? words.nobody : words.short(matched, count(wanted - matched))}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <LeaveOut audience={looking} matched={matched} />
            {matched > 0 && (
              <Button small onClick={() => setSize(String(matched))}>
                {words.takeAll(matched)}
              </Button>
            )}
          </div>
        </Notice>
      )}
      {mustAsk && <HowToFind {...{ reading, unchanged, described, setDescribed }} />}
      {!described && (
        <>
          <SelectField
            label={words.method}
            value={method}
            hint={wanted !== undefined && wanted >= 100 ? words.weights : undefined}
            onChange={(event) => setMethod(event.target.value as typeof method)}
          >
            {methods.map((one) => (
              <option key={one} value={one}>
                {words.methods[one]}
              </option>
            ))}
          </SelectField>
          <TextField
            label={words.target}
            hint={words.targetHint}
            placeholder={words.targetPlaceholder}
            maxLength={2000}
            value={target}
            onChange={(event) => setTarget(event.target.value)}
          />
          <CheckBox label={words.dedupe} checked={dedupe} onChange={(event) => setDedupe(event.target.checked)} />
        </>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="text-[13px] text-soft">{into === undefined && words.unit}</span>
        <Button
          kind="primary"
          type="submit"
          disabled={!described && matched === 0}
          busy={recruit.isPending || append.isPending || ask.isPending}
        >
          {described ? words.submitAsk : into === undefined ? words.submit : words.submitAdd}
        </Button>
      </div>
    </form>
  )
}

/** By the sentence, with what only people themselves can say; or by the filters that came of it. */
function HowToFind({
  reading,
  unchanged,
  described,
  setDescribed,
}: {
  reading: Reading
  unchanged: boolean
  described: boolean
  setDescribed: (described: boolean) => void
}) {
  const { screening, quotas } = reading.parse
  const hint = [
    ...(screening.length === 0 ? [] : [words.asDescribedHint(screening.map(({ question }) => question).join(' '))]),
    ...(quotas.length === 0 ? [] : [words.asDescribedQuotas(quotaLines(quotas).join('; '))]),
    ...(unchanged ? [] : [words.asDescribedChanged]),
  ].join(' ')
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-[13px] font-medium text-soft">{words.how}</legend>
      <CheckBox
        type="radio"
        name="how"
        label={words.asDescribed}
        hint={hint}
        checked={described}
        onChange={() => setDescribed(true)}
      />
      <CheckBox
        type="radio"
        name="how"
        label={words.byFilters}
        hint={words.byFiltersHint}
        checked={!described}
        onChange={() => setDescribed(false)}
      />
    </fieldset>
  )
}

const hasMore = ({ parse }: Reading): boolean => parse.screening.length > 0 || parse.quotas.length > 0

function isOf(reading: Reading, filter: Filter): boolean {
  const own = filterOf(reading, filter.country)
  return own !== undefined && sameFilter(own.filter, filter)
}

function nameFor(sentence: string | undefined, description: string | undefined): string {
  const text = capitalized((sentence ?? description ?? '').trim())
  return text.length <= NAME_LENGTH ? text : `${text.slice(0, NAME_LENGTH - 1).trimEnd()}…`
}
