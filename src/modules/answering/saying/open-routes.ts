import type { Bank, Slots } from './compose-patterns.ts'
import { change, goAhead, goSlow, noChange, stayAway } from './open-changes.ts'
import { either, favorite, nothingMatters, sooner, whatMatters } from './open-choices.ts'
import {
  already,
  grievance,
  leaveIf,
  meaning,
  noGrievance,
  remedy,
  stayPut,
  whereFrom,
  whom,
} from './open-complaints.ts'
import { curious, keen, priceLoose, priceNamed, repelled, unimpressed, wavering } from './open-concepts.ts'
import { changedMe, changedNothing, doActually, gifts } from './open-effects.ts'
import { ifSo } from './open-everyday-banks.ts'
import { angry, burdened, glad, judging, lenient, mixedFeelings, unburdened, uneasy, unmoved } from './open-feelings.ts'
import { formOf } from './open-forms.ts'
import { daily, littleOf, muchOf, never, rarely, someOfIt, sometimes, weekly } from './open-habits.ts'
import { knows, knowsNot, mindBad, mindGood, mindMixed } from './open-knowing.ts'
import { dislike, fine, hate, indifferent, like, love, torn } from './open-opinion.ts'
import { inFavor, opposed } from './open-policy.ts'
import { badTime, goodTime, noTime, notLately, noUseOf, useOf } from './open-scenes.ts'
import { sloganBad, sloganGood, sloganSoSo } from './open-slogans.ts'
import { societyBank } from './open-society.ts'
import { distrusts, matters, mattersNot, satisfied, trusts, unsatisfied, would, wouldNot } from './open-standing.ts'
import { type Often, oftenOf, sideOf, type Tone, toneOf } from './open-tone.ts'
import { unsure } from './open-unsure.ts'
import { because, drawnBy, keptFrom, notKept, notSo, onCondition, undrawn, unmovable } from './open-why.ts'
import { favourOf } from './reasons.ts'
import type { Speaking } from './speaking.ts'

/** Where an agent's first sentence comes from, and which way it argues. */
export interface Route {
  banks: readonly Bank[]
  side: -1 | 0 | 1
}

const opinions: Readonly<Record<Tone, readonly Bank[]>> = {
  love: [love],
  like: [like],
  fine: [fine],
  torn: [torn],
  indifferent: [indifferent],
  dislike: [dislike],
  hate: [hate],
}
const feelings: Readonly<Record<Tone, readonly Bank[]>> = {
  love: [glad],
  like: [glad],
  fine: [unmoved, fine],
  torn: [mixedFeelings],
  indifferent: [unmoved],
  dislike: [uneasy],
  hate: [angry],
}
const impressions: Readonly<Record<Tone, readonly Bank[]>> = {
  love: [keen],
  like: [curious],
  fine: [curious],
  torn: [wavering],
  indifferent: [wavering],
  dislike: [unimpressed],
  hate: [repelled],
}
const rates: Readonly<Record<Often, Bank>> = { never, rarely, sometimes, weekly, daily }

/** "Why don't you …?" */
const DENIAL = /^I (?:don't|do not|never|haven't|wouldn't|can't|didn't)\b|^I(?:'ve never|'m not|'d never)\b/

/** What people know of themselves. */
const KNOWN_TO_SELF = new Set([
  'frequency',
  'amount',
  'use',
  'behaviour',
  'experience',
  'favorite',
  'where',
  'who',
  'gift',
  'advice',
  'meaning',
])

