import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder, PUBLISHED } from './published.ts';

/**
 * Writes each TypeScript sample of the READMEs to a separate file.
 *
 * @throws When a README has none.
 */
export function writeReadmeSamples(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of PUBLISHED) {
    const readme = readFileSync(path.join(packageFolder(name), 'README.md'), 'utf8');
    const samples = [...readme.matchAll(/^```(tsx?)\n([^]*?)^```/gmu)];
    if (samples.length === 0) throw new Error(`The README of ${name} shows no code.`);
    for (const [index, [, extension, code = '']] of samples.entries()) {
      const file = path.join(folder, `${name}-${index + 1}.${extension}`);
      writeFileSync(file, `${code}\nexport {};\n`);
    }
  }
}
