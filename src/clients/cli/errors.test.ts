import { expect, test } from 'vitest'
import { PopulaceError } from '../sdk/index.ts'
import { InputError } from '../sdk/request.ts'
import { readField } from './commands/call/read-field.ts'
import { EXIT, reportFailure } from './errors.ts'
import { typed } from './program.ts'

function reported(error: unknown, command?: string): { code: number; said: string } {
  let said = ''
  const code = reportFailure(error, { command }, (text) => {
    said += text
  })
  return { code, said }
}

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error
  }
}

test.each(['constructor', '__proto__', 'a code of tomorrow'])('a code that is not known here is told: %s', (code) => {
  const error = new PopulaceError(new Response(null, { status: 400 }), { code: code as never, message: 'No.' })
  expect(reported(error)).toEqual({ code: EXIT.failed, said: `populace: No. (${code})\n` })
})

test.each([
  ['studies show', 'studies list'],
  ['groups add', 'groups list'],
  ['requests show', 'requests list'],
  ['agents show', 'agents search'],
])('%s with an id that is not there names the command that shows those that are', (command, next) => {
  const error = new PopulaceError(new Response(null, { status: 404 }), { code: 'not_found', message: 'There is none.' })
  expect(reported(error, command).said).toBe(
    `populace: There is none. (not_found)\n  \`${typed(next)}\` shows what there is.\n`,
  )
})

test('what was typed wrongly is told in a line: an id that is missing, a file that is not there', () => {
  expect(reported(new InputError('job_id is missing.'))).toEqual({
    code: EXIT.usage,
    said: 'populace: job_id is missing.\n',
  })
  const missing = thrownBy(() => readField('file', { type: 'file' }, '/nowhere/a.png'))
  expect(reported(missing)).toEqual({ code: EXIT.usage, said: 'populace: /nowhere/a.png cannot be read (ENOENT).\n' })
})
