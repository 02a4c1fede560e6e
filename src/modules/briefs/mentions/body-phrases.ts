import { numberOf, numberPattern } from './number-words.ts'
import { always, being, needing, type Phrase, persons, type Said, saidOfOthers } from './phrases.ts'

const obese = ['obese_1', 'obese_2', 'obese_3']
const weighs = (classes: readonly string[], as: string): Said => ({
  filters: { bmi_class: classes.length === 1 ? classes[0] : { any: [...classes] } },
  as,
})

const weight: readonly Phrase[] = [
  { form: String.raw`\b${being}(?:clinically\s+)?obese\b`, read: always(weighs(obese, 'obese')) },
  {
    form: String.raw`\b${being}(?:morbidly|severely|extremely)\s+obese\b|\b(?:with|have|having)\s+(?:morbid|severe)\s+obesity\b`,
    read: always(weighs(['obese_3'], 'severely obese')),
  },
  {
    form: String.raw`\b${being}(?:slightly\s+|a\s+(?:bit|little)\s+)?over-?weight\b`,
    read: always(weighs(['overweight'], 'overweight')),
  },
  { form: String.raw`\b${being}under-?weight\b`, read: always(weighs(['underweight'], 'underweight')) },
  {
    form: String.raw`\b(?:of|at|with)\s+(?:an?\s+)?(?:normal|healthy)\s+(?:weight|bmi)\b|\bnormal[\s-]weight\b`,
    read: always(weighs(['normal'], 'of normal weight')),
  },
  {
    form: String.raw`\b(?:(?:with|whose|who\s+have|have|having|has)\s+)?(?:an?\s+|their\s+)?(?:bmi|body\s+mass\s+index)(?:\s+(?:is|of|at))?(?:\s*(?:(over|above|greater\s+than|more\s+than|at\s+least|>=?|≥)|(under|below|less\s+than|at\s+most|<=?|≤)|(between|from)))?\s*(\d{2}(?:\.\d)?)(?:\s*(?:-|to|and)\s*(\d{2}(?:\.\d)?)|\s*(\+|(?:or|and)\s+(?:over|above|higher|more|up|greater))|\s+(or\s+(?:less|lower|below|under)))?`,
    read: ([, over, under, , first, second, up, down]) => {
      const value = Number(first)
      if (second !== undefined) return bmi({ min: value, max: Number(second) })
      if (over !== undefined || up !== undefined) return bmi({ min: value })
      return under !== undefined || down !== undefined ? bmi({ max: value }) : bmi({ min: value, max: value + 0.9 })
    },
  },
]

const bmi = (range: { min?: number; max?: number }): Said => ({
  filters: { bmi: range },
  as: `BMI ${range.min === undefined ? `up to ${range.max}` : range.max === undefined ? `from ${range.min}` : `${range.min} to ${range.max}`}`,
})

const exercises = (levels: readonly string[], as: string, assumed?: string): Phrase['read'] =>
  always({
    filters: { physical_activity_level: levels.length === 1 ? levels[0] : { any: [...levels] } },
    as,
    ...(assumed === undefined ? {} : { assumed }),
  })

const often = String.raw`(?:\s+(?:regularly|often|frequently|daily|a\s+lot|every\s+(?:day|week)|most\s+days|(?:at\s+least\s+)?(?:\w+\s+)?(?:or\s+more\s+)?(?:times|days)\s+(?:a|per|each)\s+week))`
const regular = 'Who exercises regularly is taken to be moderately or very active; how often exactly no filter tells.'

