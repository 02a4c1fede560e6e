import { z } from 'zod'
import type { ModelRequest } from './models.ts'

/**
 * The shape of a reply, for models that can be held to one. Everything is required of them; what others may leave out
 * has a default in the shape, and servers that take schemas strictly take none with that word in it.
 */
export function replyFormat(name: string, shape: z.ZodType): NonNullable<ModelRequest['json']> {
  const schema = z.toJSONSchema(shape, {
    override: ({ jsonSchema }) => {
      Reflect.deleteProperty(jsonSchema, 'default')
    },
  })
  return { name, schema: schema as Record<string, unknown> }
}
