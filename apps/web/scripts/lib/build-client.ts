import { build } from 'vite';
import type { BuildOptions, Rolldown } from 'vite';
import { DIST, SERVER_BUILD, WEB_ROOT } from './paths.ts';

/**
 * Which modules share a file. A group takes what its modules import with it, unless a group of higher
 * priority has it. So what public pages need comes before accounts and the portal, whose libraries
 * public pages never load.
 */
const GROUPS: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'framework',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|react-redux|redux|@reduxjs\/toolkit|immer|reselect|redux-thunk|use-sync-external-store|cookie|set-cookie-parser)\//,
    priority: 7,
  },
  {
    name: 'app',
    test: /src\/app\/(?:entry-client|root-layout|start-app|page-loader)\b/,
    priority: 6,
  },
  {
    name: 'common',
    test: /packages\/ui\/src\/components\/(?:field\/(?!password|checkbox|text-area)|button\/button-link|(?:alert|fieldset|house|link|logo|option-card)\/)|packages\/pricing\/src|packages\/auth\/src\/react\/use-a|src\/content\/site-navigation|icons\/(?:arrow-right|check|circle-check|info|plus|x)\.mjs/,
    priority: 5,
  },
  {
    name: 'cards',
    test: /packages\/ui\/src\/(?:components\/(?:badge|card|skeleton|spot-icon)\/|utils\/is-current)|src\/(?:content\/(?:contact-links|opening-hours|price-words)|shared\/page\/columns)/,
    priority: 4,
  },
  {
    name: 'forms',
    test: /src\/shared\/forms\/(?:use-after-press|use-submit-once|form-errors)|packages\/ui\/src\/components\/error-summary\/|packages\/contract\/src\/(?:rules\/|http\/base-path)/,
    priority: 4,
  },
  {
    name: 'site',
    test: /src\/(?:layouts\/public|shared\/page\/)|packages\/ui\/src\/components\/price\//,
    priority: 3,
  },
  {
    name: 'calculator',
    test: /src\/features\/.*\/(?:quote-calculator|price-form|hero)\.tsx$/,
    priority: 2,
  },
  {
    name: 'pages',
    test: /src\/features\/(?:(?:home|about|services|gallery|ndis|faq)\/|contact\/(?!.*send-enquiry))/,
    // Each page loads its own part only.
    entriesAware: true,
    priority: 1.5,
  },
  {
    name: 'account',
    test: /src\/(?:app\/(?:portal-providers|guard)|layouts\/account-layout|features\/accounts\/|shared\/(?:forms|portal-api)\/)/,
    priority: 1,
  },
  {
    name: 'portal',
    test: /src\/(?:layouts\/portal|features\/dashboard\/|shared\/(?:quotes|invoices|appointments)\/)/,
  },
];

/**
 * Every page carries a list of the files that links may lead to. A chunk that pages share would be named
 * after all of them there.
 */
const FILE_NAMES = {
  chunkFileNames: ({ name }: { readonly name: string }) =>
    name.includes('~') ? 'assets/[hash].js' : 'assets/[name]-[hash].js',
  assetFileNames: ({ names: [name = ''] }: { readonly names: readonly string[] }) =>
    name.includes('~') ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
} satisfies Rolldown.OutputOptions;

/** Whoever follows a link has these already. */
const LOADED_BY_THE_ENTRY = /assets\/(?:rolldown-runtime|framework|common)-/;

/** Builds the scripts and style sheets that browsers load. */
export async function buildClient(): Promise<Rolldown.RolldownOutput['output']> {
  const app = await run({
    outDir: DIST,
    emptyOutDir: true,
    modulePreload: {
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'js'
          ? dependencies.filter((file) => !LOADED_BY_THE_ENTRY.test(file))
          : dependencies,
    },
    rolldownOptions: {
      input: 'src/app/entry-client.tsx',
      output: { ...FILE_NAMES, codeSplitting: { groups: GROUPS } },
    },
  });
  // By itself, so that it shares no chunk with the app that it starts.
  const start = await run({
    outDir: DIST,
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: { input: 'src/app/start.ts' },
  });
  return [...app, ...start] as Rolldown.RolldownOutput['output'];
}

/** Builds the code that prerenders pages. */
export async function buildServer(): Promise<void> {
  await build({
    root: WEB_ROOT,
    logLevel: 'warn',
    ssr: { noExternal: [/^@cleaning\//, 'lucide-react'] },
    build: {
      ssr: 'src/app/entry-server.tsx',
      outDir: SERVER_BUILD,
      emptyOutDir: true,
      copyPublicDir: false,
    },
  });
}

async function run(options: BuildOptions): Promise<Rolldown.RolldownOutput['output']> {
  const result = await build({ root: WEB_ROOT, logLevel: 'warn', build: options });
  if (!('output' in result)) {
    throw new Error('The client build gave no single output, so its files cannot be found.');
  }
  return result.output;
}
