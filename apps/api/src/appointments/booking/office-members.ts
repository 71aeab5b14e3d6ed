import type { Queryable } from '../../core/db/client.ts';
import { listStaffMembers, type StaffMemberRow } from './staff-repository.ts';

/** Who can look after conversations and quotes: the office and the admins, by name. */
export const listOfficeMembers = (queryable: Queryable): Promise<StaffMemberRow[]> =>
  listStaffMembers(queryable, { isOffice: true });
