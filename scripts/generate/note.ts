/** The first line of every generated document. */
export const GENERATED = '<!-- Written by `npm run generate`; do not edit. -->\n'
