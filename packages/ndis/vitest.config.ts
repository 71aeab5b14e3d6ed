import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    // Files can share the modules, which keep nothing of a test.
    isolate: false,
    include: ['src/**/*.test.ts'],
    setupFiles: ['@cleaning/test-setup/fail-on-console'],
  },
});
