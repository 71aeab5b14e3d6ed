import { expect, test } from 'vitest';
import { structuredDataProblems } from './structured-data-problems.ts';

const website = {
  '@type': 'WebSite',
  '@id': 'https://a.example/#website',
  name: 'A',
  url: 'https://a.example/',
  publisher: 'A',
};
const graph = (...nodes: object[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes });

test('passes a graph in which nothing is missing', () => {
  expect(structuredDataProblems(graph(website), ['WebSite'])).toEqual([]);
});

test.each([
  ['no JSON', '{', 'no JSON-LD graph'],
  ['no graph', JSON.stringify(website), 'no JSON-LD graph'],
  ['an empty graph', graph(), 'no JSON-LD graph'],
  ['another context', '{"@context":"https://a.example","@graph":[{}]}', 'no JSON-LD graph'],
  ['markup', graph({ ...website, name: '</script>' }), 'end its own element'],
  ['a missing property', graph({ ...website, url: undefined }), 'a WebSite without url'],
  ['an empty property', graph({ ...website, name: '' }), 'a WebSite without name'],
  ['an empty list', graph({ ...website, publisher: [] }), 'a WebSite without publisher'],
  ['an incomplete part', graph({ ...website, publisher: { '@type': 'Answer' } }), 'without text'],
  ['an unknown kind', graph(website, { '@type': 'Review' }), 'a Review, which'],
  ['two nodes of one name', graph(website, website), '#website twice'],
  [
    'a reference to nothing',
    graph({ ...website, publisher: { '@id': 'https://a.example/#b' } }),
    'refers to https://a.example/#b',
  ],
  [
    'another kind of page',
    graph({ '@type': 'Answer', text: 'A' }),
    'describes Answer, not WebSite',
  ],
])('finds %s', (_, json, problem) => {
  expect(structuredDataProblems(json, ['WebSite']).join()).toContain(problem);
});
