import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/**
 * These tests load whole screens. They are isolated, because requests left over from one must not
 * reach the next.
 */
const ROUTES = 'src/routes/**/*.test.{ts,tsx}';

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'jsdom',
    setupFiles: ['@cleaning/test-setup/fail-on-console', './vitest.setup.ts'],
    // Filling in a whole form key by key is slow on a busy machine.
    testTimeout: 20_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      { extends: true, test: { name: 'routes', include: [ROUTES] } },
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [ROUTES],
          // Files share one document and their modules, because the set-up cleans up after each
          // test. Creating a document for each file took most of the time.
          isolate: false,
        },
      },
    ],
  },
});
