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
  people: ['accounts'],
  profile: ['accounts', 'clients', 'series'],
  series: ['appointments'],
};
const WEB = '^apps/web/src';
/** The pages of one side, which no other domain imports. */
const SIDES = '(?:client|staff|admin)';
/** The addresses of a domain. Links run between all domains, and the frames have them too. */
const PATHS_OF_DOMAINS = `${WEB}/domains/[^/]+/[^/]+-paths\\.ts$`;
/** What is no part of the product: it opens the whole app. */
const WEB_TESTS = '(\\.(test|stories)\\.tsx?|/testing(/[^/]+|\\.tsx?))$';
/** Domains whose own files use others': a quote is made of the price that a visitor worked on. */
const DOMAIN_BUILT_ON = {
  accounts: ['calculator'],
  bank: ['clients'],
  bookkeeping: ['appointments', 'invoices'],
  calculator: ['appointments'],
  claims: ['invoices'],
  cleaners: ['appointments', 'clients'],
  enquiries: ['quotes'],
  invoices: ['appointments', 'clients'],
  people: ['appointments', 'cleaners', 'profile', 'timesheets'],
  profile: ['accounts', 'clients'],
  quotes: ['appointments', 'calculator', 'clients'],
  timesheets: ['appointments'],
};
const DOMAINS = readdirSync(path.join(__dirname, 'apps/web/src/domains'));
const REPOSITORY = '^apps/api/src/(?!core/)[^/]+/.*-repository\\.ts$';
/** What the files of a role could be called as well, and are not: one name is found in every record. */
const OTHER_NAMES_OF_ROLES = [
  '^apps/api/src/.+-(?:handlers|commands|view|mapper|emails|refusals|errors|jobs|service)\\.ts$',
  '^apps/api/src/.+/(?:mapper|errors|job|jobs|record|repository|service)\\.ts$',
];
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
      name: 'web-kit-knows-no-domain',
      comment: 'The kit serves any domain.',
      severity: 'error',
      from: { path: `${WEB}/kit/`, pathNot: WEB_TESTS },
      to: { path: `${WEB}/(domains|site|shell|app)/` },
    },
    {
      name: 'web-content-is-data',
      comment: 'Page copy is data: it imports packages and other content only.',
      severity: 'error',
      from: { path: `${WEB}/content/` },
      to: { path: `${WEB}/(kit|domains|site|shell|app)/` },
    },
    {
      name: 'web-domains-know-no-frame',
      comment: 'A domain knows neither the public site, nor the frames, nor the app that opens it.',
      severity: 'error',
      from: { path: `${WEB}/domains/`, pathNot: WEB_TESTS },
      to: { path: `${WEB}/(site|shell|app)/` },
    },
    {
      name: 'web-site-and-shell-stay-apart',
      comment: 'The app puts the public pages and the frames together.',
      severity: 'error',
      from: { path: `${WEB}/(site|shell)/`, pathNot: WEB_TESTS },
      to: { path: `${WEB}/(site|shell|app)/`, pathNot: `${WEB}/$1/` },
    },
    {
      name: 'web-pages-are-private',
      comment:
        'Only its domain’s own routes open a page. What two domains show is a file of one of them.',
      severity: 'error',
      from: { path: `${WEB}/(?:domains/)?([^/]+)/`, pathNot: WEB_TESTS },
      to: {
        path: `${WEB}/domains/[^/]+/${SIDES}/`,
        pathNot: [`${WEB}/domains/$1/`, `${WEB}/domains/[^/]+/${SIDES}/routes\\.ts$`],
      },
    },
    {
      name: 'web-domains-know-no-side',
      comment: 'What all sides of a domain show is read without any of them.',
      severity: 'error',
      from: { path: `${WEB}/domains/[^/]+/(?!${SIDES}/)`, pathNot: WEB_TESTS },
      to: { path: `${WEB}/domains/[^/]+/${SIDES}/` },
    },
    ...DOMAINS.map((name) => ({
      name: 'web-domains-are-built-on-those-named',
      comment: `What the files of ${name} are made of: ${DOMAIN_BUILT_ON[name]?.join(', ') ?? 'no other domain'}.`,
      severity: 'error',
      from: { path: `${WEB}/domains/${name}/(?!${SIDES}/)`, pathNot: WEB_TESTS },
      to: {
        path: `${WEB}/domains/`,
        pathNot: [
          `${WEB}/domains/(${[name, ...(DOMAIN_BUILT_ON[name] ?? [])].join('|')})/`,
          PATHS_OF_DOMAINS,
        ],
      },
    })),
    {
      name: 'web-paths-know-no-domain',
      comment: 'Any domain links to any other by these files, so they import none.',
      severity: 'error',
      from: { path: PATHS_OF_DOMAINS },
      to: { path: `${WEB}/` },
    },
    {
      name: 'api-roles-have-one-name',
      comment:
        'A file of one role has the same name in every record: docs/architecture.md lists them.',
      severity: 'error',
      from: {},
      to: {
        path: OTHER_NAMES_OF_ROLES,
        pathNot: `^apps/api/src/(?:${NO_RECORDS.join('|')})/`,
      },
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
      comment: 'A record calls another’s functions, never its repository.',
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
      from: { path: `^apps/api/src/${RECORD}/`, pathNot: '-repository(\\.test)?\\.ts$' },
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
