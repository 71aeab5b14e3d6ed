import { aUser } from '@cleaning/api-client/testing';
import type { InitialEntry } from 'react-router-dom';
import type { OpenAppOptions } from './open-app.tsx';
import { renderApp } from './render-app.tsx';

/** Renders a page of the portal for a client, or for the given user. */
export const openPortal = (entry: InitialEntry, options: OpenAppOptions = {}) =>
  renderApp(entry, { user: aUser(), ...options });
