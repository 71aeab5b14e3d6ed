import { answer, mockEndpoint } from '@cleaning/api-client/testing';
import type { CheckAvailabilityRequest, CheckedCleaner } from '@cleaning/contract/availability';
import { endpoints } from '@cleaning/contract/endpoints';

/** Answers each check of times with the same cleaners. */
export const mockAvailability = (
  cleaners: readonly CheckedCleaner[],
  onAsked: (body: CheckAvailabilityRequest) => void = () => {},
  hasMore = false,
) =>
  mockEndpoint(endpoints.checkAvailability, ({ body }) => {
    onAsked(body);
    const { starts, minutes } = body;
    const times = starts.map((start) => ({
      starts_at: start,
      ends_at: new Date(Date.parse(start) + minutes * 60_000).toISOString(),
      cleaners: [...cleaners],
    }));
    return answer({ has_more: hasMore, times });
  });
