import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { imagetools } from 'vite-imagetools';

/**
 * The Vite configuration of Storybook: fast refresh while stories are edited, and the settings of
 * the site's build.
 */
export default defineConfig({
  plugins: [react(), imagetools()],
  define: { 'import.meta.env.BUILD_YEAR': JSON.stringify('2026') },
});
