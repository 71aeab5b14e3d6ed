import { SERVICES, formatAud } from '@cleaning/pricing';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { OTHER_SERVICES, SERVICE_DETAILS } from '#content/services-page.ts';
import { watchIntersections } from '#kit/page/testing/intersections.ts';
import { Component as ServicesPage } from './services-page.tsx';

beforeEach(() => {
  watchIntersections();
  render(
    <MemoryRouter initialEntries={['/services']}>
      <ServicesPage />
    </MemoryRouter>,
  );
});

describe('the services page', () => {
  test.each(SERVICE_DETAILS.map(({ id }) => [id, SERVICES[id]] as const))(
    'has a named section for %s with its price and a link to its quote',
    (id, { name, priceCents }) => {
      const part = screen.getByRole('region', { name });
      expect(part).toHaveAttribute('id', id);
      expect(part).toHaveTextContent(
        priceCents === null ? 'Priced on request' : `From ${formatAud(priceCents)} plus rooms`,
      );
      const action = priceCents === null ? 'Ask for a price' : 'Get a price';
      expect(within(part).getByRole('link', { name: `${action} for ${name}` })).toHaveAttribute(
        'href',
        `/quote?service=${id}`,
      );
    },
  );

  test.each(OTHER_SERVICES.map((service) => [service.name, service] as const))(
    'links to the calculator for %s',
    (name, { id }) => {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/quote?service=${id}`);
    },
  );

  test('links only to existing sections', () => {
    const bar = screen.getByRole('navigation', { name: 'On this page' });
    for (const link of within(bar).getAllByRole('link')) {
      const id = link.getAttribute('href')?.replace('/services#', '');
      expect(document.getElementById(id ?? '')).not.toBeNull();
    }
  });
});
