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
    priority: 6,
  },
  {
    name: 'app',
    test: /src\/app\/(?:entry-client|root-layout|start-app|page-loader)\b/,
    priority: 5,
  },
  {
    name: 'site',
    test: /src\/(?:layouts\/public|shared\/page\/|content\/price-words)|packages\/pricing\/src|packages\/ui\/src\/components\/(?:field|fieldset|alert|house|price)\/|icons\/(?:arrow-right|circle-check|info|plus)\.mjs/,
    priority: 4,
  },
  {
    name: 'calculator',
    test: /src\/features\/.*\/(?:quote-calculator|price-form|hero)\.tsx$/,
    priority: 3,
  },
  {
    name: 'pages',
    test: /src\/features\/(?:(?:home|about|services|gallery|ndis|faq)\/|contact\/(?!.*send-enquiry))/,
    // Each page loads its own part only.
    entriesAware: true,
    priority: 2,
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

/** Builds the scripts and style sheets that browsers load. */
export async function buildClient(): Promise<Rolldown.RolldownOutput['output']> {
  const app = await run({
    outDir: DIST,
    emptyOutDir: true,
    rolldownOptions: {
      input: 'src/app/entry-client.tsx',
      output: { codeSplitting: { groups: GROUPS } },
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
