import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, parseEnvironment, VARIABLE_NAMES } from './env.ts';
import { findProjectRoot } from './project-root.ts';

const SECRET = 'x'.repeat(32);
const root = findProjectRoot();

/** The minimum configuration of the real service. */
const REAL = {
  DATABASE_URL: 'postgres://user:word@db:5432/name',
  SMTP_URL: 'smtps://user:word@mail:465',
  PUBLIC_URL: 'https://clean.example',
  SECRET_KEY: SECRET,
};
const DEMO = { DEMO: 'true' };

describe('the real service', () => {
  it('accepts every variable', () => {
    const config = parseEnvironment({
      ...REAL,
      DEMO: 'false',
      HOST: '0.0.0.0',
      PORT: '9000',
      DATABASE_DIRECT_URL: 'postgres://user:word@db:5433/name',
      FILES_URL: 'https://key:secret@s3.example/files?region=ap-southeast-2',
      DATA_DIR: '/data',
      PUBLIC_URL: 'https://clean.example/',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_KEYS_URL: 'http://127.0.0.1:1/keys',
      GOOGLE_ISSUER: 'https://issuer.example',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '10.0.0.0/8, loopback',
      SITE_DIR: 'site',
      METRICS_TOKEN: 'a token for the scraper',
    });
    expect(config).toEqual({
      isDemo: false,
      host: '0.0.0.0',
      port: 9000,
      databaseUrl: 'postgres://user:word@db:5432/name',
      databaseDirectUrl: 'postgres://user:word@db:5433/name',
      filesUrl: 'https://key:secret@s3.example/files?region=ap-southeast-2',
      dataDirectory: '/data',
      publicUrl: 'https://clean.example',
      smtpUrl: 'smtps://user:word@mail:465',
      google: {
        clientId: 'id',
        keysUrl: 'http://127.0.0.1:1/keys',
        issuer: 'https://issuer.example',
      },
      secretKey: SECRET,
      logLevel: 'warn',
      metricsToken: 'a token for the scraper',
      trustProxy: ['10.0.0.0/8', 'loopback'],
      siteDirectory: join(root, 'site'),
    });
  });

  it('starts the embedded database only on request', () => {
    const config = parseEnvironment({ ...REAL, DATABASE_URL: 'embedded' });
    expect(config).toMatchObject({ isDemo: false, databaseUrl: null });
  });

  it.each(Object.keys(REAL))('is refused without %s, with advice on what to set', (name) => {
    for (const value of [undefined, '', ' ']) {
      const parse = () => parseEnvironment({ ...REAL, [name]: value });
      expect(parse).toThrow(ConfigError);
      expect(parse).toThrow(new RegExp(`${name} is missing\\. .+ (Use|Make) `, 'u'));
    }
  });

  it.each([
    {},
    { NODE_ENV: 'development' },
    { NODE_ENV: 'test', SEED_DEMO_DATA: 'true' },
    { DEMO: 'false' },
    { DEMO: '' },
    { DEMO: '1' },
    { DEMO: 'TRUE' },
    { DEMO: 'yes' },
  ])('names every missing variable at once for %o', (variables) => {
    const parse = () => parseEnvironment({ ...variables, PORT: 'x' });
    for (const name of Object.keys(REAL)) expect(parse).toThrow(`${name} is missing`);
    expect(parse).toThrow('PORT is not a port');
  });
});

