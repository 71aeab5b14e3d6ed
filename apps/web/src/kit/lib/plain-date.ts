import { isPlainDate } from '@cleaning/pricing';

/** Returns a complete date (`YYYY-MM-DD`), or '' for anything else, such as a year still being typed. */
export const readPlainDate = (text: string): string =>
  text.startsWith('20') && isPlainDate(text) ? text : '';
