import { expect, test } from 'vitest';
import { pageReadingProblem } from './reading-problem.ts';

const PLAIN =
  'We clean your home. <a href="/quote">See the price</a> first. You pay when it is done. ';
const HARD =
  'Notwithstanding contractual obligations, cancellation necessitates administrative authorisation preceding reimbursement. ';

const page = (words: string): string =>
  `<html><head><style>a { color: red }</style></head><body><main>${words}</main></body></html>`;

const paragraphs = (words: string): string =>
  Array.from(
    { length: 12 },
    (_, index) => `<p>${index} ${index % 2 ? 'So' : 'And'} ${words}</p>`,
  ).join('');

test('a page in plain words passes', () => {
  expect(pageReadingProblem(page(paragraphs(PLAIN)))).toBeNull();
});

test('a page in hard words is named with its hardest sentence', () => {
  expect(pageReadingProblem(page(paragraphs(HARD)))).toContain('contractual obligations');
});

test('a heading and the text below it are not read as one word', () => {
  const cards = Array.from(
    { length: 10 },
    (_, index) => `<li><b>${index}</b><h3>Office</h3><p>${HARD}</p></li>`,
  );
  expect(pageReadingProblem(page(`${cards.join('')}${paragraphs(HARD)}`))).not.toContain(
    'OfficeNot',
  );
});
