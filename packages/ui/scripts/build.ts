/**
 * Builds the components for other apps: modules that need no CSS modules of the bundler, one style
 * sheet, the pictures as files, and the types.
 */
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');

const ENTRIES = [
  'src/index.ts',
  'src/providers/index.ts',
  'src/rows/index.ts',
  'src/testing/index.ts',
  'src/styles/font-url.ts',
  'src/utils/focus-nearest.ts',
  'src/utils/keep-focus-in-row.ts',
  ...globSync('src/components/*/index.ts', { cwd: ROOT }),
];

const shared = {
  root: ROOT,
  configFile: false,
  logLevel: 'warn',
  // Files name each other by relative addresses, wherever the package is put.
  base: './',
} as const;

async function buildModules(): Promise<string> {
  const { output } = (await build({
    ...shared,
    build: {
      outDir: DIST,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      sourcemap: true,
      target: 'es2024',
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: ENTRIES.map((entry) => join(ROOT, entry)),
        external: /^(?:react|react-dom|lucide-react)(?:\/|$)/u,
        preserveEntrySignatures: 'strict',
        output: {
          preserveModules: true,
          preserveModulesRoot: 'src',
          // A package leaves out whatever is in a folder of that name.
          entryFileNames: ({ name }) =>
            name.includes('node_modules/') ? 'styles/font-file.js' : '[name].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  return takeCss(output);
}

async function buildStyles(): Promise<string> {
  const { output } = (await build({
    ...shared,
    build: {
      outDir: DIST,
      emptyOutDir: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(ROOT, 'src/styles/index.css'),
        output: { assetFileNames: 'assets/[name]-[hash][extname]' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return takeCss(output);
}

/** The text of the one style sheet of a build, which is removed: it becomes a part of `styles.css`. */
function takeCss(output: Rolldown.RolldownOutput['output']): string {
  const [name = '', ...others] = output
    .map(({ fileName }) => fileName)
    .filter((file) => file.endsWith('.css'));
  if (name === '' || others.length > 0) throw new Error('Expected one style sheet.');
  const css = readFileSync(join(DIST, name), 'utf8');
  rmSync(join(DIST, name));
  return css;
}

const components = await buildModules();
const styles = await buildStyles();
// The rules of components come last: they take the place of those for bare elements.
writeFileSync(
  join(DIST, 'styles.css'),
  `${styles}\n${components}`.replaceAll(
    /url\((["']?)(?:\.\/)?(?!data:)([^/"')]+\.(?:woff2|svg))/gu,
    'url($1./assets/$2',
  ),
);
for (const name of ['tokens.css', 'light.tokens.json', 'dark.tokens.json']) {
  cpSync(join(ROOT, 'src/tokens', name), join(DIST, name));
}
cpSync(join(ROOT, 'src/illustrations'), join(DIST, 'illustrations'), { recursive: true });
