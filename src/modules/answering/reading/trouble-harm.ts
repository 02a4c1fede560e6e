/**
 * Whether a question asks for harm to people, or how to do it. What a survey rightly asks about harm (worry, law,
 * experience, opinion) is none: the patterns want a request for a way, an order, or a slur to be confirmed.
 */
export function asksForHarm(text: string): boolean {
  const plain = text.replace(innocent, ' ')
  return patterns.some(([hint, pattern]) => hint.test(plain) && pattern.test(plain)) && !prevented.test(plain)
}

/** Things that only sound dangerous. */
const innocent =
  /\b(?:(?:bath|cherry|glitter|seed|photo|cocoa|chocolate|jager|jäger|hot chocolate|carbon|flavou?r|calorie|love|sugar|truth|f|cluster of bath) ?bombs?|kill(?:ing)? (?:some |the )?time|kill(?:ing)? (?:the|an) (?:mood|engine|lights|afternoon|hour)|dressed to kill|killer (?:app|feature|deal)|shoot(?:ing)? (?:hoops|pool|the breeze|photos?|pictures?|videos?|a (?:wedding|video|film|photo|movie|text|message|portrait)|portraits?|weddings?|film)|beat the (?:heat|traffic|crowds?)|hit the (?:gym|road|books)|make meth(?:od|odical)|crack(?:ing)? (?:an )?eggs?|hack(?:s|ing)? (?:your )?(?:productivity|dinner|life|lunch|breakfast)|poison ivy|drug ?stores?|drug prices?|weapon of choice)\b/g

/** Asks how harm is kept away, or what to do after it. */
const prevented =
  /\b(?:prevent(?:s|ed|ing)?|avoid(?:s|ed|ing)?|protect(?:s|ed|ing)?|stop (?:someone|somebody|people|a|an|the|your|others|strangers|hackers|thieves|anyone|them|it|from)|keep (?:someone|people|others|kids|children|strangers|hackers|thieves|anyone) from|safe from|guard against|defen[cd]e? (?:yourself )?(?:against|from)|recover from|cope with|deal with|help (?:someone|a friend|people|somebody|a loved one|others) who|report(?:ing)?|without (?:hurting|harming|killing)|hotline|warning signs)\b/

const advs =
  '(?:(?:best|easily|quickly|secretly|quietly|safely|actually|go about|get away with|personally|realistically|discreetly|successfully|painlessly|really|most easily|effectively) )*'
const asker =
  '(?:i|you|we|one|someone|somebody|a person|people|he|she|they|my friend|a (?:kid|teen|teenager|child|friend))'
const frame = `(?:how (?:do|can|could|would|should|might|did|does|will|exactly would|exactly do|exactly can) ${asker} ${advs}|how to ${advs}|how (?:easy|hard|difficult) is it to ${advs}|how (?:is|are|was) (?:an? |the )?${advs}|(?:ways?|methods?|steps|tips|instructions|guide|recipe|tutorial|place|time|plan|trick|weapon|poison|pills?|drugs?|idea|ideas|advice|tools?|chemicals?|ingredients)(?: (?:i|you|we) (?:need|would (?:use|need)|could use))? (?:to|for|on|on how to|of|how to) ${advs}|(?:help|teach|show|tell|let|want|need|going|plan|planning|planned|like|love|decided|able|ready|try|trying|want you|ask you|would like)(?: me| us| you| someone)?(?: how)? to ${advs}|help (?:me|us) ${advs}|(?:^|[.!?:] |please |what (?:would|do|did) you (?:use|need|do) to |what (?:can|could|should|would|do) (?:i|we|you) (?:use|need|do|put|give)[^.?!]{0,40} to )${advs})`

