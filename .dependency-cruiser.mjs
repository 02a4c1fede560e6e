/** Imports point one way: platform ← modules ← app; surfaces and clients know contracts, not modules. */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'platform-stands-alone',
      comment: 'The platform knows no word of the domain.',
      severity: 'error',
      from: { path: '^src/platform' },
      to: { path: '^src/(?!platform)' },
    },
    {
      name: 'surfaces-know-no-module',
      comment: 'app.ts hands the surfaces their operations.',
      severity: 'error',
      from: { path: '^src/surfaces' },
      to: { path: '^src/(?!platform|surfaces)' },
    },
    {
      name: 'clients-know-contracts-only',
      severity: 'error',
      from: { path: '^src/clients' },
      to: { path: '^src/(?!clients|contracts\\.ts|platform/contract/contract\\.ts|platform/(errors|nearest)\\.ts)' },
    },
    {
      name: 'sdk-stands-alone',
      comment: 'The SDK is published by itself: it imports nothing of the service, no package and nothing of Node.',
      severity: 'error',
      from: { path: '^src/clients/sdk/' },
      to: { pathNot: '^src/clients/sdk/' },
    },
    {
      name: 'the-web-app-knows-the-sdk-only',
      comment: 'It can do nothing that a program of somebody else could not.',
      severity: 'error',
      from: { path: '^src/clients/web/' },
      to: { path: '^src/', pathNot: '^src/clients/(web/|sdk/index\\.ts|panel-results\\.ts)' },
    },
    {
      name: 'modules-know-no-surface',
      severity: 'error',
      from: { path: '^src/modules' },
      to: { path: '^src/(?!platform|modules)' },
    },
    {
      name: 'modules-meet-at-their-index',
      comment: 'A module imports another only through its index.ts or contract.ts.',
      severity: 'error',
      from: { path: '^src/modules/([^/]+)/' },
      to: { path: '^src/modules/', pathNot: '^src/modules/($1/|[^/]+/(index|contract)\\.ts$)' },
    },
    {
      name: 'everybody-meets-modules-at-their-index',
      severity: 'error',
      from: { path: '^src/(app|people|main|contracts|commands)', pathNot: '^src/modules' },
      to: { path: '^src/modules/', pathNot: '^src/modules/[^/]+/(index|contract)\\.ts$' },
    },
    {
      name: 'sandbox-stands-in-from-outside',
      comment: 'Stand-ins for other services know no module, and nobody but the composition root knows them.',
      severity: 'error',
      from: { path: '^src/sandbox' },
      to: { path: '^src/(?!sandbox|platform|surfaces/http/pages/(layout|controls)\\.ts)' },
    },
    {
      name: 'source-knows-no-test',
      severity: 'error',
      from: { path: '^src', pathNot: '\\.test\\.ts$' },
      to: { path: '(^|/)(test|bench|scripts)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.json'] },
  },
}
