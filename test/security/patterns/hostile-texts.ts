/** Texts that a regular expression has trouble with, made from its own parts. */

/** A part of a pattern: what it may read, in a few samples, and the parts that it repeats. */
interface Part {
  /** Short texts that it matches. */
  samples: string[]
  /** What it repeats without a narrow bound, with what comes before that inside the part. */
  repeated: { before: string; pumps: string[] }[]
}

const PLAIN = [' ', 'a', '1', '-', ',', '.', "'", '\n', 'e', 's', '$', '(', '"', 'A', 'é', '/', ':', '<']
/** So many times and more is without a bound for us. */
const MANY = 8
const FEW = 4

const first = (texts: Iterable<string>, most = FEW): string[] => [...new Set(texts)].slice(0, most)

/** Reads a pattern as JavaScript writes it, as far as is needed to know what it repeats. */
function repeatedParts(source: string, flags: string): Part['repeated'] {
  let at = 0
  const more = (): boolean => at < source.length && source[at] !== ')'

  function alternatives(): Part {
    const parts = [sequence()]
    while (source[at] === '|') {
      at += 1
      parts.push(sequence())
    }
    return {
      samples: first(parts.flatMap(({ samples }) => samples)),
      repeated: parts.flatMap(({ repeated }) => repeated),
    }
  }

  function sequence(): Part {
    let before = ['']
    const repeated: Part['repeated'] = []
    while (more() && source[at] !== '|') {
      const part = quantified()
      for (const inner of part.repeated) repeated.push({ before: before[0]! + inner.before, pumps: inner.pumps })
      before = first(before.flatMap((text) => part.samples.map((sample) => text + sample)))
    }
    return { samples: before, repeated }
  }

  function quantified(): Part {
    const part = atom()
    const quantifier = /^(?:[*+?]|\{(\d+)(,(\d*))?\})\??/.exec(source.slice(at))
    if (quantifier === null) return part
    at += quantifier[0].length
    const sign = quantifier[0][0]!
    const least = sign === '+' ? 1 : sign === '{' ? Number(quantifier[1]) : 0
    const most =
      sign === '?' ? 1 : sign !== '{' || quantifier[3] === '' ? Infinity : Number(quantifier[3] ?? quantifier[1])
    const times = (count: number) => part.samples.map((sample) => sample.repeat(count))
    const pumps = first(
      part.samples.filter((sample) => sample !== ''),
      3,
    )
    const pairs = pumps.length > 1 ? [pumps[0]! + pumps[1]!] : []
    return {
      samples: first([...times(least), ...times(Math.max(1, least))]),
      repeated: [
        ...part.repeated,
        ...(most > MANY && pumps.length > 0 ? [{ before: '', pumps: [...pumps, ...pairs] }] : []),
      ],
    }
  }

  function atom(): Part {
    if (source[at] === '(') return group()
    if (source[at] === '[') return oneOf(take(/^\[(?:\\.|[^\]\\])*\]/))
    if (source[at] === '\\') return oneOf(take(/^\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|k<\w+>|.)/i))
    const sign = String.fromCodePoint(source.codePointAt(at)!)
    at += sign.length
    if (sign === '^' || sign === '$') return { samples: [''], repeated: [] }
    return sign === '.' ? oneOf('.') : { samples: [sign], repeated: [] }
  }

  function group(): Part {
    const opening = take(/^\((?:\?(?::|=|!|<=|<!|<\w+>|[a-z-]+:))?/)
    const inner = alternatives()
    at += 1
    const looks = /^\(\?<?[=!]/.test(opening)
    return looks ? { samples: [''], repeated: inner.repeated } : inner
  }

  function oneOf(text: string): Part {
    if (/^\\(?:[bBk]|[1-9])/.test(text)) return { samples: [''], repeated: [] }
    const own = text.startsWith('[') ? [...text.slice(1, -1)].filter((sign) => !'\\^-[]'.includes(sign)) : []
    const fits = new RegExp(`^${text}$`, flags.replace(/[gy]/g, ''))
    return { samples: first([...PLAIN, ...own, text.at(-1)!].filter((sign) => fits.test(sign))), repeated: [] }
  }

  function take(form: RegExp): string {
    const [text] = form.exec(source.slice(at))!
    at += text.length
    return text
  }

  return alternatives().repeated
}

/** What many patterns repeat in one way or another. */
const USUAL = [' ', 'a', 'a ', '1', '\n', ', ', ' a, ', 'and ']

/** Long texts that a pattern nearly matches: a beginning, something repeated, and an end that fits nothing. */
export function* hostileTexts(source: string, flags: string, length: number): Generator<string> {
  const seen = new Set<string>()
  const own = repeatedParts(source, flags).flatMap(({ before, pumps }) => pumps.map((pump) => [before, pump] as const))
  // What repeats nothing reads no more of a text than it has parts.
  if (own.length === 0) return
  for (const [before, pump] of [...own, ...USUAL.map((pump) => ['', pump] as const)]) {
    const repeated = pump.repeat(Math.ceil(length / pump.length)).slice(0, length)
    const text = `${before}${repeated}\u0001`
    if (seen.has(text)) continue
    seen.add(text)
    yield text
  }
}