const person =
  "(?:someone|somebody|a (?:person|human|man|woman|child|kid|minor|girl|boy|teenager|baby|neighbou?r|co-?worker|colleague|politician|judge|teacher|cop|police officer|stranger|classmate|family|crowd)|people|a lot of people|as many people|many people|humans|children|kids|minors|girls|boys|women|cops|police officers|students|classmates|him|her|them|(?:my|your|his|her|their|our|the|an?)(?: \\w+)? (?:wife|husband|ex|ex-\\w+|boyfriend|girlfriend|partner|boss|neighbou?rs?|roommate|mother|father|mom|dad|parents?|sister|brother|son|daughter|child|children|kids?|co-?workers?|colleagues?|teacher|family|friends?|landlord|enem(?:y|ies)|rival|president|senator|mayor|judge|baby|wife|neighbor's (?:dog|cat|kid|child)|neighbou?r's (?:dog|cat))|(?:my|your) (?:wife|husband|ex|ex-\\w+|boyfriend|girlfriend|partner|boss|neighbou?rs?|roommate|mother|father|mom|dad|parents?|sister|brother|son|daughter|child|children|kids?|co-?workers?|colleagues?|teacher|family|friends?|landlord|enem(?:y|ies)|rival|spouse|classmates?|students|baby|enemies|neighbou?r's (?:dog|cat))|the (?:president|senator|mayor|judge|governor|pope|police|neighbou?rs?|neighbou?r's (?:dog|cat)))"
const hurt =
  '(?:kill|murder|poison|hurt|harm|injure|beat up|attack|stab|shoot|strangle|suffocate|drown|kidnap|abduct|rape|torture|drug|blackmail|stalk|groom|assassinate|assault|molest|seduce a minor|sexually abuse|get rid of the body of|traffic|threaten|terrori[sz]e|mutilate|behead|execute|burn alive|run over|choke|cripple|maim|spy on|bully|harass|catfish|dox|swat|frame)'
const weapon =
  '(?:(?:\\w+ ){0,2}(?:bombs?|explosives?|molotovs?|molotov cocktails?|nerve (?:gas|agents?)|mustard gas|sarin|ricin|anthrax|napalm|ieds?|silencers?|ghost guns?|untraceable (?:guns?|weapons?|firearms?)|chemical weapons?|bio-?weapons?|biological weapons?|nuclear weapons?|grenades?|thermite|tatp|suicide vests?|detonators?|pipe guns?|zip guns?|3d-?printed (?:guns?|weapons?)|meth|methamphetamines?|crystal meth|fentanyl|heroin|crack cocaine|lsd|date.rape drugs?|ghb|ransomware|malware|computer virus(?:es)?|spyware|keyloggers?|phishing (?:sites?|e-?mails?|pages?)|fake ids?|counterfeit (?:money|bills|currency)|machine guns?|automatic weapons?|deadly (?:virus|poison|gas)|(?:guns?|firearms?|rifles?|pistols?)(?! (?:safe|rack|cabinet|case|show|laws?|store|control|owner|range|free))|poison gas|toxic gas|chlorine gas|cyanide))'
const group =
  '(?:(?:all |most |these |those |the )?(?:jews|jewish people|muslims|blacks|black people|black (?:men|women)|africans|african americans|whites|white people|asians|asian people|chinese(?: people)?|mexicans|hispanics|latinos|arabs|indians|native americans|gypsies|roma|immigrants|migrants|refugees|foreigners|gays|gay (?:people|men)|homosexuals|lesbians|trans(?:gender)?(?: people|s)?|transsexuals|women|females|disabled people|the disabled|catholics|christians|hindus|poles|russians|haitians|puerto ricans|somalis))'
const slander =
  '(?:lazy|stupid|dumb|criminals?|inferior|superior|evil|dirty|violent|greedy|dishonest|filthy|disgusting|subhuman|vermin|animals|parasites|thieves|rapists|terrorists|unintelligent|less intelligent|less human|worthless|primitive|backward|savages?|bad (?:at|drivers|people)|ugly|smelly|promiscuous|cheap|hateful|annoying|dangerous|perverts?|sick|mentally ill|emotional|hysterical)'

// Patterns are large, and most questions hold none of their words: a short look spares reading them.
const armed =
  /bomb|explosi|firearm|rifle|pistol|molotov|nerve|gas\b|sarin|ricin|anthrax|napalm|\bied|silencer|gun|weapon|grenade|thermite|tatp|vest|detonat|meth\b|methamph|fentanyl|heroin|crack|lsd|rape|ghb|ransom|malware|virus|spyware|keylog|phish|fake|counterfeit|poison|cyanide/
