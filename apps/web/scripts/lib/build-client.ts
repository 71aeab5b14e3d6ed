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
    test: /packages\/ui\/src\/components\/(?:field\/(?!password|checkbox|text-area)|button\/button-link|(?:alert|house|link|logo)\/)|packages\/auth\/src\/react\/use-a|src\/(?:content\/site-navigation|shared\/(?:deferred\/retry|session\/notice))|icons\/(?:arrow-right|check|circle-check|info|plus|x)\.mjs/,
    priority: 5,
  },
  {
    name: 'dates',
    test: /packages\/pricing\/src\/(?:format-date|steady)/,
    priority: 4.8,
  },
  {
    name: 'amounts',
    test: /packages\/pricing\/src\/(?:money|format-aud)/,
    priority: 4.7,
  },
  {
    name: 'pricing',
    test: /packages\/pricing\/src/,
    priority: 4.5,
  },
  {
    name: 'choices',
    test: /packages\/ui\/src\/components\/(?:fieldset|option-card)\//,
    priority: 4.5,
  },
  {
    name: 'cards',
    test: /packages\/ui\/src\/(?:components\/(?:(?:badge|card|skeleton|spot-icon)\/|header\/use-)|utils\/(?:is-current|keep-focus))|icons\/(?:menu|badge-check|arrow-left)\.mjs|src\/(?:content\/(?:contact-links|opening-hours|price-words)|shared\/page\/columns)/,
    priority: 4,
  },
  {
    name: 'forms',
    test: /src\/shared\/forms\/(?:use-after-press|use-submit-once|form-errors)|packages\/ui\/src\/components\/error-summary\/|packages\/contract\/src\/(?:rules\/|http\/base-path)/,
    priority: 4,
  },
  {
    name: 'site',
    test: /src\/(?:layouts\/public|shared\/page\/(?!action-bar|detail|list-and|on-this-page|use-section-in-view))|packages\/ui\/src\/components\/price\//,
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
    test: /src\/(?:features\/accounts\/(?:account-heading|google-option|login\/redirect|use-)|shared\/(?:errors\/api-errors|google-sign-in\/use-))|packages\/ui\/src\/components\/button\/text-button|node_modules\/(?:react-hook-form|@hookform)\/|@tanstack\/react-query\/build\/modern\/(?:useMutation|useQuery|QueryClientProvider)|src\/(?:app\/account-providers|layouts\/account-layout|shared\/forms\/(?:use-schema-form|form-errors))|packages\/contract\/src\/accounts\/(?:requests|entity)|packages\/auth\/src\/core\/access-policy|packages\/ui\/src\/components\/field\/password-field|src\/shared\/lib\/password-meter/,
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
    name: 'service',
    test: /src\/(?:app\/(?:guard|open-portal-api|portal-providers)|layouts\/portal\/screen-failed|shared\/(?:appointments\/(?:format|visit)|forms\/(?:form-dialog|leave-guard)|drafts\/|errors\/|lists\/query-content|hooks\/use-(?:online|now)|lib\/(?:initials|paths)|session\/use-guard))|packages\/ui\/src\/components\/(?:avatar|empty-state|filter-pills|offline-banner|portal-shell\/(?:portal-link|page-head))|packages\/contract\/src\/(?:http\/page|quotes\/site|appointments\/(?:choices|requests)|state-machines\/appointment-states)|packages\/ndis\/src\/calendar\/sydney-clock|zod\/v4\/classic\/coerce|icons\/(?:calendar|circle-dollar|message-circle|map-pin|repeat|hourglass|file-text|receipt-text)/,
    priority: 0.9,
  },
  {
    name: 'portal',
    test: /src\/(?:layouts\/portal|features\/dashboard\/)/,
    priority: 0.8,
  },
  {
    name: 'team',
    test: /src\/layouts\/(?:team|staff|admin)/,
    priority: 0.7,
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

/** A page that follows a link has loaded these already. */
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
