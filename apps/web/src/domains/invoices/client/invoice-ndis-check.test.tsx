import { anInvoice, answer, mockEndpoint, noResponse } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { Invoice } from '@cleaning/contract/invoices';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anNdisUser } from '#app/testing/an-ndis-user.ts';
import { aReport, withProfile } from '../testing/ndis-invoice.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openPortal } from '#app/testing/portal.ts';

const server = startService();
const ndis = anInvoice({ kind: 'ndis', plan_management: 'self' });
const show = (shown: Invoice) => mockEndpoint(endpoints.getInvoice, answer(shown));
const open = () => openPortal(`/clients/invoices/${ndis.id}`, { user: anNdisUser() });

beforeEach(() => server.use(withProfile()));

describe('the NDIS check', () => {
  it('says what the company is correcting, and groups the rules that passed', async () => {
    server.use(
      show(ndis),
      mockEndpoint(
        endpoints.checkNdisInvoice,
        answer(
          aReport([
            ['LIN-12', 'fail', 'The price is above the limit.'],
            ['PAR-01', 'pass', 'The invoice names the participant.'],
            ['LIN-02', 'pass', 'The support item number is well formed.'],
            ['LIN-02', 'pass', 'The support item number is well formed.'],
            ['LIN-03', 'pass', 'The support item is in the catalogue.'],
            ['LIN-03', 'fail', 'It is not in the catalogue.'],
            ['LIN-25', 'skip', 'There is no travel.'],
            ['LIN-30', 'fail', 'The visit is not completed.', 'warning'],
          ]),
        ),
      ),
    );
    const { user } = await open();
    expect(await screen.findByText('2 passed, 3 being checked')).toBeVisible();
    const card = screen.getByRole('region', { name: 'NDIS check' });
    expect(within(card).getByRole('heading', { name: 'What we are fixing' })).toBeVisible();
    const fixing = within(card).getAllByRole('list')[0];
    expect(fixing).toHaveTextContent('A price is above the NDIS limit.');
    expect(within(card).queryByText('The price is above the limit.')).not.toBeInTheDocument();
    expect(within(card).getByText('One small thing is left for us to tidy up.')).toBeVisible();
    expect(within(card).queryByText('There is no travel.')).not.toBeInTheDocument();
    const rule = within(card).getByText('The NDIS item numbers are written as they should be.');
    expect(rule).not.toBeVisible();
    await user.click(within(card).getByText('Supports and dates'));
    expect(rule).toBeVisible();
    // The rule fails if one line fails, so it must not also be listed as passed.
    expect(within(card).getByText('1 passed, 2 being checked')).toBeVisible();
  });

  it.each([
    ['plan', 'Your plan manager can still pay the invoice.'],
    ['self', 'You can still pay the invoice and claim it.'],
    ['agency', 'It does not hold the invoice up.'],
  ] as const)(
    'says that a minor problem does not stop payment, under a plan managed by %s',
    async (plan, words) => {
      server.use(
        show(ndis),
        mockEndpoint(
          endpoints.checkNdisInvoice,
          answer({
            ...aReport([['LIN-30', 'fail', 'The visit is not completed.', 'warning']]),
            plan_management: plan,
          }),
        ),
      );
      await open();
      expect(
        await screen.findByText(`One small thing is left for us to tidy up. ${words}`),
      ).toBeVisible();
      expect(screen.queryByText('All clear')).not.toBeInTheDocument();
      expect(screen.getAllByText('0 passed, 1 being checked')[0]).toBeVisible();
    },
  );

  it.each([
    ['plan', 'This invoice has what your plan manager needs.'],
    ['self', 'This invoice has what you need to claim it from your plan.'],
    ['agency', 'This invoice has what the NDIS asks for.'],
  ] as const)('shows the payer under a plan managed by %s', async (plan, words) => {
    server.use(
      show(ndis),
      mockEndpoint(
        endpoints.checkNdisInvoice,
        answer({ ...aReport([['PAR-01', 'pass', 'Named.']]), plan_management: plan }),
      ),
    );
    await open();
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('can fail to load without hiding the invoice', async () => {
    server.use(show(ndis), mockEndpoint(endpoints.checkNdisInvoice, noResponse()));
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the NDIS check');
    expect(screen.getByRole('table')).toBeVisible();
    server.use(mockEndpoint(endpoints.checkNdisInvoice, answer(aReport([]))));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('All clear')).toBeVisible();
  });
});
