import { ExternalLink } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { Share, Study } from '../../../../sdk/index.ts'
import { useCall } from '../../../api.ts'
import { dateTime } from '../../../format.ts'
import { share } from '../../../strings/report.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy.tsx'
import { Confirm } from '../../../ui/dialog.tsx'
import { CheckBox, inputClass, SelectField, TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/page.tsx'
import { tell } from '../../../ui/toasts.tsx'
import { dayOf, type Expiry, endOf } from './expiry.ts'
import { SpeakerPreview } from './speaker-preview.tsx'

const expiries = Object.entries(share.expiries) as [Expiry, string][]
const changes = ['studies.readShare', 'studies.get', 'studies.list']

export function ShareForm({ study, record }: { study: Study; record: Share }) {
  const study_id = study.uuid
  const [expiry, setExpiry] = useState<Expiry>(record.expires_at === null ? 'never' : 'day')
  const [day, setDay] = useState(record.expires_at === null ? '' : dayOf(new Date(record.expires_at)))
  const [redact, setRedact] = useState<readonly ('names' | 'locations')[]>(record.redact)
  const [tried, setTried] = useState(false)
  const save = useCall('studies.share', { changes, onDone: () => record.enabled && tell(share.saved) })
  const expires_at = endOf(expiry, day)
  const toggle = (what: 'names' | 'locations') => () =>
    setRedact(redact.includes(what) ? redact.filter((one) => one !== what) : [...redact, what])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (expires_at === undefined || save.isPending) return
    save.mutate({ study_id, enabled: true, expires_at, redact: [...redact] })
  }
  return (
    <div className="grid gap-5">
      {study.stage !== 'complete' && study.stage !== 'archived' && <Notice tone="warn">{share.notComplete}</Notice>}
      {record.enabled && record.url !== null && <TheLink record={record} url={record.url} />}
      <form onSubmit={submit} className="grid gap-4">
        <div className="grid gap-3 sm:grid-cols-2">
          <SelectField
            label={share.expiry}
            value={expiry}
            onChange={(event) => setExpiry(event.target.value as Expiry)}
          >
            {expiries.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </SelectField>
          {expiry === 'day' && (
            <TextField
              label={share.until}
              type="date"
              required
              min={dayOf(new Date())}
              value={day}
              onChange={(event) => setDay(event.target.value)}
              problem={tried && expires_at === undefined ? share.untilProblem : undefined}
            />
          )}
        </div>
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 text-[13px] font-medium text-soft">{share.leaveOut}</legend>
          <CheckBox
            label={share.names}
            hint={share.namesHint}
            checked={redact.includes('names')}
            onChange={toggle('names')}
          />
          <CheckBox
            label={share.locations}
            hint={share.locationsHint}
            checked={redact.includes('locations')}
            onChange={toggle('locations')}
          />
        </fieldset>
        <SpeakerPreview study_id={study_id} redact={redact} />
        <div className="flex flex-wrap items-center justify-between gap-2">
          {record.enabled ? <SwitchOff study_id={study_id} /> : <span />}
          <Button type="submit" kind="primary" busy={save.isPending}>
            {record.enabled ? share.save : share.make}
          </Button>
        </div>
      </form>
    </div>
  )
}

function TheLink({ record: { is_expired, expires_at }, url }: { record: Share; url: string }) {
  return (
    <div className="grid gap-2">
      {is_expired && expires_at !== null && <Notice tone="warn">{share.expired(dateTime(expires_at))}</Notice>}
      <label htmlFor="share-link" className="text-[13px] font-medium text-soft">
        {share.link}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id="share-link"
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
          className={`${inputClass} min-w-0 flex-1 basis-52 font-mono text-xs`}
        />
        <CopyButton small={false} text={url} label={share.copy} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        {!is_expired && (
          <p className="text-[13px] text-soft">
            {expires_at === null ? share.worksAlways : share.worksUntil(dateTime(expires_at))}
          </p>
        )}
        <a href={url} target="_blank" rel="noopener" className={buttonClass('quiet', true)}>
          <ExternalLink size={14} aria-hidden />
          {share.preview}
        </a>
      </div>
    </div>
  )
}

function SwitchOff({ study_id }: { study_id: string }) {
  const [asking, setAsking] = useState(false)
  const off = useCall('studies.share', {
    changes,
    onDone: () => {
      setAsking(false)
      tell(share.offDone)
    },
  })
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {share.off}
      </Button>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={share.offTitle}
        words={share.offWords}
        action={share.off}
        busy={off.isPending}
        onConfirm={() => off.mutate({ study_id, enabled: false })}
      />
    </>
  )
}