const activity: readonly Phrase[] = [
  {
    form: String.raw`\b${being}(?:physically\s+active|active\s+lifestyles?)\b`,
    read: exercises(['moderate', 'high'], 'physically active'),
  },
  {
    form: String.raw`\b${being}(?:moderately|fairly|somewhat)\s+(?:physically\s+)?active\b(?!\s+(?:on|in|users?|online|members?))`,
    read: exercises(['moderate'], 'moderately active'),
  },
  {
    form: String.raw`\b(?:(?:who|that)\s+)?(?:(?:are|is)\s+)?(?:not|aren't|isn't|hardly|barely)\s+(?:(?:very|particularly|that|at\s+all|physically)\s+){1,2}active\b(?!\s+(?:on|in|users?|online|members?))`,
    read: always({ filters: { physical_activity_level: 'low' }, as: 'not physically active', negated: true }),
  },
  {
    form: String.raw`\b(?:fit\s+and\s+)?active(?=\s+(?:adults|seniors|people|men|women|retirees|older|lifestyles?)\b)`,
    read: exercises(['moderate', 'high'], 'active', 'Active people are taken to be moderately or very active.'),
  },
  {
    form: String.raw`\binactive(?=\s+${persons})`,
    read: exercises(['low'], 'not physically active'),
  },
  {
    form: String.raw`\b(?:(?:who|that)\s+)?(?:get|gets|getting|do|does|doing)\s+(?:(?:very\s+)?(?:little|no)|hardly\s+any|not\s+much)\s+(?:physical\s+)?exercise\b`,
    read: exercises(['low'], 'not physically active'),
  },
  {
    form: String.raw`\b(?:(?:who|that)\s+)?(?:get|gets|getting|do|does|doing)\s+(?:regular|plenty\s+of|a\s+lot\s+of|lots\s+of|daily)\s+exercise\b`,
    read: exercises(['moderate', 'high'], 'exercise regularly', regular),
  },
  {
    form: String.raw`\b${being}(?:(?:very|highly|extremely)\s+(?:physically\s+)?active)\b(?!\s+(?:on|in|users?|online|members?))`,
    read: exercises(['high'], 'very active'),
  },
  {
    form: String.raw`\b(?:${being}(?:sedentary|physically\s+inactive)(?:\s+lifestyles?)?|(?:with|living|lead|leading)\s+a\s+sedentary\s+lifestyle|couch\s+potato(?:e?s)?|(?:who\s+)?(?:rarely|seldom|hardly\s+ever|barely)\s+(?:exercise|work\s+out))\b`,
    read: exercises(['low'], 'not physically active'),
  },
  {
    form: String.raw`\b(?:(?:who|that)\s+)?(?:don't|do\s+not|never|doesn't)\s+(?:exercise|work\s+out|get\s+(?:much|any|enough)\s+exercise)(?:\s+(?:much|regularly|at\s+all|enough))?\b`,
    read: always({ filters: { physical_activity_level: 'low' }, as: 'not physically active', negated: true }),
  },
  {
    form: String.raw`(?:\b(?:who|that)\s+|(?<=\b(?:and|or|also)\s))(?:(?:regularly|frequently|often)\s+(?:exercise|work\s+out)|(?:exercise|work\s+out|exercises|works\s+out)${often})\b|\b(?:regular|frequent)\s+exercisers\b|\bexercising${often}`,
    read: exercises(['moderate', 'high'], 'exercise regularly', regular),
  },
]

const sleep: readonly Phrase[] = [
  {
    form: String.raw`\b(?:(?:poor|bad|terrible|restless)\s+sleepers?|(?:(?:who|that)\s+)?(?:have|has|having|with)\s+(?:trouble|difficulty|problems|issues)\s+(?:falling\s+asleep|staying\s+asleep|sleeping|with\s+sleep|(?:getting|going)\s+to\s+sleep)|(?:(?:who|that)\s+)?(?:sleeps?|sleeping)\s+(?:poorly|badly)|(?:(?:who|that)\s+)?(?:struggle|struggling)\s+(?:to\s+sleep|with\s+(?:their\s+)?sleep)|(?:who\s+)?can't\s+sleep)\b`,
    read: (match, text) =>
      saidOfOthers(text, match.index!)
        ? undefined
        : { filters: { sleep_quality: 'poor' }, as: 'sleep badly', noun: /sleepers?$/i.test(match[0]) },
  },
  {
    form: String.raw`\bshort\s+sleepers\b`,
    read: always({
      filters: { sleep_quality: 'poor' },
      as: 'sleep badly',
      noun: true,
      assumed: 'How long people sleep no filter tells: short sleepers are looked for among those who sleep badly.',
    }),
  },
  {
    form: String.raw`\b(?:good\s+sleepers?|(?:(?:who|that)\s+)?sleeps?\s+(?:well|soundly))\b`,
    read: (match) => ({ filters: { sleep_quality: 'good' }, as: 'sleep well', noun: /sleepers?$/i.test(match[0]) }),
  },
]

