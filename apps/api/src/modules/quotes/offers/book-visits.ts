import { submittableSiteSchema, type AgreedVisit } from '@cleaning/contract';
import type { Transaction } from '../../../platform/db/client.ts';
import { parseInput } from '../../../platform/http/validation.ts';
import type { StaffViewer } from '../../../platform/http/viewer.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import { createFromQuote } from '../../appointments/from-quote.ts';
import { planOf } from '../../appointments/visit.ts';
import type { QuoteRow } from '../quote-repository.ts';

/** The visits that a client and the company agreed on for an approved quote. */
interface AgreedBooking {
  readonly quote: QuoteRow;
  /** Without any, one visit is left to be planned. */
  readonly visits: readonly AgreedVisit[];
  readonly viewer: StaffViewer;
  readonly now: Date;
}

interface EemailDependencies {
  readonly outbox: Outbox;
  readonly publicUrl: string;
}

/**
 * Makes the appointments of a quote that is being converted, in its transaction: a visit that cannot
 * be booked leaves the quote approved.
 *
 * @throws ApiError `double_booked`, or by field when the place or a time is no use.
 */
export async function bookVisits(
  transaction: Transaction,
  { quote, visits, viewer, now }: AgreedBooking,
  emailDependencies: EemailDependencies,
): Promise<void> {
  const site = parseInput(submittableSiteSchema, {
    address_line1: quote.addressLine1,
    suburb: quote.suburb,
    postcode: quote.postcode,
  });
  await createFromQuote(
    transaction,
    {
      quote: {
        id: quote.id,
        clientId: quote.clientId,
        serviceId: quote.serviceId,
        addressLine1: site.address_line1,
        suburb: site.suburb,
        postcode: site.postcode,
        accessNotes: quote.accessNotes,
        preferredDate: quote.preferredDate,
      },
      plans: visits.map(planOf),
      viewer,
      now,
    },
    emailDependencies,
  );
}
