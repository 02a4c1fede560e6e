import { type FastifyInstance, fastify } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { routePattern } from './operation-routes.ts'

/** Paths of the shapes that the API has, all in one router, where one could take what belongs to another. */
const paths = [
  '/v1/jobs/{job_id}',
  '/v1/research-groups',
  '/v1/research-groups:preview',
  '/v1/research-groups:from-description',
  '/v1/research-groups/create',
  '/v1/research-groups/{group_id}',
  '/v1/research-groups/{group_id}:ask',
  '/v1/research-groups/{group_id}/agents/add',
  '/v1/research-studies/{study_id}/questions/{question_id}',
  '/v1/thesis:compose-and-recruit',
]

let app: FastifyInstance
beforeAll(async () => {
  app = fastify({ routerOptions: { maxParamLength: 500 } })
  for (const path of paths) app.post(routePattern(path), async (request) => ({ path, params: request.params }))
  await app.ready()
})

const reach = async (url: string) => {
  const response = await app.inject({ method: 'POST', url })
  return response.statusCode === 200 ? response.json() : response.statusCode
}

describe('route patterns', () => {
  test.each([
    [
      '/v1/jobs/0199a3c1-0000-7000-8000-000000000000',
      '/v1/jobs/{job_id}',
      { job_id: '0199a3c1-0000-7000-8000-000000000000' },
    ],
    ['/v1/research-groups', '/v1/research-groups', {}],
    ['/v1/research-groups:preview', '/v1/research-groups:preview', {}],
    ['/v1/research-groups:from-description', '/v1/research-groups:from-description', {}],
    ['/v1/research-groups/create', '/v1/research-groups/create', {}],
    ['/v1/research-groups/12', '/v1/research-groups/{group_id}', { group_id: '12' }],
    ['/v1/research-groups/created', '/v1/research-groups/{group_id}', { group_id: 'created' }],
    ['/v1/research-groups/12:ask', '/v1/research-groups/{group_id}:ask', { group_id: '12' }],
    ['/v1/research-groups/create:ask', '/v1/research-groups/{group_id}:ask', { group_id: 'create' }],
    ['/v1/research-groups/a-b_c:ask?x=1', '/v1/research-groups/{group_id}:ask', { group_id: 'a-b_c' }],
    ['/v1/research-groups/12%3Aask', '/v1/research-groups/{group_id}:ask', { group_id: '12' }],
    ['/v1/research-groups/12/agents/add', '/v1/research-groups/{group_id}/agents/add', { group_id: '12' }],
    [
      '/v1/research-studies/a%20b/questions/7',
      '/v1/research-studies/{study_id}/questions/{question_id}',
      { study_id: 'a b', question_id: '7' },
    ],
    ['/v1/thesis:compose-and-recruit', '/v1/thesis:compose-and-recruit', {}],
  ])('%s reaches %s', async (url, path, params) => {
    expect(await reach(url)).toEqual({ path, params })
  })

  test.each([
    ['/v1/research-groups:previews'],
    ['/v1/research-groups:'],
    ['/v1/research-groupspreview'],
    ['/v1/research-groups/12:ask/more'],
    ['/v1/research-groups/12/agents'],
    ['/v1/thesis'],
    ['/v1/thesisXcompose-and-recruit'],
    ['/v1/jobs'],
    ['/v1/jobs/a/b'],
    ['/V1/jobs/a'],
  ])('%s reaches nothing', async (url) => {
    expect(await reach(url)).toBe(404)
  })

  test('an id with an unknown verb is an id, so that the operation answers that there is no such thing', async () => {
    expect(await reach('/v1/research-groups/12:burn')).toEqual({
      path: '/v1/research-groups/{group_id}',
      params: { group_id: '12:burn' },
    })
  })

  test('a path without parameters and verbs stays as it is', () => {
    expect(routePattern('/cli/auth/agent-register')).toBe('/cli/auth/agent-register')
    expect(routePattern('/v1/research-groups/{group_id}:ask')).toBe('/v1/research-groups/:group_id([^:]+)::ask')
  })
})
