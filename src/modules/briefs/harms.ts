const intent =
  '(?:how (?:to|best to|can (?:i|we)|do (?:i|we|you)|could (?:i|we)|should (?:i|we)|might (?:i|we)|we can|i can|we could)|(?:best|easiest|good|effective|new|cheap|clever) ways? (?:to|of)|(?:want|need|like|plan|planning|trying|hope|hoping|going|aim|looking|learn|able) to|help (?:me|us)(?: to)?(?: (?:work|figure|find) out how to)?|so (?:that )?(?:i|we) can|in order to|ways? to|to)'
/** What somebody puts before people to move them. */
const lure =
  '(?:messages?|ads?|rumou?rs?|posts?|stor(?:y|ies)|arguments?|tactics?|slogans?|wordings?|claims?|lies|memes?|texts?|mailers?|scripts?|calls?|e-?mails?|pitch(?:es)?|tricks?|excuses?|offers?|lines?)(?: that| which)?(?: (?:would|will|could|might|best|most|can|effectively|reliably|likely|to)){0,3}'
const harm =
  '(?:scam|defraud|swindle|con|trick|dupe|fleece|exploit|deceive|cheat|rip off|manipulate|prey on|take advantage of|blackmail|extort|harass|bully|stalk|groom|radicali[sz]e|intimidate|threaten|traffic|hurt|poison|kill|attack|discriminate against|disenfranchise|rob|steal from|phish|gaslight|coerce|launder|brainwash|humiliate|target for (?:fraud|scams?))'
const victims =
  '(?:[\\p{L}-]+ ){0,3}(?:seniors|elderly|old(?:er)? (?:people|adults|folks|women|men|ladies)|people|women|men|widows|widowers|pensioners|retirees|immigrants|voters|victims|patients|consumers|customers|users|children|kids|teens|teenagers|girls|boys|minors|addicts|gamblers|parents|moms|students|them|employees|tenants|workers|muslims|jews|blacks|minorities|grandparents|grandmas|grandmothers|others|someone|veterans|adults|families|neighbou?rs|refugees)'
const weak =
  '(?:lonely|elderly|old(?:er)?|aging|ageing|senior|seniors|widow\\w*|retirees?|pensioners?|grand(?:parents?|mas?|mothers?|fathers?)|vulnerable|desperate|gullible|confused|immigrants?|grieving|bereaved|isolated|naive|trusting|dementia|forgetful|disabled|addicts?|poor|divorc\\w+|single)'
const money =
  '(?:money|cash|savings|gift ?cards?|bitcoin|crypto\\w*|passwords?|pins?|bank (?:details|accounts?|information)|account (?:numbers?|details)|cards?|credit cards?|card (?:numbers?|details)|inheritances?|pensions?|social security|logins?|credentials|deposits?|life savings|property|deeds?)'
const handing =
  '(?:wir(?:e|ing)|send(?:ing)?|transfer(?:ring)?|giv(?:e|ing)|hand(?:ing)?|part(?:ing)?|pay(?:ing)?|invest(?:ing)?|shar(?:e|ing)|reveal(?:ing)?|sign(?:ing)?|buy(?:ing)?|lend(?:ing)?|empty(?:ing)?|tell(?:ing)?|disclos(?:e|ing))'
const polls =
  '(?:from (?:the polls|voting|turning (?:up|out)|going (?:to the polls|out to vote)|showing up|casting|registering|mailing)|(?:not to|to not|into not|out of) (?:vote|voting|turn(?:ing)? out|register(?:ing)?|go(?:ing)? to the polls|cast(?:ing)?)|(?:to |into )?stay(?:ing)? (?:at )?home (?:on election|on polling|instead of voting|from the polls)|(?:to )?skip(?:ping)? (?:the )?(?:election|vote|voting|polls)|away from (?:the )?(?:polls|ballot|voting))'

