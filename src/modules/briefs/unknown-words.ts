import { topicNoun } from './topics.ts'

/** Plurals that are counted and are nobody. */
const things =
  /(?:interviews|responses|completes|sessions|conversations|questions|answers|surveys|calls|options|ideas|concepts|years|months|weeks|days|hours|minutes|times|others|homes|houses|apartments|flats|buildings|hospitals|clinics|schools|colleges|universities|companies|businesses|firms|brands|startups|start-ups|agencies|organi[sz]ations|nonprofits|charities|stores|shops|restaurants|hotels|offices|banks|farms|factories|households|families|cities|towns|states|countries|markets|teams|departments|cars|trucks|phones|apps|products|items|samples|groups|segments|slogans|names|ads|logos|images|videos|posts|stories|reviews|reports|topics|points|results|insights|views|pages|sites|websites|words|lines)$/i

/** Whether a noun that nothing else knows can be one for people: "astronauts", not "hospitals". */
export const mayNamePeople = (words: string): boolean =>
  /^(?:[\p{L}-]{2,20}\s){0,2}[\p{L}-]{2,20}[^s\W\d]s$/iu.test(words) &&
  !things.test(words) &&
  !topicNoun.test(words.split(/\s+/).at(-1)!)

const ways: readonly (readonly [RegExp, string])[] = [
  [/^(?:fully[\s-])?remote$/i, 'remotely'],
  [/^(?:home-based|work-from-home|wfh)$/i, 'from home'],
  [/^hybrid$/i, 'partly from home'],
  [/^(?:on-?site|office-based)$/i, 'on site'],
]

/** How somebody works of whom a filter knows what they work as: "remote software engineers". */
export const wayOfWorking = (words: string): string | undefined => ways.find(([pattern]) => pattern.test(words))?.[1]
