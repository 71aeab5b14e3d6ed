const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

const SERVICE = path.join(__dirname, 'apps/api/src');
/** What in the service is not a record: what all of them stand on, and what starts them. */
const NO_RECORDS = ['core', 'commands', 'demo', 'jobs'];
const RECORDS_WITH_INDEX = readdirSync(SERVICE).filter((name) =>
  existsSync(path.join(SERVICE, name, 'index.ts')),
);
/** Records that are made of others, whose repositories they use: a client is an account with more about it. */
const BUILT_ON = {
  clients: ['accounts'],
  profile: ['accounts', 'clients'],
  series: ['appointments'],
};
const REPOSITORY = '^apps/api/src/(?!core/)[^/]+/.*repository';
const RECORD = `(?!(?:${NO_RECORDS.join('|')})/)([^/]+)`;

/**
 * Which way imports may run inside the apps and the contract. Between packages, turbo.json says it.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'A circle has no order to read it in, whether of values or of types.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'api-records-through-their-index',
      comment: 'A record that has an index is imported through it alone.',
      severity: 'error',
      from: { path: '^apps/api/src/([^/]+)/', pathNot: '^apps/api/src/(series|demo|commands)/' },
      to: {
        path: `^apps/api/src/(${RECORDS_WITH_INDEX.join('|')})/`,
        pathNot: ['^apps/api/src/[^/]+/index\\.ts$', '^apps/api/src/$1/'],
      },
    },
    {
      name: 'api-records-no-circular',
      comment: 'A record is read without those that depend on it.',
      severity: 'error',
      scope: 'folder',
      from: { path: `^apps/api/src/(?!(?:${NO_RECORDS.join('|')})$)[^/]+$` },
      to: { circular: true, path: `^apps/api/src/(?!(?:${NO_RECORDS.join('|')})$)[^/]+$` },
    },
    {
      name: 'web-shared-imports-nothing-above',
      comment: 'Shared code knows no feature, layout, route or app.',
      severity: 'error',
      from: { path: '^apps/web/src/shared/' },
      to: { path: '^apps/web/src/(features|layouts|routes|app)/' },
    },
    {
      name: 'web-content-is-data',
      comment: 'Page copy is data: it imports packages and other content only.',
      severity: 'error',
      from: { path: '^apps/web/src/content/' },
      to: { path: '^apps/web/src/(shared|features|layouts|routes|app)/' },
    },
    {
      name: 'web-features-import-nothing-above',
      comment: 'A feature knows no layout, route or app.',
      severity: 'error',
      from: { path: '^apps/web/src/features/' },
      to: { path: '^apps/web/src/(layouts|routes|app)/' },
    },
    {
      name: 'web-features-stay-apart',
      comment: 'A need that crosses features is composed in a route.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'web-layouts-import-nothing-above',
      comment: 'A layout knows no route and no app.',
      severity: 'error',
      from: { path: '^apps/web/src/layouts/' },
      to: { path: '^apps/web/src/(routes|app)/' },
    },
    {
      name: 'web-routes-import-nothing-above',
      comment:
        'A route does not know the app that mounts it. Its tests and stories render that app.',
      severity: 'error',
      from: {
        path: '^apps/web/src/routes/',
        pathNot: '(\\.(test|stories)\\.tsx?|/testing/[^/]+)$',
      },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'api-core-knows-no-record',
      comment: 'The core serves any record.',
      severity: 'error',
      from: { path: '^apps/api/src/core/' },
      to: { path: `^apps/api/src/${RECORD}/` },
    },
    {
      name: 'api-repositories-are-private',
      comment: 'A record calls another’s service, never its repository.',
      severity: 'error',
      from: {
        path: `^apps/api/src/${RECORD}/`,
        pathNot: `^apps/api/src/(${Object.keys(BUILT_ON).join('|')})/`,
      },
      to: { path: REPOSITORY, pathNot: '^apps/api/src/$1/' },
    },
    ...Object.entries(BUILT_ON).map(([name, others]) => ({
      name: `api-repositories-of-${name}`,
      comment: `What ${name} are made of: ${others.join(', ')}. They use no other’s repository.`,
      severity: 'error',
      from: { path: `^apps/api/src/${name}/` },
      to: { path: REPOSITORY, pathNot: `^apps/api/src/(${[name, ...others].join('|')})/` },
    })),
    {
      name: 'api-only-repositories-query',
      comment: 'Only a repository file sees Drizzle and the tables.',
      severity: 'error',
      from: { path: `^apps/api/src/${RECORD}/`, pathNot: 'repository(\\.test)?\\.ts$' },
      to: {
        path: ['node_modules/drizzle-orm', '^apps/api/src/core/db/schema'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'contract-floor-knows-no-record',
      comment: 'What every record of the contract uses is read without any of them.',
      severity: 'error',
      from: { path: '^packages/contract/src/(?:fields|http|errors|rules|routes)/' },
      to: {
        path: '^packages/contract/src/',
        pathNot: '^packages/contract/src/(?:fields|http|errors|rules|routes)/',
      },
    },
    {
      name: 'apps-stay-apart',
      comment: 'The site and the service meet at the contract only.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|test-results|node_modules/\\.)' },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
    },
  },
};
