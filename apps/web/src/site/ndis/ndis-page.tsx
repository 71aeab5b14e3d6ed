import { ButtonLink } from '@cleaning/ui/button';
import ndisRoomUrl from '@cleaning/ui/illustrations/ndis-room.svg';
import { Text } from '@cleaning/ui/text';
import {
  CANCELLING,
  FUNDING,
  INVOICE,
  IN_SHORT,
  NDIS_CALL,
  NDIS_PAGE,
  NEEDED,
  PLAN_TYPES,
} from '#content/ndis.ts';
import { CallBand } from '../call-band.tsx';
import { OnThisPage } from '../on-this-page.tsx';
import { PageBand } from '#kit/page/page-band.tsx';
import inShortStyles from './in-short.module.css';
import { InvoiceExample } from './invoice-example.tsx';
import { Needed } from './needed.tsx';
import { PlanTypes } from './plan-types.tsx';
import { Section } from '../section.tsx';
import styles from './cancelling.module.css';
import { TickList } from '#kit/page/tick-list.tsx';
import fundingStyles from './funding.module.css';

const PARTS = [
  { id: IN_SHORT.id, name: 'In short' },
  { id: FUNDING.id, name: 'What is funded' },
  { id: PLAN_TYPES.id, name: 'Plan types' },
  { id: INVOICE.id, name: 'The invoice' },
  { id: NEEDED.id, name: 'What we need' },
  { id: CANCELLING.id, name: 'Cancelling' },
];

/** The page for NDIS participants and their plan managers. */
export function Component() {
  return (
    <>
      <PageBand title={NDIS_PAGE.title} lead={NDIS_PAGE.lead} />
      <OnThisPage parts={PARTS} />
      <InShort />
      <Funding />
      <PlanTypes />
      <InvoiceExample />
      <Needed />
      <Cancelling />
      <CallBand title={NDIS_CALL.title}>
        <ButtonLink variant="accent" size="lg" href={NDIS_CALL.priceLink.href}>
          {NDIS_CALL.priceLink.label}
        </ButtonLink>
        <ButtonLink variant="inverse" size="lg" href={NDIS_CALL.askLink.href}>
          {NDIS_CALL.askLink.label}
        </ButtonLink>
      </CallBand>
    </>
  );
}

/** The whole page in five sentences. */
function InShort() {
  return (
    <Section id={IN_SHORT.id} title={IN_SHORT.title} tight>
      {(heading) => (
        <div className={inShortStyles['root']}>
          <div className={inShortStyles['text']}>
            {heading}
            <ol className={inShortStyles['points']}>
              {IN_SHORT.points.map((point) => (
                <li key={point} className={inShortStyles['point']}>
                  <span>{point}</span>
                </li>
              ))}
            </ol>
          </div>
          <div className={inShortStyles['picture']}>
            <img
              src={ndisRoomUrl}
              alt="A clean, sunny room with a wheelchair beside an armchair, and a blue wren on the windowsill"
              width="480"
              height="360"
            />
          </div>
        </div>
      )}
    </Section>
  );
}

/** The deadline for cancelling a visit, on a time line. */
function Cancelling() {
  const { id, title, lead, exampleTitle, stages, note } = CANCELLING;
  return (
    <Section id={id} title={title} lead={lead}>
      <h3 className={styles['exampleTitle']}>{exampleTitle}</h3>
      <ol className={styles['line']}>
        {stages.map(({ kind, when, text }) => (
          <li key={kind} className={styles['stage']} data-kind={kind}>
            <strong className={styles['when']}>{when}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p className={styles['note']}>{note}</p>
    </Section>
  );
}

/** What plans usually pay for and what they do not. */
function Funding() {
  const { id, title, lead, funded, notFunded } = FUNDING;
  return (
    <Section id={id} title={title} lead={lead} tight>
      <div className={fundingStyles['root']}>
        <div className={fundingStyles['card']} data-funded>
          <h3 className={fundingStyles['title']}>{funded.title}</h3>
          <TickList mark="yes" items={funded.items} />
        </div>
        <div className={fundingStyles['card']}>
          <h3 className={fundingStyles['title']}>{notFunded.title}</h3>
          <TickList mark="no" items={notFunded.items} />
          <Text size="sm" tone="muted">
            {notFunded.note}
          </Text>
        </div>
      </div>
    </Section>
  );
}
