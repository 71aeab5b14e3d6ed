import type { ServiceId } from '@cleaning/pricing';
import { isPresent, lineRule, PASS, passIf, skip } from '../rule.ts';
import { hasVisitOn, isTravel } from './travel-rules.ts';

/** Services that plans commonly do not pay for. Office cleaning has the id `pet-treatment`. */
const COMMONLY_NOT_FUNDED: readonly ServiceId[] = [
  'end-of-lease',
  'airbnb',
  'post-renovation',
  'after-builders',
  'pet-treatment',
];

const CANCELLED_STATUSES: readonly string[] = ['cancelled', 'no_access'];

/** Rules about the visit behind a line. */
export const SERVICE_RULES = [
  lineRule('LIN-28', 'The line says what was done.', 'warning', ({ description }) =>
    passIf(
      isPresent(description),
      'description',
      'The line has no description. A payer must see what was done. Describe the support in a few words.',
    ),
  ),
  lineRule(
    'LIN-29',
    'The service is one that plans commonly pay for.',
    'warning',
    ({ serviceId }) => {
      if (serviceId === null) return skip('It is not recorded which service the visit was for.');
      return passIf(
        !COMMONLY_NOT_FUNDED.includes(serviceId),
        'appointment_id',
        'The visit was for a service that plans commonly do not pay for, such as an end-of-lease or an office clean. The payer may refuse it. Check the plan, or put it on a private invoice.',
      );
    },
  ),
  lineRule(
    'LIN-30',
    'The line belongs to a visit that took place.',
    'warning',
    (line, { lines }) => {
      const { claimType, appointmentStatus } = line;
      if (claimType === 'NF2F') return skip('Support without a visit is tied to none.');
      if (claimType === 'CANC') {
        return passIf(
          appointmentStatus !== null && CANCELLED_STATUSES.includes(appointmentStatus),
          'appointment_id',
          'The line is for a cancelled visit, but belongs to none that was cancelled. Nobody can prove it later. Choose the visit.',
        );
      }
      // The line of the visit answers for its travel, so that one gap is not said twice.
      if (isTravel(line) && hasVisitOn(lines, line.serviceFrom)) return PASS;
      return passIf(
        appointmentStatus === 'completed',
        'appointment_id',
        'The line belongs to no completed visit. Nobody can prove later that the support was delivered. Choose the visit, or mark it as completed.',
      );
    },
  ),
] as const;
