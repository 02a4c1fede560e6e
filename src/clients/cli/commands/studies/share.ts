import { command } from '../../command.ts'
import { UsageError } from '../../errors.ts'
import { given, listOf, oneId } from '../../given.ts'
import { pairs } from '../../terminal/pairs.ts'

const redactions = ['names', 'locations'] as const

export const share = command({
  name: 'share',
  summary: 'make a page of the report that anybody with the link can read',
  usage: 'STUDY_ID [options]',
  details: 'Called again, it changes what is given and keeps the link. Switched off, the link is gone for good.',
  options: {
    expires: {
      type: 'string',
      value: 'WHEN',
      description: 'when the link stops working: 30d, 12h, 2027-01-31 or never',
    },
    redact: { type: 'string', multiple: true, value: 'names,locations', description: 'what the page leaves out' },
    off: { type: 'boolean', description: 'stop sharing' },
    show: { type: 'boolean', description: 'say how it is shared, and change nothing' },
  },
  examples: ['studies share 4 --expires 30d', 'studies share 4 --redact names', 'studies share 4 --off'],
  async run({ client, values, positionals, out }) {
    const study_id = oneId(positionals, 'studies share STUDY_ID')
    const redact = listOf(values.redact)
    const strange = redact?.find((one) => !(redactions as readonly string[]).includes(one))
    if (strange !== undefined) throw new UsageError(`--redact takes names and locations, not "${strange}".`)
    const record = values.show
      ? await client.studies.readShare({ study_id })
      : await client.studies.share({
          study_id,
          enabled: values.off !== true,
          ...given({
            expires_at: expiryOf(values.expires, new Date()),
            redact: redact as (typeof redactions)[number][] | undefined,
          }),
        })
    if (out.wants_json) return out.json(record)
    if (!record.enabled || record.url === null) return out.print('The report is not shared; no link leads to it.')
    out.print(record.url)
    const rows: [string, string][] = [
      ['who', 'anybody with the link'],
      [
        'until',
        record.expires_at === null ? 'it is switched off' : `${record.expires_at}${record.is_expired ? ' (over)' : ''}`,
      ],
      ...(record.redact.length === 0 ? [] : [['without', record.redact.join(', ')] as [string, string]]),
    ]
    out.note(pairs(rows, { width: out.text_width, colours: out.colours }))
  },
})

const units: Readonly<Record<string, number>> = { h: 3_600_000, d: 86_400_000, w: 604_800_000 }

/** A time from now, or a day, which is over when it ends in UTC; null for never. */
function expiryOf(text: string | undefined, now: Date): string | null | undefined {
  if (text === undefined) return undefined
  if (text === 'never') return null
  const [, amount, unit] = /^(\d{1,4})([hdw])$/.exec(text) ?? []
  if (amount !== undefined) return new Date(now.getTime() + Number(amount) * units[unit!]!).toISOString()
  const time = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T23:59:59Z` : text)
  if (!/^\d{4}-/.test(text) || Number.isNaN(time.getTime()))
    throw new UsageError('--expires takes 30d, 12h, 2w, a day such as 2027-01-31, or never.')
  return time.toISOString()
}
