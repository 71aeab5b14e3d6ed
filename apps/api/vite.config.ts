import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;

/** The bundle looks for its migrations beside itself, as the source does. */
const copyMigrations = (): Plugin => ({
  name: 'copy-migrations',
  apply: 'build',
  writeBundle: ({ dir }) =>
    cp(join(root, 'src/core/db/migrations'), join(dir ?? join(root, 'dist'), 'migrations'), {
      recursive: true,
    }),
});

export default defineConfig({
  build: {
    ssr: true,
    target: 'node26',
    rolldownOptions: {
      input: {
        server: 'src/server.ts',
        'inspection-process': 'src/core/files/inspection/inspection-process.ts',
        'bank-file-process': 'src/bank/files/bank-file-process.ts',
        'remittance-process': 'src/claims/remittance/remittance-process.ts',
      },
      // The check of a PDF needs its parser alone, and starts anew for each file.
      treeshake: { moduleSideEffects: [{ test: /@cantoo\/pdf-lib/u, sideEffects: false }] },
      // Beside the entries, where code that looks for files beside itself finds them.
      output: { chunkFileNames: '[name]-[hash].js' },
    },
    sourcemap: true,
    emptyOutDir: true,
  },
  ssr: {
    noExternal: true,
    // Native programs, a package that serves files of its own folder, and one under the LGPL.
    external: ['@node-rs/argon2', 'libheif-js', 'pg-native', 'sharp', 'swagger-ui-dist'],
  },
  plugins: [copyMigrations()],
});
