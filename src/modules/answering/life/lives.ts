import { setImmediate as turn } from 'node:timers/promises'
import type { Requirement } from '../../knowledge/index.ts'
import type { Person, Population } from '../../population/index.ts'
import type { KnownAbroad } from '../deciding/abroad.ts'
import { barredBy } from '../deciding/barred.ts'
import { decideAlone, type SaysYes } from '../deciding/decide-alone.ts'
import { decideLadder } from '../deciding/decide-ladder.ts'
import { type PanelAgent, panelAgent } from '../deciding/panel-agent.ts'
import { type Reference, referenceOf } from '../deciding/reference.ts'
import { sittingOn } from '../deciding/sitting.ts'
import { type Style, stylesOf } from '../deciding/style.ts'
import { holds } from '../record/holds.ts'
import {
  abroadIn,
  type FiledQuestion,
  type FiledThing,
  type LifeFile,
  type LifeQuestion,
  openQuestion,
  readLifeFile,
  type Told,
} from './life-file.ts'
import { type LifeState, type Lived, lifeGroups } from './lived.ts'

/** The lives of people: what each of them says who is asked alone whether they do, did or would like to do a thing. */
export interface Lives {
  of(person: Person): Promise<Lived[]>
}

/** What is so of more adults than this says little of anybody. */
const MOST = 0.55

/** `population`: whom forecasts are anchored on, as those of the engine are. */
export function openLives(population: Population): Lives {
  let ground: Promise<LifeGround> | undefined
  const opened = new Map<string, Promise<(person: Person) => Lived[]>>()
  return {
    async of(person) {
      ground ??= openGround(population)
      const known = opened.get(person.version) ?? ground.then((own) => livesOf(own, person.version))
      opened.set(person.version, known)
      return (await known)(person)
    },
  }
}

interface LifeGround {
  reference: Reference
  abroad: KnownAbroad
}

async function openGround(population: Population): Promise<LifeGround> {
  const abroad = abroadIn(await readLifeFile())
  return { abroad, reference: referenceOf(population, abroad) }
}

/** A thing of which all is worked out that is the same for everybody. */
interface ReadyThing extends Pick<FiledThing, 'slug' | 'thing'> {
  told: Told | null
  now: ReadyQuestion
  ever: ReadyQuestion | null
  would: ReadyQuestion | null
}

interface ReadyQuestion {
  says: SaysYes
  requires: readonly Requirement[]
}

/** The lives of the people of one version of the population. */
async function livesOf({ reference, abroad }: LifeGround, version: string): Promise<(person: Person) => Lived[]> {
  const ready = await readyThings(await readLifeFile(), reference, version)
  const styles = stylesOf(version)
  return (person) => {
    const agent = panelAgent(person, abroad)
    const asked = askedOf(agent, styles(agent))
    const lived = ready.flatMap(({ slug, thing, told, now, ever, would }): Lived[] => {
      const does = asked(thing, now)
      if (told === null || !isToldIn(told, person.country_code)) return []
      const state: LifeState = does
        ? 'does'
        : asked(null, ever!)
          ? 'has_done'
          : asked(null, would!)
            ? 'would_like'
            : 'never'
      return told.shares[state] > MOST ? [] : [{ slug, group: told.group, thing, state, sentence: told[state] }]
    })
    return lived.sort((one, other) => lifeGroups.indexOf(one.group) - lifeGroups.indexOf(other.group))
  }
}

const isToldIn = ({ only_in, not_in }: Told, country: string): boolean =>
  only_in?.includes(country) !== false && not_in?.includes(country) !== true

/** What one person answers. What they do is remembered, because other things require it. */
function askedOf(agent: PanelAgent, style: Style): (thing: string | null, question: ReadyQuestion) => boolean {
  const does = new Map<string, boolean>()
  return (thing, { says, requires }) => {
    const can = requires.every((one) => ('tag' in one ? holds(one.tag, agent.person) : does.get(one.thing) === true))
    const yes = can && says(agent, style)
    if (thing !== null) does.set(thing, yes)
    return yes
  }
}

async function readyThings(file: LifeFile, reference: Reference, version: string): Promise<ReadyThing[]> {
  const does = new Map<string, readonly boolean[]>()
  const needed = new Set(
    file.things.flatMap(({ asked: { now, ever } }) =>
      [...now.requires, ...(ever?.requires ?? [])].flatMap((one) => ('thing' in one ? [one.thing] : [])),
    ),
  )
  const ready = async (filed: FiledQuestion, thing: string | null): Promise<ReadyQuestion> => {
    // Requests of others are answered in between.
    await turn()
    const question = openQuestion(filed, file)
    const barred = await barredBy(question.requires, reference.agents, async (other) => does.get(other)!)
    const weighed = { ...question.weighed, barred }
    if (thing !== null && needed.has(thing)) does.set(thing, referenceDoes({ ...question, weighed }, reference))
    return { says: decideAlone(weighed, question.topic, reference, version), requires: question.requires }
  }
  const things: ReadyThing[] = []
  for (const { slug, thing, told = null, asked } of file.things) {
    things.push({
      slug,
      thing,
      told,
      now: await ready(asked.now, thing),
      ever: asked.ever === undefined ? null : await ready(asked.ever, null),
      would: asked.would === undefined ? null : await ready(asked.would, null),
    })
  }
  return things
}

/** What those say whom forecasts are anchored on, all of them asked together, as the engine asks them. */
const referenceDoes = ({ weighed, topic }: LifeQuestion, reference: Reference): boolean[] =>
  decideLadder(sittingOn(weighed, topic, reference.agents, reference, 0)).map(({ value }) => value === 'Yes')
