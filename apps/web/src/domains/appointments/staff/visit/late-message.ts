import { company } from '@cleaning/company';
import type { User } from '@cleaning/contract/accounts';
import type { AppointmentSummary } from '@cleaning/contract/appointments';
import { formatInstant } from '@cleaning/pricing';

/** The delays to choose from, in minutes. */
const DELAYS = [10, 20, 30, 45, 60, 90, 120, 180] as const;

const MINUTE_MS = 60_000;

export const expectedAfter = (startsAt: string, minutes: number): Date =>
  new Date(Date.parse(startsAt) + minutes * MINUTE_MS);

/**
 * The delays whose arrival time is in the future. The longest is always included; the service
 * refuses it if that time has passed too.
 */
export const delaysFrom = (startsAt: string, now: Date): number[] =>
  DELAYS.filter((minutes) => minutes === 180 || expectedAfter(startsAt, minutes) > now);

/** The default message to the client, which the sender can change. */
export function lateMessage(
  { client_name: clientName, staff_member: cleaner }: AppointmentSummary,
  sender: Pick<User, 'id' | 'first_name'>,
  { minutes, expected }: { minutes: number; expected: Date },
): string {
  const [firstName = ''] = clientName.split(' ');
  const who = cleaner === null || cleaner.id === sender.id ? 'I am' : `${cleaner.first_name} is`;
  return `Hi ${firstName}, it is ${sender.first_name} from ${company.name}. ${who} running about ${minutes} minutes late and will be with you around ${formatInstant(expected, 'time')}. Sorry for the wait.`;
}
