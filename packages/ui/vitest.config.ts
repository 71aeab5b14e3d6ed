import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'ui',
    environment: 'jsdom',
    // Files can share one document: the set-up leaves nothing behind after a test. It is listed
    // file by file because what a set-up file imports would only run once.
    isolate: false,
    // Far above what a test takes, so that a busy machine turns none red.
    testTimeout: 30_000,
    include: ['src/**/*.test.{ts,tsx}'],
    // Style sheets are left empty, except the one that stories read the tokens from.
    css: { include: /tokens\.css\?raw/ },
    setupFiles: ['@cleaning/test-setup/fail-on-console', './src/testing/setup.ts'],
  },
});
