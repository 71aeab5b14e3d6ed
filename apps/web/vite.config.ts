import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sydneyDateOf } from '@cleaning/pricing';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Alias } from 'vite';
import { galleryPhotos } from './scripts/gallery/gallery-photos-plugin.ts';
import { dropUnusedRouterParts } from './scripts/lib/drop-unused-router-parts.ts';
import { shortClassNames } from './scripts/lib/short-class-names.ts';

const API_ORIGIN = process.env['API_ORIGIN'] ?? 'http://localhost:8080';

// The library's own runtime weighs more than all of the icons on a page.
const smallIcons: Alias = {
  find: /^\.\.\/createLucideIcon\.mjs$/,
  replacement: join(import.meta.dirname, 'src/app/icon-runtime.ts'),
};

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

const FOLDER_INDEX = /\/apps\/web\/src\/(?:features|shared)\/[\w-]+\/index\.ts$/;

const STYLE_ROOTS = [
  join(import.meta.dirname, 'src'),
  join(import.meta.dirname, '../../packages/ui/src'),
];

export default defineConfig(({ command }) => ({
  plugins: [react(), dropUnusedRouterParts(), galleryPhotos()],
  define: { 'import.meta.env.BUILD_YEAR': JSON.stringify(sydneyDateOf(new Date()).slice(0, 4)) },
  resolve: { alias: command === 'build' ? [...productionRouter(), smallIcons] : [] },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/dev', '/site-config.json'].map((path) => [path, { target: API_ORIGIN }]),
    ),
  },
  css: command === 'build' ? { modules: { generateScopedName: shortClassNames(STYLE_ROOTS) } } : {},
  build: {
    target: 'es2023',
    // Every picture is a file of its own: the browser caches it and pages stay small.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // Every page names dozens of files, and these letters take less room in it once compressed.
      output: { hashCharacters: 'hex' },
      treeshake: {
        // Reading a property runs no code in what is built here.
        propertyReadSideEffects: false,
        // What stands for a folder runs none either: a page brings only the parts that it names.
        moduleSideEffects: [{ test: FOLDER_INDEX, sideEffects: false }],
      },
    },
  },
}));