const violent =
  /kill|murder|poison|hurt|harm|injur|beat|attack|stab|shoot|strangl|suffocat|drown|kidnap|abduct|rape|tortur|drug|blackmail|stalk|groom|assassin|assault|molest|seduc|abus|body|traffic|threat|terror|mutilat|behead|execut|burn|run over|chok|crippl|maim|spy|bull|harass|catfish|dox|swat|fram|gun|knife|pill|venom|weapon|robbery|arson|genocide|shooting|blow up|bomb/
const sly =
  /slip|spike|sneak|\bput\b|without|where |child|minor|kid|girl|boy|year|sex|nude|naked|porn|hack|break|rob|burgl|steal|shoplift|launder|forg|counterfeit|clon|scam|defraud|swindl|\bcon\b|phish|extort|wire|lock|pocket|hit ?man|assassin|contract|killer/
const dying =
  /suicid|yourself|myself|oneself|themselves|life|hang|wrists|\bdie|death|lethal|fatal|overdos|self.?harm|starve|pro-?ana/
const scornful =
  /\brac|relig|ethnic|national|skin|group|minorit|people|jew|muslim|black|african|white|asian|chinese|mexican|hispanic|latin|arab|indian|native|gyps|roma\b|migrant|refugee|foreign|gay|homosex|lesbian|trans|wom[ae]n|female|disabled|catholic|christian|hindu|\bpoles|russian|haitian|puerto|somali|sexist|semit|phob|hateful|offensive|bigot|n.word/

