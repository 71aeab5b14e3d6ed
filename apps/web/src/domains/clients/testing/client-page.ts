import {
  aClient,
  aClientHistory,
  aPageOf,
  answer,
  mockEndpoint,
} from '@cleaning/api-client/testing';
import type { Client } from '@cleaning/contract/clients';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, within } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { startService } from '#app/testing/render-app.tsx';

export const amira = aClient();
export const ADDRESS = `/staff/portal/clients/${amira.id}`;

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const dialog = () => within(screen.getByRole('dialog'));
export const card = (name: string) => screen.findByRole('region', { name });

/** Starts a mock service with a client without history or address. `serve` changes the client. */
export function startClient() {
  const server = startService();
  beforeEach(() => {
    server.use(
      mockEndpoint(endpoints.getClientHistory, answer(aClientHistory())),
      mockEndpoint(endpoints.listAddressesFor, answer(aPageOf([]))),
    );
  });
  const serve = (client: Client = amira) =>
    server.use(mockEndpoint(endpoints.getClient, answer(client)));
  return { server, serve };
}
