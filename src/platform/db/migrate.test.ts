import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitStatements } from './migrate.ts'

const MIGRATIONS = path.resolve(import.meta.dirname, '../../../migrations')
const trimmed = (text: string) => splitStatements(text).map((statement) => statement.trim())

describe('splitting a migration into statements', () => {
  test('statements come out one by one, in order, and nothing else does', () => {
    expect(trimmed('create table a (id int);\n\ncreate table b (\n  id int\n);\n')).toEqual([
      'create table a (id int);',
      'create table b (\n  id int\n);',
    ])
  })

  test('the last statement needs no semicolon, and an empty file has no statement', () => {
    expect(trimmed('select 1;\nselect 2')).toEqual(['select 1;', 'select 2'])
    for (const empty of ['', '\n\n', '-- only a comment\n', '/* only; this */', ' ; ;\n;'])
      expect(splitStatements(empty)).toEqual([])
  })

  test('files with Windows line ends are split the same way', () => {
    expect(trimmed('select 1;\r\n-- and\r\nselect 2;\r\n')).toHaveLength(2)
  })

  test.each([
    ['a semicolon in a string', "insert into t values ('a; b');"],
    ['a semicolon at the end of a line in a string', "insert into t values ('a;\nb');"],
    ['a doubled quote in a string', "insert into t values ('it''s; fine');"],
    ['a blank line and dashes in a string', "insert into t values ('one\n\n-- two\nthree');"],
    ['dollars in a string', "insert into t values ('it costs $$;\n$$5');"],
    ['a semicolon in a quoted name', 'create table "odd;\nname" (id int);'],
    [
      'a function body',
      'create function f() returns void language plpgsql as $$\nbegin\n  perform 1;\n\n  -- why;\nend;\n$$;',
    ],
    [
      'a function body with a tag',
      'create function f() returns text as $body$\nselect $$a;\n$$;\n$body$ language sql;',
    ],
    ['a do block on one line', 'do $$ begin perform 1; end $$;'],
    ['a comment inside a statement', 'create table t (\n  id int, -- first; then\n  name text\n);'],
    ['a quote in a comment', "create table t (\n  id int -- the owner's;\n);"],
    ['dollars in a comment', 'create table t (\n  price int -- in $$;\n);'],
    ['a block comment over lines', 'create table t (\n  /* one;\n two; */ id int\n);'],
    ['a parameter', 'prepare p as select $1;'],
    ['a minus and a division', 'select 1 - 2 / 3;'],
  ])('%s does not end the statement', (_what, statement) => {
    expect(trimmed(`select 0;\n${statement}\nselect 1;\n`)).toEqual(['select 0;', statement, 'select 1;'])
  })

  test('a comment after the semicolon belongs to no statement that would run without it', () => {
    const [first, second, ...rest] = trimmed("select 1; -- the owner's\nselect 2;\n")
    expect(first).toBe('select 1;')
    expect(second).toMatch(/select 2;$/)
    expect(rest).toEqual([])
  })

  test('statements put together in any order and with any comments between come apart again', () => {
    const statement = fc.constantFrom(
      'select 1',
      "insert into t values ('a;\n\nb''c')",
      'create function f() returns void as $$\nbegin; end;\n$$ language plpgsql',
      'create table "a;b" (id int, -- it\'s;\n name text)',
      'select $tag$;$$;$tag$',
    )
    const between = fc.constantFrom(';\n', '; ', ";\n-- a comment; with $$ and '\n", ';\n\n/* so; be it */\n', ';;\n')
    fc.assert(
      fc.property(fc.array(fc.tuple(statement, between), { maxLength: 12 }), (parts) => {
        const found = splitStatements(parts.map(([text, gap]) => text + gap).join(''))
        expect(found).toHaveLength(parts.length)
        for (const [index, [text]] of parts.entries()) expect(found[index]).toContain(`${text};`)
      }),
    )
  })

  test('of the migrations themselves nothing is lost', async () => {
    for (const name of await readdir(MIGRATIONS)) {
      const text = await readFile(path.join(MIGRATIONS, name), 'utf8')
      const words = (sql: string) => sql.replaceAll(/--.*$/gm, '').split(/\s+/).filter(Boolean)
      const statements = splitStatements(text)
      expect(words(statements.join('\n'))).toEqual(words(text))
      for (const statement of statements)
        expect(statement.trim()).toMatch(/^(--|create|insert|alter|update|drop|do|comment)/)
    }
  })
})
