import { Disclosure } from '@cleaning/ui/disclosure';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import CircleCheck from 'lucide-react/icons/circle-check';
import Wrench from 'lucide-react/icons/wrench';
import type { CheckGroup } from '../model/check-groups.ts';
import styles from './check-groups.module.css';

/** What was checked, one line for each thing; it opens to the rules behind it. */
export function CheckGroups({ groups }: { groups: readonly CheckGroup[] }) {
  return (
    <div className={styles['root']}>
      {groups.map(({ title, passed, failed }) => (
        <Disclosure
          key={title}
          summary={
            <span className={styles['summary']}>
              <Mark isFine={failed.length === 0} />
              <span>
                {title}
                <span className={styles['count']}>{countWords(passed.length, failed.length)}</span>
              </span>
            </span>
          }
        >
          <ul className={styles['list']}>
            {failed.map(({ id, words }) => (
              <li key={id}>
                <Mark isFine={false} />
                <span>{words}</span>
              </li>
            ))}
            {passed.map(({ id, words }) => (
              <li key={id}>
                <Mark isFine />
                <span>{words}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </div>
  );
}

function Mark({ isFine }: { isFine: boolean }) {
  return (
    <span className={styles['mark']} data-fine={isFine || undefined}>
      {isFine ? <CircleCheck /> : <Wrench />}
      <VisuallyHidden>{isFine ? 'Fine:' : 'With us:'}</VisuallyHidden>
    </span>
  );
}

const FINE: Readonly<Record<number, string>> = { 1: '1 thing is fine', 2: 'Both are fine' };

function countWords(passed: number, failed: number): string {
  if (failed === 0) return FINE[passed] ?? `All ${passed} are fine`;
  return `${passed} fine, ${failed} with us`;
}
