/** Endings and words of British spelling, with what they become. Whole words only, so that names stay what they are. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [
    /\b(col|fav|flav|harb|hon|hum|lab|neighb|od|rum|sav|vap|behavi|endeav)our(?=s?\b|ed\b|ing\b|ful\b|able\b|ite|hood|ly\b)/gi,
    '$1or',
  ],
  [/\b(saviour)\b/gi, 'savior'],
  [
    /\b(organ|real|recogn|apolog|critic|social|emphas|minim|maxim|author|util|random|visual|general|special|memor|custom|personal|priorit|summar|final|stabil)is(?=e\b|es\b|ed\b|er\b|ers\b|ing\b|ation)/gi,
    '$1iz',
  ],
  [/\banalys(?=e\b|ed\b|es\b|ing\b)/gi, 'analyz'],
  [/\b(travel|cancel|label|model|counsel|fuel|signal|level|equal|total)l(?=ed\b|ing\b|er\b|ers\b)/gi, '$1'],
  [/\bpractis(?=e\b|es\b|ed\b|ing\b)/gi, 'practic'],
  [/\b(cent|theat|lit|fib)re(?=s?\b)/gi, '$1er'],
  [/\bprogramme(?=s?\b)/gi, 'program'],
  [/\b(def|off)ence(?=s?\b)/gi, '$1ense'],
  [/\blicence(?=s?\b)/gi, 'license'],
  [/\bcheque(?=s?\b)/gi, 'check'],
  [/\bgrey\b/g, 'gray'],
  [/\bjewellery\b/gi, 'jewelry'],
  [/\bpyjamas\b/gi, 'pajamas'],
  [/\btyre(?=s?\b)/gi, 'tire'],
  [/\baluminium\b/gi, 'aluminum'],
  [/\bmould(?=y?\b)/gi, 'mold'],
  [/\bsceptic(?=s?\b|al\b)/gi, 'skeptic'],
  [/\bageing\b/gi, 'aging'],
  [/\bcosy\b/gi, 'cozy'],
  [/\byoghurt(?=s?\b)/gi, 'yogurt'],
  [/\bwhipped round me\b/gi, 'whipped around me'],
  [/\blearnt\b/gi, 'learned'],
  [/\bwhilst\b/gi, 'while'],
]

/** The text in the spelling of the United States, which is where the people who say these things live. */
export function american(text: string): string {
  return spellings.reduce(
    (found, [pattern, replacement]) =>
      found.replace(pattern, (whole, ...groups) => cased(whole, replacement.replace('$1', String(groups[0])))),
    text,
  )
}

/** A capital stays one. */
function cased(before: string, after: string): string {
  const first = before[0]!
  return first === first.toUpperCase() && first !== first.toLowerCase()
    ? after[0]!.toUpperCase() + after.slice(1)
    : after
}
