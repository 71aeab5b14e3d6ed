import { expect, test } from 'vitest';
import { criticalCss } from './critical-css.ts';

const html = '<div class="a b">';

test.each([
  ['.a{x:1}.c{x:2}', '.a{x:1}'],
  ['.a .c{x:1}.a.b{x:2}', '.a.b{x:2}'],
  ['.a,.c{x:1}', '.a{x:1}'],
  ['body{x:1}', 'body{x:1}'],
  ['@media (width>=1px){.a{x:1}.c{x:2}}', '@media (width>=1px){.a{x:1}}'],
  ['@media (width>=1px){.c{x:2}}', ''],
  ['@keyframes k{from{x:0}to{x:1}}', '@keyframes k{from{x:0}to{x:1}}'],
  ['@charset "utf-8";.c{x:1}', '@charset "utf-8";'],
  ['.a:not(.c){x:1}', '.a:not(.c){x:1}'],
  [':root[data-theme=dark],.dark{x:1}', ''],
  ['.a:is(.c,.d){x:1}', '.a:is(.c,.d){x:1}'],
])('keeps of %s only what the page can use', (css, kept) => {
  expect(criticalCss(css, html)).toBe(kept);
});

test('refuses a rule that is never closed', () => {
  expect(() => criticalCss('.a{x:1', html)).toThrow('never closed');
});
