/** Something that a text says of the people it is about. */
export interface Finding {
  /** The words that say it. */
  said: string
  filters: Record<string, unknown>
}
