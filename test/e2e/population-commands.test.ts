import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { answersOk, installation, theOneLine, useMachine } from '../harness/process.ts'

const machine = useMachine()

const filesIn = (dataDir: string) => readdir(path.join(dataDir, 'population'))

describe('population build', () => {
  test('draws the agents ahead of the first start, which then only reads them', async () => {
    const { env, data_dir, url } = await installation(machine)
    const first = JSON.parse((await machine.run(['population', 'build', '--json'], { env })).stdout)
    const again = JSON.parse((await machine.run(['population', 'build', '--json'], { env })).stdout)
    expect(first).toMatchObject({ built: true, size: 1000 })
    expect(again).toMatchObject({ built: false, version: first.version, digest: first.digest })
    expect(await filesIn(data_dir)).toEqual([`${first.version}.population`])
    const service = machine.start(['start'], { env })
    await service.says(/"built":false/)
    const { checks } = (await (await answersOk(`${url}/readyz`)).json()) as {
      checks: { population: { state: string } }
    }
    expect(checks.population.state).toBe(`${first.version}, 1000 agents`)
  })

  test('draws another one by flags, says how to run on it, and leaves the first alone', async () => {
    const { env, data_dir } = await installation(machine)
    await machine.run(['population', 'build'], { env })
    const { code, stdout } = await machine.run(
      ['population', 'build', '--size', '1200', '--countries', 'JP,de', '--country-size', '100'],
      { env },
    )
    expect(code).toBe(0)
    expect(stdout).toContain('1400 agents')
    expect(stdout).toContain('POPULATION_SIZE=1200 POPULATION_COUNTRY_SIZE=100 POPULATION_COUNTRIES=JP,de npm start')
    expect(await filesIn(data_dir)).toHaveLength(2)
  })

  test.each([
    [['--size', 'many'], 1, /POPULATION_SIZE must be a whole number/],
    [['--size', '5'], 1, /POPULATION_SIZE must be from 1000 to 10000000/],
    [['--countries', 'GB,XX'], 1, /no figures for XX/],
    [['--colour', 'red'], 2, /colour/],
  ])('%j is one line that says what is wrong', async (flags, code, message) => {
    const { env } = await installation(machine)
    const ended = await machine.run(['population', 'build', ...flags], { env })
    expect(ended.code).toBe(code)
    expect(ended.stderr).toMatch(message)
  })
})

describe('population sample and report', () => {
  test('sample prints people to read, the same each time, of any country there is', async () => {
    const { env } = await installation(machine)
    const sample = (...flags: string[]) => machine.run(['population', 'sample', ...flags], { env })
    const first = await sample('--count', '4')
    expect(first.stdout.trim().split('\n\n')).toHaveLength(4)
    expect(first.stdout).toMatch(/\$\d+ a year/)
    const [again, others, people, nowhere, nobody] = await Promise.all([
      sample('--count', '4'),
      sample('--count', '4', '--start', '4'),
      sample('--count', '2', '--json'),
      sample('--country', 'ZZ'),
      sample('--count', '0'),
    ])
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
    const { env, data_dir } = await installation(machine)
    const { code, stdout } = await machine.run(['population', 'report', '--write', path.join(data_dir, 'docs')], {
      env,
    })
    expect(stdout).toContain('| National margins |')
    // A thousand agents cannot have every state within a point.
    expect(stdout).toMatch(/State margins.*missed/)
    expect(code).toBe(1)
    expect(await readdir(path.join(data_dir, 'docs', 'calibration'))).toContain('errors.svg')
  })

  test('an action that there is not is one line', async () => {
    expect(theOneLine(await machine.run(['population', 'explode']))).toContain('build | report | sample')
  })
})
