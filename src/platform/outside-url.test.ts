import { describe, expect, test } from 'vitest'
import { readOutsideUrl } from './outside-url.ts'

const problemOf = (text: string, allow_private = false): string | undefined => {
  const read = readOutsideUrl(text, { allow_private })
  return 'problem' in read ? read.problem : undefined
}

const PUBLIC = 'must be an address on the public internet'
const HTTPS = 'must begin with https://'
const PERSON = 'must not contain a user name or a password'
const ADDRESS = 'must be an address such as https://example.com/events'

describe('what is registered for the outside', () => {
  test.each([
    'https://example.com',
    'https://hooks.example.com:8443/events?token=abc',
    'HTTPS://EXAMPLE.COM/',
    'https://example.com./events',
    'https://bücher.example/ereignisse',
    'https://8.8.8.8/events',
    'https://[2606:4700:4700::1111]/events',
    'https://localhost.example.com/',
    'https://internal.example.com/',
  ])('%s is taken', (text) => {
    expect(problemOf(text)).toBeUndefined()
  })

  test.each([
    ['https://localhost/', PUBLIC],
    ['https://LOCALHOST:9000/', PUBLIC],
    ['https://localhost./', PUBLIC],
    ['https://api.localhost/', PUBLIC],
    ['https://printer.local/', PUBLIC],
    ['https://metadata.google.internal/', PUBLIC],
    ['https://metadata.google.internal./', PUBLIC],
    ['https://router.home.arpa/', PUBLIC],
    ['https://postgres:5432/', PUBLIC],
    ['https://127.0.0.1/', PUBLIC],
    ['https://127.0.0.1./', PUBLIC],
    ['https://127.1/', PUBLIC],
    ['https://127.0.1/', PUBLIC],
    ['https://0x7f.1/', PUBLIC],
    ['https://0x7f000001/', PUBLIC],
    ['https://0177.0.0.1/', PUBLIC],
    ['https://2130706433/', PUBLIC],
    ['https://017700000001/', PUBLIC],
    ['https://0/', PUBLIC],
    ['https://%31%32%37.0.0.1/', PUBLIC],
    ['https://１２７.０.０.１/', PUBLIC],
    ['https://①②⑦.0.0.1/', PUBLIC],
    ['https://127。0。0。1/', PUBLIC],
    ['https://169.254.169.254/latest/meta-data/', PUBLIC],
    ['https://0xa9fea9fe/', PUBLIC],
    ['https://[::1]/', PUBLIC],
    ['https://[::]/', PUBLIC],
    ['https://[::ffff:127.0.0.1]/', PUBLIC],
    ['https://[::ffff:7f00:1]/', PUBLIC],
    ['https://[0:0:0:0:0:ffff:127.0.0.1]/', PUBLIC],
    ['https://[64:ff9b::10.0.0.1]/', PUBLIC],
    ['https://[fd00::1]:8443/', PUBLIC],
    ['https://[fe80::1]/', PUBLIC],
    ['https://user@example.com/', PERSON],
    ['https://user:password@example.com/', PERSON],
    ['https://:password@example.com/', PERSON],
    ['https://example.com@127.0.0.1/', PERSON],
    ['http://example.com/', HTTPS],
    ['ftp://example.com/', HTTPS],
    ['file:///etc/passwd', HTTPS],
    ['javascript:alert(1)', HTTPS],
    ['gopher://127.0.0.1:70/', HTTPS],
    ['', ADDRESS],
    ['example.com', ADDRESS],
    ['//example.com/', ADDRESS],
    ['https://', ADDRESS],
    ['https://exa mple.com/', ADDRESS],
    ['https://example.com:99999/', ADDRESS],
    ['https://[::1/', ADDRESS],
    ['https://[fe80::1%25eth0]/', ADDRESS],
    ['https://999.1.1.1/', ADDRESS],
    ['🙂', ADDRESS],
  ])('%s is refused: %s', (text, problem) => {
    expect(problemOf(text)).toBe(problem)
  })

  test('what comes out is what will be asked for, in the usual spelling', () => {
    const read = readOutsideUrl('HTTPS://Hooks.Example.com:443/a/../b?x=1#part', { allow_private: false })
    expect(read).toMatchObject({ url: { href: 'https://hooks.example.com/b?x=1' } })
  })
})

describe('where private addresses are allowed', () => {
  test.each(['http://localhost:3000/', 'http://127.1/', 'https://[::1]/', 'http://receiver:8080/events'])(
    '%s is taken',
    (text) => {
      expect(problemOf(text, true)).toBeUndefined()
    },
  )

  test.each([
    ['ftp://localhost/', 'must begin with https:// or http://'],
    ['http://user@localhost/', PERSON],
  ])('%s is refused all the same: %s', (text, problem) => {
    expect(problemOf(text, true)).toBe(problem)
  })
})
