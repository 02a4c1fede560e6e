import { command } from '../command.ts'

/** `me`: whose key is used, and what it may do. */
export const me = command({
  name: 'me',
  summary: 'whose key is used, with which service, and what it may do',
  usage: '[options]',
  details: 'Also called `whoami`. The key itself is never printed.',
  options: {},
  examples: ['me', 'me --json'],
  async run({ client, base_url, out }) {
    const answer = await client.me.get({})
    if (out.wants_json) return out.json({ service: base_url, ...answer })
    const { kind, key, scopes, organization, user, plan } = answer
    const rows = [
      ['service', base_url],
      ['organization', organization.name],
      ['user', `${user.email} (${user.role})`],
      ['key', key === null ? 'a browser session' : `${key.key}${key.name === null ? '' : ` "${key.name}"`}, ${kind}`],
      ['plan', `${plan.name} (${plan.billing_mode})`],
    ]
    out.table(
      [
        { title: '', style: 'dim' },
        { title: '', shrinks: true },
      ],
      rows,
    )
    const may = kind === 'free' ? 'ask the shared panel, read its jobs, see usage' : scopes.join(', ')
    out.print(out.wrap(may, { indent: `  ${out.colours.dim('may')}           `, hanging: ' '.repeat(16) }))
  },
})
