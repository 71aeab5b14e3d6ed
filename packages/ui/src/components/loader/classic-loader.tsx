import { cx } from '../../utils/cx.ts';
import styles from './loader.module.css';
import type { LoaderSize } from './loader-size.ts';

/**
 * Only the turning ring, in the colour of the surrounding text. For buttons, beside their label.
 */
export function ClassicLoader({ size }: { size: LoaderSize }) {
  return (
    <span
      className={cx(styles['mark'], styles['classic'], styles['inherit'])}
      data-size={size}
      aria-hidden="true"
    />
  );
}
