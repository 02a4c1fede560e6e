import { stripTypeScriptTypes } from 'node:module'

/** A module without its types; every line and column stays where it was, so that stack traces fit the source. */
export const javascript = (source: string): string => pointToJavascript(stripTypeScriptTypes(source))

/** What is imported, or started as a thread, from beside it has another ending now. */
export const pointToJavascript = (text: string): string =>
  text.replaceAll(/(['"])(\.{1,2}\/[^'"\n]+)\.ts\1/g, '$1$2.js$1')
