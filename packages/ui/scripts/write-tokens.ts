/** Writes the tokens of both themes as files that design tools import. Run it after a token was changed. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { designTokens } from './design-tokens.ts';

for (const theme of ['light', 'dark'] as const) {
  writeFileSync(
    join(import.meta.dirname, `../src/tokens/${theme}.tokens.json`),
    `${JSON.stringify(designTokens(theme).tokens, null, 2)}\n`,
  );
}
