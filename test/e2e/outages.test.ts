import { rename } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import {
  answersOk,
  clusterOf,
  type Installation,
  installation,
  serversOf,
  until,
  usedDir,
  useMachine,
  welcomed,
} from '../harness/process.ts'
import { send } from '../harness/service.ts'

/** One installation for all tests: each goes on with what the outage before has left. */
const machine = useMachine('whole file')
let place: Installation
let last: Awaited<ReturnType<typeof welcomed>>
beforeAll(async () => {
  place = await installation(machine, { DATA_DIR: await usedDir(machine) })
})

/** A key is data like any other: where it is still accepted, the data are there. */
async function expectAccepted(url: string, key: string): Promise<void> {
  expect((await send(`${url}/v1/jobs/nonsense`, 'GET', { key })).body.error.code).toBe('job_not_accessible')
}

test('after a SIGKILL the next start adopts the server that was left behind, with its data', async () => {
  const first = await welcomed(machine, place)
  const [left] = await serversOf(place.data_dir)
  first.service.signal('SIGKILL')
  await first.service.ended
  expect(await serversOf(place.data_dir)).toEqual([left])

  const second = await welcomed(machine, place)
  expect(await serversOf(place.data_dir)).toEqual([left])
  expect(second.key).toBe(first.key)
  await expectAccepted(place.url, first.key)
  second.service.signal('SIGINT')
  expect((await second.service.ended).code).toBe(0)
  expect(await serversOf(place.data_dir)).toEqual([])
})

test('when service and server are killed together, as by a power cut, the next start has the data', async () => {
  const first = await welcomed(machine, place)
  const [server] = await serversOf(place.data_dir)
  first.service.signal('SIGKILL')
  process.kill(server!, 'SIGKILL')
  await first.service.ended
  last = await welcomed(machine, place)
  expect(last.key).toBe(first.key)
  await expectAccepted(place.url, first.key)
  expect(await serversOf(place.data_dir)).toHaveLength(1)
})

test('a server that is killed under a busy service is started again, however long that takes, and all goes on', async () => {
  const { service, key } = last
  const { cluster, url } = (await clusterOf(place.data_dir))!
  const [killed] = await serversOf(place.data_dir)
  const load = keepBusy(`${place.url}/readyz`)
  await until('requests are under way', () => load.answered() > 50)
  // Without its settings the server cannot start: an outage of some length.
  await rename(path.join(cluster, 'postgresql.conf'), path.join(cluster, 'away.conf'))
  process.kill(killed!, 'SIGKILL')
  await until('it has been tried for a while', () => service.stdout().split('cannot reconnect').length > 5)
  await rename(path.join(cluster, 'away.conf'), path.join(cluster, 'postgresql.conf'))
  await service.says(/the bundled PostgreSQL is back/)
  await load.stop()
  await answersOk(`${place.url}/readyz`)
  await expectAccepted(place.url, key)
  const servers = await serversOf(place.data_dir)
  expect(servers).toHaveLength(1)
  expect(servers).not.toEqual([killed])
  // The queue's listener is back as well, or jobs would wait for the next poll; and it is back once.
  const listeners = "select from pg_stat_activity where application_name = 'populace-listen'"
  await until('the listener is back', async () => (await query(url, listeners)) > 0)
  const doctor = await machine.run(['doctor', '--json'], { env: place.env })
  expect(JSON.parse(doctor.stdout).findings).toContainEqual(expect.objectContaining({ check: 'queue', state: 'ok' }))
  expect(await query(url, listeners)).toBe(1)
  service.signal('SIGINT')
  const { code, stderr } = await service.ended
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(await serversOf(place.data_dir)).toEqual([])
})

/** Counts rows on the server of an installation. */
async function query(connectionString: string, text: string): Promise<number> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(text)).rowCount!
  } finally {
    await client.end()
  }
}

/** Ten clients that ask without a pause, so that database connections are in use at any moment. */
function keepBusy(url: string) {
  let answered = 0
  let stopping = false
  const clients = Array.from({ length: 10 }, async () => {
    while (!stopping) {
      await fetch(url).then(
        (response) => response.text(),
        () => undefined,
      )
      answered++
    }
  })
  return {
    answered: () => answered,
    async stop() {
      stopping = true
      await Promise.all(clients)
    },
  }
}

test('a stop while the server is away ends all the same', async () => {
  // Longer than the test waits: a stop that is held up until its grace is over does not end in time.
  const patient = { ...place, env: { ...place.env, SHUTDOWN_GRACE_SECONDS: '600' } }
  const { service } = await welcomed(machine, patient)
  const [server] = await serversOf(place.data_dir)
  process.kill(server!, 'SIGKILL')
  service.signal('SIGINT')
  expect((await service.ended).code).toBe(0)
  await until('no server is left', async () => (await serversOf(place.data_dir)).length === 0)
})
