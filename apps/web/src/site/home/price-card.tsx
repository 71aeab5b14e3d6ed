import { PUBLIC_PATHS } from '@cleaning/contract/routes';
import { type Estimate, type EstimateLine, isServiceId, formatAud, ROOMS } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { SelectField } from '@cleaning/ui/field';
import { Grid } from '@cleaning/ui/grid';
import { WrenMark } from '@cleaning/ui/logo';
import { PriceFigure } from '@cleaning/ui/price';
import { Stack } from '@cleaning/ui/stack';
import { Stepper } from '@cleaning/ui/stepper';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { type FormEvent, Fragment, useId } from 'react';
import { PRICE_LIST, roomName, roomPlural, addonName } from '#content/price-texts.ts';
import { type InstantPrice, INSTANT_ROOMS } from './use-instant-price.ts';
import styles from './price-card.module.css';

/**
 * The instant price. It is a real form: without JavaScript it opens the calculator with the same
 * choices.
 */
export function PriceCard({ price: instant }: { price: InstantPrice }) {
  const { serviceId, rooms, price, chooseService, countRoom, submit } = instant;
  const titleId = useId();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    submit();
  }

  return (
    <form
      className={styles['root']}
      action={PUBLIC_PATHS.quote}
      method="get"
      aria-labelledby={titleId}
      onSubmit={handleSubmit}
    >
      <WrenMark perched className={styles['wren']} />
      <div className={styles['card']}>
        <h2 className={styles['title']} id={titleId}>
          Your instant price
        </h2>
        <SelectField
          label="Service"
          name="service"
          options={PRICE_LIST.services.map(({ id, name }) => ({ value: id, label: name }))}
          value={serviceId}
          onChange={({ currentTarget: { value } }) => isServiceId(value) && chooseService(value)}
        />
        <Grid minColumn="8rem" gap="space-4">
          {INSTANT_ROOMS.map((id) => (
            <Stack key={id} gap="space-2">
              <span className={styles['label']} aria-hidden="true">
                {ROOMS[id].plural}
              </span>
              <Stepper
                block
                label={roomName(id)}
                plural={roomPlural(id)}
                value={rooms[id] ?? 0}
                onChange={(count) => countRoom(id, count)}
              />
              <input type="hidden" name={id} value={rooms[id] ?? 0} />
            </Stack>
          ))}
        </Grid>
        <div className={styles['out']}>
          <p className={styles['total']} aria-live="polite" aria-atomic="true">
            <span>Estimate</span>
            <PriceFigure cents={price.status === 'priced' ? price.totalCents : null} />
          </p>
          <p className={styles['sum']}>
            {sumParts(price).map((part, index) => (
              <Fragment key={part}>
                {index === 0 ? null : ' + '}
                <span className={styles['part']}>{part}</span>
              </Fragment>
            ))}
          </p>
        </div>
        <Stack gap="space-3">
          <Button type="submit" size="lg" block iconEnd={<ArrowRight />}>
            Continue with this price
          </Button>
          <p className={styles['note']}>
            Standard timing. No deposit. Add your kitchen, living areas and extras next.
          </p>
        </Stack>
      </div>
    </form>
  );
}

/** The parts of an estimate's sum: "$120 service", "$75 bedrooms". */
function sumParts({ lines }: Estimate): string[] {
  return lines.map((line) => `${formatAud(line.amountCents)} ${describeLine(line)}`);
}

function describeLine(line: EstimateLine): string {
  if (line.kind === 'service') {
    return 'service';
  }
  if (line.kind === 'addon') {
    return addonName(line.id);
  }
  return line.quantity === 1 ? roomName(line.id) : roomPlural(line.id);
}
