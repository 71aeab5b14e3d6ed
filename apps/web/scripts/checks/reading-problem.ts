import { readingProblem } from '@cleaning/test-setup/reading-grade';
import { load } from 'cheerio';

/** Inline elements, which continue a sentence; any other element starts a new line. */
const INSIDE_A_SENTENCE = 'a, abbr, b, em, strong, time';

/** Describes text of a page that is too hard to read; null at grade 6 or below. */
export function pageReadingProblem(html: string): string | null {
  const page = load(html, { scriptingEnabled: false });
  page('script, style, svg, template').remove();
  page('body *').not(INSIDE_A_SENTENCE).before('\n').after('\n');
  return readingProblem(page('body').text());
}