/** What one takes up rather than gives up. */
const ADOPTS =
  /^I(?:'d| would) (?:switch|try|buy|get|use|start|sign|join|subscribe|purchase|adopt|install|own|upgrade|drive)\b/

/** Hardships: nobody likes them, so liking is not what differs. */
const hardship =
  /\b(?:inflation|climate change|global warming|racism|child poverty|gun violence|crime|cancer|war|poverty|homeless(?:ness)?|traffic|pollution|layoffs?|scams?|spam|robocalls?|junk fees|hidden fees|late fees|debt|stress|burnout|side effects|wait times?|hold times?|loneliness|shortages?|unemployment|price (?:increases?|hikes?|rises?)|(?:rising|higher|high) (?:prices?|rents?|costs?|rates?)|rent increases?|cost of living|data breach(?:es)?|identity theft|shrinkflation|potholes?|blackouts?|power outages?|pests|bedbugs|mosquitoes|bullying|addiction|overdoses|fraud|harassment|violence|shootings?|hurricanes|wildfires|floods)\b/i

/** People whose conduct is asked about. */
const MISCONDUCT =
  /^people who\b.*\b(?:bad(?:ly)?|rude(?:ly)?|lie|lies|cheat|litter|don't|never|steal|smoke|vape|text|cut|late|loud(?:ly)?|interrupt|complain|brag|gossip|refuse|ignore|break|leave|waste|scam|drunk|speed|honk|chew|ghost|cancel)\b/

/** The banks for this agent and question. */
export function banksFor(speaking: Speaking, slots: Slots): Route {
  const { reading, decision } = speaking
  const { form, pasted } = formOf(reading)
  const user = slots.user !== undefined
  // Nobody says that they know nothing of their own job, or of how often they eat out.
  const mine = typeof slots.subj === 'string' && slots.subj.startsWith('my ')
  if (decision.unsure && !mine && !user && !pasted && !KNOWN_TO_SELF.has(form)) return { banks: [unsure], side: 0 }
  const felt = toneOf(speaking)
  // One's own job is never a thing of no account.
  const tone = felt === 'indifferent' && (mine || decision.unsure) ? 'fine' : felt
  const side = sideOf(tone)
  const up = decision.stance >= 0
  const isNew = pasted || reading.stimulus !== null || slots.unheard !== undefined
  // What most adults do each year, the others have at least done once.
  const usual = (speaking.forecast.category?.penetration ?? 0) > 0.35
  const route = (banks: readonly Bank[], which: -1 | 0 | 1 = side): Route => ({ banks, side: which })

  switch (form) {
    case 'reason':
      return reasonRoute(speaking, slots)
    case 'condition':
      if (user && ADOPTS.test(reading.claim?.yes ?? '')) return route([already], 1)
      return decision.stance < -0.9 ? route([unmovable], -1) : route([onCondition], 0)
    case 'leaving':
      return decision.stance < -0.3 || decision.user === false ? route([stayPut], 1) : route([leaveIf], -1)
    case 'grievance':
      return favourOf(speaking) > 0.9 ? route([noGrievance], 1) : route([grievance], -1)
    case 'effect':
      return favourOf(speaking) < 0.5 ? route([changedMe], -1) : route([changedNothing], 0)
    case 'gift':
      return route([gifts], 0)
    case 'slogan':
      return side > 0 ? route([sloganGood]) : side < 0 ? route([sloganBad]) : route([sloganSoSo])
    case 'remedy':
      return route([remedy], 0)
    case 'meaning':
      return route([meaning], 0)
    case 'where':
      return decision.user === false && !usual ? route([noUseOf], -1) : route([whereFrom], 0)
    case 'who':
      return route([whom], 0)
    case 'favorite':
      return route([favorite], 0)
    case 'barrier':
      return user || side > 0 ? route([notKept], 1) : route([keptFrom], -1)
    case 'driver':
      return side < 0 || tone === 'indifferent' ? route([undrawn], -1) : route([drawnBy], 1)
    case 'feature':
    case 'importance':
      if (form === 'importance' && slots.look === undefined) return up ? route([matters], 1) : route([mattersNot], -1)
      return decision.user === false && !up && !usual ? route([nothingMatters], 0) : route([whatMatters], 0)
    case 'improve':
      return tone === 'love' || tone === 'indifferent' || decision.user === false
        ? route([noChange], 0)
        : route([change], side > 0 ? 0 : -1)
    case 'experience':
      if (isNew) return route([noTime], 0)
      if (decision.user === false) return route([usual ? notLately : noTime], 0)
      return side < 0 ? route([badTime], -1) : route([goodTime], tone === 'torn' ? 0 : 1)
    case 'use':
    case 'behaviour':
      return decision.user === false ? route([noUseOf], -1) : route([useOf], 0)
    case 'association':
      return side > 0 ? route([mindGood]) : side < 0 ? route([mindBad]) : route([mindMixed])
    case 'comparison':
      return comparisonRoute(speaking, slots)
    case 'choice':
      return slots.one !== undefined ? comparisonRoute(speaking, slots) : route([favorite], 0)
    case 'advice':
      // Who asks for advice means to do it: outright warnings are for those who are sure.
      if (decision.stance > 0.3) return route([goAhead], 1)
      return decision.stance < -1.2 ? route([stayAway], -1) : route([goSlow], 0)
    case 'recommend':
      return side > 0 ? route([goAhead]) : side < 0 ? route([stayAway]) : route([goSlow])
    case 'awareness':
    case 'knowledge':
      return (up && slots.unheard === undefined) || user ? route([knows], 1) : route([knowsNot], -1)
    case 'frequency':
      return route([rates[oftenOf(speaking)]], oftenOf(speaking) === 'never' ? -1 : 0)
    case 'amount':
      if (decision.user === false || decision.stance < -0.5) return route([littleOf], -1)
      return decision.stance > 0.6 ? route([muchOf], 1) : route([someOfIt], 0)
    case 'price':
      return route([slots.limit === undefined ? priceLoose : priceNamed], 0)
    case 'trust':
      return standingRoute(speaking, side, [trusts], [distrusts], torn)
    case 'satisfaction':
    case 'loyalty':
      return standingRoute(speaking, side, [satisfied], [unsatisfied], fine)
    case 'intent':
    case 'switching':
      if (slots.condition !== undefined && slots.subj === undefined) return route([ifSo], 0)
      return up ? route([would], 1) : route([wouldNot], -1)
    case 'concept':
    case 'message':
      return route(impressions[tone])
    case 'feeling':
      return opinionRoute(speaking, tone, isNew ? impressions : feelings, slots)
    default:
      return opinionRoute(speaking, tone, isNew ? impressions : opinions, slots)
  }
}

function opinionRoute(
  speaking: Speaking,
  tone: Tone,
  banks: Readonly<Record<Tone, readonly Bank[]>>,
  slots: Slots,
): Route {
  const favour = favourOf(speaking)
  const society = societyBank(speaking, favour)
  if (typeof slots.subj === 'string' && MISCONDUCT.test(slots.subj))
    return favour < 0.8 ? { banks: [judging], side: -1 } : { banks: [lenient], side: 0 }
  if (typeof slots.subj === 'string' && hardship.test(slots.subj)) {
    const burden = favour < 0.7 ? burdened : unburdened
    return { banks: society === null ? [burden] : [society], side: society === null && favour < 0.7 ? -1 : 0 }
  }
  const side = sideOf(tone)
  const taken = slots.public !== undefined && side !== 0 ? [side > 0 ? inFavor : opposed] : banks[tone]
  return { banks: society === null ? taken : [society, ...taken], side }
}

/** Why …? Whoever does not do it says so instead of giving reasons. */
function reasonRoute({ decision, reading }: Speaking, slots: Slots): Route {
  if (DENIAL.test(reading.claim?.yes ?? ''))
    return decision.user === true ? { banks: [doActually], side: 1 } : { banks: [keptFrom], side: -1 }
  const denies = slots.dont !== undefined && (decision.user === false || decision.stance < -0.45)
  if (denies && (reading.claim?.about_self || decision.stance < -0.9)) return { banks: [notSo], side: -1 }
  return { banks: [because], side: decision.stance < -0.45 ? -1 : 1 }
}

function comparisonRoute({ decision }: Speaking, slots: Slots): Route {
  if (slots.win === undefined) return { banks: slots.one === undefined ? [favorite] : [either], side: 0 }
  return { banks: [sooner], side: decision.stance >= 0 ? 1 : -1 }
}

function standingRoute(
  speaking: Speaking,
  side: -1 | 0 | 1,
  high: readonly Bank[],
  low: readonly Bank[],
  middle: Bank,
): Route {
  const society = societyBank(speaking, favourOf(speaking))
  const banks = side > 0 ? high : side < 0 ? low : [middle]
  return { banks: society === null ? banks : [society, ...banks], side }
}
