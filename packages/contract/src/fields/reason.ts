import { REASON_MESSAGE } from '../errors/refusals.ts';
import { requiredText } from './text.ts';

/** Why staff acted for a client or changed an account. */
export const reasonField = requiredText({ max: 500, emptyMessage: 'Say why you are doing this.' });

/** Why a command is given, where it always needs a reason. */
export const commandReasonField = requiredText({ max: 500, emptyMessage: REASON_MESSAGE });
