import { PUBLIC_PATHS } from '@cleaning/contract/routes';
import { type EstimateInput, estimate, formatAud, ROOM_IDS } from '@cleaning/pricing';
import { ButtonLink } from '@cleaning/ui/button';
import { Text } from '@cleaning/ui/text';
import { EXAMPLE_CLEAN } from '#content/home-hero.ts';
import { TIMINGS } from '#content/home.ts';
import {
  PRICE_LIST,
  PRICE_ON_REQUEST,
  SHORT_SERVICE_NAMES,
  roomName,
} from '#content/price-texts.ts';
import styles from './price-list.module.css';
import { Section } from '../section.tsx';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly priceCents: number | null;
}

/** The price list and how a price adds up. */
export function PriceList() {
  return (
    <Section
      band="subtle"
      title="The whole price list, right here"
      lead="Start with a service. Add your rooms. Add any extras. That is how every estimate is worked out."
    >
      <div className={styles['lists']}>
        <Rows title="Service" rows={PRICE_LIST.services} />
        <Rows title="Each room" rows={PRICE_LIST.rooms} />
        <Rows title="Extras" rows={PRICE_LIST.addons} />
        <Example />
      </div>
      <h3 className={styles['timingTitle']}>Then choose when</h3>
      <ul className={styles['timings']}>
        {TIMINGS.map(({ name, effect, deposit }) => (
          <li key={name} className={styles['timing']}>
            <Text as="span" size="md" weight="bold">
              {name}
            </Text>
            <span className={styles['timingEffect']}>{effect}</span>
            <span className={styles['timingDeposit']}>{deposit}</span>
          </li>
        ))}
      </ul>
      <p className={styles['action']}>
        <ButtonLink size="lg" href={PUBLIC_PATHS.quote}>
          Work out my price
        </ButtonLink>
      </p>
    </Section>
  );
}

function Rows({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <div>
      <h3 className={styles['title']}>{title}</h3>
      <dl>
        {rows.map(({ id, name, priceCents }) => (
          <div key={id} className={styles['row']}>
            <dt>{name}</dt>
            <dd>{priceCents === null ? PRICE_ON_REQUEST : formatAud(priceCents)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Example() {
  const price = estimate(EXAMPLE_CLEAN);
  if (price.status !== 'priced') {
    return null;
  }
  return (
    <p className={styles['example']}>
      <Text as="span" weight="bold">
        Example: {describeExample(EXAMPLE_CLEAN)}
      </Text>
      <span className={styles['exampleSum']}>
        {price.lines.map(({ amountCents }) => formatAud(amountCents)).join(' + ')} ={' '}
        <b>{formatAud(price.totalCents)}</b>
      </span>
    </p>
  );
}

/** Describes a clean: "a 3-bedroom, 2-bathroom general clean". */
function describeExample({ serviceId, rooms }: Pick<EstimateInput, 'serviceId' | 'rooms'>) {
  const counts = ROOM_IDS.flatMap((id) => {
    const count = rooms[id] ?? 0;
    return count === 0 ? [] : [`${count}-${roomName(id)}`];
  });
  return `a ${counts.join(', ')} ${SHORT_SERVICE_NAMES[serviceId].toLowerCase()} clean`;
}
