import { type Flaw, flawed, textAt } from './format.ts'

export const PDF_START = '%PDF-'

/** How far from the end readers look for the mark that ends a document. */
const TAIL = 1024

/** Begins with its version, at the very beginning, and ends with its mark; what is in between, readers look at. */
export function readPdf(bytes: Uint8Array): Flaw | undefined {
  if (!/^%PDF-[12]\.\d/.test(textAt(bytes, 0, 8))) return flawed('its header is damaged')
  const tail = textAt(bytes, Math.max(0, bytes.length - TAIL), TAIL)
  return tail.includes('%%EOF') ? undefined : flawed('it is cut off')
}
