import { cx } from '../../utils/cx.ts';
import styles from './avatar.module.css';

export interface AvatarProps {
  initials: string;
  /** `accent` is the person who is signed in, `neutral` any other. */
  tone?: 'accent' | 'neutral' | undefined;
  size?: 'sm' | 'md' | undefined;
}

/** The initials are CSS content, because they are only a picture of the name beside them. */
export function Avatar({ initials, tone = 'accent', size = 'md' }: AvatarProps) {
  return (
    <span
      className={cx(styles['avatar'], styles[tone], size === 'sm' && styles['sm'])}
      data-initials={initials}
    />
  );
}
