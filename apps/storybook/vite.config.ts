import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Storybook builds on this: fast refresh while stories are edited. */
export default defineConfig({ plugins: [react()] });
