/** What tells the parts of a brief apart. Sources of patterns, without groups of their own, for the flag `i`. */

/** Verbs of the aim that only introduce it, and are left out of it: "find out whether …". */
const introducing =
  'find out|finding out|learn(?: about| more about)?|learning|understand(?:ing)?|know|see|figure out|determine|discover|find out about|hear (?=how|what|why|whether|about|their)|' +
  'tell (?:me|us)|get to know|wondering|wonder|curious(?: about| to know| to see)?|get a (?:sense|feel|read|picture) (?:of|for)|get an idea of|get at'
/** Verbs of the aim that are a part of it: "test a new snack". */
const telling =
  'test(?:ing)?|explor(?:e|ing)|gaug(?:e|ing)|validat(?:e|ing)|compar(?:e|ing)|measur(?:e|ing)|assess(?:ing)?|evaluat(?:e|ing)|discuss(?:ing)?|examin(?:e|ing)|investigat(?:e|ing)|' +
  'identify(?:ing)?|check(?:ing)? (?=if|whether|how|what|that)|uncover(?:ing)?|probe|quantify|rank|rate|map|dig into|look(?:ing)? (?:at|into)|research (?=how|what|why|whether|if|attitudes)|' +
  'study (?=how|what|why|whether|if|attitudes)|get (?=feedback|reactions|opinions|thoughts|insight|their|input|views|honest)|gather (?=feedback|reactions|opinions|thoughts|insight|their|input|views)|' +
  'collect (?=feedback|reactions|opinions|thoughts|insight|their|input|views)|pre-?test|brainstorm|predict|estimate|size up|price|' +
  '(?:an? |some |your |the )?(?:(?:quick|better|good|honest|initial|early|candid) )?(?:read|sense|feel|pulse|take|insights?|feedback|input|opinions?|thoughts|views|reactions|perspectives?)(?= (?:on|about|of|into|for|from|to|around)\\b)'

export const aim = `(?:${introducing}|${telling})`
export const introducingAim = new RegExp(`^(?:${introducing})\\b[\\s:,]*(?:out\\s+)?`, 'i')

/** Says that somebody is to be heard, and not on what: "some honest feedback". */
export const onlyHearing =
  /^(?:(?:get|gather|collect|hear|some|any|the|a|an|your|their|honest|quick|candid|initial|early|general) ){0,4}(?:feedback|inputs?|opinions?|views?|thoughts|reactions?|insights?|perspectives?|read|take)$/i

/** Who wants it: "I'd like to", "can you help us", "the goal is to". */
export const wish =
  '(?:(?:please|kindly|so|ok|okay|well|basically|also|then|and|but|now|next|first|finally|lastly|ideally|again|hence|therefore)[,\\s]+){0,3}' +
  '(?:(?:can|could|would|will) (?:you|we|i)(?: please)?(?: help (?:me|us)(?: to)?)?|' +
  "(?:i|we|my team|our team|the team|my client|our client|the client|my boss|marketing|they)(?:'d|'m|'re|'ve| would| am| are| is| have)?(?: (?:really|just|also|currently|now|all|mainly|primarily|mostly|specifically|only)){0,2} " +
  '(?:want(?:s|ed)?|need(?:s|ed)?|wish|hope|hoping|like|love|plan|planning|try|trying|looking|going|aim|aiming|keen|seeking|happy|would like|have been asked|got|care about|interested in|after|focus(?:ing)? on)(?: to| for| you to)?|' +
  "(?:i|we)(?:'m| am|'re| are)(?: just| really| mostly| also)?(?= (?:wondering|curious)\\b)|let's|let us|help (?:me|us)(?: to)?|looking (?:to|for)|trying to|want(?:ing)?(?: to)?|would (?:like|love)(?: to)?|need(?:ed|ing)?(?: to)?|wanted:?|hoping to|seeking|" +
  '(?:the |my |our |research |main |key |overall ){0,3}(?:goal|aim|objective|purpose|idea|plan|question)s?(?: here)?(?: (?:of|for) (?:the|this|our) (?:study|research|survey|project|group))? (?:is|are|was|would be)(?: to)?:?)[\\s,:]+'

