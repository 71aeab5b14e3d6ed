import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    setupFiles: ['@cleaning/test-setup/fail-on-console', './vitest.setup.ts'],
    // Files share one document and their modules, because the set-up cleans up after each test.
    // Creating a document and loading the app for each file took most of the time.
    isolate: false,
    // Only ends what would hang: filling in a whole form key by key is slow on a busy machine.
    testTimeout: 180_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
