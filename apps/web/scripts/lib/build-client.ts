import { build } from 'vite';
import type { BuildOptions, Rolldown } from 'vite';
import { DIST, SERVER_BUILD, VISITS_WORKER, WEB_ROOT } from './paths.ts';

/**
 * Groups of modules that share a file. A group also takes what its modules import, unless a group
 * of higher priority has it. So the modules of public pages come before those of accounts and
 * portals, whose libraries public pages never load.
 */
const GROUPS: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'framework',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|react-redux|redux|@reduxjs\/toolkit|immer|reselect|redux-thunk|use-sync-external-store|cookie|set-cookie-parser)\//,
    priority: 7,
  },
  {
    name: 'amounts',
    test: /packages\/pricing\/src\/(?:money|format-aud|price-tables)/,
    includeDependenciesRecursively: false,
    priority: 6.1,
  },
  {
    name: 'staff-paths',
    test: /packages\/contract\/src\/routes\/(?:site|staff)-paths/,
    includeDependenciesRecursively: false,
    priority: 6.1,
  },
  {
    name: 'app',
    test: /src\/app\/(?:entry-client|root-layout|start-app|page-loader)\b/,
    priority: 6,
  },
  {
    name: 'common',
    test: /packages\/ui\/src\/components\/(?:field\/(?!password|checkbox|text-area)|button\/button-link|(?:alert|link|logo)\/)|packages\/auth\/src\/react\/use-a|src\/(?:content\/site-navigation|shared\/(?:deferred\/retry|session\/notice|quote-draft\/|first-visit\/visit-wishes|lib\/preferred-time))|icons\/(?:arrow-right|check|circle-check|info|plus|x)\.mjs/,
    priority: 5,
  },
  {
    name: 'house',
    test: /packages\/ui\/src\/components\/house\//,
    priority: 4.9,
  },
  {
    name: 'dates',
    test: /packages\/pricing\/src\/(?:format-date|steady)|src\/shared\/lib\/plain-date/,
    priority: 4.8,
  },
  {
    name: 'pricing',
    test: /packages\/pricing\/src\/|src\/content\/price-texts/,
    priority: 4.5,
  },
  {
    name: 'choices',
    test: /packages\/ui\/src\/components\/(?:fieldset|option-card|stepper)\//,
    priority: 4.5,
  },
  {
    name: 'cards',
    test: /packages\/ui\/src\/(?:components\/(?:(?:badge|card|skeleton)\/|header\/use-)|utils\/(?:is-current|keep-focus))|icons\/(?:menu|badge-check|arrow-left)\.mjs/,
    priority: 4,
  },
  {
    name: 'forms',
    test: /src\/shared\/forms\/(?:use-after-press|use-submit-once|form-errors)|packages\/ui\/src\/components\/error-summary\/|packages\/contract\/src\/(?:rules\/(?!common)|(?:quotes|appointments)\/(?:deposit\/)?\w+-in-words|http\/conventions)/,
    priority: 4,
  },
  {
    name: 'price',
    test: /packages\/ui\/src\/components\/price\/|src\/shared\/page\/beside/,
    priority: 3.5,
  },
  {
    name: 'company-details',
    test: /src\/(?:content\/(?:contact-links|opening-hours)|shared\/page\/columns)|packages\/ui\/src\/components\/spot-icon\//,
    priority: 3.2,
  },
  {
    name: 'site',
    test: /src\/(?:layouts\/public|shared\/page\/(?!action-bar|beside|detail|figures|list-and|on-this-page|use-section-in-view))/,
    priority: 3,
  },
  {
    name: 'calculator',
    test: /src\/features\/calculator\/(?:price|questions)\//,
    priority: 2,
  },
  {
    name: 'pages',
    test: /src\/features\/(?:(?:home|about|services|gallery|ndis|faq)\/|contact\/(?!.*send-enquiry))/,
    // Each page loads only its own part.
    entriesAware: true,
    priority: 1.5,
  },
  {
    name: 'libraries',
    test: /node_modules\/(?:react-hook-form|@hookform|zod|axios)\/|@tanstack\/react-query\/build\/modern\/(?:useMutation|useQuery|QueryClientProvider)|packages\/(?:auth\/src\/core\/access-policy|contract\/src\/(?:fields\/(?!preferred-time)|accounts\/(?!user))|ui\/src\/components\/button\/text-button)|icons\/(?:circle|eye|eye-off|log-out)\.mjs|src\/(?:app\/account-providers|shared\/(?:errors\/api-errors|forms\/use-schema-form))/,
    priority: 1.1,
  },
  {
    name: 'account',
    test: /src\/(?:features\/accounts\/(?:account-form|account-heading|google-option|login\/redirect|use-)|shared\/(?:google-sign-in\/use-|forms\/new-password)|layouts\/account-layout)|packages\/ui\/src\/components\/(?:field\/password-field)/,
    priority: 1,
  },
  {
    name: 'google',
    test: /src\/shared\/google-sign-in\/google|packages\/auth\/src\/google\//,
    priority: 0.97,
  },
  {
    name: 'account-pages',
    test: /src\/features\/accounts\//,
    entriesAware: true,
    priority: 0.95,
  },
  {
    name: 'dialogs',
    test: /src\/shared\/(?:drafts\/use-(?:form|text)-draft|forms\/(?:confirm-dialog|form-dialog))|packages\/ui\/src\/components\/field\/(?:checkbox|text-area)|packages\/contract\/src\/(?:appointments\/requests|quotes\/site)/,
    includeDependenciesRecursively: false,
    priority: 0.95,
  },
  {
    name: 'service',
    test: /src\/(?:app\/(?:guard|open-portal-api|portal-providers)|layouts\/portal\/screen-failed|shared\/(?:appointments\/(?:format|visit-)|forms\/(?:form-dialog|leave-guard)|drafts\/|errors\/|lists\/query-content|hooks\/use-online|lib\/(?:describe-when|initials|paths)|session\/use-guard))|packages\/ui\/src\/components\/(?:avatar|empty-state|filter-pills|portal-shell\/(?:portal-link|page-head))|packages\/contract\/src\/(?:http\/page|fields\/preferred-time|quotes\/site|appointments\/(?:requests|appointment-states))|packages\/ndis\/src\/calendar\/sydney-clock|zod\/v4\/classic\/coerce|icons\/(?:calendar|circle-dollar|message-circle|repeat|hourglass|file-text|receipt-text)/,
    priority: 0.9,
  },
  {
    name: 'records',
    test: /src\/shared\/(?:appointments\/appointment-badge|(?:quotes|invoices)\/(?:format-|(?:quote|invoice)-status))|packages\/ui\/src\/(?:components\/(?:timeline|summary-list)\/|illustrations\/)|icons\/(?:ban|ellipsis|pencil|sparkles)\.mjs/,
    priority: 0.85,
  },
  {
    name: 'lists',
    test: /src\/shared\/lists\/(?:list-toolbar|page-start|resource-list|rows-skeleton)|packages\/ui\/src\/components\/pagination\//,
    priority: 0.83,
  },
  {
    name: 'portal',
    test: /src\/(?:layouts\/portal|features\/dashboard\/)/,
    priority: 0.8,
  },
  {
    name: 'team',
    // Includes what the Today screen needs, because each separate file has a cost of its own.
    test: /src\/(?:layouts\/(?:team|staff)(?!.*(?:acting-banner|forbidden-screen|visit-signal))|shared\/(?:appointments\/clock-rows|lists\/waiting-age|shortcuts\/use-row-navigation))/,
    priority: 0.7,
  },
];

