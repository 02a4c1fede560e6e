/** Small rules of English that the phrases rely on. */

const small = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Words up to twelve, figures above. */
export function numberWord(value: number): string {
  return small[value] ?? String(value)
}

const initialsThatSoundLikeVowels = 'AEFHILMNORSX'
const vowelSpellingConsonantSound = /^(uni(?!n)|us[aeu]|uti|ute|ur[aio]|uk|ubiq|eu|ewe|one\b|once)/
const silentH = /^(honest|honou?r|hour|heir)/
const figuresThatSoundLikeVowels = /^(8|11(?!\d)|18(?!\d))/

/** "a" or "an", by the sound that the words begin with. */
function article(words: string): 'a' | 'an' {
  const first = words.match(/^[\p{L}\d.]+/u)?.[0] ?? ''
  if (/^\d/.test(first)) return figuresThatSoundLikeVowels.test(first) ? 'an' : 'a'
  if (first === 'NICU' || first === 'SWAT' || first === 'NASA') return 'a'
  if (/^[A-Z](?![a-z])/.test(first) && first.length <= 5) {
    return initialsThatSoundLikeVowels.includes(first[0]!) ? 'an' : 'a'
  }
  const lower = words.toLowerCase()
  if (silentH.test(lower)) return 'an'
  if (vowelSpellingConsonantSound.test(lower)) return 'a'
  return /^[aeiouàáâäåæèéêëìíîïòóôöøùúûüœ]/.test(lower) ? 'an' : 'a'
}

export function withArticle(words: string): string {
  return `${article(words)} ${words}`
}

export function possessive(name: string): string {
  return `${name}'s`
}

export function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

const decades = ['', 'teens', 'twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties']

/** "early twenties", "late teens"; from ninety on just "nineties". */
export function decadeOf(age: number): string {
  if (age >= 90) return 'nineties'
  const year = age % 10
  const part = year <= 3 ? 'early' : year <= 6 ? 'mid' : 'late'
  return part === 'mid' ? `mid-${decades[Math.floor(age / 10)]}` : `${part} ${decades[Math.floor(age / 10)]}`
}

export function listed(items: string[]): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`
}

const vague = ['child', 'children'] as const

function yearsOld(age: number): string {
  return age === 0 ? 'baby' : `${numberWord(age)}-year-old`
}

/** Children at home, with what their ages allow to say; `manner` chooses between equally true ways. */
export function childrenInWords(count: number, ages: number[] | null, manner: number): string {
  const youngest = ages?.[0]
  if (ages === null || youngest === undefined) return `${numberWord(count)} ${vague[count === 1 ? 0 : 1]}`
  const oldest = ages[ages.length - 1]!
  if (count === 1) {
    if ((youngest === 1 || youngest === 2) && manner % 2 === 0) return 'a toddler'
    if (youngest >= 13 && manner % 2 === 0) return 'a teenager'
    return withArticle(yearsOld(youngest))
  }
  if (youngest >= 13 && manner % 2 === 0) return `${numberWord(count)} teenagers`
  if (count === 2 && youngest === oldest) {
    return youngest === 0 ? 'two babies' : youngest < 3 ? 'two toddlers' : `two ${yearsOld(youngest)}s`
  }
  if (count === 2 && manner % 3 !== 2) return listed(ages.map((age) => withArticle(yearsOld(age))))
  const apart = oldest - youngest >= 2 && youngest > 0
  if (apart && manner % 3 === 1)
    return `${numberWord(count)} children between ${numberWord(youngest)} and ${numberWord(oldest)}`
  const last = youngest === 0 ? 'still a baby' : youngest < 3 ? 'a toddler' : numberWord(youngest)
  return `${numberWord(count)} children, the youngest ${last}`
}
