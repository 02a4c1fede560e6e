import { type Command, type CommandFamily, type CommandOptions, command, commonOptions, isFamily } from '../command.ts'
import { UsageError } from '../errors.ts'
import { typed } from '../program.ts'

/** What can be typed behind a command. */
export interface Completable {
  name: string
  summary: string
  options: readonly string[]
  actions: readonly { name: string; options: readonly string[] }[]
}

const names = (options: CommandOptions): string[] =>
  Object.keys({ ...options, ...commonOptions }).map((name) => `--${name}`)

export const described = (entry: Command | CommandFamily): Completable =>
  isFamily(entry)
    ? {
        name: entry.name,
        summary: entry.summary,
        options: names({}),
        actions: entry.commands.map(({ name, options }) => ({ name, options: names(options) })),
      }
    : { name: entry.name, summary: entry.summary, options: names(entry.options), actions: [] }

const shells = { bash: bashScript, zsh: zshScript, fish: fishScript }

/** `completion bash|zsh|fish`: a script that has every word in it, so that completing starts no program. */
export const completion = (commands: readonly Completable[]): Command =>
  command({
    name: 'completion',
    summary: 'a script that lets a shell complete commands and options',
    usage: 'bash|zsh|fish',
    details:
      'It completes the program `populace`, as `npm link` or an installed package puts it on your PATH. With `npm run`, put --silent behind `run`, or what npm says is in the script, too.',
    options: {},
    examples: [
      'completion bash > ~/.local/share/bash-completion/completions/populace',
      'completion zsh > ~/.zfunc/_populace',
      'completion fish > ~/.config/fish/completions/populace.fish',
    ],
    async run({ positionals, out }) {
      const [shell] = positionals
      if (shell === undefined || !Object.hasOwn(shells, shell)) {
        throw new UsageError(`Name a shell: ${typed('completion bash|zsh|fish')}`)
      }
      const script = shells[shell as keyof typeof shells]([...commands, ...own])
      if (out.wants_json) out.json({ shell, script })
      else out.print(script)
    },
  })

const plain = (name: string, summary: string, words: string[] = []): Completable => ({
  name,
  summary,
  options: [],
  actions: words.map((word) => ({ name: word, options: [] })),
})

const own = [
  plain('completion', 'a script for a shell', ['bash', 'zsh', 'fish']),
  plain('help', 'the list of commands, or the help of one'),
  plain('version', 'the version'),
]

/** "jobs" and "jobs wait", each with the words that may follow. */
function* places(commands: readonly Completable[]): Generator<[place: string, words: readonly string[]]> {
  for (const { name, options, actions } of commands) {
    yield [name, [...actions.map((action) => action.name), ...options]]
    for (const action of actions) yield [`${name} ${action.name}`, action.options]
  }
}

function bashScript(commands: readonly Completable[]): string {
  const cases = [...places(commands)].map(([place, words]) => `    "${place}") words="${words.join(' ')}" ;;`)
  return `# Completion of populace for bash.
_populace() {
  local word="\${COMP_WORDS[COMP_CWORD]}" place="\${COMP_WORDS[1]}" words=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${commands.map(({ name }) => name).join(' ')}" -- "$word"))
    return
  fi
  if [ "$place" = help ] && [ "$COMP_CWORD" -eq 2 ]; then
    COMPREPLY=($(compgen -W "${commands.map(({ name }) => name).join(' ')}" -- "$word"))
    return
  fi
  if [ "$COMP_CWORD" -gt 2 ] && [[ "\${COMP_WORDS[2]}" != -* ]]; then place="$place \${COMP_WORDS[2]}"; fi
  case "$place" in
${cases.join('\n')}
    *) case "\${COMP_WORDS[1]}" in
${[...places(commands)]
  .filter(([place]) => !place.includes(' '))
  .map(([place, words]) => `      "${place}") words="${words.join(' ')}" ;;`)
  .join('\n')}
      esac ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
  if [ "\${#COMPREPLY[@]}" -eq 0 ]; then COMPREPLY=($(compgen -f -- "$word")); fi
}
complete -F _populace populace`
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

function zshScript(commands: readonly Completable[]): string {
  const list = commands.map(({ name, summary }) => `    ${quoted(`${name}:${summary.replaceAll(':', '\\:')}`)}`)
  const cases = [...places(commands)].map(
    ([place, words]) => `    ${quoted(place)}) words_of=(${words.map(quoted).join(' ')}) ;;`,
  )
  return `#compdef populace
# Completion of populace for zsh.
_populace() {
  local -a commands words_of
  commands=(
${list.join('\n')}
  )
  if (( CURRENT == 2 )) || { (( CURRENT == 3 )) && [[ "\${words[2]}" == help ]]; }; then
    _describe 'command' commands
    return
  fi
  local place="\${words[2]}"
  if (( CURRENT > 3 )) && [[ "\${words[3]}" != -* ]]; then place="$place \${words[3]}"; fi
  _populace_words "$place" || _populace_words "\${words[2]}"
  compadd -a words_of || _files
}
_populace_words() {
  case "$1" in
${cases.join('\n')}
    *) return 1 ;;
  esac
}
if [ "$funcstack[1]" = _populace ]; then _populace "$@"; else compdef _populace populace; fi`
}

function fishScript(commands: readonly Completable[]): string {
  const lines = commands.flatMap(({ name, summary, options, actions }) => {
    const seen = `__fish_seen_subcommand_from ${name}`
    const words = actions.map((action) => action.name)
    return [
      `complete -c populace -n __fish_use_subcommand -f -a ${name} -d ${quoted(summary)}`,
      ...(words.length === 0
        ? []
        : [
            `complete -c populace -n ${quoted(`${seen}; and not __fish_seen_subcommand_from ${words.join(' ')}`)} -f -a ${quoted(words.join(' '))}`,
          ]),
      ...options.map((option) => `complete -c populace -n ${quoted(seen)} -l ${option.slice(2)}`),
      ...actions.flatMap((action) =>
        action.options
          .filter((option) => !options.includes(option))
          .map(
            (option) =>
              `complete -c populace -n ${quoted(`${seen}; and __fish_seen_subcommand_from ${action.name}`)} -l ${option.slice(2)}`,
          ),
      ),
    ]
  })
  return ['# Completion of populace for fish.', ...lines].join('\n')
}
