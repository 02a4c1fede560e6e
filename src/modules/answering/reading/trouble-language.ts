/** Whether a text is in another language than English: by its script, or by its small words. */
export function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)
  if (letters === null || letters.length < 2) return false
  const words = wordsOf(text)
  let english = 0
  for (const word of words) if (englishWords.has(word)) english++
  let latin = 0
  for (const letter of letters) if (/\p{Script=Latin}/u.test(letter)) latin++
  // A pasted slogan in another script may be long; an English question around it has its small words.
  if (latin < letters.length / 2) return english < 3
  let foreign = 0
  for (const list of foreignWords) {
    let hits = 0
    for (const word of words) if (list.has(word)) hits++
    if (hits > foreign) foreign = hits
  }
  if (/[¿¡]/.test(text) && english === 0) return true
  if (english === 0 && foreign > 0 && foreign >= words.length / 3) return true
  return foreign >= 2 && foreign > english * 1.2
}

function wordsOf(text: string): string[] {
  const words: string[] = []
  for (const match of text
    .toLowerCase()
    .slice(0, 4000)
    .matchAll(/[\p{L}\p{M}]{2,}/gu))
    words.push(match[0])
  return words
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const englishWords = setOf(
  'a an the of to in on at by for from with without about as if than that this these those there here is are was were be been being am do does did done have has had would could should can will shall may might must not no yes or and but so because when while where what which who whom whose why how you your yours yourself i me my we us our they them their he she his her it its one any some all most more less many much few every each other another same only just also even ever never always often sometimes usually still very too really quite think feel like love hate want need buy use try make get go know say tell ask give take pay work live good bad new old best last first next time day week month year people thing way anything something nothing everything someone likely important rate scale much long home price prefer rather',
)

/** Small and frequent words per language, without those that English has too. */
const foreignWords: readonly ReadonlySet<string>[] = [
  // Spanish
  setOf(
    'el la los las un una unos unas de del al que qué cómo como cuál cuáles cuándo dónde quién quiénes por para con sobre entre hasta desde es está están eres soy ser estar muy más pero si sí porque tu tus su sus mis te se le nos usted ustedes nosotros ellos ella esto esta este eso esa ese piensas piensa opinas opina crees cree gusta gustan gustaría quieres quiere prefieres prefiere compras comprar comprarías pagarías pagaría usas usa tienes tiene hola gracias cuánto cuánta cuántos cuántas cada año años día semana mes precio producto vez veces siempre nunca también casa trabajo comida hablas vives mejor favorito favorita',
  ),
  // French
  setOf(
    'le la un une du de et ou où que qui quoi quel quelle quels quelles pourquoi quand combien est sont êtes suis sommes avez avoir être pensez penses aimez aimes voulez voudriez achetez acheter achèteriez utilisez vous tu nous je il elle ils elles ce cette ces cet votre vos tes mon mes notre nos leur leurs avec sans par dans sur sous chez ne pas très mais donc si oui bonjour merci salut prix produit fois jour semaine mois année toujours jamais aussi au aux ça préférez préférée préféré croyez faites faire',
  ),
  // German
  setOf(
    'der das dem ein eine einen einem einer und oder aber nicht kein keine ist sind bist sein haben hast habe wird werden würden würdest würde wie wer wo wann warum wieso welche welcher welches sie du ich wir ihr er es ihnen ihre ihren dein deine mein meine für mit ohne über unter auf aus bei nach von zu zum zur im um sehr auch noch schon immer nie denken denkst halten hältst finden findest mögen magst möchten kaufen kaufst benutzen nutzen bezahlen preis produkt jahr monat woche tag danke hallo guten sich dass wenn weil gern gerne lieber oft lieblings',
  ),
  // Portuguese
  setOf(
    'os um uma uns umas de da dos das em na nos nas ou que qual quais como quando onde quem por para com sem sobre são está estão ser você vocês tu ele ela nós eles elas seu sua seus suas meu minha não sim muito mais mas se porque acha pensa gosta gostaria compra compraria pagaria usa tem olá oi obrigado obrigada quanto quanta quantos quantas cada ano mês semana dia preço produto vez vezes sempre nunca também isso isto este esta prefere',
  ),
  // Italian
  setOf(
    'il lo la gli le un uno una di del della dei delle dello da dal dalla nel nella con su sul sulla tra fra ma se che chi cosa come quando dove perché quale quali quanto quanta quanti quante sono sei siamo siete hai ha ho avete pensi pensa piace piacciono vorresti compri compreresti usi usa tuo tua tuoi tue mio mia suo sua questo questa questi queste quello non più molto anche sempre mai ciao grazie prezzo prodotto volta volte anno mese settimana giorno preferisci credi ti ci si',
  ),
  // Dutch
  setOf(
    'de het een en of maar niet geen zijn bent heb hebt heeft hebben wordt worden zou zouden wat wie waar wanneer waarom hoe welke jij je ik wij zij ze hij jouw uw mijn ons onze met zonder voor op uit bij naar aan te om dat dit deze dan ook nog altijd nooit vaak denk denkt vind vindt koop kopen gebruik gebruikt prijs product jaar maand dag dank hallo graag liever veel meer er',
  ),
  // Polish, Czech, Swedish, Danish, Norwegian, Finnish
  setOf(
    'ile pijesz dziennie kawy kawę lubi czego kiedy często kupić cena czy jak jaki jaka jakie co kto gdzie kiedy dlaczego jest są nie tak się na od za dla przez ale lub oraz pani ty masz lubisz myślisz sądzisz kupujesz ile często bardzo twój twoja co si myslíte jak často máte rád proč',
  ),
  setOf(
    'och att det som en är inte på för med av till från har jag du vi ni hon de vad vem när varför hur vilken vilket tycker skulle köpa ofta eller om så mycket din ditt dina tror gillar og ikke jeg hvad hvor hvorfor hvordan hvilken synes ville købe ofte mig eller noe hva kjøpe ja ei se mitä missä miksi kuinka usein sinä ostatko pidätkö mieltä',
  ),
  // Turkish, Indonesian and Malay, Vietnamese, Tagalog, Romanian, Hungarian
  setOf(
    've bir bu şu için ile ne nasıl neden niçin kim nerede hangi mı mu mü değil yok çok daha ama siz sen biz düşünüyorsunuz düşünüyorsun hakkında seviyor musunuz kahve alır kaç sık',
  ),
  setOf(
    'apa yang dan di ke dari untuk dengan tidak ini itu anda kamu saya kami mereka bagaimana mengapa kenapa kapan siapa berapa apakah pendapat tentang suka membeli sering akan sudah belum pada adalah harga produk',
  ),
  setOf(
    'bạn của và là có không những một các cho với được này đó như thế nào gì sao tại bao nhiêu thích mua nghĩ về anh chị tôi rất',
  ),
  setOf(
    'ang ng mga sa na ay ko mo ka ba hindi ano bakit paano kailan saan sino gaano po iyong gusto tingin tungkol ito si ni kay ce cum unde când cine este sunt și sau pentru despre crezi părerea îți place cumperi hogy miért hol mikor vagy nem és egy az szereti gondol véleménye',
  ),
]