/** Aims that would hurt people: each wants a verb of harm with its victims, or the votes, the hiring or the weapon it is about. */
const harmful: readonly RegExp[] = [
  new RegExp(`\\b(?:${intent}|${lure})\\s+(?:[\\p{L}-]+ ){0,2}${harm}\\s+${victims}\\b`, 'iu'),
  /\b(?:easiest|easy|likeliest|most likely|vulnerable enough|gullible enough|who would fall|which|how|most (?:gullible|vulnerable|susceptible))\b[^.?!]{0,60}\b(?:to (?:defraud|scam|con|trick|deceive|exploit|manipulate|swindle|rob|groom|recruit into|radicali[sz]e|dupe|fleece|cheat|rip off)|(?:targets?|victims?|marks?|prey) (?:for|of) (?:our |a |my |the )?(?:scams?|fraud|phishing|cons?|schemes?|burglar\p{L}*|theft|robber\p{L}*))\b/iu,
  /\bwhich\s+(?:[\p{L}-]+ ){0,2}(?:scams?|phishing|frauds?|cons?|hoax(?:es)?|swindles?)\b[^.?!]{0,50}\b(?:fall for|believe|works? (?:best|on)|respond to|hooks?|succeed)/iu,
  /\b(?:fall for|taken in by|tricked by)\s+(?:an?|our|my|this|the|these)\s+(?:fake|bogus|phony|fraudulent|sham)\b/i,
  new RegExp(
    `\\b(?:pitch|script|call|story|excuse|trick|line|lie|message|offer)(?:e?s)?\\s+would\\s+(?:[\\p{L}-]+ ){0,2}${weak}\\b[^.?!]{0,60}\\b${handing}\\b[^.?!]{0,30}\\b${money}\\b`,
    'iu',
  ),
  /\b(?:fall for|believe|tricked by|taken in by)\s+(?:our|my|this|a fake|the fake)\s+(?:[\p{L}-]+ ){0,2}(?:scam|phishing|fraud|scheme|con|hoax|fake\b)/iu,
  new RegExp(
    `\\b(?:${intent}|${lure})\\s+(?:[\\p{L}-]+ ){0,2}(?:keep|stop|prevent|discourage|dissuade|scare|deter|persuade|convince|get|talk|confuse|mislead|trick|make|nudge|push|pressure|demotivate|frighten|fool)\\b[^.?!]{0,80}\\b${polls}`,
    'iu',
  ),
  new RegExp(
    `(?:^|[.!?:;]\\s+)(?:please )?(?:keep|stop|discourage|dissuade|scare|deter|persuade|convince|talk|confuse|mislead|trick|frighten)\\b[^.?!]{0,80}\\b${polls}`,
    'iu',
  ),
  /\b(?:suppress|depress|discourage|lower|reduce|dampen|hurt|sabotage)\b[^.?!]{0,50}\b(?:turnout|vote count|votes of|voting (?:among|by)|the (?:black|latino|hispanic|student|youth|minority|democratic|republican) vote)\b/i,
  new RegExp(
    `\\b(?:talk|sweet-talk|trick|lure|pressure|manipulate|con|coerce|fool|guilt|charm|scare|seduce|deceive|bully|frighten|shame|dupe)(?:ing|s)?\\b[^.?!]{0,80}\\b(?:into|to|so (?:that )?they)\\s+(?:[\\p{L}-]+ ){0,2}?${handing}\\b[^.?!]{0,40}\\b${money}\\b`,
    'iu',
  ),
  new RegExp(
    `\\b(?:get|persuade|convince|make|push|move|coax|induce)(?:ting|s|ing)?\\s+(?:[\\p{L}-]+ ){0,3}${weak}\\b[^.?!]{0,60}\\b(?:wir(?:e|ing)|hand(?:ing)? over|giv(?:e|ing) (?:up|us|me|away|out)|reveal|shar(?:e|ing)|send(?:ing)? (?:us|me|a|their)|sign(?:ing)? (?:over|away)|part(?:ing)? with|transfer(?:ring)?|empty)\\b[^.?!]{0,40}\\b${money}\\b`,
    'iu',
  ),
  /\b(?:avoid|without|not|stop|refuse to|reject|screen out|weed out|keep out|justify not)\s+(?:hiring|renting to|promoting|lending to|selling (?:homes|houses) to|hire|rent to|promote|lend to)\s+(?:[\p{L}-]+ ){0,3}(?:women|men|blacks?|black people|muslims|jews|gays?|immigrants|minorities|people|mothers|moms|pregnant|disabled|older (?:workers|people)|latinos|hispanics|asians|families with children|christians|catholics)\b/iu,
  new RegExp(
    `\\b(?:${intent})\\s+(?:keep|drive|get|push|force|scare)\\s+(?:[\\p{L}-]+ ){0,2}(?:black|latino|hispanic|muslim|jewish|asian|gay|trans|immigrant|disabled|poor|minority|refugee)s?\\b[^.?!]{0,40}\\bout of (?:our|the|my|this|their) (?:neighbou?rhood|building|apartments?|schools?|town|club|company|country|block|area)`,
    'iu',
  ),
  /\b(?:build|make|making|buy|smuggle|construct|assemble|3d.?print|detonate|plant)\s+(?:[\p{L}-]+ ){0,3}(?:bombs?|explosives?|ghost guns?|nerve gas|nerve agents?|bio-?weapons?|chemical weapons?|pipe bombs?|ricin|meth|methamphetamine|fentanyl|ransomware|malware)\b/iu,
  /\b(?:stalk|track|follow|spy on|secretly (?:monitor|record|film|follow|track))\s+(?:my|an?|his|her|their|your|our)\s+(?:ex\b|ex-|girlfriend|boyfriend|wife|husband|neighbou?r|coworker|colleague|employee)/i,
  /\b(?:phishing|disinformation|fake news|propaganda|misinformation|pyramid|ponzi|romance|investment|crypto)\s?(?:scam|scheme|campaign|e-?mails?|messages?|attack|posts?|stories)s?\b[^.?!]{0,60}\b(?:most (?:convincing|effective|believable|persuasive|likely)|best|works? best|to (?:spread|send|run|launch|target))\b|\b(?:most (?:convincing|effective|believable|persuasive)|best)\b[^.?!]{0,40}\b(?:phishing|disinformation|pyramid|ponzi|romance)\s?(?:scam|scheme|campaign|e-?mails?|messages?|posts?)?\b/i,
  /\b(?:get|make|making|getting|hook|hooking|keep|keeping)\s+(?:[\p{L}-]+ ){0,3}(?:kids|children|teens|teenagers|minors|people|users|gamblers|addicts|seniors)\s+(?:addicted|hooked)\b/iu,
  /\b(?:encourage|push|drive|talk|convince|get|drives?)\b[^.?!]{0,60}\b(?:(?:to|into) (?:commit )?suicide|(?:to|into) self-harm(?:ing)?|to (?:kill|hurt|harm|starve) (?:themselves|himself|herself)|into (?:killing|hurting|harming|starving) (?:themselves|himself|herself))/i,
  /\b(?:fake|false|bogus|phony|made-up|deceptive|misleading)\b[^.?!]{0,60}\b(?:would |will |could |to |that )?(?:get|make|convince|persuade|trick|lure|push|fool|scare|pressure)s?\b/i,
  /\b(?:hand over|give up|give us|reveal|disclose|share|send us|part with)\s+(?:us )?(?:their |all their )?(?:bank|credit[\s-]card|card|passwords?|account|pin|savings|social security|life savings|login)\b/i,
  /\b(?:incite|provoke|stir up|spread)\s+(?:[\p{L}-]+ ){0,2}(?:violence|hatred|hate|riots?|racial|panic|lies)\b/iu,
]

