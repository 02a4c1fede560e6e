import type { Scope } from '../../../platform/contract/contract.ts'
import { CONTROLS } from './controls.ts'
import { form } from './forms.ts'
import { escapeHtml } from './layout.ts'
import type { ConnectionRequest, Place } from './oauth-parts.ts'
import type { Me } from './signed-in.ts'

export const TITLE = 'Connect · Populace'

/** What scopes mean to people. What reads comes with what writes, where both are asked for. */
const words: readonly [scopes: readonly Scope[], sentence: string][] = [
  [['free:ask'], 'Ask the shared panel'],
  [['agent:search'], 'Look for people in the population'],
  [['groups:read', 'groups:write'], 'See, recruit and change your groups'],
  [['groups:read'], 'See your groups'],
  [['groups:write'], 'Recruit groups and change them'],
  [['studies:read', 'studies:write'], 'See, make and change your studies, share reports'],
  [['studies:read'], 'See your studies, results and reports'],
  [['studies:write'], 'Make and change studies'],
  [['questions:read', 'questions:write'], 'Ask questions, which may cost what your plan says, and see the answers'],
  [['questions:read'], 'See questions and answers'],
  [['questions:write'], 'Ask questions, which may cost what your plan says'],
  [['zeitgeist:read', 'zeitgeist:write'], 'See and make surveys'],
  [['zeitgeist:read'], 'See your surveys'],
  [['zeitgeist:write'], 'Make surveys'],
  [['thesis:write'], 'Recruit groups for a thesis'],
  [['media:write'], 'Upload images and documents'],
  [['jobs:read'], 'See how work is going'],
  [['billing:read'], 'See usage and what it costs'],
]

const FREE = [
  'Ask the shared panel, out of your free questions',
  'See the answers to these questions',
  'Have the wording of a question looked at',
  'See how many free questions are left, and whose account this is',
]

/** Everything that is asked for, in sentences; null stands for everything but administration. */
function rightsInWords(scopes: readonly string[] | null): string[] {
  const left = new Set(scopes ?? words.flatMap(([some]) => some))
  return words.flatMap(([some, sentence]) => {
    if (!some.every((scope) => left.has(scope))) return []
    for (const scope of some) left.delete(scope)
    return [sentence]
  })
}

/** Where somebody is sent back to; trusted markup. */
export function placeInWords({ kind, name }: Place): string {
  if (kind === 'site') return `<b>${escapeHtml(name)}</b>`
  if (kind === 'app') return `the app on this computer that opens <b>${escapeHtml(name)}:</b> links`
  return `a program on <b>this computer</b> (port ${escapeHtml(name)})`
}

/** The question to whoever is signed in. `address` is that of the page itself. */
export function consent(me: Me, { client, place, scopes }: ConnectionRequest, address: string): string {
  const name = client.name === null ? 'A program without a name' : escapeHtml(client.name)
  const rights = me.organization.billing_mode === 'free' ? FREE : rightsInWords(scopes)
  const hidden = { csrf_token: me.csrf_token, return_to: address, org_uuid: me.organization.uuid }
  return `${CONTROLS}<h1>Connect ${client.name === null ? 'a program' : name}?</h1>
<p class="lead">${name} asks to use Populace for you.</p>
<p class="notice warning">The name is what the program says of itself: nobody has checked it, nor where it sends you back
to, which is ${placeInWords(place)}. Allow this only if you have just started it yourself.</p>
<table class="facts"><tbody>
<tr><th scope="row">You are</th><td>${escapeHtml(me.user.email)}</td></tr>
<tr><th scope="row">For the organization</th><td>${escapeHtml(me.organization.name)}${others(me, address)}</td></tr>
</tbody></table>
<h2>It will be able to</h2>
<ul>${rights.map((right) => `<li>${right}</li>`).join('')}</ul>
<p class="soft">It cannot make keys, change members, or pay. It gets a key, which stands under <a href="/account/keys">Account,
Keys</a>: revoke it there whenever you like.</p>
<form method="post" action="/oauth/authorize">${Object.entries(hidden)
    .map(([field, value]) => `<input type="hidden" name="${field}" value="${escapeHtml(value)}">`)
    .join('')}
<div class="row"><button name="decision" value="allow">Allow</button><button class="quiet" name="decision" value="cancel">Cancel</button></div></form>`
}

/** The other organizations that it could be for; going over to one leads back here. */
function others(me: Me, address: string): string {
  const back = { csrf_token: me.csrf_token, return_to: address }
  const choices = me.organizations
    .filter(({ uuid }) => uuid !== me.organization.uuid)
    .map(({ uuid, name }) =>
      form(
        'account.switchOrganization',
        { org_uuid: uuid },
        `<button class="quiet">${escapeHtml(name)}</button>`,
        back,
      ),
    )
  return choices.length === 0 ? '' : `<details><summary>Another one</summary>${choices.join(' ')}</details>`
}