const patterns: readonly (readonly [hint: RegExp, pattern: RegExp])[] = [
  [
    armed,
    new RegExp(
      `\\b(?:chemicals?|ingredients?|products?|cleaners?) (?:\\w+ ){0,3}(?:make|create|produce|form) ${weapon}\\b`,
    ),
  ],
  [
    violent,
    /\b(?:get back at|revenge on|get even with|pay back) (?:my|your|an?|the|him|her|them)\b[^.?!]{0,30}\b(?:hurt|harm|kill|poison|injure|ruin|beat)\b/,
  ],
  // How to make weapons, drugs and the like; how to hurt somebody.
  [
    armed,
    new RegExp(
      `${frame}(?:make|build|construct|assemble|create|cook(?: up)?|synthesi[sz]e|3d.?print|produce|mix|manufacture|brew|design|write|buil[dt]|made|built|put together|get hold of|smuggle|hide|plant|set off|detonate|deploy) ${weapon}\\b`,
    ),
  ],
  [
    armed,
    new RegExp(
      `\\b(?:recipe|instructions?|blueprints?|plans?|formula|ingredients|steps|materials|chemicals) (?:for|to make|to build|for making|for building|needed for|of) ${weapon}\\b`,
    ),
  ],
  [
    violent,
    new RegExp(
      `${frame}${hurt}(?: (?:and|or) \\w+)?(?: (?:as|up))? ${person}\\b(?! (?:feelings|time|chances|business))(?!'s (?:feelings|time|trust|attention|mood|chances))`,
    ),
  ],
  [violent, new RegExp(`\\bhow (?:would|do|should|could) you (?:\\w+ )?${hurt} ${person}\\b`)],
  [
    violent,
    new RegExp(
      `\\b(?:poison|weapon|gun|knife|drug|pill|venom|method|way)s? (?:is|are|would be|works?) (?:the )?(?:best|most effective|easiest|quickest|fastest|hardest to (?:trace|detect)|undetectable|untraceable)? ?(?:to|for|against|on) (?:kill(?:ing)?|murder(?:ing)?|poison(?:ing)?|hurt(?:ing)?)? ?${person}\\b`,
    ),
  ],
  [
    violent,
    /\b(?:what|which) poison (?:would|could|should|can) (?:you|i|we|one|not be|go)\b[^.?!]{0,40}\b(?:on (?:a |your |my )?(?:person|human|husband|wife|boss|ex|neighbou?r|someone)|undetect\w*|unnoticed|in (?:food|a drink|someone's drink))/,
  ],
  [
    violent,
    /\b(?:get(?:ting)? away with|commit|hire (?:someone|somebody|a hitman) (?:for|to)|plan|cover up|perfect) (?:a |the |an? armed )?(?:murder|killing|rape|arson|mass shooting|school shooting|terror(?:ist)? attack|genocide|robbery|kidnapping)\b(?=[^.?!]*\?|$|[.!])(?<=\b(?:how|ways?|help|tell me|teach|plan|would you plan|describe)\b[^.?!]{0,80})/,
  ],
  [
    violent,
    /\b(?:shoot up|blow up|burn down|bomb) (?:a|the|my|your|an?) (?:school|church|mosque|synagogue|mall|hospital|building|office|workplace|airport|train|bus|plane|concert|house|stadium|government \w+)\b(?<=\b(?:how|ways?|help|tell me|teach|plan|want to|going to|should i|best)\b[^.?!]{0,80})/,
  ],
  [
    sly,
    /\b(?:slip|put|spike|sneak)\b[^.?!]{0,30}\b(?:someone|somebody|her|his|a girl|a woman|a guy|a stranger|my date)(?:'s|'s)?(?: \w+)? (?:drinks?|food|coffee|glass)\b(?<=\b(?:how|ways?|what (?:drug|can|could|should)|help|best|i)\b[^.?!]{0,80})/,
  ],
  // Suicide and self-harm: methods and pushing.
  [
    dying,
    /\b(?:how|ways?|methods?|pills?|easiest|quickest|painless(?:ly)?|help me|tell me|best|what (?:can|could|should|would) (?:i|you))\b[^.?!]{0,40}\b(?:kill (?:myself|yourself|oneself|themselves)|commit suicide|end (?:my|your|one's|their) (?:own )?life|take (?:my|your|one's) own life|hang (?:myself|yourself)|cut (?:myself|my wrists|your wrists)|die (?:painlessly|without pain|in my sleep|quickly and)|overdose(?! (?:crisis|deaths|awareness|victims|prevention))|self.?harm without|starve (?:myself|yourself))\b/,
  ],
  [
    dying,
    /\b(?:suicide (?:methods?|techniques?|plan|note|pact)|painless (?:way to die|death|suicide)|lethal dose|fatal dose|pro-?ana tips)\b/,
  ],
  [
    dying,
    /(?:^|[.!?] |\b(?:just|please|should|go and|you should|go) )(?:go )?(?:kill|hang|harm|hurt|shoot) yourself\b/,
  ],
  // Stalking, grooming, breaking in, stealing.
  [
    sly,
    /\b(?:track|follow|monitor|spy on|listen to|read|bug|locate|watch|record|film|photograph)\b[^.?!]{0,50}\b(?:without (?:her|him|them|their|his|the person|my \w+|anyone|permission|consent)(?: \w+)? ?(?:knowing|knowledge|noticing|consent|finding out|permission)?)(?<=\b(?:how|ways?|help me|teach|best|app|tell me)\b[^.?!]{0,110})/,
  ],
  [
    sly,
    /\b(?:find out|discover|figure out|get) where (?:my (?:ex|ex-\w+|crush)|she|he|a (?:girl|woman)|someone) (?:lives|works|is staying|sleeps)\b/,
  ],
  [
    sly,
    /\b(?:gain|win|get|make|convince|persuade|lure|trick)\b[^.?!]{0,30}\b(?:a child|children|a minor|minors|a kid|kids|a (?:young|little) (?:girl|boy)|a \d+.year.old|underage \w+)\b[^.?!]{0,40}\b(?:alone|secret|photos?|pictures?|nudes?|naked|undress|sex|my (?:car|house|van)|your (?:car|house|van)|meet me|trust you sexually|not tell)\b/,
  ],
  [
    sly,
    /\b(?:sex|sexual(?:ly)?|nudes?|naked|porn)\b[^.?!]{0,40}\b(?:child(?:ren)?|minors?|underage|little (?:girl|boy)s?|(?:[5-9]|1[0-7]).year.olds?|kids|pre-?teens?)\b(?<!\b(?:education|sex ed|taught|teach|talk|explain)\b[^.?!]{0,80})(?<=\b(?:find|how|want|like|enjoy|where|write|describe|attract\w*|have|send|watch)\b[^.?!]{0,90})/,
  ],
  [
    sly,
    new RegExp(
      `${frame}(?:hack(?: into)?|break into|rob|burgle|steal|shoplift|launder|forge|counterfeit|clone|scam|defraud|swindle|con|phish|extort|hot-?wire|pick the lock of|pickpocket)\\b(?! (?:a (?:kiss|moment|nap|few|minute)|moments|time|the show|away|together|your (?:sleep|mornings?|day|life|routine)|the field|the (?:industry|market)|an? (?:industry|market|career|job|new)))[^.?!]{0,30}\\b(?:accounts?|banks?|cars?|house|home|phone|e-?mails?|wi-?fi|network|computer|store|people|someone|elderly|seniors|old (?:people|ladies)|money|credit cards?|identity|identities|passwords?|signature|cards?|atm|customers|facebook|instagram|from)\\b`,
    ),
  ],
  [
    sly,
    /\b(?:hire|find) (?:a )?(?:hitman|hit man|assassin|contract killer)\b|\bwhere (?:can|could|do|would) (?:i|you|we|someone) (?:buy|get|find|order|purchase)\b[^.?!]{0,30}\b(?:illegal guns?|untraceable|stolen (?:cards?|goods|credit)|heroin|meth|fentanyl|cocaine|crack|ghost guns?|explosives|child porn|fake (?:ids?|passports?)|hitman|cyanide|ricin|grenades?)\b/,
  ],
  // Contempt for a group, to be supplied or confirmed.
  [
    scornful,
    new RegExp(
      `\\b(?:why|how come|isn't it true that|don't you (?:agree|think)(?: that)?|explain why|admit(?: that)?|agree that|prove that|convince me that|say that|confirm that) (?:are |do you think |is it that )?${group} (?:are |so |all |just |always |really |naturally |really |such )*${slander}\\b`,
    ),
  ],
  [
    scornful,
    new RegExp(
      `\\bare ${group} (?:really |just |naturally |all |genetically |basically )*(?:inferior|superior|subhuman|vermin|stupid|stupider|dumber|parasites|less intelligent|less human|evil|filthy|animals)\\b`,
    ),
  ],
  [
    scornful,
    new RegExp(
      `\\b(?:should|must|ought)\\b[^.?!]{0,10}\\b${group}\\b[^.?!]{0,15}\\b(?:be (?:killed|exterminated|gassed|shot|wiped out|eliminated|sterili[sz]ed|enslaved|lynched|rounded up and)|die|burn)\\b|\\b(?:kill|gas|exterminate|lynch|get rid of|wipe out|enslave|sterili[sz]e) (?:all |the )?${group}\\b`,
    ),
  ],
  [
    scornful,
    /\b(?:which|what) (?:\w+ )?(?:race|races|religion|ethnicity|ethnic groups?|nationality|skin colou?r|group of people|groups?|minority|people)\b[^.?!]{0,20}\b(?:is|are|do you|should)\b[^.?!]{0,15}\b(?:the )?(?:(?:most|least|worst|more)(?= (?:intelligent|stupid|lazy|criminal|violent|dirty|evil|inferior|superior|dangerous|dishonest|hated|disgusting|greedy|\w+ly\b|hate|despise)|[?.! ]*$)|hate|despise|inferior|superior|stupidest|dumbest|laziest|dirtiest|smartest|exterminated|killed)\b/,
  ],
  [
    scornful,
    /\b(?:write|tell|make|give|say|share|create|produce|come up with|list)\b[^.?!]{0,30}\b(?:racist|sexist|anti-?semitic|homophobic|islamophobic|hateful|racial|transphobic|xenophobic|bigoted)\b[^.?!]{0,20}(?:jokes?|slurs?|things?|insults?|comments?|remarks?|speech|posts?|tweets?|$|[.?!])/,
  ],
  [
    scornful,
    /\b(?:say something|be as) (?:racist|sexist|hateful|offensive)\b|\b(?:n-word|n word)\b(?=[^.?!]*\bsay\b)|\bsay the n.word\b/,
  ],
  [
    scornful,
    new RegExp(
      `\\b(?:insult|mock|ridicule|humiliate|degrade|demean|make fun of) ${group}\\b(?<=(?:^|[.!?:] |\\b(?:please|now|can you|could you|you to|me) )(?:insult|mock|ridicule|humiliate|degrade|demean|make fun of)[^.?!]{0,40})`,
    ),
  ],
]
