import { expect, it } from 'vitest';
import { createLogOutput } from './operator-output.ts';
import { parseEnvironment } from './core/config/env.ts';

it('the log of the real service has one JSON object a line, for its start, notices and failure', () => {
  const lines: string[] = [];
  const output = createLogOutput({ write: (line) => void lines.push(line) });
  const config = parseEnvironment({ DEMO: 'true', PORT: '8080' });
  output.started(config, { port: 8081, hasSite: true, stop: async () => {} });
  output.noticed('The database of an earlier run was still there.');
  output.failed('The service could not start.\nDATABASE_URL names another host.');
  expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true);
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    {
      level: 30,
      msg: 'The service is running.',
      site: 'http://localhost:8081',
      api: 'http://localhost:8081/api/v1/docs/',
    },
    { level: 40, msg: 'The database of an earlier run was still there.' },
    { level: 60, msg: 'The service could not start.\nDATABASE_URL names another host.' },
  ]);
});
