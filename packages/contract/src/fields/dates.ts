import { z } from 'zod';

/** A Sydney calendar date, YYYY-MM-DD. */
export const plainDateField = z.iso.date({ error: 'Enter a date, like 2026-12-03.' });

/** An instant in UTC, ISO 8601. */
export const instantField = z.iso.datetime();
