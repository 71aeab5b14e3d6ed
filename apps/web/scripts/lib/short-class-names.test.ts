import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shortClassNames } from './short-class-names.ts';

const root = mkdtempSync(join(tmpdir(), 'styles-'));
mkdirSync(join(root, 'card'));
const card = join(root, 'card/card.module.css');
const link = join(root, 'link.module.css');
for (const file of [card, link]) writeFileSync(file, '');
const nameOf = shortClassNames([root]);

test('names classes and animations by the place of their file and their place in it', () => {
  const css = '.root{x:1}@keyframes turn{}.title .root{x:.5}';
  expect(['root', 'turn', 'title'].map((name) => nameOf(name, card, css))).toEqual([
    'Aaa',
    'Aab',
    'Aac',
  ]);
  expect(nameOf('root', `${link}?used`, '.root{}')).toBe('Aba');
});

test('gives every name of a large style sheet one of its own', () => {
  const names = Array.from({ length: 80 }, (_, index) => `class${index}`);
  const css = names.map((name) => `.${name}{}`).join('');
  expect(new Set(names.map((name) => nameOf(name, card, css))).size).toBe(80);
});

test('refuses a style sheet that it does not know', () => {
  expect(() => nameOf('root', join(root, 'new.module.css'), '.root{}')).toThrow('new.module.css');
});
