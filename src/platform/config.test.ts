import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { configSchema, loadConfig, misspeltSettings } from './config.ts'
import { OperatorError } from './errors.ts'

/** NUL, lone surrogates and all. */
const anyCharacter = fc.nat(0xffff).map((code) => String.fromCharCode(code))

const names = Object.keys(configSchema.shape)

function problemsOf(env: Record<string, string | undefined>): string {
  try {
    loadConfig(env)
  } catch (error) {
    expect(error).toBeInstanceOf(OperatorError)
    return (error as Error).message
  }
  throw new Error('expected a problem')
}

describe('the configuration', () => {
  test('an empty environment is enough', () => {
    expect(loadConfig({})).toMatchObject({ PORT: 3000, HOST: 'localhost', BASE_URL: 'http://localhost:3000' })
  })

  test('a setting that is empty counts as not set', () => {
    const empty = Object.fromEntries(names.map((name) => [name, '']))
    expect(loadConfig(empty)).toEqual(loadConfig({}))
  })

  test('BASE_URL follows PORT unless it is set, and loses slashes at its end', () => {
    expect(loadConfig({ PORT: '8080' }).BASE_URL).toBe('http://localhost:8080')
    expect(loadConfig({ PORT: '8080', BASE_URL: 'https://panel.example.com//' }).BASE_URL).toBe(
      'https://panel.example.com',
    )
  })

  test('DATA_DIR becomes an absolute path', () => {
    expect(loadConfig({}).DATA_DIR).toBe(path.resolve('.populace'))
    expect(loadConfig({ DATA_DIR: '/srv/populace' }).DATA_DIR).toBe('/srv/populace')
  })

  test('lists are separated by commas, with or without space', () => {
    const { CORS_ORIGINS } = loadConfig({ CORS_ORIGINS: ' https://a.example.com , http://localhost:5173,' })
    expect(CORS_ORIGINS).toEqual(['https://a.example.com', 'http://localhost:5173'])
    expect(loadConfig({ CORS_ORIGINS: '*' }).CORS_ORIGINS).toEqual(['*'])
  })

  test('every problem is reported at once, each with its setting, and none is reported twice', () => {
    const message = problemsOf({
      PORT: '99999',
      DATABASE_URL: 'mysql://localhost/populace',
      SECRET_KEY: 'too short',
      LOG_LEVEL: 'loud',
      EMBEDDED_DATABASE: 'sqlite',
      BASE_URL: 'ftp://example.com',
      CORS_ORIGINS: 'https://a.example.com/path',
      FREE_QUESTIONS_PER_MINUTE: '-1',
      METRICS_TOKEN: 'short',
      HOST: 'ok.example.com',
    })
    const lines = message.split('\n')
    expect(lines[0]).toBe('The configuration has problems:')
    expect(lines.slice(1).sort()).toEqual([
      '  BASE_URL must be an http or https address',
      '  CORS_ORIGINS must be * or a comma-separated list of origins such as https://app.example.com',
      '  DATABASE_URL must be a postgres:// address',
      '  EMBEDDED_DATABASE must be auto, server or pglite',
      '  FREE_QUESTIONS_PER_MINUTE must be a whole number',
      '  LOG_LEVEL must be debug, info, warn, error or silent',
      '  METRICS_TOKEN must have at least 16 characters',
      '  PORT must be from 1 to 65535',
      '  SECRET_KEY must have at least 32 characters',
    ])
  })

  test('a problem never shows the value of a setting, which may be a secret', () => {
    const message = problemsOf({ SECRET_KEY: 'hunter2', DATABASE_URL: 'mysql://user:hunter2@localhost' })
    expect(message).not.toContain('hunter2')
  })

  test.each([
    ['PORT', '80.5'],
    ['PORT', '0x50'],
    ['PORT', ' 80'],
    ['PORT', '-1'],
    ['PORT', '0'],
    ['TRUST_PROXY', 'my-proxy'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['PORT', '1e3'],
    ['PORT', '٣'],
    ['DATABASE_POOL_SIZE', '1'],
    ['JOB_LEASE_SECONDS', '9'],
    ['QUESTION_MAX_CHARACTERS', '100001'],
    ['MAX_BODY_BYTES', 'lots'],
    ['CORS_ORIGINS', 'example.com'],
    ['CORS_ORIGINS', 'https://a.example.com/'],
    ['BASE_URL', 'localhost:3000'],
    ['DATABASE_URL', 'localhost'],
  ])('%s=%s is refused', (name, value) => {
    expect(problemsOf({ [name]: value })).toMatch(new RegExp(`^ {2}${name} must be`, 'm'))
  })

  test('arbitrary values end in a configuration or in a list of problems, never in anything else', () => {
    const env = fc.dictionary(fc.constantFrom(...names), fc.string({ unit: anyCharacter, maxLength: 40 }))
    fc.assert(
      fc.property(env, (given) => {
        try {
          expect(loadConfig(given)).toHaveProperty('BASE_URL')
        } catch (error) {
          expect(error).toBeInstanceOf(OperatorError)
          const lines = (error as Error).message.split('\n').slice(1)
          for (const line of lines) expect(names).toContain(line.trim().split(' ')[0])
        }
      }),
    )
  })

  test('a whole number within its bounds is taken as it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 65_535 }), (port) => {
        expect(loadConfig({ PORT: String(port) }).PORT).toBe(port)
      }),
    )
  })
})

describe('misspelt settings', () => {
  test.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_UR', 'DATABASE_URL'],
    ['SECRET_KEYS', 'SECRET_KEY'],
    ['FREE_QUESTION_PER_MINUTE', 'FREE_QUESTIONS_PER_MINUTE'],
    ['CORS_ORIGIN', 'CORS_ORIGINS'],
    ['LOG_LEVL', 'LOG_LEVEL'],
  ])('%s is reported as probably %s', (given, meant) => {
    expect(misspeltSettings({ [given]: 'x' })).toEqual([{ given, meant }])
  })

  test('known settings and what other programs put into an environment are not reported', () => {
    const env = Object.fromEntries(
      [
        ...names,
        ...['PATH', 'HOME', 'HOSTNAME', 'HOST_NAME', 'PWD', 'LANG', 'LC_ALL', 'LOGNAME', 'LOG_FILE', 'NODE_ENV', 'CI'],
        ...['NODE_OPTIONS', 'npm_config_loglevel', 'npm_config_user_agent', 'npm_lifecycle_event', 'npm_package_json'],
        ...['PGHOST', 'PGPASSWORD', 'DATABASE_HOST', 'DATA_HOME', 'XDG_DATA_DIRS', 'XDG_DATA_HOME', 'SSH_AUTH_SOCK'],
        ...['AWS_SECRET_ACCESS_KEY', 'AWS_ACCESS_KEY_ID', 'GITHUB_TOKEN', 'SECRET_TOKEN', 'BASE_DIR', 'TERM_PROGRAM'],
      ].map((name) => [name, 'x']),
    )
    expect(misspeltSettings(env)).toEqual([])
  })

  test('a setting with one letter missing is always reported', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names.filter((name) => name.includes('_') && name.length > 9)),
        fc.nat(),
        (name, at) => {
          const place = 3 + (at % (name.length - 3))
          const given = name.slice(0, place) + name.slice(place + 1)
          fc.pre(given.includes('_') && !names.includes(given))
          expect(misspeltSettings({ [given]: 'x' }).map((found) => found.given)).toEqual([given])
        },
      ),
    )
  })
})
