import { formatAud } from '@cleaning/pricing';
import type { Estimate, EstimateLine } from '@cleaning/pricing';
import { addonName, roomName, roomPlural } from '../../../content/price-words.ts';

/** What an estimate is the sum of: "$120 service", "$75 bedrooms". */
export function sumParts({ lines }: Estimate): string[] {
  return lines.map((line) => `${formatAud(line.amountCents)} ${wordOf(line)}`);
}

function wordOf(line: EstimateLine): string {
  if (line.kind === 'service') {
    return 'service';
  }
  if (line.kind === 'addon') {
    return addonName(line.id);
  }
  return line.quantity === 1 ? roomName(line.id) : roomPlural(line.id);
}
