// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SHEETS = [
  '../components/grid/grid.module.css',
  '../components/inline/inline.module.css',
  '../components/stack/stack.module.css',
  '../components/text/text.module.css',
  '../utils/gap.module.css',
];

test.each(SHEETS)('%s has no specificity, so that a class beside it wins', (sheet) => {
  const css = readFileSync(new URL(sheet, import.meta.url), 'utf8').replaceAll(
    /\/\*[\s\S]*?\*\//gu,
    '',
  );
  const selectors = [...css.matchAll(/([^{}]+)\{/gu)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !selector.startsWith('@media'));
  expect(selectors).not.toEqual([]);
  expect(selectors.filter((selector) => !/^:where\(\.[^()]+\)$/u.test(selector))).toEqual([]);
});
