import path from 'node:path'
import type { Field } from '../../../sdk/operation.ts'
import { UsageError } from '../../errors.ts'
import { readInputFile } from '../../input-file.ts'

/** What was typed for a field, as the API takes it. */
export function readField(name: string, { type }: Field, given: string | string[]): unknown {
  const texts = [given].flat()
  const [text = ''] = texts
  switch (type) {
    case 'string':
      return text
    case 'integer':
    case 'number':
      return numberOf(name, text)
    case 'boolean':
      if (text !== 'true' && text !== 'false') throw new UsageError(`--${name} must be true or false.`)
      return text === 'true'
    case 'string[]':
      return listOf(texts)
    case 'integer[]':
    case 'number[]':
      return listOf(texts).map((piece) => numberOf(name, piece))
    case 'file':
      return new File([readInputFile(text)], path.basename(text))
    case 'json':
      return texts.length === 1 ? jsonOf(text) : texts.map(jsonOf)
  }
}

function numberOf(name: string, text: string): number {
  const value = Number(text)
  if (text.trim() === '' || Number.isNaN(value)) throw new UsageError(`--${name} must be a number, not "${text}".`)
  return value
}

/** With commas, repeated, or as a JSON list where a piece has a comma itself. */
function listOf(texts: readonly string[]): string[] {
  const [text = ''] = texts
  const json = texts.length === 1 ? jsonOf(text) : undefined
  if (Array.isArray(json)) return json.map(String)
  return texts.flatMap((piece) => piece.split(',')).map((piece) => piece.trim())
}

/** What is no JSON is a text. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
