import { cx } from '../../utils/cx.ts';
import styles from './avatar.module.css';

export interface AvatarProps {
  initials: string;
  /** `accent` is the person who is signed in, `neutral` any other. */
  tone?: 'accent' | 'neutral' | undefined;
  size?: 'sm' | 'md' | undefined;
}

/** The initials are drawn by style: they are a picture of the name, not another name. */
export function Avatar({ initials, tone = 'accent', size = 'md' }: AvatarProps) {
  return (
    <span
      className={cx(styles['avatar'], styles[tone], size === 'sm' && styles['sm'])}
      data-initials={initials}
    />
  );
}
