import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const root = import.meta.dirname

/** `npm start` serves what this builds; `npm run dev:web` serves the sources, in front of a service on port 3000. */
export default defineConfig({
  root,
  base: '/',
  plugins: [tailwindcss()],
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    outDir: path.resolve(root, '../../../dist/web'),
    emptyOutDir: true,
    assetsDir: 'assets',
    // Everything is a file of its own: data: addresses would need a wider policy.
    assetsInlineLimit: 0,
    target: 'es2023',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    // Half of what is bundled says for whom else it is meant; there is nobody else here.
    rolldownOptions: { onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning) },
  },
  server: { proxy: { '^/(v1|account|admin|login|agents/.*/portrait\\.svg|docs|oauth)': 'http://localhost:3000' } },
})
