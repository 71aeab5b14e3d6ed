import { TickList } from '#kit/page/tick-list.tsx';
import styles from './access-lists.module.css';

interface AccessListsProps {
  /** The heading and the lines of what is seen and done. */
  readonly yes: readonly [string, readonly string[]];
  /** The heading and the lines of what is not. */
  readonly no: readonly [string, readonly string[]];
}

/** What somebody sees and does beside what they do not; a list without lines is left out. */
export function AccessLists({ yes, no }: AccessListsProps) {
  return (
    <div className={styles['root']}>
      <AccessList mark="yes" list={yes} />
      <AccessList mark="no" list={no} />
    </div>
  );
}

function AccessList({
  mark,
  list: [heading, lines],
}: {
  readonly mark: 'yes' | 'no';
  readonly list: AccessListsProps['yes'];
}) {
  if (lines.length === 0) return null;
  return (
    <section className={styles['list']}>
      <h3 className={styles['heading']}>{heading}</h3>
      <TickList items={lines} mark={mark} />
    </section>
  );
}
