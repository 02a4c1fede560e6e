import type { Clause } from './clause-shape.ts'
import type { AskKind, NumberAsked, Scale } from './reading.ts'

/** What the kind of a question is told by. */
export interface AskedAbout {
  /** The core, small letters. */
  core: string
  /** The whole question, small letters. */
  whole: string
  clause: Clause
  /** A number is asked for, with or without options for it. */
  amount: NumberAsked | null
  /** The stem that the options share. */
  stem: string
  numeric: NumberAsked | null
  scale: Scale | null
  choice: boolean
  /** The options' keys, joined. */
  labels: string
  open: boolean
  stimulus: boolean
}

const rules: readonly (readonly [AskKind, (about: AskedAbout) => boolean])[] = [
  ['reason', ({ clause, open }) => clause.kind === 'why' && open],
  [
    'recommend',
    ({ core, scale }) =>
      /\brecommend\b/.test(core) &&
      (scale !== null || /\b(?:how likely|would you|to (?:a|your|other|someone)|friends?)\b/.test(core)),
  ],
  [
    'association',
    ({ whole: core }) =>
      /\b(?:comes? to mind|first (?:word|thing|thought|image)\b(?! (?:in the|you look))|associate|think of when you hear|does (?:it|this|that) remind you|in one word)\b/.test(
        core,
      ),
  ],
  [
    'improve',
    ({ core }) =>
      /\bwhat (?:would|could|should|can) (?:you|we|they|be) (?:change|improve|fix|do better|do differently|add|remove)\b|\bhow (?:could|can|would|should) .*\b(?:be (?:better|improved)|improve)\b|\bwhat(?:'s| is) missing\b|\bone thing you(?:'d| would) (?:change|improve)\b|\b(?:be|make it) better\b.*\bwhat\b|\bwhat one change\b|\b(?:most|to|you|we|they|could|would) improve\b(?!.*\?$)/.test(
        core,
      ),
  ],
  [
    'experience',
    ({ core }) =>
      /\b(?:tell (?:me|us)|describe|walk (?:me|us)|share|talk (?:me|us)?)\b.*\b(?:last time|experience|a time|story|moment|typical day|routine)\b|\bwhat (?:was|is|has) (?:it like|your (?:last |most recent |own )?(?:experience|visit|stay|trip))\b|\bwhat happened\b|\bexperiences? (?:with|of)\b/.test(
        core,
      ),
  ],
  [
    'advice',
    ({ core }) =>
      /\b(?:advice|advise|tips?) (?:would|do|for|to|on)\b|\bwhat should (?:i|we|someone|a )\b|\bshould i\b|\bwhat would you (?:tell|say to|suggest|advise)\b/.test(
        core,
      ),
  ],
  [
    'condition',
    ({ core, open }) =>
      /\bwhat (?:would|could|might) (?:it take|make you|get you|convince you|persuade you|have to|need to)\b|\bunder what (?:circumstances|conditions)\b|\bwhat would need to\b/.test(
        core,
      ) &&
      (open || !/\bmost\b/.test(core)),
  ],
  [
    'price',
    ({ core, amount, whole, labels }) =>
      !/\b(?:definitely|probably|likely)\b/.test(labels) &&
      ((amount?.unit === 'money' && !/\b(?:earn|income|salary|donate|save|invest|owe)\b/.test(core)) ||
        /\b(?:fair price|too expensive|good value|worth (?:it|the (?:price|money))|willing to pay|would you pay|how expensive|afford)\b/.test(
          core,
        ) ||
        (/\bpay\b/.test(core) && /\$|\bprice\b/.test(whole) && /\bwould\b/.test(core)) ||
        (/\b(?:bargain|about right|too high|too expensive)\b/.test(labels) && /\$|\bprice\b|\bpaying\b/.test(whole))),
  ],
  [
    'frequency',
    ({ clause, core, open, numeric }) =>
      !open &&
      numeric === null &&
      clause.kind === 'many' &&
      /\b(?:times|days?|weeks?|months?|years?|hours)\b/.test(core),
  ],
  [
    'amount',
    ({ clause, numeric, open }) =>
      (open || numeric !== null) && (clause.kind === 'many' || clause.kind === 'long' || numeric !== null),
  ],
  [
    'barrier',
    ({ core }) =>
      (/\b(?:stops?|keeps?|prevents?|holds?|put) you (?:from|back|off)\b|\b(?:barriers?|obstacles?|worry|worries|concerns?|doubts?|biggest (?:problem|worry|fear|concern|doubt|drawback|downside|hurdle)|downsides?|dislike most|bothers you|frustrat\w+|annoys you|hate most|complaint|worst (?:thing|part)|most often stops|stop you)\b/.test(
        core,
      ) &&
        /^(?:what|which|who)\b/.test(core)) ||
      /\b(?:main )?reasons? (?:why |that )?you (?:don't|do not|didn't|did not|haven't|have not|has not|wouldn't|would not|won't|stopped|quit|avoid|never|rarely|can't|have no|cancel|leave)\b|\breasons? (?:not to|.* (?:do not|does not|is not|are not))\b|^how (?:hard|difficult) is\b|\bbarrier\b/.test(
        core,
      ) ||
      /^why (?:don't|didn't|wouldn't|haven't|won't|do you not|would you not|have you not|can't)\b/.test(core),
  ],
  [
    'driver',
    ({ core }) =>
      (/\b(?:main |most important )?(?:reasons?|motivat\w+|appeals? to you|attracts? you|benefit)\b/.test(core) &&
        /^(?:what|which|why)\b/.test(core)) ||
      /^what (?:most )?(?:most )?(?:influences?|draws?|led|mattered|matters)\b|\bwhat (?:would )?(?:most )?(?:makes?|made) you (?:install|buy|choose|use|pick|keep|go|shop|start|try|most likely)\b/.test(
        core,
      ) ||
      /^why\b/.test(core),
  ],
  [
    'feature',
    ({ core }) =>
      !/\bfavou?rite\b/.test(core) &&
      /\b(?:features?|functions?|ingredients?|designs?|colou?rs?|flavou?rs?|sizes?|which (?:would|of these) .*(?:useful|value)|matters? (?:the )?most|most important (?:feature|thing)|value most|useful)\b/.test(
        core,
      ) &&
      /^(?:what|which|how useful)\b/.test(core),
  ],
  [
    'trust',
    ({ core }) =>
      /\b(?:trust|distrust|confidence (?:do you have )?in|faith (?:do you have )?in|trustworthy|believe what|honest)\b/.test(
        core,
      ),
  ],
  [
    'satisfaction',
    ({ core, stem }) =>
      /\b(?:satisfied|dissatisfied|satisfaction|unsatisfied|how (?:happy|pleased|unhappy) (?:are|were) you with|how would you rate (?:your|the (?:service|quality|place))|met your expectations)\b/.test(
        core,
      ) || stem === 'satisfied',
  ],
  [
    'importance',
    ({ core, stem }) =>
      /\b(?:how (?:un)?important|importance|matters? (?:most )?to you|how much does .* matter|how essential|how necessary|priority)\b/.test(
        core,
      ) || stem === 'important',
  ],
  [
    'message',
    ({ core, whole }) =>
      /\b(?:slogan|headline|tagline|ad(?:s|vert|vertisement)?|message|convincing|claim|this line|packaging says|label says|makes? you (?:more|less) (?:likely|interested))\b/.test(
        core,
      ) &&
      (/\b(?:convinc|appeal|make you|believ|more likely|how|which)\w*/.test(core) || /["']/.test(whole)),
  ],
  [
    'switching',
    ({ core }) =>
      /\b(?:switch|switched|switching|change (?:to (?:another|a different)|(?:your )?(?:banks?|(?:\w+ )?providers?|brands?|doctors?|jobs?|(?:\w+ )?carriers?|insurers?))|move to another|leave (?:your|a)|replace your|cancel|canceled|cancelled|stopped using|changed your|given up your|another brand|a different (?:brand|store|bank|provider))\b/.test(
        core,
      ),
  ],
  [
    'loyalty',
    ({ core }) =>
      /\b(?:loyal|loyalty|stick with|same brand|buy .* again|stay with|attached are you|disappointed would you be|keep using|renew)\b/.test(
        core,
      ),
  ],
  [
    'concept',
    ({ stimulus, core, clause }) =>
      stimulus &&
      (clause.kind === 'degree' ||
        clause.kind === 'polar' ||
        /\b(?:think|opinion|react|feel|appeal|interest)/.test(core)),
  ],
  [
    'intent',
    ({ core, stem }) =>
      /\b(?:how (?:un)?likely (?:are|is|would)|how likely|would you (?:ever )?(?:not )?(?:be (?:willing|open|interested|likely)|consider|buy|try|use|go|pay|sign|subscribe|download|switch|hire|order|join|take|want|move|rent|book|donate|vote|let|accept|visit|recommend|share|like to|eat|wear|watch|give|support|invest|do|purchase|get|choose|replace|upgrade|adopt|install|swap|stay|travel|fly|drink|cook|apply)|will you|do you (?:plan|intend|expect|want) to|are you (?:planning|going|willing|likely|considering|thinking)|thinking (?:of|about) buying|(?:i'd|i would) (?:never |not |ever )*(?:buy|try|use|pay|consider|switch|download|subscribe))\b/.test(
        core,
      ) || /^(?:likely|buy)$/.test(stem),
  ],
  ['knowledge', ({ whole }) => /\btrue or false\b/.test(whole)],
  ['attitude', ({ clause, open }) => clause.kind === 'statement' && !open],
  [
    'awareness',
    ({ core }) =>
      /\b(?:heard (?:of|about|before)|aware of|familiar (?:are you )?with|how familiar|know about|recogni[sz]e the (?:name|brand|logo)|seen (?:an ad|ads|any ad))\b/.test(
        core,
      ),
  ],
  [
    'frequency',
    ({ clause, core, stem }) =>
      clause.kind === 'often' || /\bhow (?:often|frequently|regularly|many times)\b/.test(core) || stem === 'often',
  ],
  [
    'comparison',
    ({ core, open }) => open && /\b(?:compare|compared|difference between|better than|versus|vs|differ)\b/.test(core),
  ],
  [
    'knowledge',
    ({ whole, open, clause }) => !open && clause.kind === 'wh' && !/\b(?:you|your|i|my|most|best|should)\b/.test(whole),
  ],
  [
    'choice',
    ({ choice, core, open }) =>
      choice ||
      (!open &&
        /^(?:where would|what (?:kind|type|sort|brand)|how would you (?:rather|prefer|go about)|what would you (?:do|choose|pick|buy))\b/.test(
          core,
        )) ||
      /\b(?:prefer|would you rather|rather have|choose|pick|favou?rite|rank)\b|^(?:which|who)\b/.test(core),
  ],
  [
    'feeling',
    ({ core, open }) =>
      /\b(?:feel|feeling|feels|felt|worried|annoyed|anxious|comfortable|uncomfortable|at ease|uneasy|stressed|afraid|scared|happy|sad|guilty|excited|proud|lonely|embarrassed|angry|nervous|disappointed|comfortable|mood|enjoy|worry|concerned|bored|tired|stress|fear|upset|hopeful|ashamed|jealous|confident|painful|stressful|annoying)\b/.test(
        core,
      ) &&
      (!open || !/\bfeel about\b/.test(core)),
  ],
  [
    'opinion',
    ({ core, open }) =>
      open &&
      /\b(?:think (?:of|about)|opinions?|thoughts?|view|views|feel about|make of|take on|impression|how do you see|react|reaction|perceive|like (?:most |best |least )?about|dislike (?:most )?about|say about)\b/.test(
        core,
      ),
  ],
  [
    'use',
    ({ core, clause }) =>
      (clause.kind === 'polar' &&
        /\b(?:do|does|have|has|did) (?:you|your|anyone|anybody|u)\b.*\b(?:use|used|own|owned|have|had|buy|bought|subscribe|tried|try|drink|eat|eaten|watch|watched|visited|been to|worn|wear|shop|stream|play|played|drive|take|taken|belong|member|listen|ordered|downloaded|rent|pay for|paid|keep|hold)\b/.test(
          core,
        )) ||
      (clause.kind === 'polar' && /^(?:is|are|has|does) (?:there|a child|anyone|your)\b/.test(core)) ||
      (/^how (?:many|old)\b/.test(core) && /\b(?:own|have|at home|in your home)\b/.test(core)),
  ],
  [
    'behaviour',
    ({ core, clause }) =>
      clause.kind !== 'degree' &&
      !(clause.kind === 'much' && clause.aux !== 'did') &&
      /\b(?:do|did|does|have|had|has|would|are|were) (?:you|u|your|i)\b|^i\b|\b(?:usually|normally|typically)\b/.test(
        core,
      ) &&
      !/\b(?:think|believe|agree|support|oppose|favou?r|prefer|should|opinion)\b/.test(core),
  ],
]

/** What kind of answer the question is after. */
export function askKind(about: AskedAbout): AskKind {
  return rules.find(([, test]) => test(about))?.[0] ?? (about.open ? 'opinion' : 'attitude')
}
