import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    setupFiles: ['@cleaning/test-setup/fail-on-console', './vitest.setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
