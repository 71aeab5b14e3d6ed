import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { REPOSITORY_ROOT } from './run.ts';

/** Makes this process start a demo, unless the environment or the .env file sets it. */
export function chooseDemo(): void {
  const file = path.join(REPOSITORY_ROOT, '.env');
  const settings = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const given = process.env['DEMO'] ?? settings['DEMO'] ?? '';
  if (given.trim() === '') process.env['DEMO'] = 'true';
}
