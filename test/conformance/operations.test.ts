import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type Service, startService } from '../harness/service.ts'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

test('/healthz says that the process lives', async () => {
  expect(await service.request('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } })
})

test('/readyz looks at database, queue and population', async () => {
  const { status, body } = await service.request('GET', '/readyz')
  expect(status).toBe(200)
  expect(Object.keys(body.checks)).toEqual(['database', 'queue', 'population'])
})

test('/metrics counts requests by operation and status, and jobs', async () => {
  const key = await service.createKey()
  await service.client(key).billing.usage({})
  await service.request('GET', '/v1/billing/usage')
  const { status, body } = await service.request('GET', '/metrics')
  expect(status).toBe(200)
  expect(body).toContain('populace_http_requests_total{operation="billing.usage",status="200"} 1')
  expect(body).toContain('populace_http_requests_total{operation="billing.usage",status="401"} 1')
  for (const name of [
    'populace_http_request_seconds',
    'populace_jobs_total',
    'populace_queue_depth',
    'populace_model_calls_total',
  ]) {
    expect(body).toContain(`# HELP ${name}`)
  }
})

test('/metrics asks for METRICS_TOKEN when it is set', async () => {
  const guarded = await startService({ beside: service, config: { METRICS_TOKEN: 'a-token-for-prometheus' } })
  try {
    expect((await guarded.request('GET', '/metrics')).status).toBe(401)
    expect((await guarded.request('GET', '/metrics', { key: 'a-token-for-Prometheus' })).status).toBe(401)
    expect((await guarded.request('GET', '/metrics', { key: 'a-token-for-prometheus' })).status).toBe(200)
  } finally {
    await guarded.close()
  }
})

test('the OpenAPI document is served as YAML and as JSON, and both say the same', async () => {
  const yaml = await service.request('GET', '/docs/api/openapi.yaml')
  const json = await service.request('GET', '/docs/api/openapi.json')
  expect(yaml.headers.get('content-type')).toContain('application/yaml')
  expect(parse(yaml.body)).toEqual(json.body)
  expect(json.body.openapi).toBe('3.1.0')
})

test('the guides are pages that load nothing from elsewhere', async () => {
  for (const path of ['/docs/free-tier-oauth', '/docs/errors', '/login']) {
    const { status, headers, body } = await service.request('GET', path)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(body).not.toMatch(/<script|(src|href)="https?:\/\/(?!localhost)/)
  }
})
