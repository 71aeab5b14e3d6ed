import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, parseEnvironment, VARIABLE_NAMES } from './env.ts';
import { findProjectRoot } from './project-root.ts';

const SECRET = 'x'.repeat(32);
const root = findProjectRoot();

describe('parseEnvironment', () => {
  it('needs nothing to run on a fresh machine', () => {
    expect(parseEnvironment({})).toEqual({
      environment: 'development',
      host: 'localhost',
      port: 8080,
      databaseUrl: null,
      filesUrl: null,
      dataDirectory: join(root, '.data'),
      publicUrl: 'http://localhost:8080',
      smtpUrl: null,
      google: null,
      secretKey: null,
      logLevel: 'info',
      metricsToken: null,
      trustProxy: false,
      siteDirectory: join(root, 'apps/web/dist'),
      seedDemoData: true,
    });
  });

  it('takes every variable', () => {
    const config = parseEnvironment({
      NODE_ENV: 'production',
      HOST: '0.0.0.0',
      PORT: '9000',
      DATABASE_URL: 'postgres://user:word@db:5432/name',
      FILES_URL: 'https://key:secret@s3.example/files?region=ap-southeast-2',
      DATA_DIR: '/data',
      PUBLIC_URL: 'https://clean.example/',
      SMTP_URL: 'smtps://user:word@mail:465',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_KEYS_URL: 'http://127.0.0.1:1/keys',
      GOOGLE_ISSUER: 'https://issuer.example',
      SECRET_KEY: SECRET,
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '10.0.0.0/8',
      SITE_DIR: 'site',
      SEED_DEMO_DATA: 'false',
      METRICS_TOKEN: 'a token for the scraper',
    });
    expect(config).toEqual({
      environment: 'production',
      host: '0.0.0.0',
      port: 9000,
      databaseUrl: 'postgres://user:word@db:5432/name',
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
      trustProxy: '10.0.0.0/8',
      siteDirectory: join(root, 'site'),
      seedDemoData: false,
    });
  });

  it('reads an empty variable as an absent one', () => {
    expect(parseEnvironment({ PORT: ' ', DATABASE_URL: '' })).toEqual(parseEnvironment({}));
  });

  it.each([
    ['true', true],
    ['false', false],
  ])('reads TRUST_PROXY=%s as %s', (TRUST_PROXY, expected) => {
    expect(parseEnvironment({ TRUST_PROXY }).trustProxy).toBe(expected);
  });

  it.each([
    ['NODE_ENV', 'prod'],
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://db/name'],
    ['FILES_URL', 's3://key:secret@s3.example/files'],
    ['FILES_URL', 'https://s3.example/files'],
    ['FILES_URL', 'https://key:secret@s3.example/'],
    ['FILES_URL', 'https://key:secret@s3.example/files/folder'],
    ['PUBLIC_URL', 'clean.example'],
    ['SMTP_URL', 'http://mail'],
    ['GOOGLE_KEYS_URL', 'keys'],
    ['SECRET_KEY', 'x'.repeat(31)],
    ['LOG_LEVEL', 'loud'],
    ['SEED_DEMO_DATA', 'yes'],
  ])('refuses %s=%s, and says what to use instead', (name, value) => {
    const parse = () => parseEnvironment({ [name]: value });
    expect(parse).toThrow(ConfigError);
    expect(parse).toThrow(new RegExp(`${name} is .+\\. Use `, 'u'));
  });

  it('names every wrong variable at once', () => {
    expect(() => parseEnvironment({ PORT: 'x', LOG_LEVEL: 'x' })).toThrow(
      /PORT is not a port[\s\S]+LOG_LEVEL is not a level/u,
    );
  });

  it.each(['SECRET_KEY', 'PUBLIC_URL'])('needs %s in production', (name) => {
    const given = { NODE_ENV: 'production', SECRET_KEY: SECRET, PUBLIC_URL: 'https://a.example' };
    expect(() => parseEnvironment({ ...given, [name]: undefined })).toThrow(`${name} is missing`);
  });

  it('never has demo accounts in production', () => {
    const given = { NODE_ENV: 'production', SECRET_KEY: SECRET, PUBLIC_URL: 'https://a.example' };
    expect(parseEnvironment(given).seedDemoData).toBe(false);
    expect(() => parseEnvironment({ ...given, SEED_DEMO_DATA: 'true' })).toThrow(
      'SEED_DEMO_DATA is on',
    );
  });
});

it('.env.example lists exactly the variables that are read', () => {
  const lines = readFileSync(join(root, '.env.example'), 'utf8').split('\n');
  const names = lines.flatMap((line) => /^(\w+)=$/u.exec(line)?.[1] ?? []);
  expect(names.toSorted()).toEqual([...VARIABLE_NAMES].toSorted());
});
