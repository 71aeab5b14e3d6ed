import { describe, expect, it } from 'vitest';
import { splitLinks } from './split-links.ts';

const linked = (text: string) =>
  splitLinks(text).flatMap(({ href }) => (href === undefined ? [] : [href]));

describe('web addresses in a message', () => {
  it.each([
    ['See https://site.example/faq.', 'https://site.example/faq'],
    ['(https://site.example/a_(b))', 'https://site.example/a_(b)'],
    ['HTTP://SITE.EXAMPLE/a?b=1&c=2#d, then', 'http://site.example/a?b=1&c=2#d'],
    ['“https://site.example”', 'https://site.example/'],
    ['first\nhttps://site.example/x!\nlast', 'https://site.example/x'],
  ])('are found in %j', (text, href) => {
    expect(linked(text)).toEqual([href]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<b>',
    'https://',
    'https://nowhere',
    'https://[broken',
    'mia@site.example',
    'site.example',
  ])('are not found in %j', (text) => {
    expect(linked(text)).toEqual([]);
  });

  it.each([
    '',
    'Plain.',
    'a https://b.example c https://d.example.',
    '<a href="https://x.example">',
  ])('are split without losing a character of %j', (text) => {
    expect(
      splitLinks(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});
