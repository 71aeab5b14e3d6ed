import MoveHorizontal from 'lucide-react/icons/move-horizontal';
import { type ComponentPropsWithRef, useRef } from 'react';
import { cx } from '../../utils/cx.ts';
import styles from './before-after.module.css';

export interface ComparedPicture {
  src: string;
  alt: string;
  /** The width in pixels; that of a drawing by default. */
  width?: number | undefined;
  height?: number | undefined;
  /** The same picture in other formats and widths, the best first. */
  sources?: readonly { type: string; srcSet: string }[] | undefined;
}

export interface BeforeAfterProps {
  before: ComparedPicture;
  after: ComparedPicture;
  /** What the slider does: "Show more of the before or after picture". */
  label: string;
  /** How wide pictures with sources are drawn, as in the attribute of the same name. */
  sizes?: string | undefined;
  /** Use `lazy` for pictures far down the page. */
  loading?: ComponentPropsWithRef<'img'>['loading'] | undefined;
  className?: string | undefined;
}

/** Two pictures of one room, with a slider over them that drag, tap and arrow keys all move. */
export function BeforeAfter({
  before,
  after,
  label,
  sizes,
  loading = 'lazy',
  className,
}: BeforeAfterProps) {
  const root = useRef<HTMLDivElement>(null);

  return (
    <div ref={root} className={cx(styles['root'], className)}>
      <Picture picture={before} sizes={sizes} loading={loading} />
      <div className={styles['after']}>
        <Picture picture={after} sizes={sizes} loading={loading} />
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

interface PictureProps extends Pick<BeforeAfterProps, 'sizes' | 'loading'> {
  picture: ComparedPicture;
}

function Picture({ picture, sizes, loading }: PictureProps) {
  const { src, alt, width = 960, height = 600, sources = [] } = picture;
  const image = (
    <img
      className={styles['picture']}
      src={src}
      alt={alt}
      loading={loading}
      width={width}
      height={height}
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}

/** The initial position of the line, as in the style sheet. */
const START = 52;

function valueText(position: number): string {
  return `${position}% before, ${100 - position}% after`;
}
