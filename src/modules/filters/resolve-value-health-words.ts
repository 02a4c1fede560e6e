import type { Words } from './resolve-value-lexicon.ts'

/** Words for how people live and weigh, by the values they stand for. */
export const healthWords = {
  smoking_status: {
    current: 'smoker|current smoker|active smoker|smokes|smoking|smokes cigarettes|yes|true',
    former: 'ex-smoker|former smoker|past smoker|used to smoke|quit|quit smoking|has quit|ex|stopped smoking',
    never: 'non-smoker|never smoker|never smoked|never a smoker|has never smoked|lifelong non-smoker',
    'never former': 'does not smoke|doesnt smoke|not smoking|not currently smoking|not a smoker|no|false',
    'former current': 'ever smoker|ever smoked|has smoked|current or former',
  },
  alcohol_use: {
    none: `non-drinker|abstainer|abstinent|abstains|teetotal|teetotaler|teetotaller|sober|does not drink|doesnt drink
      |no alcohol|never|never drinks|no|false|zero`,
    light: 'light drinker|light drinking|occasional|occasional drinker|occasionally|social drinker|low|rarely',
    moderate: 'moderate drinker|moderate drinking|medium|moderately',
    heavy: 'heavy drinker|heavy drinking|high|excessive|excessive drinker|hard drinker',
    'light moderate heavy': 'drinker|drinks|drinks alcohol|drinking|any|yes|true|alcohol',
  },
  physical_activity_level: {
    low: 'sedentary|inactive|not active|low activity|lightly active|couch potato|no exercise|does not exercise|light',
    moderate: 'moderately active|somewhat active|moderate activity|medium|fairly active',
    high: 'very active|highly active|high activity|athletic|vigorous|sporty|athlete|intense',
    'moderate high': 'active|physically active|exercises|works out|exerciser',
  },
  sleep_quality: {
    poor: 'bad|poor sleep|poor sleeper|bad sleep|bad sleeper|sleeps badly|sleeps poorly|low|terrible',
    fair: 'ok|okay|average|fair sleep|so-so|medium|moderate|fair sleeper',
    good: 'good sleep|good sleeper|sleeps well|well|great|excellent|high|healthy',
  },
  diet_quality: {
    poor: 'unhealthy|bad|poor diet|junk food|unhealthy diet|unhealthy eater|bad diet|low',
    mixed: 'average|ok|okay|mixed diet|fair|medium|moderate|so-so',
    healthy: 'good|healthy diet|healthy eater|healthy eating|eats healthy|eats well|high|excellent|great',
  },
  bmi_class: {
    underweight: 'under weight|too thin',
    normal: 'normal weight|healthy weight|healthy|normal bmi',
    overweight: 'over weight|pre-obese|preobese',
    obese_1:
      'obese class 1|obese class i|obesity class 1|obesity class i|class 1 obesity|class i obesity|class 1 obese',
    obese_2: `obese class 2|obese class ii|obesity class 2|obesity class ii|class 2 obesity|class ii obesity
      |class 2 obese`,
    obese_3: `obese class 3|obese class iii|obesity class 3|obesity class iii|class 3 obesity|class iii obesity
      |class 3 obese|morbidly obese|morbid obesity|severely obese|severe obesity|extremely obese|extreme obesity`,
    'obese_1 obese_2 obese_3': 'obese|obesity|with obesity|adiposity',
    'obese_2 obese_3': 'obese class 2 or 3|obese 2 plus|class 2 obesity or higher',
    'overweight obese_1 obese_2 obese_3': 'overweight or obese|overweight and obese|overweight plus|above normal',
    'underweight normal overweight': 'not obese|non-obese',
  },
  phq9_severity: {
    minimal: 'none|no depression|not depressed|none or minimal|minimal depression|minimal symptoms|no symptoms',
    mild: 'mild depression|mildly depressed|mild symptoms|light',
    moderate: 'moderate depression|moderately depressed|moderate symptoms|medium',
    moderately_severe: 'moderately severe depression|moderate to severe|moderate severe|moderately high',
    severe: 'severe depression|severely depressed|severe symptoms|major',
    'moderate moderately_severe severe': 'moderate or worse|moderate or higher|moderate plus|at least moderate',
    'moderately_severe severe': 'moderately severe or worse|moderately severe or higher|moderately severe plus',
  },
} as const satisfies Record<string, Words>
