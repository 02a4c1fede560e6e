import { useIsFetching } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { PopulaceError } from '../../../sdk/index.ts'
import { isFree } from '../../boot.ts'
import { useCommands } from '../../shell/commands.ts'
import { audience, countryInWords, countryName } from '../../strings/audience.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Page } from '../../ui/page.tsx'
import { PlanGate } from '../../ui/plan-gate.tsx'
import { Empty, Problem } from '../../ui/states.tsx'
import { countries } from './countries.ts'
import { DESCRIBE_ID, DescribeBox } from './describe-box.tsx'
import { Facets } from './facets.tsx'
import { inCountry } from './filter.ts'
import { HowUnderstood } from './how-understood.tsx'
import { MatchCharts } from './match-charts.tsx'
import { MatchCount } from './match-count.tsx'
import { SaveDialog } from './save-dialog.tsx'
import { SomePeople } from './some-people.tsx'
import { type Audience, useAudience, useCounts } from './use-audience.ts'

/** Whom to ask: by words or by clicks, with everything counted as it changes. */
export default function AudiencePage() {
  if (!isFree()) return <Builder />
  return (
    <Page title={audience.title} lead={audience.lead}>
      <PlanGate what={audience.gate}>{null}</PlanGate>
    </Page>
  )
}

function Builder() {
  const looking = useAudience()
  const { filter, into, change } = looking
  const [saving, setSaving] = useState(false)
  const counted = useCounts(looking.settled).data !== undefined
  // What is still being read would be saved as everybody.
  const reading = useIsFetching({ queryKey: ['groups.preview'] }) > 0
  useCommands(
    useMemo(
      () => [
        {
          id: 'audience.describe',
          group: audience.palette.group,
          label: audience.palette.describe,
          keys: 'd',
          run: () => document.getElementById(DESCRIBE_ID)?.focus(),
        },
        {
          id: 'audience.save',
          group: audience.palette.group,
          label: audience.palette.save,
          run: () => setSaving(true),
        },
        {
          id: 'audience.clear',
          group: audience.palette.group,
          label: audience.palette.clear,
          run: () => change({ country: filter.country, conditions: {} }, ''),
        },
      ],
      [change, filter.country],
    ),
  )
  return (
    <Page
      wide
      title={audience.title}
      lead={audience.lead}
      actions={
        <Button kind="primary" disabled={!counted || reading} onClick={() => setSaving(true)}>
          {into === undefined ? audience.save : audience.addTo}
        </Button>
      }
    >
      <div className="grid gap-4">
        <DescribeBox audience={looking} />
        <HowUnderstood audience={looking} />
      </div>
      <div className="mt-6 grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8">
        <Side audience={looking} />
        <Matching audience={looking} />
      </div>
      {saving && counted && <SaveDialog open onClose={() => setSaving(false)} audience={looking} />}
    </Page>
  )
}

/** The filters: beside what they find, or folded above it where there is no room. */
function Side({ audience: looking }: { audience: Audience }) {
  const { filter, change } = looking
  const [open, setOpen] = useState(false)
  const set = Object.keys(filter.conditions).length
  return (
    <section aria-label={audience.filters} className="min-w-0">
      <h2 className="sr-only">{audience.filters}</h2>
      <SelectField
        label={audience.country}
        value={filter.country}
        onChange={(event) => change(inCountry(filter, event.target.value))}
      >
        {byName.map((code) => (
          <option key={code} value={code}>
            {countryName(code)}
          </option>
        ))}
      </SelectField>
      <Button className="mt-3 w-full lg:hidden" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? audience.hideFilters : audience.showFilters(set)}
      </Button>
      <div className={`mt-3 ${open ? '' : 'max-lg:hidden'}`}>
        <Facets audience={looking} />
      </div>
    </section>
  )
}

const byName = countries.toSorted(
  (a, b) => Number(b === 'US') - Number(a === 'US') || countryName(a).localeCompare(countryName(b)),
)

function Matching({ audience: looking }: { audience: Audience }) {
  const { settled } = looking
  const { error, data, refetch } = useCounts(settled)
  if (error !== null && data === undefined) {
    if (isUnknownCountry(error)) {
      return <Empty title={audience.noCountry(countryInWords(settled.country))}>{audience.noCountryWords}</Empty>
    }
    return <Problem error={error} onRetry={() => void refetch()} />
  }
  return (
    <div className="grid min-w-0 content-start gap-8">
      <MatchCount audience={looking} />
      <SomePeople filter={settled} />
      <MatchCharts audience={looking} />
    </div>
  )
}

const isUnknownCountry = (error: Error): boolean =>
  error instanceof PopulaceError &&
  typeof error.details?.filters === 'object' &&
  error.details.filters !== null &&
  'country' in error.details.filters
