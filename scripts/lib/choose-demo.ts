import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { REPOSITORY_ROOT } from './run.ts';

/** Makes what this process starts a demo, unless the environment or the .env file says whether to. */
export function chooseDemo(): void {
  const file = path.join(REPOSITORY_ROOT, '.env');
  const settings = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const given = process.env['DEMO'] ?? settings['DEMO'] ?? '';
  if (given.trim() === '') process.env['DEMO'] = 'true';
}
