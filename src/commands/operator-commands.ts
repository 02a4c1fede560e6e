/** A command of whoever runs the service. Each loads what it needs when it is called. */
export interface OperatorCommand {
  /** What is typed and what it does, one line a form. */
  forms: readonly (readonly [usage: string, summary: string])[]
  /** Prints a help of its own for --help. */
  has_help?: boolean
  run(args: string[]): Promise<void>
}

export const operatorCommands: Readonly<Record<string, OperatorCommand>> = {
  start: {
    forms: [['start', 'serve the API and run jobs, all in one process']],
    run: async (args) => (await import('./run.ts')).run('start', args),
  },
  serve: {
    forms: [['serve', 'serve the API only; run `work` beside it']],
    run: async (args) => (await import('./run.ts')).run('serve', args),
  },
  work: {
    forms: [['work [--concurrency N]', 'run jobs only']],
    run: async (args) => (await import('./run.ts')).run('work', args),
  },
  migrate: {
    forms: [['migrate', 'bring the database up to date']],
    run: async (args) => (await import('./migrate.ts')).migrateCommand(args),
  },
  keys: {
    forms: [
      [
        'keys create --org NAME --email ADDRESS [--free] [--scopes a,b] [--save]',
        'issue an API key; --save keeps it for the commands above',
      ],
      ['keys list [--email ADDRESS] [--all] [--json]', 'list keys'],
      ['keys revoke KEY|ID|UUID', 'revoke a key, at once'],
    ],
    has_help: true,
    run: async (args) => (await import('./keys.ts')).keys(args),
  },
  admin: {
    forms: [
      ['admin create --email ADDRESS [--json]', 'let somebody administer the installation, and say how to sign in'],
      ['admin list', 'list who may'],
      ['admin remove --email ADDRESS', 'let somebody no longer; ends their sessions, revokes their keys for it'],
    ],
    has_help: true,
    run: async (args) => (await import('./admin.ts')).admin(args),
  },
  secrets: {
    forms: [
      ['secrets show [--json]', 'count what is encrypted under which secret key'],
      ['secrets rotate [--json]', 'encrypt everything under the current secret key, beside a running service'],
      ['secrets renew', 'make another secret key in DATA_DIR, where SECRET_KEY is not set'],
    ],
    has_help: true,
    run: async (args) => (await import('./secrets.ts')).secrets(args),
  },
  population: {
    forms: [
      [
        'population build [--size N] [--country-size N] [--countries GB,DE|all|none] [--seed TEXT] [--force]',
        'draw the agents ahead of the first start, or others than the settings say',
      ],
      ['population report [--write DIR]', 'hold the agents against the figures'],
      ['population sample [--count N] [--country GB] [--start N] [--json]', 'print some agents, to read'],
    ],
    run: async (args) => (await import('./population.ts')).population(args),
  },
  calibrate: {
    forms: [
      [
        'calibrate --engine llm [--questions N] [--yes] [--json]',
        'measure the language models on questions whose answers are known',
      ],
      ['calibrate --show', 'print what was measured last'],
    ],
    run: async (args) => (await import('./calibrate.ts')).calibrate(args),
  },
  replay: {
    forms: [['replay FILE [--json]', 'ask a study again from its manifest or JSON export, and compare every answer']],
    run: async (args) => (await import('./replay.ts')).replay(args),
  },
  doctor: {
    forms: [['doctor [--json]', 'check configuration, database, queue, population, disk and port']],
    run: async (args) => (await import('./doctor.ts')).doctor(args),
  },
  mcp: {
    forms: [
      [
        'mcp [--service URL] [--key KEY] [--toolsets a,b] [--names plain]',
        'an MCP server on stdin and stdout, for assistants',
      ],
    ],
    run: async (args) => (await import('./mcp.ts')).mcp(args),
  },
  login: {
    forms: [['login [--service URL] [--browser] [--json]', 'get a key from a service and save it to ~/.populace/env']],
    has_help: true,
    run: async (args) => (await import('./login.ts')).login(args),
  },
}
