/** A style for each purpose; without colours each leaves the text as it is. */
export interface Colours {
  bold(text: string): string
  dim(text: string): string
  accent(text: string): string
  good(text: string): string
  warn(text: string): string
  bad(text: string): string
}

const styled = (on: number, off: number) => (text: string) => (text === '' ? '' : `\u001b[${on}m${text}\u001b[${off}m`)
const plain = (text: string): string => text

/** Only the sixteen colours that every terminal has, so that they go with its background. */
export const colours = (wanted: boolean): Colours =>
  wanted
    ? {
        bold: styled(1, 22),
        dim: styled(2, 22),
        accent: styled(36, 39),
        good: styled(32, 39),
        warn: styled(33, 39),
        bad: styled(31, 39),
      }
    : { bold: plain, dim: plain, accent: plain, good: plain, warn: plain, bad: plain }

interface Stream {
  isTTY?: boolean
}

type Environment = Record<string, string | undefined>

/** On a terminal, unless NO_COLOR asks for none or FORCE_COLOR for them elsewhere too. */
export function wantsColours(stream: Stream, env: Environment): boolean {
  if (env.NO_COLOR) return false
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false'
  return stream.isTTY === true && env.TERM !== 'dumb'
}

/** Whether bars may be drawn with blocks. A locale that does not say how it writes is taken to mean UTF-8. */
export function wantsUnicode(env: Environment): boolean {
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || ''
  return env.TERM !== 'linux' && (locale === '' || /utf-?8$/i.test(locale))
}
