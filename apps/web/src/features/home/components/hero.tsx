import { House } from '@cleaning/ui/house';
import Check from 'lucide-react/icons/check';
import { HERO } from '../../../content/home-hero.ts';
import hillsUrl from '../../../assets/hills.svg';
import { describeHouse, houseRooms, PLANNED_ROOMS } from '../model/hero-house.ts';
import { useInstantPrice } from '../model/use-instant-price.ts';
import styles from './hero.module.css';
import { PriceCard } from './price-card.tsx';

export interface HeroProps {
  /** Goes on to the calculator with the choices made here. */
  onContinue: Parameters<typeof useInstantPrice>[0];
}

/** The promise, the instant price, and the house that redraws with each room counted. */
export function Hero({ onContinue }: HeroProps) {
  const price = useInstantPrice(onContinue);
  return (
    <div className={styles['root']}>
      <img className={styles['hills']} src={hillsUrl} alt="" width="1440" height="300" />
      <div className={styles['grid']}>
        <div className={styles['words']}>
          <p className={styles['seal']}>
            <span className={styles['dot']}>
              <Check />
            </span>
            {HERO.seal}
          </p>
          <h1 className={styles['title']}>{HERO.title}</h1>
          <p className={styles['lead']}>{HERO.lead}</p>
          <div className={styles['house']}>
            <House
              rooms={houseRooms(price.rooms)}
              planned={PLANNED_ROOMS}
              label={describeHouse(price.rooms)}
            />
          </div>
        </div>
        <PriceCard price={price} />
      </div>
    </div>
  );
}
