const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** English words that say nothing by themselves: what holds sentences together, and what stands in all of them. */
export const functionWords = set(`
  a an the this that these those my your our their his her its mine yours ours theirs hers i me we us you he him she
  they them it myself yourself himself herself itself ourselves themselves who whom whose which what when where why
  how and or but nor so yet if then than as because since though although while until unless whether of in on at by
  for with from to into onto over under above below between among through during before after against about around
  near off out up down across along behind beyond without within toward towards per via upon is am are was were be
  been being do does did done doing have has had having will would shall should can could may might must ought isn't
  aren't wasn't weren't don't doesn't didn't haven't hasn't hadn't won't wouldn't shouldn't can't cannot couldn't
  mightn't mustn't ain't i'm i've i'd i'll you're you've you'd you'll he'd he'll she'd she'll we're we've we'd we'll
  they're they've they'd they'll it'd it'll that'd that'll there'd there'll who'd what'd dont cant im ive id no not
  none never nothing nobody nowhere neither either any anything anyone anybody anywhere anyway some something someone
  somebody somewhere somehow every everything everyone everybody everywhere each all both half most more much many few
  fewer less least lot lots several enough other others another such same own very too also just only even still
  already again ever always often sometimes usually maybe perhaps probably really actually honestly quite rather
  pretty almost nearly here there now today tonight yesterday tomorrow soon later ago once twice yes yeah yep nope ok
  okay oh well hmm um uh hey hi hello please thanks thank sorry sure fine else instead away back ahead together apart
  apiece plus etc mostly mainly simply basically generally personally frankly certainly definitely absolutely exactly
  especially particularly particular totally completely entirely truly fairly somewhat barely hardly rarely seldom
  lately recently currently otherwise however therefore anymore alone till unlike despite except besides let's gonna
  wanna gotta kinda sorta ones u ya t s d ll re ve m
`)

/** English words that carry a sentence and name no theme: everyday verbs, measures, and nouns that fit everything. */
export const vagueWords = set(`
  like likes liked love loves loved hate hates go goes going gone went come comes coming came get gets getting got
  gotten make makes making made take takes taking took taken give gives giving gave given put puts putting keep keeps
  keeping kept let lets letting say says saying said tell tells telling told ask asks asking asked answer answers talk
  talks talking talked speak speaking think thinks thinking thought know knows knowing knew known see sees seeing saw
  seen look looks looking looked watch watching find finds finding found feel feels feeling felt feelings want wants
  wanting wanted need needs needing needed use uses using used try tries trying tried work works working worked start
  starts starting started stop stops stopping stopped begin end ends ended turn turns turned run runs running ran move
  moves moving moved live lives living lived leave leaves leaving left stay stays stayed stand stands stood sit sits
  sitting sat set bring brings brought buy buys buying bought pay pays paying paid sell sold spend spends spent call
  calls called happen happens happened seem seems seemed become became mean means meant matter matters mind minds care
  cares cared believe believes guess suppose figure wonder hope wish wait remember remembers forget forgot understand
  hear hears heard read reads show shows showed help helps helped hold holds held pick picks picked choose add adds
  added change changes changed open opened close closed play plays send sends sent carry walk walks drive drives
  driving drove eat eats eating ate drink drinks fill fills cut cuts hit hits lose loses lost win wins grow grows fall
  falls fell break breaks pass passes miss misses follow follows deal deals consider considered count counts having
  doing good better best great bad worse worst nice big bigger biggest small smaller little large long longer short
  shorter high higher low lower new newer old older young right wrong real whole full empty hard easy ready first
  second third last next different certain special normal regular ordinary usual plain straight main major only true
  honest glad happy sad mad able likely possible important interesting serious strong thing things stuff way ways kind
  kinds sort sorts type part parts bit piece side point points reason reasons fact case cases idea ideas example
  problem problems issue issues question questions word words story name names number numbers beginning middle top
  bottom front rest place places spot area world life people person folks man men woman women guy guys time times day
  days week weeks weekend month months year years hour hours minute minutes seconds morning mornings night nights
  evening afternoon monday tuesday wednesday thursday friday saturday sunday january february march april june july
  august september october november december one two three four five six seven eight nine ten eleven twelve thirteen
  fifteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million couple
  dozen pair zero hand hands head face eye eyes foot feet home house room door chance luck sense shape trouble touch
  view opinion opinions experience experiences thoughts truth period least favor moment while bunch handful pocket
  lack weekday weekdays nothing's somebody's nobody's everybody's lot money anyway option options interest support
  attention
`)

