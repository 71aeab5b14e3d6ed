import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    setupFiles: ['@cleaning/test-setup/fail-on-console'],
    // Every test starts a database server, which takes its time on a busy machine.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
