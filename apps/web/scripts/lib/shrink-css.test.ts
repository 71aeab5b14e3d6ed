import { expect, test } from 'vitest';
import { shrinkCss } from './shrink-css.ts';

test.each([
  ['animations that nothing plays', '@keyframes k{from{x:0}to{x:1}}.a{y:1}', '.a{y:1}'],
  ['custom properties that nothing reads', '.a{--b:1;--c:2;x:var(--c)}', '.a{--0:2;x:var(--0)}'],
  ['what only another unused one reads', '.a{--b:1;--c:var(--b);x:2}', '.a{x:2}'],
  ['rules that are empty then', '.a{--b:1}.c{x:1}', '.c{x:1}'],
  ['conditions that hold nothing then', '@media print{.a{--b:1}}.c{x:1}', '.c{x:1}'],
  ['spaces after commas', '.a{font:a, "b, c"}', '.a{font:a,"b, c"}'],
  ['transitions and pointers', '.a{cursor:pointer;transition:x 1s;y:1}', '.a{y:1}'],
])('drops %s', (_what, css, shrunk) => {
  expect(shrinkCss(css, '')).toBe(shrunk);
});

test('keeps animations that play', () => {
  const css = '@keyframes k{to{x:1}}.a{animation:1s k}';
  expect(shrinkCss(css, '')).toBe(css);
});

test('puts the values of tokens in their place, through other tokens', () => {
  const css = ':root{--ink:#123;--text:var(--ink)}.a{color:var(--text)}';
  expect(shrinkCss(css, '')).toBe('.a{color:#123}');
});

test('keeps a token that has another value somewhere', () => {
  const css = ':root{--h:9px}@media (width<=1px){:root{--h:5px}}.a{height:var(--h)}';
  expect(shrinkCss(css, '')).toBe(
    ':root{--0:9px}@media (width<=1px){:root{--0:5px}}.a{height:var(--0)}',
  );
});

test('keeps the names and values that the page itself sets', () => {
  const css = '.a{--grow:0;width:var(--grow)}';
  expect(shrinkCss(css, '<p style="--grow:2">')).toBe(css);
});
