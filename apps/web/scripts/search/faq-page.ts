import { SITE_PATHS } from '@cleaning/contract/routes';
import type { Topic } from '../../src/content/faq.ts';
import { WEBSITE_REFERENCE } from './node-ids.ts';
import { siteAddress } from './site-address.ts';

/** The questions of the page and their answers, as the page words them. */
export function faqPage(topics: readonly Topic[]): object {
  return {
    '@type': 'FAQPage',
    '@id': siteAddress(SITE_PATHS.faq),
    isPartOf: WEBSITE_REFERENCE,
    mainEntity: topics
      .flatMap(({ questions }) => questions)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
      })),
  };
}