const diet: readonly Phrase[] = [
  {
    form: String.raw`\b(?:(?:who|that)\s+)?(?:(?:try\s+to\s+)?eats?|eating)\s+(?:healthily|healthy|well|a\s+healthy\s+diet)\b(?!\s+(?:food\s+brands|snacks))|\bhealthy\s+eaters?\b|\b(?:with|have|having|on)\s+a\s+healthy\s+diet\b`,
    read: (match) => ({ filters: { diet_quality: 'healthy' }, as: 'eat healthily', noun: /eaters?$/i.test(match[0]) }),
  },
  {
    form: String.raw`\b(?:(?:who|that)\s+)?eats?\s+(?:badly|poorly|unhealthily)\b|\bunhealthy\s+eaters?\b|\b(?:with|have|having|on)\s+(?:an?\s+)?(?:poor|bad|unhealthy)\s+diets?\b`,
    read: (match) => ({ filters: { diet_quality: 'poor' }, as: 'eat badly', noun: /eaters?$/i.test(match[0]) }),
  },
]

const pills = String.raw`(?:(?:different|daily|regular|prescription|prescribed|chronic)\s+){0,3}(?:medications?|meds|medicines?|prescriptions?|drugs|pills)(?:\s+(?:a|per|each|every)\s+day|\s+daily|\s+regularly)?`
const taking = String.raw`(?:(?:who|that)\s+)?(?:(?:are|is)\s+)?(?:currently\s+)?(?:on|take|takes|taking|using|prescribed|with|have|having)\s+`

const medication: readonly Phrase[] = [
  {
    form: String.raw`\b${taking}(at\s+least\s+|more\s+than\s+|over\s+)?(${numberPattern}|multiple|several|many)(\s*\+|\s+or\s+more)?\s+${pills}\b`,
    read: ([, bound, word, more]) => {
      const several = { multiple: 2, several: 3, many: 5 }[word!.toLowerCase()]
      const count = several ?? numberOf(word!)
      if (count === undefined || count > 100) return undefined
      const min = /more|over/i.test(bound ?? '') ? count + 1 : count
      const exact = bound === undefined && more === undefined && several === undefined
      return {
        filters: { rx_medication_count: exact ? { min, max: min } : { min } },
        as: `${exact ? min : `${min} or more`} prescription medicines`,
        ...(several === undefined ? {} : { assumed: `“${word}” medicines are taken to be ${several} or more.` }),
      }
    },
  },
  {
    form: String.raw`\b(?:(?:who|that)\s+)?(?:(?:don't|do\s+not)\s+take|(?:are\s+|is\s+)?not\s+(?:on|taking)|aren't\s+(?:on|taking)|take\s+no|on\s+no|with\s+no|taking\s+no)\s+(?:any\s+)?${pills}\b`,
    read: always({ filters: { rx_medication_count: { max: 0 } }, as: 'no prescription medicines', negated: true }),
  },
  {
    form: String.raw`\b(?:(?:who|that)\s+)?(?:(?:are|is)\s+)?(?:currently\s+)?(?:on|take|takes|taking)\s+(?:an?\s+)?(?:(?:daily|regular)\s+)?(?:prescription|prescribed)\s+(?:medications?|meds|medicines?|drugs|pills)\b`,
    read: always({ filters: { rx_medication_count: { min: 1 } }, as: 'on prescription medicine' }),
  },
]

