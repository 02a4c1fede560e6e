#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import path from 'node:path'

// Compiled code is kept from start to start, where node_modules can be written to; it saves a third of the time. The
// variable is for threads and further processes: without it each would compile, and take types out of, its files anew.
process.env.NODE_COMPILE_CACHE ??= path.resolve(import.meta.dirname, '../node_modules/.cache/compile')
enableCompileCache(process.env.NODE_COMPILE_CACHE)
await import('./commands/main.ts')
