import { png } from '../../harness/media-files.ts'
import type { Operation } from '../document/document.ts'
import type { Draw } from '../inputs/draw.ts'
import { kindOf } from './holdings.ts'
import type { Tenant } from './tenants.ts'

const image = png(2, 2).toString('base64')

/** What makes sense in a field of this name, where chance alone would hardly ever find it. */
const sensible: Readonly<Record<string, readonly unknown[]>> = {
  agents: [1, 12],
  age: [30],
  age_max: [60, '70'],
  age_min: [18, '30'],
  answer_options: [
    ['yes', 'no'],
    ['a', 'b', 'c', 'd'],
  ],
  by: ['sex', ['age', 'sex']],
  city: ['Chicago'],
  country: ['US', ['US', 'DE']],
  data_url: [`data:image/png;base64,${image}`],
  description: ['Ten women over 40 in Texas who drink coffee', '8 parents in California'],
  education: ['bachelors'],
  encoding: ['base64'],
  fields: ['sex', ['sex', 'state']],
  file_data: [image],
  filters: [{}, { sex: 'female' }, { age_min: 30, state: 'CA' }, '{"sex":"female"}', '{}'],
  filename: ['a.png'],
  format: [
    { type: 'open' },
    { type: 'single_choice', options: ['yes', 'no', 'perhaps'] },
    { type: 'multiple_choice', options: ['a', 'b', 'c'] },
    { type: 'ranking', options: ['a', 'b'] },
    { type: 'scale', scale: { min: 1, max: 5 } },
    { type: 'numeric' },
    { length: 'short' },
    'csv',
    'json',
    'xlsx',
    'labelled_csv',
    'spss_syntax',
  ],
  group_size: [1, 3, 12],
  is_parent: [true, 'true'],
  limit: [1, 20, 100],
  match: ['all', 'any'],
  mime: ['image/png'],
  month: ['2026-01'],
  objective: ['Learn who drinks coffee, and why'],
  offset: [0, 1],
  party: ['democrat'],
  redirect_uri: ['http://127.0.0.1:8976/oauth/callback'],
  request_text: ['Ten women over 40 in Texas who drink coffee', 'Ask 8 people in California about the price of rice'],
  response_mode: ['async'],
  sex: ['female', ['male', 'female']],
  state: ['CA', 'TX'],
  steps: [['study_tldr'], []],
  step: ['study_tldr', 'study_correlations'],
  thesis: ['Young people in cities drink more coffee than older people in the country'],
  // Where nobody listens, on this machine: what is told to it is refused at once, and nothing leaves the machine.
  url: ['http://127.0.0.1:9/a', 'http://127.0.0.1:9/b?c=1'],
}

/** For one operation and tenant: ids of what it has, its own name where that is asked for, and what makes sense. */
export const knownTo =
  (operation: Operation, tenant: Tenant) =>
  (name: string, draw: Draw): unknown => {
    if (name === 'confirm') return operation.id === 'account.deleteUser' ? tenant.self.email : tenant.organization_name
    if (name === 'email' && operation.id === 'account.inviteMember')
      return `guest${draw.whole(1, 1_000_000_000)}@example.com`
    const kind = kindOf(operation, name)
    const ids = kind === undefined ? [] : tenant.holdings.of(kind)
    if (ids.length > 0) {
      const id = draw.one(ids)
      return /^\d+$/.test(id) && draw.chance(50) ? Number(id) : id
    }
    const values = sensible[name]
    return values === undefined ? undefined : draw.one(values)
  }
