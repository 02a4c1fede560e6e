/** "Insomnia" within a sentence; "COPD" and whom a disease is named after stay. */
const commonNoun = (label: string): string =>
  /^(?!Parkinson)\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

/** What has happened to somebody, rather than what somebody has. */
const past: Readonly<Record<string, string>> = { stroke: 'a past stroke', heart_attack: 'a past heart attack' }

/** Behind "with". */
export const conditionName = (value: string, label: string): string => past[value] ?? commonNoun(label)

const uncountable = /^(?:metformin|insulin|testosterone|aspirin|thyroid hormone)|(?:therapy|treatment|medication)\b/i

/** A class of drugs behind "taking": "a statin", "an SSRI antidepressant", "insulin", "another antidepressant". */
export function drugName(label: string): string {
  if (label === 'Other') return 'another prescription drug'
  const noun = commonNoun(label)
  if (/\bdrop$/.test(noun)) return `${noun}s`
  if (uncountable.test(noun)) return noun
  if (/^other /i.test(noun)) return `an${noun}`
  return `${startsLikeVowel(noun) ? 'an' : 'a'} ${noun}`
}

/** Letters are spelt out: "an SSRI", "a PCSK9 inhibitor". */
const startsLikeVowel = (noun: string): boolean =>
  /^\p{Lu}[\p{Lu}\d]/u.test(noun) ? /^[AEFHILMNORSX]/.test(noun) : /^[aeio]/i.test(noun)

/** Three classes that one word has together. */
const obese = ['obese_1', 'obese_2', 'obese_3']
const weights: Readonly<Record<string, string>> = {
  normal: 'of normal weight',
  obese_1: 'obese (class 1)',
  obese_2: 'obese (class 2)',
  obese_3: 'obese (class 3)',
}

export function weightNames(values: readonly string[]): string[] {
  const whole = obese.every((one) => values.includes(one))
  const single = whole ? values.filter((value) => !obese.includes(value)) : values
  return [...single.map((value) => weights[value] ?? value), ...(whole ? ['obese'] : [])]
}
