import { requiredText } from './text.ts';

/** Why a member of staff did something for, or to, somebody else. */
export const reasonField = requiredText({ max: 500, emptyMessage: 'Say why you are doing this.' });
