import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Each makes the calls of a whole screen, and what one leaves under way must not reach the next. */
const ROUTES = 'src/routes/**/*.test.{ts,tsx}';

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'jsdom',
    setupFiles: ['@cleaning/test-setup/fail-on-console', './vitest.setup.ts'],
    // A whole form filled in key by key takes its time on a busy machine.
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
          // Files can share one document and the modules: the set-up leaves nothing behind after a
          // test. A document for each file took most of the time.
          isolate: false,
        },
      },
    ],
  },
});
