import type { QuestionKind } from '../../src/modules/knowledge/knowledge.ts'
import type { MeasuredQuestion } from './measured-questions.ts'

type Asked = Pick<MeasuredQuestion, 'id' | 'text' | 'options' | 'family' | 'topic' | 'scale'>
type Rule = readonly [kind: QuestionKind, holds: (asked: Asked) => boolean]

const text = (pattern: RegExp) => (asked: Asked) => pattern.test(asked.text)
const family = (pattern: RegExp) => (asked: Asked) => pattern.test(asked.family)
const options = (pattern: RegExp) => (asked: Asked) => pattern.test(asked.options.join(' / '))

/** The first that holds. Families where they are of one kind, otherwise the wording, otherwise the options. */
const rules: readonly Rule[] = [
  ['attitude', text(/^should |favou?r or oppose|do more good than harm|consider yourself a feminist/i)],
  ['barrier', family(/^arts_barriers$/)],
  ['barrier', text(/main reason/i)],
  ['driver', family(/^arts_motives$/)],
  ['intent', family(/^data_price$/)],
  ['switching', family(/^turnover$/)],
  ['awareness', text(/how familiar|know anyone/i)],
  ['knowledge', family(/^(fact_beliefs|numeracy)$/)],
  ['knowledge', text(/your knowledge|understand financial|I know (how|where|when)|recognise a good/i)],
  ['importance', text(/^how important/i)],
  ['trust', family(/^(trust|conf_inst|experts)/)],
  ['behaviour', text(/your income from your job alone|money do you have in savings|takes care of money/i)],
  ['satisfaction', text(/satisf(ied|action)/i)],
  ['satisfaction', family(/^(self_rated|pay_benefits|cuisine_rating)$/)],
  ['price', text(/how much do you pay/i)],
  ['use', family(/^(social_network|social_media|device_use|devices|online_activity|home_internet|fin_products)$/)],
  ['use', family(/^(alt_finance|pet_ownership|thanksgiving_menu|substance_use|smoking|guns|debts_assets)$/)],
  ['use', text(/automatic transfers/i)],
  ['choice', ({ scale }) => scale === 'nominal'],
  ['frequency', family(/^(socialising|practice|participation|news_use|work_pattern|pets)$/)],
  ['behaviour', family(/^(time_participation|time_minutes|screen_time|contacts|outings|life_events|upbringing)$/)],
  ['behaviour', family(/^diagnoses$/)],
  ['feeling', family(/^(cesd|loneliness|mental_distress|happiness|ladder|job_strain|time_pressure|men_worries)$/)],
  ['feeling', family(/^(candy_brand|pain|life_view|stress|family_pressure|fin_wellbeing)$/)],
  ['feeling', text(/^how (worried|confident|happy)|would you feel|how often do you (feel|cry|find)|worr(y|ied)/i)],
  ['frequency', family(/^(fin_wellbeing2|money_mgmt|everyday_treatment|men_behaviour|service_experience|research)/)],
  ['frequency', text(/^how often|how often (have|did|do|was|could)|how many times/i)],
  ['intent', text(/how likely|more or less likely|would you (accept|share|turn down|stay)|To avoid unemployment/i)],
  ['choice', text(/how do you like your|would you choose|words \(1\) or numbers/i)],
  ['behaviour', text(/^(have|did) you|in the past|in 20\d\d|do you (ever|choose|currently|offer|have)|has anyone/i)],
  ['behaviour', text(/^I (check|actively|set|prepare|spend|usually spend|do my|ask)|going hunting|go hunting/i)],
  ['use', text(/^do you|^does (your|anyone)|^is .* served|among the (pies|desserts)/i)],
  ['attitude', options(/agree|favor|legal|wrong|too (little|much|high)|dangerous|interested/i)],
]

/** What kind of question it is, of the twenty of the knowledge base. */
export function kindOf(asked: Asked): QuestionKind {
  return rules.find(([, holds]) => holds(asked))?.[0] ?? 'attitude'
}