const severities = ['mild', 'moderate', 'moderately_severe', 'severe']

const mood: readonly Phrase[] = [
  {
    form: String.raw`\b(?:(?:with|(?:who\s+)?(?:have|has|suffer\s+from)|having|suffering\s+from)\s+)?(mild|moderate|moderately[\s-]severe|severe)(?:[\s-]+(?:to|or)[\s-]+(moderate|severe))?\s+(?:depression|depressive\s+symptoms)\b`,
    read: (match, text) => {
      if (saidOfOthers(text, match.index!)) return undefined
      const place = (word: string): number => severities.indexOf(word.toLowerCase().replace(/[\s-]/g, '_'))
      const from = place(match[1]!)
      const values = severities.slice(from, (match[2] === undefined ? from : place(match[2])) + 1)
      if (values.length === 0) return undefined
      return {
        filters: { phq9_severity: values.length === 1 ? values[0] : { any: values } },
        as: `${values.join(', ').replaceAll('_', ' ')} depression`,
      }
    },
  },
  {
    form: String.raw`\b(?:with\s+(?:an?\s+)?)?phq-?9(?:\s+scores?)?(?:\s+of)?\s*(?:(over|above|at\s+least|>=?|≥)|(under|below|<=?|≤))?\s*(\d{1,2})(\+|\s+(?:or|and)\s+(?:more|higher|above|over|up))?`,
    read: ([, over, under, score, up]) => {
      const value = Number(score)
      const range =
        over !== undefined || up !== undefined
          ? { min: value }
          : under !== undefined
            ? { max: value }
            : { min: value, max: value }
      return { filters: { phq9_score: range }, as: `PHQ-9 score ${score}` }
    },
  },
]

const ill: readonly Phrase[] = [
  {
    form: String.raw`\b(?:(?:who|that)\s+)?(?:(?:are|is)\s+)?(?:on|take|takes|taking|use|using)\s+the\s+(?:(?:contraceptive|birth[\s-]control)\s+)?pill\b`,
    read: always({ filters: { health_drug_classes: 'hormonal_contraceptive' }, as: 'takes the pill' }),
  },
  {
    form: String.raw`\b(?:heart|cardiac)\s+patients\b`,
    read: always({ filters: { health_conditions: 'heart_disease' }, as: 'has heart disease', noun: true }),
  },
  {
    form: String.raw`\bkidney\s+patients\b`,
    read: always({ filters: { health_conditions: 'kidney_disease' }, as: 'has kidney disease', noun: true }),
  },
  {
    form: String.raw`\bthyroid\s+patients\b`,
    read: always({ filters: { health_conditions: 'thyroid_disorder' }, as: 'has a thyroid disorder', noun: true }),
  },
  {
    form: String.raw`\b(?:who\s+are\s+)?(?:feeling\s+)?(?:clinically\s+)?depressed(?=\s+${persons}|\s*(?:$|[,;.!?)])|\s+(?:and|or)\b)`,
    read: always({ filters: { health_conditions: 'depression' }, as: 'depression' }),
  },
]

/** What bodies and minds are like: weight, exercise, sleep, diet, how many medicines, how low. */
export const bodyPhrases: readonly Phrase[] = [
  ...needing(/weight|obes|bmi|body/i, weight),
  ...needing(/activ|exercis|sedentary|couch|work(?:s|ing)?\s+out/i, activity),
  ...needing(/sleep|asleep/i, sleep),
  ...needing(/eat|diet/i, diet),
  ...needing(/medic|meds|prescri|drugs|pills/i, medication),
  ...needing(/depressi|phq/i, mood),
  ...ill,
]
