import pg from 'pg'

/** What this process sends to PostgreSQL from now on; BEGIN and COMMIT are statements, too. */
export function countStatements(): { statements: number; transactions: number } {
  const counted = { statements: 0, transactions: 0 }
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    counted.statements += 1
    if (/^begin/i.test(textOf(given[0]))) counted.transactions += 1
    return Reflect.apply(query, this, given)
  } as typeof query
  return counted
}

const textOf = (given: unknown): string => (typeof given === 'string' ? given : (given as { text?: string }).text) ?? ''
