import MoveHorizontal from 'lucide-react/icons/move-horizontal';
import { type ComponentPropsWithRef, useRef } from 'react';
import { cx } from '../../utils/cx.ts';
import styles from './before-after.module.css';

export interface ComparedPicture {
  src: string;
  alt: string;
}

export interface BeforeAfterProps {
  before: ComparedPicture;
  after: ComparedPicture;
  /** What the slider does: "Show more of the before or after picture". */
  label: string;
  /** Pictures far down the page wait to be loaded. */
  loading?: ComponentPropsWithRef<'img'>['loading'] | undefined;
  className?: string | undefined;
}

/** Two pictures of one room, with a slider over them that drag, tap and arrow keys all move. */
export function BeforeAfter({
  before,
  after,
  label,
  loading = 'lazy',
  className,
}: BeforeAfterProps) {
  const root = useRef<HTMLDivElement>(null);

  return (
    <div ref={root} className={cx(styles['root'], className)}>
      <img
        className={styles['picture']}
        src={before.src}
        alt={before.alt}
        loading={loading}
        width="960"
        height="600"
      />
      <div className={styles['after']}>
        <img
          className={styles['picture']}
          src={after.src}
          alt={after.alt}
          loading={loading}
          width="960"
          height="600"
        />
      </div>
      <span className={styles['line']} aria-hidden="true">
        <span className={styles['knob']}>
          <MoveHorizontal />
        </span>
      </span>
      <span className={cx(styles['tag'], styles['tagBefore'])} aria-hidden="true">
        Before
      </span>
      <span className={cx(styles['tag'], styles['tagAfter'])} aria-hidden="true">
        After
      </span>
      <input
        className={styles['range']}
        type="range"
        min="0"
        max="100"
        defaultValue={START}
        aria-label={label}
        aria-valuetext={valueText(START)}
        onInput={(event) => {
          const range = event.currentTarget;
          root.current?.style.setProperty('--position', `${range.value}%`);
          range.setAttribute('aria-valuetext', valueText(Number(range.value)));
        }}
      />
    </div>
  );
}

/** Where the line starts, as in the style sheet. */
const START = 52;

function valueText(position: number): string {
  return `${position}% before, ${100 - position}% after`;
}
