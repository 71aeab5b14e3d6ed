/** Serves what was built, until this process or the `npm` that started it is told to stop. */
import { stopWithNpm } from './lib/stop-with-npm.ts';

stopWithNpm();
const server = new URL('../apps/api/dist/server.js', import.meta.url);
await import(server.href);
