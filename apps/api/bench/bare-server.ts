/** What the service is measured against: Fastify that answers at once, and one `select` by id. */
import fastify from 'fastify';
import { Pool } from 'pg';

const { PORT, DATABASE_URL } = process.env;

const app = fastify();
const pool = new Pool({ connectionString: DATABASE_URL, max: 10 });

app.get('/readyz', async () => {
  await pool.query('select 1');
  return { status: 'ok' };
});
app.get('/bare', async () => ({ status: 'ok' }));
app.get<{ Params: { id: string } }>('/select/:id', async ({ params: { id } }) => {
  const { rows } = await pool.query<object>({
    name: 'quote-by-id',
    text: 'select * from quotes where id = $1',
    values: [id],
  });
  return rows[0];
});

await app.listen({ host: '127.0.0.1', port: Number(PORT) });
