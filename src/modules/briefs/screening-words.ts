const words = (text: string): Set<string> => new Set(text.split(/\s+/))

/** Words that hold a phrase together and say nothing of people by themselves. */
export const empty = words(
  'a an the and or but nor of in on at to for from by with without as than then also plus both either neither all any some each every other others ' +
    'i we us me you my our your they them their these those this that who whom which whose it its is are am be being been was were do does did have has had having ' +
    'not no non only just mostly mainly about around roughly approximately approx circa least most up more less over under between across within into near like such ' +
    'e.g i.e etc one ones there here so if please thanks total overall spread various across-the-board namely inclusive including include includes included preferably ideally ' +
    "should must can could would will may might shall need needs needed want wants wanted looking seeking i'd we'd i'm we're they're let's give get find recruit recruiting survey interview talk " +
    'speak ask poll target targeting reach hear question sample sampling panel group groups study studies research audience segment mix mixture set batch pool cohort respondents participants people ' +
    'person persons adult adults individuals folks everyone everybody anyone anybody someone somebody residents citizens humans public general population nationwide national countrywide worldwide globally ' +
    'make sure ensure keep exclude excluding except skip leave out avoid half split even evenly equal equally balanced quota quotas size number numbers count n aged age ages years old year ' +
    "currently now today based living live lives who's who're whatever good nice quick quickly new-ish synthetic potential real actual typical average ordinary everyday regular normal random diverse different representative broad wide variety range kind kinds type types sort sorts " +
    'man-on-the-street interviews surveys focus discussion session sessions conversation conversations test testing users customers consumers shoppers households household country us usa american americans state states city cities area areas region regions ' +
    'vs versus whose none nobody still lot lots bunch few several couple handful dozen dozens many much possible ok okay fine well maybe perhaps hi hello team thing things way ways identify identifies work works working works-as job jobs status lives rest remainder too how forget scrap remove ditch meant instead rather',
)

/** Adjectives that stand for themselves in "Are you …?". */
export const predicative =
  /^(?:pregnant|vegan|vegetarian|pescatarian|bilingual|multilingual|deaf|blind|left-handed|gay|lesbian|bisexual|transgender|trans|queer|nonbinary|non-binary|lgbtq\+?|lgbt|straight|insured|uninsured|underinsured|religious|disabled|adopted|sober|engaged|tech-savvy|outdoorsy|lonely|frugal|neurodivergent|autistic|undocumented|incarcerated|homeless|bereaved|\p{L}+-(?:conscious|minded|savvy|oriented|aware|averse|curious|focused|handed|free|sensitive|literate|speaking|educated|trained|employed)|\p{L}+(?:less|ious|eous))$/iu

/** Words behind a noun that begin a description of it: "interested in …", "on Medicare", "new to …". */
export const describing =
  /^(?:interested|able|willing|familiar|unfamiliar|aware|unaware|likely|unlikely|loyal|new|responsible|open|eligible|concerned|worried|keen|eager|ready|passionate|curious|allergic|enrolled|subscribed|insured|signed|licensed|certified|trained|based|planning|raised|covered|engaged|involved|active|affected|impacted|displaced|on|in|into|off|at|under|behind|undergoing|against|for)$/i

/** Too vague to be asked of anybody. */
export const vague = words(
  "busy modern smart cool hip trendy hardworking hard-working savvy great interesting relevant serious-minded mainstream everyday local fellow today's ideal",
)
