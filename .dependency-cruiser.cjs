const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

const MODULES = path.join(__dirname, 'apps/api/src/modules');
const MODULES_WITH_INDEX = readdirSync(MODULES).filter((name) =>
  existsSync(path.join(MODULES, name, 'index.ts')),
);

/**
 * Which way imports may run inside the apps. Between packages, turbo.json says it.
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
      name: 'api-modules-through-their-index',
      comment: 'A module that has an index is imported through it alone.',
      severity: 'error',
      from: { path: '^apps/api/src/(?:modules/([^/]+)/|jobs/)' },
      to: {
        path: `^apps/api/src/modules/(${MODULES_WITH_INDEX.join('|')})/`,
        pathNot: ['^apps/api/src/modules/[^/]+/index\\.ts$', '^apps/api/src/modules/$1/'],
      },
    },
    {
      name: 'api-modules-no-circular',
      comment: 'A module is read without those that depend on it.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^apps/api/src/modules/[^/]+$' },
      to: { circular: true, path: '^apps/api/src/modules/[^/]+$' },
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
      name: 'api-platform-knows-no-module',
      comment: 'The platform serves any module.',
      severity: 'error',
      from: { path: '^apps/api/src/platform/' },
      to: { path: '^apps/api/src/modules/' },
    },
    {
      name: 'api-repositories-are-private',
      comment: 'A module calls another module’s service, never its repository.',
      severity: 'error',
      from: { path: '^apps/api/src/modules/([^/]+)/' },
      to: {
        path: '^apps/api/src/modules/[^/]+/.*repository',
        pathNot: '^apps/api/src/modules/$1/',
      },
    },
    {
      name: 'api-only-repositories-query',
      comment: 'Only a repository file sees Drizzle and the tables.',
      severity: 'error',
      from: { path: '^apps/api/src/modules/', pathNot: 'repository(\\.test)?\\.ts$' },
      to: {
        path: ['node_modules/drizzle-orm', '^apps/api/src/platform/db/schema'],
        dependencyTypesNot: ['type-only'],
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
