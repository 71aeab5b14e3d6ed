import { VARIABLE_NAMES } from '../src/core/config/env.ts';

export type Settings = Readonly<Partial<Record<(typeof VARIABLE_NAMES)[number], string>>>;

/**
 * The environment of a service in a separate process: these settings and no others. Everything else
 * is inherited, so that the process has the clock and the time zone of its test.
 */
export const serviceEnvironment = (settings: Settings): NodeJS.ProcessEnv => ({
  ...process.env,
  // Set to empty, so that a developer's `.env` file does not supply them.
  ...Object.fromEntries(VARIABLE_NAMES.map((name) => [name, ''])),
  ...settings,
});
