import { expect, test } from 'vitest';
import { jsonLdBlocks } from '../checks/html-values.ts';
import { jsonLdScript } from './json-ld-script.ts';

test.each(['</script><script>alert(1)</script>', '<!--<script>', 'Fish & "chips"', '\u2028'])(
  'keeps %j inside its element, and says it unchanged',
  (text) => {
    const html = jsonLdScript({ text });
    expect(html.match(/</g)).toHaveLength(2);
    expect(jsonLdBlocks(html).map((json) => JSON.parse(json) as unknown)).toEqual([{ text }]);
  },
);