/** Research that stands on the side of those who are harmed. */
const protective =
  /\b(?:prevent(?:ing|ion)? (?:scams?|fraud|harassment|abuse|bullying|suicide|violence|radicali[sz]ation|addiction)|avoid(?:ing)? (?:scams?|fraud|being|falling)|protect(?:s|ed|ing|ion)?|warn(?:ing)?|awareness|aware of|help(?:s|ing)? (?:them|people|seniors|victims|those|survivors|others)|would help|victims? of|survivors?|were (?:targeted|scammed|defrauded|harassed|bullied|victims)|(?:been|was|were|got|being) (?:scammed|defrauded|harassed|bullied|stalked|targeted|tricked|phished|discriminated|exploited|hacked|robbed)|fell for|support(?:ing)?|safe(?:ty|r|guard)?|combat|fight(?:ing)?|reduce (?:scams?|fraud|harassment|bullying)|detect|spot|recogni[sz]e|report(?:ing)?|recover|anti-|against (?:scams?|fraud|harassment|bullying))\b/i

/** The words in which a text wants to harm people; undefined when it does not, or stands on the other side. */
export const harmIn = (text: string): string | undefined =>
  protective.test(text)
    ? undefined
    : harmful.map((pattern) => pattern.exec(text)?.[0]).find((said) => said !== undefined)
