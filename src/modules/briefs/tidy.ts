import { withShortBlanks } from '../../platform/blanks.ts'
import { formsWrittenOut } from './forms.ts'

/** More is not read: a brief is at most as long. */
const LONGEST = 4000

/**
 * A text in the spelling that everything else here reads: straight quotes, plain dashes in ranges, a long dash between
 * clauses, one sign for every bullet, short forms written out. Words and their order stay, because the author gets them back.
 */
export function tidyText(text: string): string {
  return formsWrittenOut(
    withShortBlanks(text)
      .slice(0, LONGEST)
      .normalize('NFC')
      .replace(/[‘’‚‛′`´]/g, "'")
      .replace(/[“”„‟«»″]/g, '"')
      .replace(/\r\n?/g, '\n')
      // Signs of nobody's alphabet, with which what is understood is marked elsewhere.
      .replace(/[\ue000-\uf8ff]/g, ' ')
      .replace(/[\t\u00a0\u2000-\u200b\u202f\u3000\ufeff]/g, ' ')
      .replace(/(\d) ?[‐‑‒–—] ?(?=[$£€]?\d)/g, '$1-')
      .replace(/[‐‑]/g, '-')
      .replace(/ ?[‒–—―] ?| --? /g, ' — ')
      .replace(/(^|\n) *(?:(?:[-*•·▪◦‣●✓✔☐→>] ?){1,3}|— )(?=\S)/g, '$1• ')
      .replace(/\bw\/o\b ?/gi, 'without ')
      .replace(/\bb\/w\b ?/gi, 'between ')
      .replace(/\bw\/ ?(?=\S)/gi, 'with ')
      .replace(/ & /g, ' and ')
      .replace(/ {2,}/g, ' ')
      .replace(/ ?\n[ \n]*/g, '\n')
      .trim(),
  )
}
