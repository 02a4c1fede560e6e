/** One thing that `doctor` looked at. */
export interface Finding {
  check: string
  state: 'ok' | 'warning' | 'problem'
  message: string
  /** What to do about it. */
  advice?: string
}
