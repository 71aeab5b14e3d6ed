import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shortClassNames } from './short-class-names.ts';

const root = mkdtempSync(join(tmpdir(), 'styles-'));
mkdirSync(join(root, 'card'));
const card = join(root, 'card/card.module.css');
const link = join(root, 'link.module.css');
const large = join(root, 'other.module.css');
const many = Array.from({ length: 6000 }, (_, index) => `class${index}`);
writeFileSync(card, '.root{x:1}@keyframes turn{}.title .root{x:.5}');
writeFileSync(link, '.root{}');
writeFileSync(large, many.map((name) => `.${name}{}`).join(''));
const nameOf = shortClassNames([root]);

test('names classes and animations by the place of their file and their place in it', () => {
  expect(['root', 'turn', 'title'].map((name) => nameOf(name, card))).toEqual(['aa', 'ab', 'ac']);
  expect(nameOf('root', `${link}?used`)).toBe('ae');
});

test('gives every name one of its own, of two or three letters, that no blocker hides', () => {
  const names = many.map((name) => nameOf(name, large));
  expect(new Set(names).size).toBe(6000);
  expect(new Set(names.map(({ length }) => length))).toEqual(new Set([2, 3]));
  expect(names.filter((name) => /^ad/iu.test(name))).toEqual([]);
});

test.each([
  ['style sheet', join(root, 'new.module.css'), 'root'],
  ['name', card, 'new'],
])('refuses a %s that it does not know', (_what, file, name) => {
  expect(() => nameOf(name, file)).toThrow(`${name} of ${file}`);
});
