import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './src/core/db/schema/index.ts',
  out: './src/core/db/migrations',
});
