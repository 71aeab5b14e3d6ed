import { useEffect, useRef } from 'react';
import { cx } from '../../utils/cx.ts';
import {
  type HouseRooms,
  type HouseTile,
  type TileName,
  WALLS_TOP,
  layoutHouse,
} from './layout-house.ts';
import styles from './house.module.css';
import roomsUrl from './rooms.svg?no-inline';

export interface HouseProps {
  rooms: HouseRooms;
  /** Rooms that may be added, drawn faintly until the count reaches them. */
  planned?: HouseRooms | undefined;
  /** The accessible name. It lists the rooms. */
  label: string;
  /** Where a small house stands in its box. */
  align?: 'start' | 'center' | undefined;
  className?: string | undefined;
}

/** The house seen as if its front were open: one room in the drawing for each room counted. */
export function House({ rooms, planned, label, align = 'start', className }: HouseProps) {
  const svg = useRef<SVGSVGElement>(null);
  const { tiles, width, height } = layoutHouse(rooms, planned);

  // Rooms that are added after the first render are animated; the initial ones are not.
  useEffect(() => {
    svg.current?.setAttribute('data-live', '');
  }, []);

  return (
    <svg
      ref={svg}
      className={cx(styles['root'], className)}
      viewBox={viewBox(width, height, align)}
      preserveAspectRatio={align === 'start' ? 'xMinYMax meet' : 'xMidYMax meet'}
      role="img"
      aria-label={label}
    >
      <Roof width={width} />
      <rect className={styles['walls']} y={WALLS_TOP} width={width} height={height} />
      {tiles.map((tile) => (
        <Tile key={tile.key} tile={tile} />
      ))}
    </svg>
  );
}

/**
 * At least four rooms wide and two floors tall, aligned to its bottom edge, so that the layout does
 * not jump.
 */
function viewBox(width: number, height: number, align: 'start' | 'center'): string {
  const boxWidth = Math.max(width, 505) + 40;
  const boxHeight = Math.max(height, 215) + 88;
  const left = align === 'start' ? -20 : (width - boxWidth) / 2;
  return `${left} ${height + WALLS_TOP - boxHeight} ${boxWidth} ${boxHeight}`;
}

function Roof({ width }: { width: number }) {
  const inset = Math.min(Math.round(width * 18) / 100, 110);
  return (
    <>
      <rect className={styles['flue']} x={width * 0.74} y="-4" width="26" height="44" />
      <rect className={styles['eave']} x={width * 0.74 - 5} y="-8" width="36" height="9" rx="3" />
      <path
        className={styles['roof']}
        d={`M-14 72L${inset} 6a8 8 0 0 1 6-4H${width - inset - 6}a8 8 0 0 1 6 4L${width + 14} 72Z`}
      />
      <rect className={styles['eave']} x="-18" y="70" width={width + 36} height="10" rx="4" />
    </>
  );
}

/** A wall and a floor as wide as the room, as a placeholder until the picture has loaded. */
function Tile({ tile: { name, pale, x, y, width, height } }: { tile: HouseTile }) {
  const { wall, floor } = SURFACES[name];
  const box = { width, height };
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={styles['tile']}>
        <rect {...box} className={styles['plaster']} />
        <g className={pale ? styles['pale'] : undefined}>
          <rect {...box} fill={wall} />
          <rect y={height - FLOOR_HEIGHT} width={width} height={FLOOR_HEIGHT} fill={floor} />
          <use {...box} href={`${roomsUrl}#${name}`} />
        </g>
      </g>
    </g>
  );
}

const FLOOR_HEIGHT = 14;
const TIMBER = '#e6b877';
const STONE = '#2c1c4d';

const SURFACES: Record<TileName, { wall: string; floor: string }> = {
  bedroom: { wall: '#9bd7f7', floor: TIMBER },
  'bedroom-warm': { wall: '#ffe9b0', floor: TIMBER },
  'bedroom-deep': { wall: '#006da6', floor: TIMBER },
  bathroom: { wall: '#39b1ea', floor: STONE },
  kitchen: { wall: '#ffe9b0', floor: TIMBER },
  living: { wall: '#006da6', floor: TIMBER },
  dining: { wall: '#dff1fb', floor: TIMBER },
  garage: { wall: '#9bd7f7', floor: STONE },
  balcony: { wall: '#dff1fb', floor: TIMBER },
  door: { wall: '#ffffff', floor: TIMBER },
};
