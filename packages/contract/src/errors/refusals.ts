/**
 * The codes with which a state machine refuses a command. The service answers the last three with
 * an error of a field or a conflict; they are no codes of an answer.
 */
export type RefusalCode =
  | 'invalid_transition'
  | 'permission_denied'
  | 'reason_required'
  | 'bad_amount'
  | 'expired';

/** Why a command is refused: a code for programs, and a sentence for the user. */
export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly message: string;
}

/** Asks for the reason of a command, whether its state machine or its request lacks it. */
export const REASON_MESSAGE = 'Say why, in a sentence.';

/** Asks for another amount, likewise. */
export const AMOUNT_MESSAGE = 'Enter an amount above $0, in whole cents.';

/** Refuses a command. */
export const refuseCommand = (code: RefusalCode, message: string): Refusal => ({
  ok: false,
  code,
  message,
});
