/** As many in a row as anybody means. */
const MOST = 8
const LONG_RUN = new RegExp(`(\\s{${MOST}})\\s+`, 'g')

/**
 * Text of others without long runs of blanks, for what looks at it with patterns: one that asks what stands around blanks
 * tries every place of a run, and every length from there.
 */
export const withShortBlanks = (text: string): string => text.replace(LONG_RUN, '$1')
