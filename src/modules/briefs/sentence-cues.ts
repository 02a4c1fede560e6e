import { aim, approach, gathering, wish } from './cues.ts'

/** What the beginning of a sentence tells of what it is there for. */
export const wishing = new RegExp(`^(?:${wish})`, 'i')
export const aiming = new RegExp(`^(?:to )?${aim}\\b`, 'i')
export const approaching = new RegExp(`^${approach}\\b\\s*`, 'i')
export const gathered = new RegExp(`^${gathering}\\b`, 'i')
export const greeting =
  /^(?:(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b[^,!.—\n]{0,30}[,!—]\s*|(?:ok|okay|oh|right|sure|yes|yeah|no|fine|well|alright|great|hmm+|so|actually|sorry|oops|wait|hold on|correction|ah|nope|on second thoughts?|never ?mind|my mistake)\s*[,:!—]\s*(?:then\s+)?(?:(?:i|we) mean(?:t)?\s+)?|actually\s+(?!how|what|why)|(?:i|we) meant\s+)/i
/** "For a brewery in Milwaukee: …": whom it is done for. */
export const commission =
  /^(?:for|on behalf of) (?:an?|our|my|the) (?:[\p{L}-]+ ){0,3}?(?:client|brewery|bank|company|start-?up|brand|firm|agency|retailer|maker|hospital|school|non-?profit|charity|app|shop|store|chain|restaurant|manufacturer|insurer|university|museum|city|magazine|newspaper|podcast|project|class|thesis|paper|report|article|campaign|business|ngo|foundation|supplier|hotel|airline|utility|publisher|bakery|farm)\b[^.?!:,]{0,60}[:,]\s+/iu
export const asking =
  /^(?:(?:so|and|but|also|ok|basically|or)[,\s]+)?(?:how|why|what|what's|which|whether|when|where|who|do|does|did|would|will|are|is|can|could|should|have|has|if)\b/i
/** Sentences that say more of people who were named before. */
export const further =
  /^(?:(?:and|also|plus|but|oh)[,\s]+)?(?:they(?:'re| are| should| must| need to| have to| can| all| also)|these|everyone|everybody|all (?:of them|should|must|participants|respondents|are)|half|most|each|participants|respondents|people|candidates|must|should|only|no|not|nobody|exclud|ideally|at least|preferably|mix(?:ed)?\b|split|aged?|ages|gender|balanced|equal|even|evenly|\d{1,3}%|make sure|ensure|none|without|with|who|please (?:exclude|include|make sure|ensure|keep|no|leave)|leave out|skip|avoid|keep|include|about half|roughly half|an? (?:even|equal|mix|quarter|third|half)|two.thirds|three.quarters|one.third|sample|n ?=|target|prefer|bonus|we(?:'d| would) (?:like|prefer) (?:them|half|an? (?:mix|even|equal))|i(?:'d| would) (?:like|prefer) (?:them|half|an? (?:mix|even|equal)))/i

/** "Fifty.", "Eight of them, please": a sentence that says how many. */
export const countLike =
  /^\W*(?:(?:about|around|up to|at least|roughly|max|say|maybe|let's say|only|just|make it)\s+)?(?:\d|an? (?:dozen|hundred|couple|handful)|half a dozen|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)\b)/i

/** "Need help with a research project", "I have a question": says that something is wanted, and not what. */
export const emptyTalk =
  /^(?:some )?(?:help |assistance |advice |support )?(?:with |on |for |about )?(?:an? |some |my |our |this |the |one )?(?:(?:new|small|quick|little|market|user|customer|research|big|simple|short) ){0,3}(?:something|anything|things?|stuff|research|projects?|stud(?:y|ies)|surveys?|questions?|ideas?|requests?|help)[\s.?!]*$/i

/** An item of a list that says what people do, have or are not: "own a dog", "not vegetarian". */
export const describes =
  /^(?:who (?!would|will|should|could|can|might|do|does|did)|not|no|never|without|with|must|should|aged?|between|in their|from|based)\b/i
