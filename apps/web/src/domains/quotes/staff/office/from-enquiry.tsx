import { sydneyDateOf } from '@cleaning/pricing';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { choicesOfEnquiry } from '#domains/enquiries/convert/conversion-values.ts';
import { readEnquiry } from '#domains/enquiries/reading/read-enquiry.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useNow } from '#kit/hooks/use-now.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import type { StaffChoices } from '../../staff-choices.ts';

export interface FromEnquiryProps {
  /** Null for a quote that is not about an enquiry. */
  readonly id: string | null;
  /** Called with what the enquiry says about the clean. */
  readonly children: (said: Partial<StaffChoices>) => ReactNode;
}

/** Reads from an enquiry what its quote starts with. */
export function FromEnquiry({ id, children }: FromEnquiryProps) {
  const api = useApi();
  const today = sydneyDateOf(useNow());
  const query = useQuery({ ...api.getEnquiry.query({ id: id ?? '' }), enabled: id !== null });
  if (id === null) return children({});
  return (
    <QueryContent query={query} what="the enquiry" card missing={children({})}>
      {(enquiry) => children(choicesOfEnquiry(enquiry, readEnquiry(enquiry, today)))}
    </QueryContent>
  );
}
