import path from 'node:path'

/** What somebody types to run this program, so that messages can be copied: it depends on how they ran it. */
const program = (): string => {
  if (process.env.npm_command === 'exec') return 'npx populace'
  return path.extname(process.argv[1] ?? '') === '.ts' ? 'npm run populace --' : 'populace'
}

/** A command as it is to be typed: `typed('login')`. */
export const typed = (command: string): string => `${program()} ${command}`
