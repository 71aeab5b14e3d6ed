import type { enquiriesEndpoints } from '@cleaning/contract';
import type { Dependencies } from '../../dependencies.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { createEnquiriesService } from './service.ts';

/** Said to people and to programs alike, so that a program cannot tell that it was found out. */
const RECEIPT = { message: 'Thank you. We have your message.' } as const;

/** Answers every enquiry endpoint. */
export function createEnquiriesHandlers({
  database,
  outbox,
}: Pick<Dependencies, 'database' | 'outbox'>): HandlersOf<typeof enquiriesEndpoints> {
  const enquiries = createEnquiriesService({ database, outbox });

  return {
    createEnquiry: async ({ body: { website, ...enquiry }, now }) => {
      const isFromPerson = website === '';
      if (isFromPerson) await enquiries.receive(enquiry, now);
      return { status: 201, body: RECEIPT };
    },
  };
}
