import { cx } from '../../utils/cx.ts';
import styles from './loader.module.css';
import type { LoaderSize } from './loader-size.ts';

/** The turning ring alone, in the colour of the text around it. For buttons, beside their words. */
export function ClassicLoader({ size }: { size: LoaderSize }) {
  return (
    <span
      className={cx(styles['mark'], styles['classic'], styles['inherit'])}
      data-size={size}
      aria-hidden="true"
    />
  );
}
