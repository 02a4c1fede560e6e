#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import path from 'node:path'

// Compiled code is kept from start to start, where node_modules can be written to; it saves a third of the time.
enableCompileCache(path.resolve(import.meta.dirname, '../node_modules/.cache/compile'))
await import('./commands/main.ts')
