/**
 * Loaded by a process before anything else (`--import`): its clock is as far from the machine's as the file named by
 * CLOCK_SHIFT_FILE says, in milliseconds, and follows the file. Timers go on as they are, as they do when an operator
 * sets a clock.
 */
import { readFileSync } from 'node:fs'

const file = process.env.CLOCK_SHIFT_FILE!
const TrueDate = Date
let shift = 0

function look(): void {
  try {
    shift = Number(readFileSync(file, 'utf8')) || 0
  } catch {
    shift = 0
  }
}
look()
setInterval(look, 200).unref()

globalThis.Date = new Proxy(TrueDate, {
  construct: (target, args, self) =>
    Reflect.construct(target, args.length === 0 ? [TrueDate.now() + shift] : args, self) as Date,
  apply: () => new TrueDate(TrueDate.now() + shift).toString(),
  get: (target, name, self) =>
    name === 'now' ? () => TrueDate.now() + shift : (Reflect.get(target, name, self) as unknown),
})
