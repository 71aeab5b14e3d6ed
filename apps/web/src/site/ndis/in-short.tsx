import ndisRoomUrl from '@cleaning/ui/illustrations/ndis-room.svg';
import { IN_SHORT } from '#content/ndis.ts';
import { Section } from '#kit/page/section.tsx';
import styles from './in-short.module.css';

/** The whole page in five sentences. */
export function InShort() {
  return (
    <Section id={IN_SHORT.id} title={IN_SHORT.title} tight>
      {(heading) => (
        <div className={styles['root']}>
          <div className={styles['text']}>
            {heading}
            <ol className={styles['points']}>
              {IN_SHORT.points.map((point) => (
                <li key={point} className={styles['point']}>
                  <span>{point}</span>
                </li>
              ))}
            </ol>
          </div>
          <div className={styles['picture']}>
            <img
              src={ndisRoomUrl}
              alt="A clean, sunny room with a wheelchair beside an armchair, and a blue wren on the windowsill"
              width="480"
              height="360"
            />
          </div>
        </div>
      )}
    </Section>
  );
}
