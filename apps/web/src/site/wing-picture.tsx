import styles from './wing-picture.module.css';

export interface WingPictureProps {
  src: string;
  /** Empty if the text beside the picture says the same. */
  alt: string;
  /** The lower corner with the large curve: the one away from the text. */
  sweep: 'left' | 'right';
  /** Use 'eager' for a picture that is visible without scrolling. */
  loading?: 'eager' | 'lazy';
}

/** A feature picture with one large curved corner. */
export function WingPicture({ src, alt, sweep, loading = 'lazy' }: WingPictureProps) {
  return (
    <div className={styles['root']} data-sweep={sweep}>
      <img src={src} alt={alt} width="480" height="360" loading={loading} />
    </div>
  );
}
