import { createAppointments, createCallEndpoint, createServices } from '@cleaning/api-client';
import type { Openings } from '@cleaning/contract/appointments';
import type { AreaCheck } from '@cleaning/contract/services';

// Calls that need no session. Load this with `import()`: visitors who only look need no API client.

const call = createCallEndpoint({ getToken: () => null });

/** Whether we clean at a suburb or postcode. */
export const checkArea = (q: string): Promise<AreaCheck> => createServices(call).checkArea({ q });

/** The free start times of the two weeks from a Sydney date. */
export const listOpenings = (query: {
  readonly minutes: number;
  readonly from: string;
}): Promise<Openings> => createAppointments(call).listOpenings(query);
