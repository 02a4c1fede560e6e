/** Search parameters are texts, as everybody writes them: `?by=region&question=3`. */
export type Search = Record<string, string>
