import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    // Files can share the modules, which keep nothing of a test.
    isolate: false,
    // Far above what a test takes, so that a busy machine turns none red.
    testTimeout: 30_000,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['@cleaning/test-setup/fail-on-console'],
    restoreMocks: true,
  },
});
