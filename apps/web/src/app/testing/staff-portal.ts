import type { InitialEntry } from 'react-router-dom';
import type { OpenAppOptions } from './open-app.tsx';
import { renderApp } from './render-app.tsx';
import { aStaffUser } from './a-staff-user.ts';

/** Renders a page of the staff portal for a staff user, or for the given user. */
export const openStaffPortal = (entry: InitialEntry, options: OpenAppOptions = {}) =>
  renderApp(entry, { user: aStaffUser(), ...options });
