import { execFile } from 'node:child_process'
import { connect } from 'node:net'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import {
  answersOk,
  fromSource,
  type Installation,
  installation,
  repository,
  serversOf,
  until,
  useMachine,
  welcomed,
} from '../harness/process.ts'
import { send } from '../harness/service.ts'

const run = promisify(execFile)
/** One installation for all tests: each goes on with the data of the one before. */
const folders = useMachine('whole file')
const machine = useMachine()
let place: Installation
/** Made by the first start, and by a command beside it: where they work, the data are. */
let keys: { local: string; made: string }
beforeAll(async () => {
  place = await installation(folders)
})

/** Longer than any test waits: a stop that is held up until its grace is over does not end in time. */
const patient = (): Installation => ({ ...place, env: { ...place.env, SHUTDOWN_GRACE_SECONDS: '600' } })

const printedCommand = (stdout: string): string => stdout.match(/^ {2}curl .*\\\n(.*\\\n)*.*/m)![0]

test('on an empty folder, start serves and prints where, with a command that works as printed; one Ctrl-C lets requests under way finish, exits with 0 and leaves no PostgreSQL behind', async () => {
  const { url, data_dir, env } = place
  const { service, key } = await welcomed(machine, patient(), { program: fromSource })
  expect(service.stdout()).toContain(`API    ${url}/v1`)
  expect(service.stdout()).toContain(`Docs   ${url}/docs/api`)
  expect(service.stdout()).toContain(data_dir)
  expect(await (await answersOk(`${url}/healthz`)).json()).toEqual({ status: 'ok' })
  expect(await (await answersOk(`${url}/readyz`)).json()).toMatchObject({
    status: 'ok',
    checks: { database: { ok: true, state: 'bundled' }, queue: { ok: true } },
  })
  expect((await fetch(`${url}/docs/api`)).status).toBe(200)

  // Through a shell, as pasted: quoting mistakes ("$7") would show here.
  const { stdout } = await run('sh', ['-c', `${printedCommand(service.stdout()).trim()} -sS -w '\\n%{http_code}'`])
  const [body, status] = stdout.split('\n')
  expect(status).toBe('202')
  expect(JSON.parse(body!)).toMatchObject({
    ok: true,
    count: 12,
    question: 'Would you pay $7 for an oat-milk latte at the airport?',
  })
  // And in a browser, without a key: the app is there, and asks with the one that was printed.
  expect(await (await fetch(url)).text()).toContain('"visitors":true')
  const json = { question: 'Do you like mornings?' }
  const visit = await send(`${url}/v1/free/questions`, 'POST', { json, headers: { 'x-populace-visitor': 'true' } })
  expect(visit.status).toBe(202)
  // What is left in the queue would be worked on by every start that follows: seconds, for what is not tested there.
  for (const { job_id } of [JSON.parse(body!), visit.body])
    await until('it is answered', async () => {
      const read = await send(`${url}/v1/jobs/${job_id}`, 'GET', { key })
      return read.body.status === 'finished'
    })
  const create = ['keys', 'create', '--org', 'Acme', '--email', 'ann@example.com', '--json']
  keys = { local: key, made: JSON.parse((await machine.run(create, { env })).stdout).api_key }

  expect(await serversOf(data_dir)).toHaveLength(1)
  const request = await halfSent(url, keys.made)
  service.signal('SIGINT')
  await service.says(/"stopping"/)
  request.finish()
  expect(await request.answer).toMatch(/HTTP\/1\.1 201 .*"study"/s)
  // The client keeps its connection open for more requests; that must not hold the service up until its grace is over.
  const { code, stderr } = await service.ended
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(await serversOf(data_dir)).toEqual([])
})

test('a second start continues with the same data and prints the same local key; a client that never ends its request holds a stop up for the grace period only', async () => {
  const hurried = { ...place, env: { ...place.env, SHUTDOWN_GRACE_SECONDS: '1' } }
  const { service, key } = await welcomed(machine, hurried)
  expect(key).toBe(keys.local)
  for (const known of Object.values(keys)) {
    const { status, body } = await send(`${place.url}/v1/jobs/nonsense`, 'GET', { key: known })
    expect({ status, code: body.error.code }).toEqual({ status: 404, code: 'job_not_accessible' })
  }
  await halfSent(place.url, keys.made)
  service.signal('SIGINT')
  const asked = performance.now()
  expect((await service.ended).code).toBe(0)
  // After a minute the request would have been given up anyway.
  expect(performance.now() - asked).toBeLessThan(55_000)
  expect(await serversOf(place.data_dir)).toEqual([])
})

test('a second Ctrl-C during a slow stop ends the process at once', async () => {
  const { service } = await welcomed(machine, patient())
  const request = await halfSent(place.url, keys.made)
  service.signal('SIGINT')
  await service.says(/"stopping"/)
  // Asked again until it is heard: presses within half a second of the first count as one (see the next test).
  const presses = setInterval(() => service.signal('SIGINT'), 200)
  const { code } = await service.ended.finally(() => clearInterval(presses))
  expect(code).toBe(130)
  request.abandon()
})

test('the next start, by `npm start`, goes on from there; one Ctrl-C under npm is an orderly stop, though npm passes the signal on a second time', async () => {
  const { env, url, data_dir } = place
  const npm = machine.start(['start'], { env, cwd: repository, program: ['npm'] })
  await npm.says(/Press Ctrl-C to stop/)
  expect(npm.stdout()).toContain(keys.local)
  // The engine is loaded for it, which keeps the thread from hearing signals for a while.
  const json = { question: 'Do you like evenings?' }
  expect((await send(`${url}/v1/free/questions`, 'POST', { key: keys.local, json })).status).toBe(202)
  // Whether node gets the one that npm passes on depends on npm's shell and on timing; so here it comes for certain,
  // and right behind: a test that waited for a line of the service could be too late on a busy machine.
  npm.signal('SIGINT')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
  npm.signal('SIGINT')
  await npm.ended
  expect(npm.stdout()).not.toContain('stopping at once')
  await until('PostgreSQL has stopped', async () => (await serversOf(data_dir)).length === 0)
})

/** A request whose body is not all there yet, so that the service has to wait for it. */
async function halfSent(url: string, key: string) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let text = ''
  // The service says "continue" when it has read the head: from then on the request is under way.
  const arrived = Promise.withResolvers<void>()
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
    if (text.startsWith('HTTP/1.1 100 ')) arrived.resolve()
  })
  socket.on('error', () => undefined)
  const answer = new Promise<string>((resolve) => socket.on('close', () => resolve(text)))
  const [body, rest] = ['{"title": "Would they pay $7', ' for an oat-milk latte?"}']
  const head = ['POST /v1/research-studies HTTP/1.1', 'host: localhost', `authorization: Bearer ${key}`]
  head.push('content-type: application/json', `content-length: ${body.length + rest.length}`, 'expect: 100-continue')
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  await arrived.promise
  return { answer, finish: () => socket.write(rest), abandon: () => socket.destroy() }
}
