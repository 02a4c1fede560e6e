/** Languages that every text exists in. Another one is a further entry of each table in this folder. */
const languages = ['en'] as const
export type Language = (typeof languages)[number]

export const language: Language =
  languages.find((known) => navigator.languages.some((wanted) => wanted.toLowerCase().startsWith(known))) ?? 'en'

/** The texts of a part of the app, in the reader's language. Texts with numbers or names in them are functions. */
export const inLanguage = <Texts>(tables: Record<Language, Texts>): Texts => tables[language]
