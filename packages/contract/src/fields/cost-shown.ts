import { z } from 'zod';
import { momentField } from './dates.ts';

const PERCENT_MESSAGE = 'Send a whole percent from 0 to 100.';

/** What a client was shown that cancelling costs; not compared when absent. */
export const costShownFields = {
  /**
   * The moment by which it was shown. It is refused as stale when the `free_until` of a visit has
   * passed since.
   */
  cost_shown_at: momentField.optional(),
  /**
   * The fee for cancelling late that was shown, in percent of the price. It is refused as stale when
   * the fee of a visit that is cancelled late is higher by now.
   */
  cost_shown_percent: z
    .int({ error: PERCENT_MESSAGE })
    .min(0, PERCENT_MESSAGE)
    .max(100, PERCENT_MESSAGE)
    .optional(),
};
