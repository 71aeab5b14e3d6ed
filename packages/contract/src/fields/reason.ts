import { requiredText } from './text.ts';

/** Why staff acted for a client or changed an account. */
export const reasonField = requiredText({ max: 500, emptyMessage: 'Say why you are doing this.' });
