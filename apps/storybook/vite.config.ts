import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { imagetools } from 'vite-imagetools';

/** Storybook builds on this: fast refresh while stories are edited, and what the site's build gives its pages. */
export default defineConfig({
  plugins: [react(), imagetools()],
  define: { 'import.meta.env.BUILD_YEAR': JSON.stringify('2026') },
});
