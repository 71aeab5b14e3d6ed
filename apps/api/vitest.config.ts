import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** `npm test` has built the service, whose processes that read files start faster than the source. */
const isBuilt = process.env['TEST_SERVER_ENTRY'] !== undefined;

export default defineConfig({
  resolve: {
    alias: isBuilt
      ? [
          {
            find: /^.*\/program-path\.ts$/u,
            replacement: join(import.meta.dirname, 'test/built-program-path.ts'),
          },
        ]
      : [],
  },
  test: {
    environment: 'node',
    include: ['bench/**/*.test.ts', 'src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['./test/global-setup.ts'],
    setupFiles: ['@cleaning/test-setup/fail-on-console'],
    // Files share the service's modules, which keep nothing of a test: loading them for each file took
    // a third of the time.
    isolate: false,
    restoreMocks: true,
    // Only ends what would hang: a busy machine takes ten times as long as a quiet one.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
