import { plural } from '@cleaning/contract/rules';
import type { WorkSheet } from '@cleaning/contract/appointments';
import { clockMinutesBetween } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import History from 'lucide-react/icons/history';
import ListChecks from 'lucide-react/icons/list-checks';
import { useNow } from '#kit/hooks/use-now.ts';
import { describeMinutes, describeShortDay } from '../../format-appointment.ts';
import styles from './icon-list.module.css';

/** How many tasks are named; the rest are only counted. */
const NAMED_TASKS = 2;

/** A summary of a visit that has not started: its tasks, and the last visit. */
export function TodayCard({ appointment, tasks, earlier }: WorkSheet) {
  const today = sydneyDateOf(useNow());
  if (appointment.status !== 'confirmed') return null;
  const last = describeLastTime(earlier);
  if (tasks.length === 0 && last === null) return null;
  return (
    <Card title={appointment.appointment_date === today ? 'Today' : 'At this visit'}>
      <ul className={styles['list']}>
        {tasks.length === 0 ? null : (
          <li>
            <ListChecks />
            <span>{describeTasks(tasks)}</span>
          </li>
        )}
        {last === null ? null : (
          <li>
            <History />
            <span>{last}</span>
          </li>
        )}
      </ul>
    </Card>
  );
}

/**
 * The tasks in words: "7 tasks: Kitchen benches, sink and splashback. Vacuum all rooms. And 5
 * more."
 */
function describeTasks(tasks: WorkSheet['tasks']): string {
  const named = tasks.slice(0, NAMED_TASKS).map(({ label }) => label);
  const rest = tasks.length - named.length;
  const sentences = rest === 0 ? named : [...named, `And ${rest} more`];
  return `${plural(tasks.length, 'task')}: ${sentences.join('. ')}.`;
}

/**
 * The last completed visit: "Last time: Sat 21 Nov 2026, 2 h 30 min, with Mia". Null if there is
 * none.
 */
function describeLastTime(earlier: WorkSheet['earlier']): string | null {
  const last = earlier.find(({ status }) => status === 'completed');
  if (last === undefined) return null;
  const { actual_started_at: began, actual_ended_at: ended, staff_member: cleaner } = last;
  return [
    `Last time: ${describeShortDay(last.appointment_date)}`,
    began && ended ? describeMinutes(clockMinutesBetween(began, ended)) : null,
    cleaner === null ? null : `with ${cleaner.first_name}`,
  ]
    .filter((part) => part !== null)
    .join(', ');
}