/**
 * Keeps file names short. Every page lists the files that links may lead to, and a shared chunk
 * would be named after all the pages that share it.
 */
const FILE_NAMES = {
  chunkFileNames: ({ name }: { readonly name: string }) =>
    name.includes('~') ? 'assets/[hash].js' : 'assets/[name]-[hash].js',
  assetFileNames: ({ names: [name = ''] }: { readonly names: readonly string[] }) =>
    name.includes('~') ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
} satisfies Rolldown.OutputOptions;

/** Files that are already loaded when a user follows a link. */
const LOADED_BY_THE_ENTRY = /assets\/(?:rolldown-runtime|framework|common)-/;

/** Builds the scripts and style sheets that browsers load. */
export async function buildClient(): Promise<Rolldown.RolldownOutput['output']> {
  const app = await run({
    define: { 'import.meta.env.VISITS_WORKER': JSON.stringify(`/${VISITS_WORKER}`) },
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
  // Built separately, so that it shares no chunk with the app that it starts.
  const start = await run({
    outDir: DIST,
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: { input: 'src/app/start.ts' },
  });
  return [...app, ...start] as Rolldown.RolldownOutput['output'];
}

/**
 * A file that the service worker precaches. The revision is null if the name contains a hash of the
 * content.
 */
export interface PrecachedFile {
  readonly url: string;
  readonly revision: string | null;
}

/** Builds the service worker that opens visits offline, with the files that they need. */
export async function buildVisitsWorker(files: readonly PrecachedFile[]): Promise<void> {
  await run({
    define: {
      PRECACHED_FILES: JSON.stringify(files),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    outDir: DIST,
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: 'src/service-worker/visits.ts',
      output: { format: 'iife', entryFileNames: VISITS_WORKER },
    },
  });
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

async function run({
  define = {},
  ...options
}: BuildOptions & { readonly define?: Record<string, string> }): Promise<
  Rolldown.RolldownOutput['output']
> {
  const result = await build({ root: WEB_ROOT, logLevel: 'warn', define, build: options });
  if (!('output' in result)) {
    throw new Error('The client build gave no single output, so its files cannot be found.');
  }
  return result.output;
}
