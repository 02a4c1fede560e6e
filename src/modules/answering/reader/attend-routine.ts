import { exponentialOf } from './activate-routine.ts'
import {
  add,
  type Code,
  divide,
  everyNumber,
  f32x4Add,
  f32x4Mul,
  f32x4Sub,
  get,
  i32,
  i32Add,
  i32Mul,
  larger,
  load,
  loadSplat,
  type Routine,
  set,
  shuffle,
  store,
  storeAt,
  until,
} from './assembler.ts'
import { DIMENSIONS } from './shape.ts'

const ROW = 4 * DIMENSIONS
const HEAD = 4 * 32
const vectors = [0, 1, 2, 3, 4, 5, 6, 7]
const vectorOfAll = (local: number, combine: Code): Code => [
  [get(local), get(local), get(local), shuffle(2, 3, 0, 1), combine, set(local)],
  [get(local), get(local), get(local), shuffle(1, 0, 3, 2), combine, set(local)],
]

/** One piece and one head at a time: how much it looks at each other piece, then the mean of their values. */
function attendBody(): Code {
  const [query, key, value, out, count, scratch] = [0, 1, 2, 3, 4, 5]
  const [from, to, s, sEnd, other, headEnd, rowEnd] = [6, 7, 8, 9, 10, 11, 12]
  const own = [13, 14, 15, 16, 17, 18, 19, 20]
  const dots = [21, 22, 23, 24]
  const [x, power, sum, highest, total] = [25, 26, 27, 28, 29]

  const fourOthers: Code = [
    dots.map((dot, o) => [
      vectors.map((v) => [
        v === 0 ? [] : get(dot),
        [get(own[v]!), get(other), load(ROW * o + 16 * v), f32x4Mul],
        [v === 0 ? [] : f32x4Add, set(dot)],
      ]),
    ]),
    [0, 2].map((o) => [
      [get(dots[o]!), get(dots[o + 1]!), shuffle(0, 4, 1, 5)],
      [get(dots[o]!), get(dots[o + 1]!), shuffle(2, 6, 3, 7), f32x4Add, set(dots[o]!)],
    ]),
    [get(s), get(dots[0]!), get(dots[2]!), shuffle(0, 1, 4, 5), get(dots[0]!), get(dots[2]!), shuffle(2, 3, 6, 7)],
    [f32x4Add, everyNumber(1 / Math.sqrt(32)), f32x4Mul, store],
    [add(s, i32(16)), add(other, i32(4 * ROW))],
  ]
  const onePiece: Code = [
    own.map((vector, v) => [get(from), load(16 * v), set(vector)]),
    [get(key), set(other), get(scratch), set(s)],
    until(s, get(sEnd), fourOthers),
    // Four at a time reach beyond the last piece: nobody looks at what is there.
    [get(scratch), get(count), i32(4), i32Mul, i32Add, everyNumber(-1e30), store],
    [get(scratch), set(s), everyNumber(-1e30), set(highest)],
    until(s, get(sEnd), [get(highest), get(s), load(0), larger, set(highest), add(s, i32(16))]),
    vectorOfAll(highest, larger),
    [get(scratch), set(s), everyNumber(0), set(total)],
    until(s, get(sEnd), [
      [get(s), load(0), get(highest), f32x4Sub, set(x), exponentialOf(x, power, sum), set(x)],
      [get(s), get(x), store, get(total), get(x), f32x4Add, set(total), add(s, i32(16))],
    ]),
    vectorOfAll(total, f32x4Add),
    [get(value), set(other), get(scratch), set(s)],
    own.map((vector) => [everyNumber(0), set(vector)]),
    until(
      s,
      [get(scratch), get(count), i32(4), i32Mul, i32Add],
      [
        [get(s), loadSplat(0), set(x)],
        own.map((vector, v) => [get(vector), get(x), get(other), load(16 * v), f32x4Mul, f32x4Add, set(vector)]),
        [add(s, i32(4)), add(other, i32(ROW))],
      ],
    ),
    own.map((vector, v) => [get(to), get(vector), get(total), divide, storeAt(16 * v)]),
    [add(from, i32(ROW)), add(to, i32(ROW))],
  ]
  return [
    [get(query), i32(ROW), i32Add, set(headEnd)],
    // Four weights to a vector, rounded up.
    [get(scratch), get(count), i32(3), i32Add, i32(2), 0x76, i32(16), i32Mul, i32Add, set(sEnd)],
    until(query, get(headEnd), [
      [get(query), set(from), get(out), set(to)],
      [get(query), get(count), i32(ROW), i32Mul, i32Add, set(rowEnd)],
      until(from, get(rowEnd), onePiece),
      [query, key, value, out].map((address) => add(address, i32(HEAD))),
    ]),
  ]
}

export const attendRoutine: Routine = { name: 'attend', parameters: 6, integers: 7, vectors: 17, body: attendBody() }
