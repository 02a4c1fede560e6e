import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { answersOk, type Installation, installation, theOneLine, useMachine } from '../harness/process.ts'

/** One installation for all tests: whoever comes later reads the agents that the first one drew. */
const machine = useMachine('whole file')
let place: Installation
beforeAll(async () => {
  place = await installation(machine)
})

const population = (...args: string[]) => machine.run(['population', ...args], { env: place.env })
const filesIn = (dataDir: string) => readdir(path.join(dataDir, 'population'))

describe('population build', () => {
  test('draws the agents ahead of the first start, which then only reads them', async () => {
    const { env, data_dir, url } = place
    const first = JSON.parse((await population('build', '--json')).stdout)
    const again = JSON.parse((await population('build', '--json')).stdout)
    expect(first).toMatchObject({ built: true, size: 1000 })
    expect(again).toMatchObject({ built: false, version: first.version, digest: first.digest })
    expect(await filesIn(data_dir)).toEqual([`${first.version}.population`])
    const service = machine.start(['start'], { env })
    await service.says(/"built":false/)
    const { checks } = (await (await answersOk(`${url}/readyz`)).json()) as {
      checks: { population: { state: string } }
    }
    expect(checks.population.state).toBe(`${first.version}, 1000 agents`)
    service.signal('SIGKILL')
  })

  test('draws another one by flags, says how to run on it, and leaves the first alone', async () => {
    const before = await filesIn(place.data_dir)
    const flags = ['--size', '1200', '--countries', 'JP,de', '--country-size', '100']
    const { code, stdout } = await population('build', ...flags)
    expect(code).toBe(0)
    expect(stdout).toContain('1400 agents')
    expect(stdout).toContain('POPULATION_SIZE=1200 POPULATION_COUNTRY_SIZE=100 POPULATION_COUNTRIES=JP,de npm start')
    const after = await filesIn(place.data_dir)
    expect(after).toEqual(expect.arrayContaining(before))
    expect(after).toHaveLength(2)
  })

  test.each([
    [['--size', 'many'], 1, /POPULATION_SIZE must be a whole number/],
    [['--size', '5'], 1, /POPULATION_SIZE must be from 1000 to 10000000/],
    [['--countries', 'GB,XX'], 1, /no figures for XX/],
    [['--colour', 'red'], 2, /colour/],
  ])('%j is one line that says what is wrong', async (flags, code, message) => {
    const ended = await population('build', ...flags)
    expect(ended.code).toBe(code)
    expect(ended.stderr).toMatch(message)
  })
})

describe('population sample and report', () => {
  test('sample prints people to read, the same each time, of any country there is', async () => {
    const sample = (...flags: string[]) => population('sample', ...flags)
    const [first, again, others, people, nowhere, nobody] = await Promise.all([
      sample('--count', '4'),
      sample('--count', '4'),
      sample('--count', '4', '--start', '4'),
      sample('--count', '2', '--json'),
      sample('--country', 'ZZ'),
      sample('--count', '0'),
    ])
    expect(first.stdout.trim().split('\n\n')).toHaveLength(4)
    expect(first.stdout).toMatch(/\$\d+ a year/)
    expect(again.stdout).toBe(first.stdout)
    expect(others.stdout).not.toBe(first.stdout)
    expect(JSON.parse(people.stdout)[0]).toMatchObject({
      country_code: 'US',
      summary: expect.any(String),
      traits: expect.any(Object),
    })
    expect(theOneLine(nowhere)).toContain('nobody from ZZ')
    expect(theOneLine(nobody)).toContain('--count')
  })

  test('report compares with the figures, and ends with 1 where a small population misses a goal', async () => {
    const docs = path.join(place.data_dir, 'docs')
    const { code, stdout } = await population('report', '--write', docs)
    expect(stdout).toContain('| National margins |')
    // A thousand agents cannot have every state within a point.
    expect(stdout).toMatch(/State margins.*missed/)
    expect(code).toBe(1)
    expect(await readdir(path.join(docs, 'calibration'))).toContain('errors.svg')
  })

  test('an action that there is not is one line', async () => {
    expect(theOneLine(await population('explode'))).toContain('build | report | sample')
  })
})
