/** What a process sends to PostgreSQL, to be sent again by others. */
import pg from 'pg'

export interface Statement {
  readonly name?: string
  readonly text: string
  readonly values?: unknown[]
}

/**
 * Notes every statement of this process from now on; `stop` returns them in an order in which one connection can send them:
 * transactions that ran side by side come one after the other, by when they were committed.
 */
export function recordStatements(): { stop(): Statement[] } {
  const recorded: Statement[] = []
  const open = new WeakMap<pg.Client, Statement[]>()
  const note = (client: pg.Client, statement: Statement): void => {
    if (BEGINS.test(statement.text)) open.set(client, [])
    const transaction = open.get(client)
    transaction?.push(statement)
    if (transaction === undefined) recorded.push(statement)
    else if (ENDS.test(statement.text)) {
      recorded.push(...transaction)
      open.delete(client)
    }
  }
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    note(this, statementOf(given))
    return Reflect.apply(query, this, given)
  } as typeof query
  return {
    stop() {
      pg.Client.prototype.query = query
      return recorded
    },
  }
}

const BEGINS = /^(begin|start transaction)/i
const ENDS = /^(commit|rollback)/i

function statementOf([first, second]: readonly unknown[]): Statement {
  const own = typeof first === 'string' ? { text: first } : (first as pg.QueryConfig)
  const values = Array.isArray(second) ? second : own.values
  return {
    text: own.text,
    ...('name' in own && own.name !== undefined ? { name: own.name } : {}),
    ...(values === undefined ? {} : { values: [...values] }),
  }
}

/** Commits that the statements come to: what is outside of any transaction is one by itself. */
export function transactionsIn(statements: readonly Statement[]): number {
  let inside = false
  let transactions = 0
  for (const { text } of statements) {
    if (BEGINS.test(text)) inside = true
    else if (ENDS.test(text)) inside = false
    if (!inside) transactions += 1
  }
  return transactions
}

/** Sends them one after the other, as they were sent. */
export async function replay(client: pg.Client, statements: readonly Statement[]): Promise<void> {
  for (const statement of statements) await client.query({ ...statement })
}