/** What stands before a noun more often than before anything else. */
export const beforeNouns = set(`
  a an the my your our their his her its this that these those no some any every each another other many few fewer
  more less most enough own of for with from about in on at by per without between good better best bad worse worst
  great big bigger small little new newer old real high higher low lower long free extra same whole different
`)

/** The commonest words of some other languages; by them a text is told from English, and none of them is a theme. */
const foreignWords = set(`
  der die das den dem des ein eine einen einem einer eines und oder aber nicht kein keine ich du er sie es wir ihr
  mich mir dich dir sich uns euch ist sind war waren bin hat habe haben hatte wird werden wurde mit von zu zum zur im
  am auf für aus bei nach vor über unter durch ohne gegen wie als auch nur noch schon sehr so dass weil wenn dann doch
  mal man mein meine meinen meiner meinem sein seine ihre was wer wo warum mehr viel immer hier da gibt kann könnte
  würde muss ganz etwas
  le la les un une de et ou mais ne pas je tu il elle nous vous ils elles me te se mon ma mes ton ta tes son sa ses
  notre votre leur ce cet cette ces est sont était suis ai as avons avez ont avait être avoir fait faire avec pour
  dans sur par sans sous entre que qui quoi dont où comment plus très trop bien aussi encore déjà tout tous toute
  toutes parce quand si au aux en y c'est j'ai qu'il n'est d'un d'une
  el los las lo unos unas del o pero no yo tú él ella nosotros ellos ellas mi mis su sus nuestro era soy estoy está
  están fue ser estar hay he ha han tengo tiene tienen hacer con para por sin sobre como más muy mucho mucha también
  ya todo todos toda todas porque cuando al esto esta este eso esa ese nos qué cómo
  os um uma umas do dos na nas e mas não eu ele ela nós eles elas meu minha seu sua é são foi tem tenho ter com sem
  muito muita também já tudo quando isso isto esse
  gli uno di della dei delle non io lui lei noi loro mio mia suo è sono ero essere ho hai abbiamo hanno avere fare per
  senza tra fra che chi cosa come più molto anche ancora già tutto tutti perché questo questa quello quella ci ti
  het een of maar niet geen ik jij hij zij wij jullie mijn jouw zijn haar ons onze is ben heb hebt heeft hebben met
  van voor op aan uit bij naar over door zonder ook nog heel dat dit deze omdat dan wat waar
  och att det som ett är var inte jag hon vi på av för med till från om men så har hade kan ska mycket
  i w z nie się to jest są być ale że jak co ten tak już tylko bardzo mnie mam dla po od
  ve bir bu için ile çok ama gibi daha yok sen biz siz
  и в не на я что он с как это по но она они мы вы к у за из от так же бы для то все мне меня был была было быть есть
  очень
`)

export const isForeignWord = (low: string): boolean => foreignWords.has(low)

/** How many of a text's words show its language. */
export interface LanguageSigns {
  words: number
  english: number
  other: number
  /** In a script that is not Latin. */
  unwritten: number
}

export function languageSigns(words: readonly { low: string }[]): LanguageSigns {
  let english = 0
  let other = 0
  let unwritten = 0
  for (const { low } of words) {
    if (functionWords.has(low)) english += 1
    else if (foreignWords.has(low)) other += 1
    else if (/^\P{Script=Latin}/u.test(low) && /^\p{L}/u.test(low)) unwritten += 1
  }
  return { words: words.length, english, other, unwritten }
}

/** Whether texts are of another language than English; a few words without a sign of either are taken for English. */
export function isForeign(texts: readonly { signs: LanguageSigns }[]): boolean {
  const all = { words: 0, english: 0, other: 0, unwritten: 0 }
  for (const { signs } of texts) {
    all.words += signs.words
    all.english += signs.english
    all.other += signs.other
    all.unwritten += signs.unwritten
  }
  return all.unwritten * 2 > all.words || (all.other >= 2 && all.other > all.english)
}
