import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Alias } from 'vite';

const API_ORIGIN = process.env['API_ORIGIN'] ?? 'http://localhost:8080';

// The router's exports name only its development build, which is larger and warns in production.
function productionRouter(): Alias[] {
  const routerDom = createRequire(import.meta.url).resolve('react-router-dom');
  const router = dirname(createRequire(routerDom).resolve('react-router/package.json'));
  const file = (name: string) => join(router, 'dist/production', name);
  return [
    { find: /^react-router$/, replacement: file('index.mjs') },
    { find: /^react-router\/dom$/, replacement: file('dom-export.mjs') },
  ];
}

const FRAMEWORK =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|react-redux|redux|@reduxjs\/toolkit|immer|reselect|redux-thunk|use-sync-external-store|cookie)\//;

export default defineConfig(({ command }) => ({
  plugins: [react()],
  resolve: { alias: command === 'build' ? productionRouter() : [] },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/dev', '/site-config.json'].map((path) => [path, { target: API_ORIGIN }]),
    ),
  },
  build: {
    target: 'es2023',
    // Every picture is a file of its own: the browser caches it and pages stay small.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: ['src/app/entry-client.tsx', 'src/app/start-when-idle.ts'],
      output: {
        codeSplitting: {
          // What every page needs and seldom changes stays in the browser's cache across releases.
          groups: [{ name: 'framework', test: FRAMEWORK }],
        },
      },
    },
  },
}));
