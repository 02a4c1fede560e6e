import { expect, test } from 'vitest'
import { z } from 'zod'
import { replyFormat } from './json-schema.ts'

test('a model that is held to a shape has to fill everything in, and is told of no defaults', () => {
  const shape = z.object({
    said: z.string(),
    any: z.array(z.string()).default([]),
    min: z.number().nullable().default(null),
  })
  expect(replyFormat('changes', shape)).toMatchObject({
    name: 'changes',
    schema: { required: ['said', 'any', 'min'], additionalProperties: false },
  })
  expect(JSON.stringify(replyFormat('changes', shape))).not.toContain('default')
})
