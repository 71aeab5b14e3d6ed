import { expect, test } from 'vitest';
import { criticalCss } from './critical-css.ts';

const html =
  '<details class="a b" data-wide="" aria-hidden="true"><p autoComplete="off" class="p">';

test.each([
  ['.a{x:1}.c{x:2}', '.a{x:1}'],
  ['.a .c{x:1}.a.b{x:2}', '.a.b{x:2}'],
  ['.a,.c{x:1}', '.a{x:1}'],
  ['body{x:1}', 'body{x:1}'],
  ['@media (width>=1px){.a{x:1}.c{x:2}}', '@media (width>=1px){.a{x:1}}'],
  ['@media (width>=1px){.c{x:2}}', ''],
  ['@font-face{src:url(a)}', '@font-face{src:url(a)}'],
  ['@charset "utf-8";.c{x:1}', '@charset "utf-8";'],
  ['.a:not(.c){x:1}', '.a:not(.c){x:1}'],
  [':root[data-theme=dark],.dark{x:1}', ''],
  ['.a.p{x:1}.p[data-wide]{x:2}', ''],
  ['p.p{x:1}a.p{x:2}', 'p.p{x:1}'],
  ['.a>p+p{x:1}.a>a+p{x:2}', '.a>p+p{x:1}'],
  ['.a:is(.c,.p){x:1}:where(.a:hover,.c){x:2}', '.a:is(.c,.p){x:1}'],
  ['html:has(.a){x:1}body:has(>.c,.d){x:2}', 'html:has(.a){x:1}'],
  ['.a:has(.b[open],.c:not(.d)),.c{x:1}', '.a:has(.b[open],.c:not(.d)){x:1}'],
  ['.a:nth-child(2n+1)::before{x:1}', '.a:nth-child(2n+1)::before{x:1}'],
  [':root,*,::after{x:1}', ':root,*,::after{x:1}'],
  ['.a:hover,.b:active,.a:disabled{x:1}', ''],
  ['.a:focus-visible{x:1}', '.a:focus-visible{x:1}'],
  ['.a[data-wide]{x:1}.a[data-open]{x:2}', '.a[data-wide]{x:1}'],
  ['.a[aria-hidden=true]{x:1}.a[aria-hidden=false]{x:2}', '.a[aria-hidden=true]{x:1}'],
  ['.p[autocomplete]{x:1}.p[class^=q]{x:2}', '.p[autocomplete]{x:1}.p[class^=q]{x:2}'],
  ['@starting-style{.a[data-live]{x:1}}', ''],
  ['.a[open]{x:1}', '.a[open]{x:1}'],
  ['@media print{.a{x:1}}', ''],
])('keeps of %s only what the page needs at first', (css, kept) => {
  expect(criticalCss(css, html)).toBe(kept);
});

test('refuses a rule that is never closed', () => {
  expect(() => criticalCss('.a{x:1', html)).toThrow('never closed');
});
