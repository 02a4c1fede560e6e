import { american } from './knowledge-spelling.ts'

/** Remarks about the survey that are no part of the question. */
const remarks = /\s*\((?:7-point agree scale|real choice, randomised arm|seven grades|ages 15\+)\)/g

/** A question as it is compared with others. */
export function wordingOf(id: string, text: string): string {
  return american(reworded[id] ?? grammatical(text.replace(remarks, '')))
}

/** Statements that were still close to a questionnaire's own words, put into ours. */
const reworded: Readonly<Record<string, string>> = {
  'anes20.V202264': 'Ideas of right and wrong should be revised as the world changes.',
  'anes20.V202265': 'A stronger emphasis on traditional families would solve many of our problems.',
  'anes20.V202260': 'We should do everything it takes to give all people the same chances in life.',
  'gss1618.lotr1': 'When I do not know how something will turn out, I tend to expect it to go well.',
  'gss1618.lotr2': 'When something can go badly for me, it usually does.',
  'gss1618.lotr3': 'I look to my own future with optimism at all times.',
  'gss1618.lotr4': 'I seldom expect things to work out the way I want.',
  'gss1618.lotr5': 'I do not really count on good things coming my way.',
  'gss1618.lotr6': 'All in all, I expect more good things to happen to me than bad ones.',
  'gss1618.hope1': 'If I got into trouble, I would think of plenty of ways out.',
  'gss1618.hope2': 'I am pursuing my goals with a lot of energy at the moment.',
  'gss1618.hope4': 'I see myself as fairly successful at present.',
  'gss1618.hope6': 'I am currently reaching the goals that I have set for myself.',
  'gss1618.mcsds6': 'Now and then I enjoy a bit of gossip.',
  'gss1618.mcsds2': 'Sometimes I would rather pay someone back than forgive them.',
  'gss1618.mcsds1': 'I always admit my mistakes.',
  'gss1618.fatalism': 'People can do little to change how their lives turn out.',
  'gss1618.nihilism': 'I think that life has no purpose.',
  'gss1618.egomeans': 'Life has a meaning only if you give it one yourself.',
  'gss1618.fepol': 'Men are, on the whole, emotionally better suited to politics than women.',
  'gss1618.fepresch': 'Small children suffer if their mother goes out to work.',
  'gss1618.hubbywrk': 'Men should earn the money and women should look after the home.',
  'gss1618.goodlife': 'Families like mine have a good chance of improving their standard of living.',
  'gss1618.scientod': 'Scientists tend to be strange people.',
  'gss1618.toofast': 'Because of science, our way of life is changing too quickly.',
}

/** "Is carrots served" came from putting names into a pattern. */
function grammatical(text: string): string {
  return text
    .replace(/^Is (brussel sprouts|carrots|mashed potatoes|green beans\/|rolls\/|yams\/)/, 'Are $1')
    .replace(/^Is (blondies|brownies|cookies) /, 'Are $1 ')
    .replace('brussel sprouts', 'Brussels sprouts')
    .replace('green beans/green bean casserole', 'green beans or green bean casserole')
    .replace('rolls/biscuits', 'rolls or biscuits')
    .replace('yams/sweet potato casserole', 'yams or sweet potato casserole')
    .replace('cuisine of United States', 'cuisine of the United States')
}
