import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type Step = (request: FastifyRequest, reply: FastifyReply) => void

declare module 'fastify' {
  interface FastifyInstance {
    /** What is done when a request is over: its answer is sent, or its caller has gone. */
    over: Step[]
  }
}

/** One listener for all who want to know: each further one would cost every request as much again. */
export function noteWhenOver(app: FastifyInstance): void {
  const steps: Step[] = []
  app.decorate('over', steps)
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.on('close', () => {
      for (const step of steps) step(request, reply)
    })
    done()
  })
}
