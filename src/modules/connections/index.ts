export { createConnections } from './connections.ts'
export { connectionsOperations } from './operations.ts'
export { tidyConnections } from './tidy-connections.ts'
