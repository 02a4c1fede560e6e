/** What programs import from `populace/sdk`, frozen as literals; see public-surface.test.ts for what to do when it goes red. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import * as sdk from '../../src/clients/sdk/index.ts'

test('the SDK exports what it was published with', () => {
  expect(Object.keys(sdk).sort()).toEqual([
    'AuthenticationError',
    'CallError',
    'ConflictError',
    'ConnectionError',
    'FeatureNotIncludedError',
    'InternalError',
    'InvalidRequestError',
    'NeedsClarificationError',
    'NotFoundError',
    'PermissionDeniedError',
    'PopulaceError',
    'QuotaExhaustedError',
    'RateLimitError',
    'RefusedError',
    'TimeoutError',
    'TooLargeError',
    'UnavailableError',
    'UnexpectedAnswerError',
    'UnsupportedMediaTypeError',
    'createClient',
  ])
  expect(Object.keys(sdk.createClient({ base_url: 'http://localhost:3000' }).jobs).sort()).toEqual([
    'cancel',
    'get',
    'list',
    'wait',
  ])
})

test('the shapes that have a name of their own keep it', async () => {
  const types = await readFile(new URL('../../src/clients/sdk/generated/types.ts', import.meta.url), 'utf8')
  const names = [...types.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name]) => name!)
  expect(names.filter((name) => !/(Input|Output)$/.test(name)).sort()).toEqual([
    'Agent',
    'AgentSummary',
    'Answer',
    'AskedQuestion',
    'Brief',
    'DeletedThing',
    'DirectQuestion',
    'ErrorCode',
    'FilterWarning',
    'Group',
    'GroupRequest',
    'HealthProfile',
    'Job',
    'JobSummary',
    'Key',
    'MediaAsset',
    'OperationTotals',
    'Operations',
    'OptionResult',
    'PlannedQuestion',
    'QuestionFormat',
    'QuestionResults',
    'Quota',
    'Recruitment',
    'Refusal',
    'Relaxation',
    'RequestPhase',
    'RequestStatus',
    'Scope',
    'Screening',
    'Share',
    'Study',
    'StudyQuestion',
    'StudyRequest',
    'StudyStage',
    'StudySummary',
    'Survey',
    'Theme',
    'Tier',
    'UsageRecord',
    'Webhook',
  ])
})
