import { type HouseRooms, House } from '@cleaning/ui/house';
import Check from 'lucide-react/icons/check';
import { HERO } from '#content/home-hero.ts';
import hillsUrl from '#assets/hills.svg';
import { useInstantPrice } from './use-instant-price.ts';
import styles from './hero.module.css';
import { PriceCard } from './price-card.tsx';
import type { RoomCounts } from '@cleaning/pricing';
import { countedRooms } from '#content/price-texts.ts';

interface HeroProps {
  /** Continues to the calculator with the choices. */
  onContinue: Parameters<typeof useInstantPrice>[0];
}

/** The hero: headline, instant price, and an illustration that follows the room counts. */
export function Hero({ onContinue }: HeroProps) {
  const price = useInstantPrice(onContinue);
  return (
    <div className={styles['root']}>
      <img className={styles['hills']} src={hillsUrl} alt="" width="1440" height="300" />
      <div className={styles['grid']}>
        <div className={styles['text']}>
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

const NO_ROOMS: HouseRooms = {
  bedroom: 0,
  bathroom: 0,
  kitchen: 0,
  living: 0,
  dining: 0,
  garage: false,
  balcony: false,
};

/** Rooms that are not counted yet, drawn faintly because the calculator asks for them next. */
const PLANNED_ROOMS: HouseRooms = { ...NO_ROOMS, kitchen: 1, living: 1 };

function houseRooms(rooms: RoomCounts): HouseRooms {
  return { ...NO_ROOMS, ...rooms };
}

/** The alternative text of the illustration. */
function describeHouse({ bedroom = 0, bathroom = 0 }: RoomCounts): string {
  return `A house with ${countedRooms('bedroom', bedroom)} and ${countedRooms('bathroom', bathroom)}`;
}
