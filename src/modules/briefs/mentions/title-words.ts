import { occupationList } from '../../population/index.ts'

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

/** Words that are in no title: a title begins behind them and ends before them. */
export const outside = wordsOf(
  `a an the and or but nor if so than then as at by for from in into of off on onto out over per to under until up via with
  without within between among amongst across about around near during before after since while when where which who
  whom whose that this these those what why how whether there here it its he she they them their his her we our us you
  your i my me is are was were be been being am do does did have has had having can could would will should might may
  must not no yes all any both each either every few many more most some such same several only just also too very
  really please get give want need like looking find recruit interview survey ask talk speak poll reach target sample
  panel group people adults women men persons folks those everyone someone anyone working works work employed retired
  former ex aspiring future would-be unemployed freelance freelancing self-employed student amateur hobby exactly about
  roughly approximately least half including especially mostly currently`,
)

/** Words before a title that say something else of people than what they do; others read them, or ask about them. */
export const beside = wordsOf(
  `busy new experienced seasoned veteran young younger old older middle-aged elderly female male women men black white
  hispanic latino latina asian native indigenous rural urban suburban small-town big-city inner-city single married
  divorced widowed gay lesbian lgbtq trans liberal conservative progressive independent moderate catholic christian
  jewish muslim diabetic obese overweight depressed full-time part-time night day overnight weekend shift night-shift
  day-shift early mid late career early-career mid-career remote hybrid local american british english german french
  canadian australian low-income high-income wealthy affluent rich poor low-paid well-paid underpaid burnt-out
  burned-out overworked stressed frontline front-line essential key bilingual immigrant foreign-born first-time
  first-generation college-educated unionized union non-union seasonal temporary entry-level mid-level top successful
  struggling current different various other fellow actual everyday average typical home amateur hobby family keen avid`,
)

/** Words before a title that add nothing to it. */
export const empty = wordsOf(
  `licensed certified registered qualified practicing practising professional trained board-certified credentialed skilled`,
)

/** Ranks: no filter tells them. */
export const ranks = wordsOf('senior junior sr jr lead principal chief head staff entry-level mid-level')

/** Whoever is called so does not do it for a living, whatever stands before; only some words make a job of it. */
export const pastime =
  /^(?:shopper|user|member|player|reader|viewer|fan|travell?er|customer|consumer|volunteer|investor|hunter|drinker|eater|subscriber|owner-occupier)s?$/
export const ofService =
  /^(?:personal|instacart|mystery|professional|poker|football|baseball|basketball|soccer|meter|proof)$/

/** Plurals that are titles, and more often something else. */
export const ambiguous = wordsOf(
  `owners leaders members users leads models guides hosts records players partners buyers scales cats runners readers
  callers winners panels stars judges assistants agents operators developments movers rangers bars checks prints packers
  pickers matters drivers collectors walkers hunters investors traders golfers athletes streamers creators
  volunteers performers vets hikers bikers gamers sellers makers producers browsers trackers thinkers learners speakers
  seekers helpers caregivers carers interns heads officials providers representatives critics associates
  generalists specialists professionals workers employees staff operatives personnel technologies services sales
  carriers processors printers dealers fishers anglers gardeners trainees 
  communications operations relations resources masters fellows scouts crafters raters testers shippers loaders
  cutters fillers finishers graders sorters rollers wipers blenders grinders mixers dryers scanners copiers monitors
  directories controllers conductors`,
)

let known: { heads: ReadonlySet<string>; words: ReadonlySet<string> } | undefined

/** The last words of titles, in the singular, and all their words. Most others need not be looked up at all. */
export function titleWords(): { heads: ReadonlySet<string>; words: ReadonlySet<string> } {
  if (known === undefined) {
    const heads = new Set(further.split(/\s+/))
    const words = new Set(furtherWords.split(/\s+/))
    for (const { label, titles } of occupationList()) {
      for (const title of [label, ...titles]) {
        const parts = title
          .toLowerCase()
          .split(/[^a-z0-9\u00c0-\u024f'-]+/)
          .filter(Boolean)
        for (const part of parts) {
          words.add(part)
          for (const half of part.split('-')) words.add(half)
        }
        heads.add(singularOf(parts.at(-1) ?? ''))
      }
    }
    known = { heads, words }
  }
  return known
}

/** Heads of common names for jobs that are no titles themselves. */
const further = `doctor physician teacher educator nurse cop trucker techie coder marketer banker creative academic professor
  lecturer faculty scientist researcher engineer developer designer artist writer editor driver pilot manager executive
  c-suite exec supervisor salesperson rep admin secretary clerk worker staff employee professional personnel cleaner
  responder officer medic caregiver carer clergy builder tradesperson tradesman tradie mechanic miner logger farmworker
  fisherman grocer assembler operator hairdresser guard psychologist therapist counselor counsellor surgeon specialist
  clinician prescriber hcp gp vet midwife nanny lawyer attorney solicitor barrister paralegal police policeman firefighter
  fireman soldier politician legislator youtuber influencer blogger podcaster vlogger streamer trainer instructor coach
  tutor owner proprietor landlord realtor broker agent analyst consultant adviser advisor architect planner person guy
  waiter waitress server barista bartender chef cook baker butcher cashier stocker packer picker laborer labourer
  contractor electrician plumber carpenter roofer welder painter mason handyman gardener landscaper janitor custodian
  housekeeper maid courier cto ceo cfo cmo coo cio vp director head president founder dean principal superintendent
  rn lpn cna emt np pa dj pastor priest rabbi imam minister oncologist cardiologist dermatologist`

const furtherWords = `uber lyft doordash instacart icu er or ed ob gyn oncology cardiac pediatric
  paediatric neonatal trauma surgical hospice long haul long-haul k-12 high middle elementary secondary primary school
  math maths science english history art music pe special ed kindergarten preschool college university it hr pr tech
  ux ui seo b2b saas software hardware data machine learning ai cloud security cyber web mobile app game front back end
  full stack full-stack devops qa product project program brand digital social media content marketing sales account
  customer success service support call center centre retail store shop restaurant hotel hospitality kitchen line fast
  food delivery ride rideshare taxi cab bus truck train school airline flight warehouse factory assembly construction
  farm dairy cattle organic real estate property insurance tax bank investment personal finance financial legal law
  medical dental healthcare health care hospital home nursing mental physical occupational speech social community
  police fire law enforcement federal government public civil military army navy small business c suite level`

/** Of the last word: enough to look it up by. */
export function singularOf(word: string): string {
  if (word.endsWith('people')) return `${word.slice(0, -6)}person`
  if (word.endsWith('men')) return `${word.slice(0, -3)}man`
  if (word.endsWith('wives')) return `${word.slice(0, -3)}fe`
  if (word.length < 3 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  return /(?:ss|ch|sh|x|zz)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

/** Whether a word names several: plurals, and words for many at once. */
export const isPlural = (word: string): boolean =>
  (/s$/.test(word) && !/(?:ss|us|is)$/.test(word) && word.length > 2) ||
  /(?:people|[a-z]men|clergy|^police|^staff|^personnel)$/.test(word)
