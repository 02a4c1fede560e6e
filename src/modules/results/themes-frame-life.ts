import type { Code } from './themes-patterns.ts'

/** What people say of their days: family and friends, body and mind, home, and what they enjoy. */
export const lifeCodes: readonly Code[] = [
  {
    label: 'Family and children',
    says: `family|families|kid|kids|child|children|son|sons|daughter~|husband|wife|spouse|parents|parent|mom|mother
      |dad|father|grandkid~|grandchild|grandchildren|grandma|grandmother|grandpa|grandfather|grandparents|toddler~
      |baby|babies|teenager~|teens|my folks|my boys|my girls|my boy|my girl|household of|sister~|brother~|aunt|uncle
      |cousin~|in laws|relatives|car seat`,
    except: `family doctor|family size|one kid watching|some kid|family restaurant|baby steps|baby boomer
      |my folks' age|a kid|kid friendly`,
    subject: true,
  },
  {
    label: 'Friends and social life',
    says: `friend|friends|friendship~|lonely|loneliness|social life|socializ*|hang out|hanging out|get together
      |get togethers|company over|meet/meeting people|meet/meeting new people|going out with|gathering~|party|parties
      |companionship|isolated|alone|visitors|catch up with`,
    except: `friend of mine told|left alone|leave me alone|alone would|political party|either party|both parties
      |price alone|third party|the party|political parties|let alone|alone is worth|friend told me`,
  },
  {
    label: 'Health',
    says: `health|healthy|healthier|unhealthy|wellness|blood pressure|cholesterol|diabetes|diabetic
      |sugar through the roof|heart|cancer|medical condition~|a condition|medication~|medicine|pills|doctor says
      |doctor said|doctor told|allergy|allergies|allergic|asthma|immune|side effects|sick|illness~|disease~|stroke
      |dementia|hospital bed|lungs|good for you|good for me|bad for you|bad for me|bad for your|my sugar|caffeine
      |vitamins`,
    except: `sick of|sick and tired|healthy lack|by heart|heart set|soft heart|health insurance|health care|at heart
      |from the heart|the heart of|been good for me|my heart isn't|mental health|my heart|cup of heart|sick day
      |home sick`,
    subject: true,
  },
  {
    label: 'Diet and nutrition',
    says: `calorie~|nutrition|nutritious|nutritional|protein|carb|carbs|sugar|sugary|fat|fattening|sodium|salt|vegan
      |vegetarian|gluten|keto|diet|diets|dieting|weight|overweight|obese|obesity|vegetables|veggies|salad~|fiber
      |eat better|eating better|eat right|eating right|junk food|balanced meal~`,
    except: `weight off my|carry weight|worn salt|salt of the earth|fat chance|sugar coat|pull its weight
      |sugar through the roof`,
  },
  {
    label: 'Exercise',
    says: `exercis*|workout~|work out|working out|gym|gyms|jog~|walking|long walk~|go for a walk|treadmill|weights
      |pushups|push ups|swim~|yoga|get/stay/keep/getting/staying/keeping fit|fitness|in shape|out of shape|trail~
      |hike~|bike ride~|biking|squat`,
    except: `worked out|work out for|work out fine|walking distance|trail mix|work out the|walking around with
      |exercise my right|work out well|work out okay`,
    subject: true,
  },
  {
    label: 'Aches, pain and mobility',
    says: `knee~|joint|joints|hip|hips|bad back|my back|ache~|pain|pains|painful|arthritis|hurts|hurt|sore|stiff
      |stiffness|wheelchair|walker|cane|creaks|disabled|disability|mobility|eyesight|hard of hearing|hearing aid~
      |my shoulder~|steps|stairs|on my feet|limp`,
    except: `a pain in|nobody been hurt|nobody's been hurt|it hurts to|pain to|a pain|steps up|pains me|too many steps
      |nothing hurts|hurt anybody|get my .. back|hurt anyone|my back on|steps in|behind my back|off my back
      |shoulder the|it doesn't hurt|hurt feelings|take steps|on my shoulders|in my back`,
  },
  {
    label: 'Tiredness and sleep',
    says: `tired|exhaust~|worn me out|wears me out|wears me down|worn out at the end|sleep|sleeping|sleepy|asleep
      |insomnia|nap|naps|energy|fatigue~|drained|draining|don't have much left|burned out|burnt out|burnout|wake me
      |wakes me|keeps me up|awake|ceiling at|takes out of you|best part of me|weary|tiring|rested`,
    except: `tired of|sick and tired|energy drink|energy drinks|clean energy|energy bill|energy bills|energy prices
      |sleep on it|renewable energy|solar energy|energy costs|green energy|energy efficient|sleep number|beauty sleep
      |lying/lie awake over`,
    subject: true,
  },
  {
    label: 'Stress and worry',
    says: `stress|stressed|stressful|stresses|anxiety|anxious|worry|worries|worried|worrying|worrisome|afraid|scared
      |scares|scary|fear|fears|nervous|overwhelm~|pressure|panic|dread~|uneasy|uncertainty|uncertain|depress~
      |mental health|keeps me up at night|lose sleep|losing sleep|lying/lie awake over|frightening|frightened
      |nerve wracking|not knowing|burden`,
    except: `don't worry|blood pressure|no worries|no pressure|pressure cooker|high pressure sales|afraid so
      |i'm afraid with|not to worry|went in nervous|water pressure|a while i'm afraid|tax burden|tire pressure
      |not afraid to|i'm not worried`,
    subject: true,
  },
  {
    label: 'Fun and enjoyment',
    says: `fun|enjoy~|enjoyable|enjoyment|entertain~|entertainment|pleasure|treat myself|a treat|treats
      |looking forward|look forward|laugh~|hobby|hobbies|joy|happiness|makes me happy|make me happy|makes my day
      |best part of|favorite~|favourite~|thrill~|delight~|adventure~|play with|music on|special occasion~`,
    except: `no fun|making fun|make fun|not fun|treats you|fun fact|best part of me|enjoyment of life|wasn't fun
      |isn't fun|play with the numbers|they treats|treats me|treats people|treats us`,
  },
  {
    label: 'Peace and quiet',
    says: `quiet|quieter|peaceful|peace|calm|calmer|calming|relax~|relaxation|unwind~|rest|restful|slow down
      |break from|me time|time to myself|by myself|alone time|breathe|serene|silence|nobody wanting|left alone
      |leave me alone|no noise|hear birds`,
    except: `save/saved/saves/saving me time|the rest|rest of|for the rest|peace of mind|break from work takes
      |be quiet about`,
  },
  {
    label: 'Crowds and noise',
    says: `crowd|crowds|crowded|crowding|packed|busy store~|noisy|noise|loud|louder|too many people|bumper cars
      |rush hour|overcrowded|grunting|sweat|mirrors|people look|feel every head|elbow~|music till|leaf blower`,
    except: `no noise|out loud|crowd pleaser|loud and clear|packed up|make a noise|packed with flavor|packed my
      |packed lunch|no sweat`,
  },
  {
    label: 'Waiting and lines',
    says: `wait|waits|waiting|waited|long line~|in line|lines are|the line|a line for|line~ move~|queue~|on hold
      |standing in|appointment~|weeks out|weeks off|months out|takes forever|took forever|takes too long|took too long
      |took longer|slow|slower|slowly|delay~|booked up|backed up|lanes open|two lanes|one lane|taking new patients`,
    except: `wait and see|can't wait|wait until|wait for the reviews|skip the line|i'd wait|the line in our
      |along the line|down the line|line of work|out of line|in line with|waiting for the next|slow down|on the line
      |bottom line|slow cooker|fine line|crossed the line|extend trust slowly|no line|product line|short line
      |the short line|draw the line|in the line of`,
  },
  {
    label: 'No time for it',
    says: `no time|don't/doesn't/didn't/never/wouldn't have .. time|haven't/hasn't got .. time|enough time
      |find/finding .. time|time consuming|takes .. time|takes up .. time|took .. time|busy|busier
      |my/our/busy/full schedule|hours to spare|prep time|lack of time|have/find/got/get/had the time|short on time
      |free time|wasted morning|wasted afternoon|don't have hours|don't have # minutes|don't have forty|after work i
      |a full plate|in a hurry|hectic|rushed|rushing|eat an evening|whole weekend|half a day|half day|time money
      |juggling|evenings are|no hours|time and money|hours in the day`,
    except: `at the same time|some of the time|the first time|in time|busy store|it doesn't take .. time|save .. time
      |saves .. time|a lot of the time|over time|schedule an|takes up no time|when the time|about the time
      |much of the time|no time at all|in no time|busy road|busy street|back in my time|time is now|takes time to
      |in my time`,
  },
  {
    label: 'Cooking and meals',
    says: `cook~|recipe~|homemade|from scratch|kitchen|supper|suppers|dinner|dinners|lunch|breakfast|meal|meals|bake
      |baking|chop~|pan in the sink|leftovers|groceries|takeout|take out|eat out|eating out|restaurant~|dishes|stove
      |pans`,
    except: `by breakfast|home by supper|lunch break|after/before dinner/supper/breakfast/lunch|rent and groceries
      |out to lunch|dinner party|lunch money|kitchen table/chair`,
    subject: true,
  },
  {
    label: 'Home and chores',
    says: `chore~|housework|laundry|clean~ house|cleaning|vacuum~|tidy|clutter~|yard|yardwork|lawn|mow~|declutter
      |my apartment|small apartment|around the house|upkeep|renovat*|fix things|fixing things`,
  },
  {
    label: 'Pets and animals',
    says: `pet|pets|dog|dogs|cat|cats|puppy|puppies|kitten~|vet|animal~|bird feeder`,
    except: `hot dog|hot dogs|pet peeve|pet project|dog eat dog|lost cats|raining cats`,
    subject: true,
  },
  {
    label: 'Growing older',
    says: `older|getting old|growing old|too old|my age|this age|old age|aging|ageing|birthday~|wrinkle~|gray hair
      |grey hair|hair go gray|senior|seniors|elderly|wiser|younger|when i was young|my generation|retire|retirement
      |nursing home~|grandchildren`,
    except: `older people don't|older brother|older sister|older used|older car|older phone|old enough for
      |younger brother|older one|older ones|older model|older used car`,
    subject: true,
  },
  {
    label: 'Independence and freedom',
    says: `independen*|on my own|my own boss|my own way|my own terms|freedom|flexib*|control over|in control
      |my own pace|my own hours|tell me what to do|told what to do|my way|own decisions|make my own choices|by myself
      |self sufficient|rely on anyone|depend on anyone|nobody to impress|autonomy|breathing down my neck|forced
      |force me|like a grown up|nanny state`,
    except: `out of my way|go out of my way|on my way|my way home|gave me my way|in my way|forced air`,
  },
  {
    label: 'Memories and tradition',
    says: `tradition~|traditional|nostalgi*|memories|remember when|reminds me|grew up|childhood|when i was a kid
      |when i was little|used to be|the old days|back in the day|passed down|handed down|heirloom|grandmother's
      |grandmother made|old times|growing up|my folks took me|in a handwriting`,
    except: `used to be able to work|it used to be|that used to be|than it used to be`,
  },
  {
    label: 'Faith and values',
    says: `faith|god|church|prayer~|pray|praying|bible|religio*|moral~|morality|ethic~|ethical|values|principle~
      |conscience|blessing~|blessed|spiritual`,
    except: `in good faith|oh my god|thank god|god knows|work ethic|the values`,
  },
  {
    label: 'Learning and skills',
    says: `learn~|skill|skills|teach me|teaches me|taught me|knowledge|training|practice|challenge~|grow as
      |personal growth|develop my|understand how|educational|experience to|homework|explains`,
    except: `learn more|learning curve|learn to live|learned my lesson|lessons learned|learn names|learning names
      |learning the neighbors|learn where the bank|never did learn|common practice|training wheels|stop learning`,
  },
  {
    label: 'Travel and trips',
    says: `travel~|trip|trips|vacation~|road trip~|flight~|fly|flying|airport~|hotel~|cruise|abroad|getaway~
      |sightseeing|tourist~`,
    except: `on the fly|skip the trip|grocery trip|trip to the store|trips to the store|trip over|that's my vacation
      |that my vacation|trip to the grocery`,
    subject: true,
  },
  {
    label: 'Weather and seasons',
    says: `weather|winter~|summer~|snow|snowing|rain|raining|rainy|cold outside|in the cold|below zero|at ten below
      |heat wave|too hot|too cold|humid|humidity|ice|icy|storm~|hurricane~|flood~`,
    except: `ice cream|ice packs|ice pack|rain check|like it ice|ice maker|break the ice|summer job|ice in|with ice
      |all summer|none in summer|ice cubes`,
  },
  {
    label: 'Gifts',
    says: `gift|gifts|gifted|present for|presents|for someone else|for somebody else|for my grand*|give it to somebody
      |stocking stuffer~`,
    except: `gifted child|gifted kids|gift of gab`,
  },
]
