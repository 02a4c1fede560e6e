/**
 * What callers and operators rely on, frozen as literals. Nothing here is computed from the code it checks.
 *
 * When a test here goes red, the public surface has changed. Then:
 *   1. Decide whether the change is Breaking (something was removed, renamed, or answers differently: a caller or an
 *      operator may have to change something) or Non-breaking (something was added that nobody has to use).
 *   2. Write it into CHANGELOG.md under that heading, in a sentence that tells them what to do.
 *   3. Only then change the pin here, in the same commit.
 * If you did not mean to change the surface, the code is wrong and not the pin.
 */
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { contracts } from '../../src/contracts.ts'
import { generateKey, keyPrefix } from '../../src/modules/keys/rules.ts'
import { configSchema, loadConfig } from '../../src/platform/config.ts'
import { listContracts, scopes } from '../../src/platform/contract/contract.ts'
import { errorCodes } from '../../src/platform/errors.ts'

describe('the public surface is the one that was published', () => {
  test('operations: id, method, path, who may call it, success statuses, Idempotency-Key', () => {
    const surface = listContracts(contracts).map(({ id, method, path: where, access, success, rate, idempotent }) => [
      id,
      `${method} ${where}`,
      access === 'public' ? 'public' : `${access.scope}${access.free_tier ? ' or a free key' : ''}`,
      success.map(([status]) => status),
      [...(rate === undefined ? [] : [rate]), ...(idempotent ? ['idempotent'] : [])].join(', '),
    ])
    expect(surface).toEqual([
      ['onboarding.agentRegister', 'POST /cli/auth/agent-register', 'public', [201, 200], 'idempotent'],
      ['onboarding.startSignIn', 'POST /cli/auth/start', 'public', [200], ''],
      ['free.ask', 'POST /v1/free/questions', 'free:ask or a free key', [202], 'questions, idempotent'],
      ['questions.optimize', 'POST /v1/questions/optimize', 'questions:write or a free key', [200], 'polling'],
      ['questions.askAgent', 'POST /v1/research-agents/{agent_id}/questions', 'questions:write', [202], 'idempotent'],
      ['questions.askGroup', 'POST /v1/research-groups/{group_id}/questions', 'questions:write', [202], 'idempotent'],
      ['questions.askMany', 'POST /v1/research-groups/{group_id}:ask', 'questions:write', [202], 'idempotent'],
      ['questions.getDirect', 'GET /v1/direct-questions/{question_id}', 'questions:read', [200], ''],
      ['questions.listDirect', 'GET /v1/direct-questions', 'questions:read', [200], ''],
      ['agents.get', 'GET /v1/agents/{agent_id}', 'agent:search', [200], ''],
      ['agents.search', 'GET /v1/agents/search', 'agent:search', [200], ''],
      ['agents.find', 'GET /v1/agents/find', 'agent:search', [200], ''],
      ['agents.findByFilters', 'POST /v1/agents/find', 'agent:search', [200], ''],
      ['filters.get', 'GET /v1/filters', 'agent:search', [200], ''],
      ['groups.recruit', 'POST /v1/research-groups/recruit', 'groups:write', [201], 'idempotent'],
      ['groups.interview', 'POST /v1/research-groups/interview', 'groups:write', [201], 'idempotent'],
      ['groups.preview', 'POST /v1/research-groups:preview', 'groups:write', [200], 'idempotent'],
      ['groups.fromDescription', 'POST /v1/research-groups:from-description', 'groups:write', [202], 'idempotent'],
      ['groups.create', 'POST /v1/research-groups/create', 'groups:write', [201], 'idempotent'],
      ['groups.list', 'GET /v1/research-groups', 'groups:read', [200], ''],
      ['groups.get', 'GET /v1/research-groups/{group_id}', 'groups:read', [200], ''],
      ['groups.update', 'PATCH /v1/research-groups/{group_id}', 'groups:write', [200], ''],
      ['groups.archive', 'DELETE /v1/research-groups/{group_id}', 'groups:write', [200], ''],
      ['groups.append', 'POST /v1/research-groups/{group_id}/append', 'groups:write', [200], 'idempotent'],
      ['groups.agents.add', 'POST /v1/research-groups/{group_id}/agents/add', 'groups:write', [200], 'idempotent'],
      [
        'groups.agents.remove',
        'POST /v1/research-groups/{group_id}/agents/remove',
        'groups:write',
        [200],
        'idempotent',
      ],
      ['studies.create', 'POST /v1/research-studies', 'studies:write', [201], 'idempotent'],
      ['studies.list', 'GET /v1/research-studies', 'studies:read', [200], ''],
      ['studies.get', 'GET /v1/research-studies/{study_id}', 'studies:read', [200], ''],
      ['studies.update', 'PATCH /v1/research-studies/{study_id}', 'studies:write', [200], ''],
      ['studies.remove', 'DELETE /v1/research-studies/{study_id}', 'studies:write', [200], ''],
      ['studies.ask', 'POST /v1/research-studies/{study_id}/questions', 'studies:write', [202], 'idempotent'],
      ['studies.listQuestions', 'GET /v1/research-studies/{study_id}/questions', 'studies:read', [200], ''],
      [
        'studies.listAnswers',
        'GET /v1/research-studies/{study_id}/questions/{question_id}/answers',
        'studies:read',
        [200],
        '',
      ],
      ['studies.listAgents', 'GET /v1/research-studies/{study_id}/agents', 'studies:read', [200], ''],
      ['studies.removeAgents', 'DELETE /v1/research-studies/{study_id}/agents', 'studies:write', [200], ''],
      ['studies.removeAgentsByPost', 'POST /v1/research-studies/{study_id}/agents/remove', 'studies:write', [200], ''],
      ['studies.complete', 'POST /v1/research-studies/{study_id}/complete', 'studies:write', [202], 'idempotent'],
      ['studies.report', 'GET /v1/research-studies/{study_id}/report', 'studies:read', [200], ''],
      ['studies.results', 'GET /v1/research-studies/{study_id}/results', 'studies:read', [200], ''],
      ['studies.download', 'GET /v1/research-studies/{study_id}/export', 'studies:read', [200], ''],
      ['studies.manifest', 'GET /v1/research-studies/{study_id}/manifest', 'studies:read', [200], ''],
      ['studies.share', 'POST /v1/research-studies/{study_id}/share', 'studies:write', [200], 'idempotent'],
      ['studies.readShare', 'GET /v1/research-studies/{study_id}/share', 'studies:read', [200], ''],
      ['studies.events', 'GET /v1/research-studies/{study_id}/events', 'studies:read', [200], ''],
      ['requests.createGroup', 'POST /v1/research-group-requests', 'groups:write', [202, 201], 'idempotent'],
      ['requests.getGroup', 'GET /v1/research-group-requests/{request_id}', 'groups:read', [200], ''],
      ['requests.listGroups', 'GET /v1/research-group-requests', 'groups:read', [200], ''],
      ['requests.createStudy', 'POST /v1/research-study-requests', 'studies:write', [202, 201], 'idempotent'],
      ['requests.getStudy', 'GET /v1/research-study-requests/{request_id}', 'studies:read', [200], ''],
      ['requests.listStudies', 'GET /v1/research-study-requests', 'studies:read', [200], ''],
      ['theses.compose', 'POST /v1/thesis:compose-and-recruit', 'thesis:write', [202], 'idempotent'],
      ['theses.get', 'GET /v1/theses/{thesis_id}', 'thesis:write', [200], ''],
      ['theses.list', 'GET /v1/theses', 'thesis:write', [200], ''],
      ['zeitgeist.create', 'POST /v1/zeitgeist/surveys/create', 'zeitgeist:write', [201], 'idempotent'],
      ['zeitgeist.list', 'GET /v1/zeitgeist/surveys', 'zeitgeist:read', [200], ''],
      ['zeitgeist.results', 'GET /v1/zeitgeist/surveys/{survey_id}/results', 'zeitgeist:read', [200], ''],
      ['zeitgeist.remove', 'DELETE /v1/zeitgeist/surveys/{survey_id}', 'zeitgeist:write', [200], ''],
      ['media.create', 'POST /v1/media-assets', 'media:write', [201, 200], 'idempotent'],
      ['media.list', 'GET /v1/media-assets', 'media:write', [200], ''],
      ['media.get', 'GET /v1/media-assets/{media_asset_id}', 'media:write', [200], ''],
      ['media.content', 'GET /v1/media-assets/{media_asset_id}/content', 'media:write', [200], ''],
      ['webhooks.create', 'POST /v1/webhooks', 'questions:write', [201], 'idempotent'],
      ['webhooks.list', 'GET /v1/webhooks', 'jobs:read', [200], ''],
      ['webhooks.get', 'GET /v1/webhooks/{webhook_id}', 'jobs:read', [200], ''],
      ['webhooks.update', 'PATCH /v1/webhooks/{webhook_id}', 'questions:write', [200], ''],
      ['webhooks.remove', 'DELETE /v1/webhooks/{webhook_id}', 'questions:write', [200], ''],
      ['webhooks.test', 'POST /v1/webhooks/{webhook_id}/test', 'questions:write', [202], 'idempotent'],
      ['jobs.get', 'GET /v1/jobs/{job_id}', 'jobs:read or a free key', [200], 'polling'],
      ['jobs.list', 'GET /v1/jobs', 'jobs:read', [200], ''],
      ['jobs.cancel', 'DELETE /v1/jobs/{job_id}', 'questions:write', [200], ''],
      ['billing.usage', 'GET /v1/billing/usage', 'billing:read or a free key', [200], ''],
      ['operations.get', 'GET /v1/operations/{operation_id}', 'billing:read', [200], ''],
      ['models.costs', 'GET /v1/model-costs', 'billing:read', [200], ''],
      ['models.setBudget', 'PUT /v1/model-budget', 'billing:read', [200], ''],
      ['estimates.create', 'POST /v1/estimates', 'questions:write', [200], ''],
    ])
  })

  test('error codes and their HTTP statuses', () => {
    expect(Object.fromEntries(Object.entries(errorCodes).map(([code, { status }]) => [code, status]))).toEqual({
      invalid_request: 400,
      needs_clarification: 400,
      unauthorized: 401,
      key_rotated_post_upgrade: 401,
      forbidden: 403,
      feature_not_included: 403,
      not_found: 404,
      job_not_accessible: 404,
      method_not_allowed: 405,
      conflict: 409,
      study_already_completed: 409,
      idempotency_conflict: 409,
      payload_too_large: 413,
      unsupported_media_type: 415,
      refused: 422,
      rate_limited: 429,
      quota_exhausted: 429,
      internal_error: 500,
      engine_unavailable: 503,
    })
  })

  test('scopes', () => {
    expect(scopes).toEqual([
      'free:ask',
      'agent:search',
      'groups:read',
      'groups:write',
      'studies:read',
      'studies:write',
      'zeitgeist:read',
      'zeitgeist:write',
      'jobs:read',
      'questions:read',
      'questions:write',
      'media:write',
      'billing:read',
      'thesis:write',
      'admin',
    ])
  })

  test('the form of API keys: prefix, alphabet and length', () => {
    expect(keyPrefix).toEqual({ free: 'rk_free_', live: 'rk_live_' })
    expect(generateKey('free')).toMatch(/^rk_free_[0-9A-Za-z]{38}$/)
    expect(generateKey('live')).toMatch(/^rk_live_[0-9A-Za-z]{38}$/)
  })

  test('the statuses of a job', () => {
    expect(contracts.jobs.get.output.shape.status.options).toEqual(['queued', 'started', 'finished', 'failed'])
  })

  test('settings and their defaults', () => {
    const defaults: Record<string, unknown> = loadConfig({})
    const settings = Object.keys(configSchema.shape).map((name) => [name, defaults[name]])
    expect(Object.fromEntries(settings)).toEqual({
      PORT: 3000,
      HOST: 'localhost',
      BASE_URL: 'http://localhost:3000',
      DATA_DIR: path.resolve('.populace'),
      DATABASE_URL: undefined,
      DATABASE_POOL_SIZE: 10,
      EMBEDDED_DATABASE: 'auto',
      SECRET_KEY: undefined,
      LOG_LEVEL: 'info',
      CORS_ORIGINS: [],
      TRUST_PROXY: [],
      MAX_BODY_BYTES: 1_048_576,
      MEDIA_MAX_BYTES: 10_485_760,
      S3_ENDPOINT: undefined,
      S3_BUCKET: undefined,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: undefined,
      S3_SECRET_ACCESS_KEY: undefined,
      WEBHOOK_ALLOW_PRIVATE: false,
      METRICS_TOKEN: undefined,
      WORK_CONCURRENCY: 8,
      WORKER_PORT: undefined,
      JOB_LEASE_SECONDS: 15,
      SHUTDOWN_GRACE_SECONDS: 20,
      POPULATION_SIZE: 100_000,
      POPULATION_COUNTRY_SIZE: 5000,
      POPULATION_COUNTRIES: ['all'],
      POPULATION_SEED: 'populace',
      POPULATION_HEALTH_PERCENT: 100,
      API_V1_STRICT_INVALID_FILTERS: false,
      FREE_QUESTIONS_PER_MINUTE: 6,
      FREE_QUESTIONS_PER_CYCLE: 100,
      FREE_POLLS_PER_MINUTE: 60,
      FREE_PARTIAL_AFTER_SECONDS: 60,
      LLM_MODEL: undefined,
      LLM_BASE_URL: undefined,
      LLM_API_KEY: undefined,
      OPENAI_API_KEY: undefined,
      OPENAI_BASE_URL: undefined,
      ANTHROPIC_API_KEY: undefined,
      ANTHROPIC_BASE_URL: undefined,
      GOOGLE_GENERATIVE_AI_API_KEY: undefined,
      GOOGLE_GENERATIVE_AI_BASE_URL: undefined,
      LLM_FORECAST_MODELS: [],
      LLM_ELICITATION: 'forecast',
      ENGINE_FALLBACK: 'fail',
      LLM_CONCURRENCY: 16,
      LLM_REQUESTS_PER_MINUTE: undefined,
      LLM_TOKENS_PER_MINUTE: undefined,
      LLM_TIMEOUT_SECONDS: 120,
      LLM_MAX_RETRIES: 5,
      LLM_MAX_OUTPUT_TOKENS: 4096,
      LLM_TEMPERATURE: undefined,
      LLM_STREAM: false,
      LLM_STRUCTURED_OUTPUT: 'auto',
      LLM_ATTACHMENTS: undefined,
      LLM_PRICES: [],
      LLM_BUDGET_CENTS: undefined,
      LLM_ORGANIZATION_BUDGET_CENTS: undefined,
      LLM_STUDY_BUDGET_CENTS: undefined,
      LLM_EMBEDDING_MODEL: undefined,
      QUESTION_MAX_CHARACTERS: 2000,
      REQUEST_SYNC_SECONDS: 25,
      REGISTER_PER_HOUR_IP: 60,
      REGISTER_PER_HOUR_EMAIL: 10,
      REGISTER_PER_HOUR_ACCOUNT: 10,
      REGISTER_PER_HOUR_INSTALL: 10,
    })
    expect(Object.keys(configSchema.shape)).toHaveLength(67)
  })
})