/** What is done to people whom one wants to hear. */
export const approach =
  '(?:recruit(?:ing)?|survey(?:ing)?|interview(?:ing)?|talk(?:ing)? (?:to|with)|speak(?:ing)? (?:to|with)|chat(?:ting)? (?:to|with)|ask(?:ing)?|poll(?:ing)?|get(?: me| us| hold of| in touch with| together)?|find(?:ing)?(?: me| us)?(?! out)|' +
  'need|hear(?:ing)? from|reach(?:ing)?(?: out to)?|target(?:ing)?|question(?:ing)?|sampl(?:e|ing)|assemble|build(?: me| us)?|create|set up|put together|gather|give me|show me|pull|select|draw|bring(?: together| in)?|include|' +
  'run|conduct|do|launch|field|start|design|organi[sz]e|make(?: me| us)?(?! (?:it|that|them|sure)\\b)|focus(?:ing)? on|i want|invite|listen to|quiz|line up|source|screen for|contact|consult|study|contrast|look(?:ing)? for|want|have)'

/** What is held with them. */
export const gathering =
  '(?:(?:a|an|the|some|our|my|this|quick|short|online|new|small|large|qualitative|quantitative|quick-turn|\\d{1,4}|one|two|three|five|ten|twelve|twenty|thirty|in-depth|depth|1:1|one-on-one|user|customer|consumer|market|research|pricing|price|concept|name|message|ad|copy|product|taste|usability|discovery|pulse|representative|national|nationally representative|synthetic|mini)[\\s-]+){0,5}' +
  '(?:surveys?|stud(?:y|ies)|polls?|focus groups?|interviews?|research|panels?|groups?|samples?|questionnaires?|cohorts?|audiences?|sessions?|conversations?|test|segments?|mix|batch|pool|set|community(?! colleges?\\b))'

export const objectiveLabel =
  /^(?:\d{1,2}[.)]\s*)?(?:research |study |main |key |our |the |business |learning )?(?:objectives?|goals?|aims?|purpose|topics?|themes?|subject|things to (?:learn|cover|explore)|discussion points|hypothesis|research questions?|what(?: we(?:'d| would)? (?:want|need|like) to (?:know|learn|find out|understand))|we(?:'d| would)? (?:want|need|like) to (?:know|learn|find out|understand)|(?:want|need|like) to (?:know|learn|understand|find out)|learn|about|what|why|questions? (?:for us|we have)|to (?:learn|find out)|area of interest|focus|brief|concept|idea|(?:concept|name|message|price|pricing|ad|copy|usability|tagline|slogan|product) test(?:ing)?)\s*(?::|—|=)\s*/i
export const audienceLabel =
  /^(?:\d{1,2}[.)]\s*)?(?:target |our |the |ideal |desired |study |research )?(?:audience|target(?: audience| group| market| respondents?| demographics?| population)?|who|whom|with whom|respondents?|participants?|sample|panel|recruit(?:ment|ing)?|segments?|demographics?|criteria|(?:screening|inclusion|recruitment) criteria|requirements?|quotas?|people|who (?:we|i) (?:need|want)|who to (?:ask|recruit|include)|looking for|sex|age bracket|state|city|education|occupation|profession|job(?: title)?|industry|sector|race|ethnicity|religion|marital status|relationship status|employment(?: status)?|health|other|nationality|respondent profile|profile|persona|group|must-?haves?|exclusions?|nice to haves?|location|where|geography|market|region|age(?: range| group)?|gender|country)\s*(?::|—|=)\s*/i
export const exclusionLabel = /^(?:\d{1,2}[.)]\s*)?(?:not|no|exclude|excluding|exclusions|except)\s*[:=—]\s*/i
export const sizeLabel =
  /^(?:\d{1,2}[.)]\s*)?(?:n|size|sample size|total(?: sample| n| people| number)?|group size|(?:number|no\.?|#)(?: (?:of )?(?:people|participants|respondents|interviews))?|count|how many(?: people)?|quantity|headcount|completes)\s*[:=—≈~]\s*/i
export const amountLabel =
  /^(?:\d{1,2}[.)]\s*)?(?:(?:household|annual|personal|yearly) )?(?:income|salary|earnings)\s*[:=—]\s*/i
export const questionLabel =
  /^(?:\d{1,2}[.)]\s*)?(?:please )?(?:(?:the |my |our |survey |key |interview |possible |some |these )?questions?(?: [^:.?!—]{1,40})?|(?:and )?(?:please )?ask(?: them| each| everyone| these| the following)?(?: questions)?|things to ask)\s*(?::|—)\s*/i
export const contextLabel =
  /^(?:\d{1,2}[.)]\s*)?(?:background|context|budget|deadline|timeline|timing|client|company|from|subject line|cc|to|date|due|notes?|fyi|ps|p\.s\.?|methodology|method|deliverables?|output|format)\s*(?::|—)\s*/i
