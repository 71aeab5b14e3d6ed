import { z } from 'zod';
import { CLIENT_TYPES } from '../accounts/entity.ts';
import { updateProfileRequest } from '../accounts/requests.ts';
import { reasonField } from '../fields/reason.ts';
import { searchText } from '../fields/text.ts';
import { pageQuery } from '../http/page.ts';

/** Whether an account is in use. */
export const ACCOUNT_STATUSES = ['active', 'closed'] as const;

export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

export const listClientsQuery = pageQuery.extend({
  /** Text in the name, the e-mail address or the phone number. */
  search: searchText.optional(),
  client_type: z.enum(CLIENT_TYPES, { error: 'Filter by general or ndis.' }).optional(),
  status: z.enum(ACCOUNT_STATUSES, { error: 'Filter by active or closed.' }).optional(),
  ordering: z
    .enum(['name', '-name', 'created_at', '-created_at'], {
      error: 'Order by name or created_at, with - for descending.',
    })
    .default('name'),
});

/** What staff correct at a client's request. */
export const updateClientForRequest = z.strictObject({
  ...updateProfileRequest.shape,
  reason: reasonField,
});

export const revealNdisNumberRequest = z.strictObject({ reason: reasonField });

export type ListClientsQuery = z.input<typeof listClientsQuery>;
