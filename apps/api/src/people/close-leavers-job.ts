import { addDays, sydneyTimeOf } from '@cleaning/ndis';
import { formatPlainDate } from '@cleaning/pricing';
import { recordAudit } from '../core/audit/record-audit.ts';
import { defineJob, MINUTE_MS } from '../core/jobs/job.ts';
import { postMail } from '../core/mail/outbox.ts';
import { closeAccount } from '../accounts/account-status.ts';
import { listAdmins, lockAdmins } from '../accounts/admins-repository.ts';
import { showUnderWay, handOverTime, listOwnVisits } from '../series/hand-over-visits.ts';
import { leaverClosedEmail } from './email-templates.ts';
import { listLeavers, lockLeaver } from './leaver-repository.ts';
import { countOfficeWork } from './office-work.ts';

/** When a last day is over, on the clock in Sydney. */
const DAY_ENDS = '23:59:00';

/** The latest date whose end has come. */
function latestEnded(now: Date): string {
  const { date, time } = sydneyTimeOf(now);
  return time < DAY_ENDS ? addDays(date, -1) : date;
}

/**
 * Closes the account of each person at the end of their last day, or later if the service did not
 * run then, and tells the admins what they still have: it was given to them since they handed over,
 * or left with nobody else.
 */
export const closeLeaversJob = defineJob({
  name: 'close-leavers',
  restMs: MINUTE_MS,
  listDue: ({ database, now }) => listLeavers(database, latestEnded(now)),
  run: async ({ transaction, now }, id) => {
    await lockAdmins(transaction);
    const leaver = await lockLeaver(transaction, id, latestEnded(now));
    if (leaver === undefined || leaver.lastDay === null) return;
    const lastDay = formatPlainDate(leaver.lastDay, 'long');
    const { series, visits } = await listOwnVisits(transaction, handOverTime(id, null, now));
    const underWay = await showUnderWay(transaction, id);
    const work = await countOfficeWork(transaction, id);
    await closeAccount(transaction, id, now);
    await recordAudit(transaction, {
      actorId: null,
      action: 'deactivate',
      subjectType: 'user',
      subjectId: id,
      clientId: null,
      reason: `The last day was ${lastDay}.`,
      now,
    });
    const still = {
      seriesCount: series.length,
      visitCount: visits.length,
      underWayCount: underWay.length,
      conversationCount: work.conversation_count,
      quoteCount: work.quote_count,
    };
    for (const admin of await listAdmins(transaction)) {
      await postMail(transaction, leaverClosedEmail(admin, leaver, { lastDay, ...still }), now);
    }
  },
});
