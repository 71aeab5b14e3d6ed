import { readingProblem } from '@cleaning/test-setup/reading-grade';
import { load } from 'cheerio';

/** Elements that stand inside a sentence; any other begins a new line. */
const INSIDE_A_SENTENCE = 'a, abbr, b, em, strong, time';

/** What is too hard to read on a page; null when it reads at grade 6 or below. */
export function pageReadingProblem(html: string): string | null {
  const page = load(html);
  page('script, style, svg, template').remove();
  page('body *').not(INSIDE_A_SENTENCE).before('\n').after('\n');
  return readingProblem(page('body').text());
}
