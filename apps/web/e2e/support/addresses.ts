import { freePort } from '@cleaning/test-setup/free-port';

/**
 * An address on a free port, chosen by the process that loads the config first. The servers and the
 * workers of the run inherit it, so that several runs can share a machine.
 */
async function addressNamed(variable: string): Promise<string> {
  return (process.env[variable] ??= `http://localhost:${await freePort()}`);
}

/** The origin of the site under test. */
export const ORIGIN = await addressNamed('E2E_ORIGIN');

/** Where the stand-in for Google publishes its keys and signs credentials. */
export const GOOGLE_ISSUER = await addressNamed('E2E_GOOGLE_ISSUER');
