import { type Bank, bankOf } from './compose-patterns.ts'

/**
 * A bank with one pattern a line, written as `compose-patterns.ts` describes; guards may stand before the letters of
 * the registers, where they are easier to read in a column. Patterns that have, use or price their subject are guarded
 * by `thing`, so that nobody "has climate change" or "keeps renting".
 */
export function openBank(name: string, lines: string): Bank {
  const patterns: string[] = []
  for (const line of lines.split('\n')) {
    const pattern = line.trim()
    if (pattern === '') continue
    const guarded =
      OWNING.test(pattern) || (NAMED.test(pattern) && TRADED.test(pattern)) ? `{?thing}${pattern}` : pattern
    patterns.push(guarded.replace(/^((?:\{\?\w+\})+)([pcbkdwo]+>)/, '$2$1'))
  }
  return bankOf(`open-${name}`, patterns)
}

const OWNING =
  /\b(?:have|has|had|having|uses?|used|using|got|gets?|getting|own(?:ing)?|buy(?:ing)?|keep(?:ing)?|tr(?:y|ied|ying)|treat myself to|relearn|drop|rid of|without|give up|sell|into|go for|look at|take|trade) (?:the |any |up )?\{(?:kind|obj|subj|things|tobj)\}/
const TRADED =
  /\b(?:price|cost\{|discount|coupon|deal|receipt|box|store|pay|paid|cost|sale|salesman|gimmick|landfill|splurge|worth every|kinds|fine print|runaround|departments|a number|straight information|people in mind|takes the blame|never quite|in the house|in front of me|customers?|gives? out)\b|(?:work|last|break|solve|cost)\{t?s\}/
const NAMED = /\{(?:kind|Kind|subj|Subj|things|Things|obj|tobj)\}/
