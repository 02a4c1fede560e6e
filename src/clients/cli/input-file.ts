import { readFileSync } from 'node:fs'
import { UsageError } from './errors.ts'

/** A file that was named on the command line. */
export function readInputFile(file: string): Buffer<ArrayBuffer> {
  try {
    return readFileSync(file) as Buffer<ArrayBuffer>
  } catch (error) {
    throw new UsageError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`)
  }
}
