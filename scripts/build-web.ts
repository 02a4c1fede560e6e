/** Builds the browser app into dist/web, where it is not built yet: after `npm ci`, for a package, and by hand. */
import { buildWebApp, ensureWebApp } from '../src/commands/build-web.ts'

// An installation is whole without it; who asks for it by name wants to know that it is there.
await (process.env.npm_lifecycle_event === 'prepare' ? ensureWebApp : buildWebApp)(console.log)