describe('the configuration of the demo', () => {
  it('needs only its switch', () => {
    expect(parseEnvironment(DEMO)).toEqual({
      isDemo: true,
      host: 'localhost',
      port: 8080,
      databaseUrl: null,
      databaseDirectUrl: null,
      filesUrl: null,
      dataDirectory: join(root, '.data'),
      publicUrl: 'http://localhost:8080',
      smtpUrl: null,
      google: null,
      secretKey: null,
      logLevel: 'warn',
      metricsToken: null,
      trustProxy: false,
      siteDirectory: join(root, 'apps/web/dist'),
    });
  });

  it.each([
    { HOST: '127.0.0.1' },
    { HOST: '127.8.9.10' },
    { HOST: '::1' },
    { HOST: '[::1]' },
    { HOST: 'LOCALHOST' },
    { PUBLIC_URL: 'http://localhost:9000' },
    { PUBLIC_URL: 'http://127.0.0.2' },
    { PUBLIC_URL: 'http://[::1]:8080/' },
    { PUBLIC_URL: 'http://[::ffff:127.0.0.1]' },
  ])('accepts %o', (variables) => {
    expect(parseEnvironment({ ...DEMO, ...variables }).isDemo).toBe(true);
  });

  it.each([
    ['HOST', '0.0.0.0'],
    ['HOST', '::'],
    ['HOST', '[::]'],
    ['HOST', '::ffff:0.0.0.0'],
    ['HOST', '0'],
    ['HOST', '192.168.1.5'],
    ['HOST', '128.0.0.1'],
    ['HOST', 'localhost.evil.com'],
    ['HOST', 'my-machine'],
    ['HOST', '127.0.0.1.evil.com'],
    ['PUBLIC_URL', 'https://clean.example'],
    ['PUBLIC_URL', 'http://localhost.evil.com'],
    ['PUBLIC_URL', 'http://localhost@evil.com'],
    ['PUBLIC_URL', 'http://127.0.0.1.evil.com'],
    ['PUBLIC_URL', 'http://evil.com/localhost'],
    ['PUBLIC_URL', 'http://evil.com#localhost'],
    ['PUBLIC_URL', 'http://0.0.0.0:8080'],
    ['PUBLIC_URL', 'http://[::]:8080'],
    ['PUBLIC_URL', 'http://10.0.0.1'],
  ])('is refused with %s=%s, which others can reach', (name, value) => {
    const parse = () => parseEnvironment({ ...DEMO, [name]: value });
    expect(parse).toThrow(ConfigError);
    expect(parse).toThrow(new RegExp(`${name} .+ Use localhost, or set DEMO=false`, 'u'));
  });
});

describe('any configuration', () => {
  it('treats an empty variable as a missing one', () => {
    expect(parseEnvironment({ ...DEMO, PORT: ' ', DATABASE_URL: '' })).toEqual(
      parseEnvironment(DEMO),
    );
  });

  it.each([
    ['10.0.0.5', ['10.0.0.5']],
    ['10.0.0.0/8,172.16.0.0/12', ['10.0.0.0/8', '172.16.0.0/12']],
    ['Loopback, uniquelocal , linklocal', ['loopback', 'uniquelocal', 'linklocal']],
    ['2001:db8::1, fd00::/8', ['2001:db8::1', 'fd00::/8']],
  ])('accepts proxies with TRUST_PROXY=%s', (TRUST_PROXY, expected) => {
    expect(parseEnvironment({ ...DEMO, TRUST_PROXY }).trustProxy).toEqual(expected);
  });

  it.each([
    ['DEMO', 'yes'],
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://db/name'],
    ['DATABASE_URL', 'Embedded!'],
    ['FILES_URL', 's3://key:secret@s3.example/files'],
    ['FILES_URL', 'https://s3.example/files'],
    ['FILES_URL', 'https://key:secret@s3.example/'],
    ['FILES_URL', 'https://key:secret@s3.example/files/folder'],
    ['PUBLIC_URL', 'clean.example'],
    ['SMTP_URL', 'http://mail'],
    ['GOOGLE_KEYS_URL', 'keys'],
    ['SECRET_KEY', 'x'.repeat(31)],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', 'false'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '*'],
    ['TRUST_PROXY', 'nginx'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '::/0'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', '10.0.0.0/'],
    ['TRUST_PROXY', '10.0.0.1,,10.0.0.2'],
    ['TRUST_PROXY', '10.0.0.1 10.0.0.2'],
  ])('refuses %s=%s, and says what to use instead', (name, value) => {
    const parse = () => parseEnvironment({ ...REAL, [name]: value });
    expect(parse).toThrow(ConfigError);
    expect(parse).toThrow(new RegExp(`${name} is .+\\. Use `, 'u'));
  });
});

it('.env.example lists exactly the variables that are read', () => {
  const lines = readFileSync(join(root, '.env.example'), 'utf8').split('\n');
  const names = lines.flatMap((line) => /^(\w+)=$/u.exec(line)?.[1] ?? []);
  expect(names.toSorted()).toEqual([...VARIABLE_NAMES].toSorted());
});
