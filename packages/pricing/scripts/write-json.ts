/** Writes `src/pricing.json` from the tables. Run it after a price was changed. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pricingJson } from './pricing-json.ts';

writeFileSync(
  join(import.meta.dirname, '../src/pricing.json'),
  `${JSON.stringify(pricingJson(), null, 2)}\n`,
);
