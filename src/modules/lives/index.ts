export { agentLives } from './agent-lives.ts'
export { livesOperations } from './operations.ts'
