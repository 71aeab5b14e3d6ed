import { sydneyDateOf } from '@cleaning/pricing';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { imagetools } from 'vite-imagetools';

const API_ORIGIN = process.env['API_ORIGIN'] ?? 'http://localhost:8080';

export default defineConfig(({ command }) => ({
  plugins: [react(), imagetools()],
  define: { 'import.meta.env.BUILD_YEAR': JSON.stringify(sydneyDateOf(new Date()).slice(0, 4)) },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/dev', '/site-config.json'].map((path) => [path, { target: API_ORIGIN }]),
    ),
  },
  css: command === 'build' ? { modules: { generateScopedName: '_[hash:base64:5]' } } : {},
  build: {
    modulePreload: { polyfill: false },
    target: 'es2023',
    // Never inline pictures, so that the browser can cache them and pages stay small.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { treeshake: { propertyReadSideEffects: false } },
  },
}));
