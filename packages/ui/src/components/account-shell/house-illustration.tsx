import type { ReactNode } from 'react';
import type { HouseRooms } from '../house/layout-house.ts';
import { House } from '../house/house.tsx';
import { WrenMark } from '../logo/wren-mark.tsx';
import styles from './account-shell.module.css';

export interface HouseIllustrationProps {
  title: ReactNode;
  text: ReactNode;
  rooms: HouseRooms;
  /** What the house shows, for screen readers. */
  label: string;
}

/** A few words in the sky over the house and its wren. */
export function HouseIllustration({ title, text, rooms, label }: HouseIllustrationProps) {
  return (
    <>
      <svg className={styles['clouds']} viewBox="0 0 720 300" aria-hidden="true">
        <path d="M92 120h150a26 26 0 0 0 0-52h-8a46 46 0 0 0-88-10 34 34 0 0 0-54 10 26 26 0 0 0 0 52ZM470 250h128a22 22 0 0 0 0-44h-6a40 40 0 0 0-76-8 28 28 0 0 0-46 8 22 22 0 0 0 0 44Z" />
      </svg>
      <div className={styles['words']}>
        <p className={styles['title']}>{title}</p>
        <p className={styles['text']}>{text}</p>
      </div>
      <div className={styles['land']}>
        <svg
          className={styles['hills']}
          viewBox="0 0 720 470"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path
            className={styles['far']}
            d="M0 300c120-80 260-80 360 0 120-70 260-70 360 0v170H0Z"
          />
          <path className={styles['near']} d="M0 380c200-60 480-60 720 0v90H0Z" />
          <path className={styles['lawn']} d="M0 400h720v70H0Z" />
        </svg>
        <svg className={styles['sun']} viewBox="0 0 92 92" aria-hidden="true">
          <circle cx="46" cy="46" r="46" />
        </svg>
        <House className={styles['house']} rooms={rooms} label={label} />
        <WrenMark className={styles['wren']} perched />
      </div>
    </>
  );
}
