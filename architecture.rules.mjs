/** root: the picture of docs/house.md as rules: who may import whom. `npm run walls` checks them. */

/** Each domain with the domains below it that it may use, always through their index.ts. */
const domains = {
  places: [],
  maps: [],
  regions: ['maps'],
  travel: ['regions'],
  share: [],
  currencies: [],
  media: [],
  translation: [],
  accounts: ['translation'],
  settings: ['accounts'],
  privacy: ['accounts'],
  content: ['media', 'currencies', 'translation'],
  listings: ['places', 'currencies', 'media', 'accounts'],
  search: ['places', 'maps', 'currencies', 'listings', 'travel', 'settings'],
  feeds: ['listings', 'media', 'places', 'accounts', 'currencies', 'translation'],
  moderation: ['listings', 'media', 'places', 'maps', 'accounts'],
  stock: ['listings', 'media', 'places', 'accounts', 'currencies', 'moderation'],
  exports: ['listings', 'places'],
  saved: ['search', 'listings', 'accounts', 'media', 'places'],
  alerts: ['search', 'places', 'currencies', 'translation', 'travel'],
  enquiries: ['listings', 'accounts', 'settings'],
  insights: ['listings', 'accounts'],
  figures: ['places', 'accounts', 'insights', 'feeds', 'listings'],
  portal: ['accounts', 'listings', 'feeds', 'enquiries', 'content', 'translation'],
}

/** Tests stand beside what they test and may reach for the test tools, so the walls are about the rest. */
const tests = '\\.test\\.tsx?$'

const never = (name, comment, from, to) => ({
  name,
  severity: 'error',
  comment,
  from: outsideTests(from),
  to,
})
const outsideTests = (from) => ({ ...from, pathNot: [tests, ...[from.pathNot ?? []].flat()] })

const domainWalls = Object.entries(domains).map(([room, may]) =>
  never(
    `domain-${room}`,
    `${room} may use: ${may.join(', ') || 'no other domain'}.`,
    { path: `^server/${room}/` },
    { path: '^server/(?!platform/)', pathNot: `^server/(${[room, ...may].join('|')})/` },
  ),
)

const known = Object.keys(domains).join('|')

export default {
  forbidden: [
    never('one-way', 'No circles, not even of types.', {}, { circular: true }),
    never(
      'resolves',
      'Every import leads somewhere.',
      {},
      { couldNotResolve: true, pathNot: ['^virtual:', '\\?', '/\\+types/'] },
    ),
    never(
      'contract-alone',
      'The contract knows only zod.',
      { path: '^contract/' },
      { pathNot: ['^contract/', '^node_modules/zod/'] },
    ),
    never(
      'web-to-server',
      'Pages know the contract, never the server.',
      { path: '^web/' },
      { path: '^(server|main|packages|bench|drills|tests)/' },
    ),
    never(
      'server-to-web',
      'The server never knows the pages.',
      { path: '^server/' },
      { path: '^(web|main|packages|bench|drills|tests)/' },
    ),
    never(
      'packages-below-main',
      'Packages know no pages.',
      { path: '^packages/' },
      { path: '^(web|main|tests)/' },
    ),
    never(
      'platform-is-ground',
      'Platform knows no domain.',
      { path: '^server/platform/' },
      { path: '^server/(?!platform/)' },
    ),
    never(
      'known-domains',
      'A new domain gets its line in this file.',
      {},
      { path: `^server/(?!platform/|(${known})/)` },
    ),
    never(
      'ui-is-ground',
      'ui and platform know no feature and no page.',
      { path: '^web/(ui|platform)/' },
      {
        path: '^web/(?!ui/|platform/)',
      },
    ),
    never(
      'features-below-pages',
      'Features do not know pages.',
      { path: '^web/(?!pages/|root|routes)' },
      {
        path: '^web/pages/',
      },
    ),
    never(
      'features-apart',
      'Pages join features; features do not know one another.',
      { path: '^web/(?!pages/|ui/|platform/)([^/]+)/' },
      { path: '^web/(?!pages/|ui/|platform/|styles/)[^/]+/', pathNot: '^web/$1/' },
    ),
    never(
      'door',
      'Another domain is entered by its index.ts, by inner.ts for what needs no calls, or by plain.ts for what needs no database either.',
      { path: '^server/([^/]+)/' },
      { path: '^server/(?!platform/)[^/]+/(?!(index|inner|plain)\\.ts$)', pathNot: '^server/$1/' },
    ),
    never(
      'sql-in-stores',
      'Only stores and platform touch the driver.',
      { path: '^server/', pathNot: ['\\.store\\.ts$', '^server/platform/'] },
      { path: '^node_modules/(kysely|pg|pg-copy-streams)/', dependencyTypesNot: ['type-only'] },
    ),
    {
      name: 'connections',
      severity: 'error',
      comment:
        'Only platform/database/connections opens a connection: it listens when one breaks. Tests and drills, too.',
      from: { pathNot: ['^server/platform/database/connections\\.ts$', '^node_modules/'] },
      to: { path: '^node_modules/pg/', dependencyTypesNot: ['type-only'] },
    },
    never(
      'hono-in-http',
      'Only platform/http/http.ts knows Hono.',
      { path: '^(server|packages|contract)/', pathNot: ['^server/platform/http/http\\.ts$'] },
      { path: '^node_modules/(hono|@hono)/' },
    ),
    never(
      'rules-are-pure',
      'Rules import only the contract, rules and tables of standards; types from anywhere their domain may.',
      { path: '\\.rules\\.ts$' },
      {
        pathNot: ['^contract/', '\\.rules\\.ts$', '^node_modules/entities/'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    never(
      'store-is-last',
      'A store calls no verb and no route; types it may take from anywhere its domain may.',
      { path: '^server/.*\\.store\\.ts$' },
      {
        path: '^server/(?!platform/)',
        pathNot: ['\\.(rules|store)\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    never(
      'routes-are-first',
      'Nobody calls routes but the front door.',
      { path: '^server/', pathNot: ['/index\\.ts$'] },
      { path: '\\.routes\\.ts$' },
    ),
    ...domainWalls,
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.react-router', '^build'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
