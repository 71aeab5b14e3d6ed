import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    setupFiles: ['@cleaning/test-setup/fail-on-console'],
    // Every test makes a database from nothing, which takes its time on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
