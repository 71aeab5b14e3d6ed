import { SITE_PATHS } from '@cleaning/contract/routes';
import { plural } from '@cleaning/contract/rules';
import type { Mail } from '../core/mail/outbox.ts';
import { renderEmail } from '../core/mail/render-email.ts';
import { siteUrl } from '../core/site/site-url.ts';

/** What somebody still has whose account is closed. */
interface Remains {
  /** In words. */
  readonly lastDay: string;
  readonly seriesCount: number;
  readonly visitCount: number;
  /** Visits that were begun and not completed. */
  readonly underWayCount: number;
  readonly conversationCount: number;
  readonly quoteCount: number;
}

const counted = (...[count, ...noun]: Parameters<typeof plural>): string[] =>
  count === 0 ? [] : [plural(count, ...noun)];

/** Tells an admin that somebody’s last day is over, and what is still theirs. */
export function leaverClosedEmail(
  admin: { readonly email: string | null; readonly firstName: string },
  { firstName }: { readonly firstName: string },
  { lastDay, ...remains }: Remains,
): Mail {
  const still = [
    ...counted(remains.seriesCount, 'series of visits', 'series of visits'),
    ...counted(remains.visitCount, 'other visit'),
    ...counted(remains.conversationCount, 'conversation'),
    ...counted(remains.quoteCount, 'open quote'),
  ];
  const [unfinished] = counted(remains.underWayCount, 'visit');
  return renderEmail({
    recipient: admin.email,
    firstName: admin.firstName,
    subject: `${firstName}’s account is closed`,
    paragraphs: [
      `${firstName}’s last day was ${lastDay}. ${firstName} is logged out everywhere and can no longer log in.`,
      still.length === 0
        ? `Nothing is left with ${firstName}.`
        : [`These are still with ${firstName}. Give them to somebody else:`, ...still].join('\n'),
      ...(unfinished === undefined
        ? []
        : [
            `${firstName} has begun ${unfinished} and not completed ${remains.underWayCount === 1 ? 'it' : 'them'}. Do that for ${firstName}, in the calendar.`,
          ]),
    ],
    action: { label: 'See the people', url: siteUrl(SITE_PATHS.adminPeople) },
  });
}
