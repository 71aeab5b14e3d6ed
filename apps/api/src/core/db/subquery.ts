import { QueryBuilder } from 'drizzle-orm/pg-core';
import { NAMING } from './client.ts';

/** Begins a query that is a part of a condition, with the column names of the database. */
export const subquery = (): QueryBuilder => new QueryBuilder(NAMING);
