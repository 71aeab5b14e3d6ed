import styles from './wing-picture.module.css';

export interface WingPictureProps {
  src: string;
  /** Empty where the words beside the picture say it already. */
  alt: string;
  /** Which lower corner is swept: the one away from the words. */
  sweep: 'left' | 'right';
  /** A picture that shows without scrolling loads at once. */
  loading?: 'eager' | 'lazy';
}

/** A feature picture with one swept corner. */
export function WingPicture({ src, alt, sweep, loading = 'lazy' }: WingPictureProps) {
  return (
    <div className={styles['root']} data-sweep={sweep}>
      <img src={src} alt={alt} width="480" height="360" loading={loading} />
    </div>
  );
}
