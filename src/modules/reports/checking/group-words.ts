/** Words that speak of a group of agents, by the field that makes the group. */
const groupWords: readonly (readonly [by: string, words: RegExp])[] = [
  ['sex', /\b(?:wom[ae]n|m[ae]n|males?|females?|girls?|boys?|guys?|ladies|gender)\b/i],
  [
    'age',
    /\b(?:young(?:er|est)?|old(?:er|est)?|elderly|seniors?|millennials?|boomers?|gen(?:eration)? ?[xyz]|teen(?:ager)?s?|middle-aged|aged|(?:twenties|thirties|forties|fifties|sixties|seventies))\b/i,
  ],
  ['is_parent', /\b(?:parents?|mothers?|fathers?|moms?|dads?|childless|without children|families with)\b/i],
  ['education', /\b(?:graduates?|college|educated|educations?|high school|degrees?|diplomas?|doctorates?)\b/i],
  [
    'annual_income_usd',
    /\b(?:incomes?|affluent|wealth(?:y|ier)|rich(?:er)?|poor(?:er)?|earners?|low-income|high-income)\b/i,
  ],
  ['region', /\b(?:northeast(?:ern(?:ers)?)?|midwest(?:ern(?:ers)?)?|southern(?:ers)?|western(?:ers)?|coastal)\b/i],
  ['urbanicity', /\b(?:rural|urban|suburb(?:s|an)?|metro(?:politan)?|small towns?|city dwellers?|cities)\b/i],
  ['labour_status', /\b(?:employed|self-employed|unemployed|retired|retirees?|workers?|labou?r force|students?)\b/i],
  ['ethnicity', /\b(?:whites?|blacks?|hispanics?|latin[oax]s?|asians?|african americans?|ethnicit(?:y|ies)|races?)\b/i],
]

export interface GroupsSpokenOf {
  by: string
  word: string
}

/** Which fields a text tells agents apart by. */
export const groupsSpokenOf = (text: string): GroupsSpokenOf[] =>
  groupWords.flatMap(([by, words]) => {
    const found = words.exec(text)
    return found === null ? [] : [{ by, word: found[0] }]
  })
