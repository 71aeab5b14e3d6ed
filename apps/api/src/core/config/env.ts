import { existsSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { LOG_LEVELS } from '../http/logger.ts';
import { findProjectRoot } from './project-root.ts';
import { parseTrustedProxies } from './trusted-proxies.ts';

const root = findProjectRoot();

const flag = z
  .enum(['true', 'false'], { error: 'is not a yes or no. Use true or false.' })
  .transform((value) => value === 'true');

const url = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `is not an address of the right kind. Use one like ${example}.` });

/** Whether the address of a file store has a key, a secret and one bucket. */
function namesBucket(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password, pathname } = new URL(address);
  return username !== '' && password !== '' && /^\/[^/]+$/u.test(pathname);
}

const folder = z.string().transform((path) => resolve(root, path));

const NO_PROXIES =
  'is no list of proxies. Use addresses or ranges with commas between them, like 10.0.0.5, 172.16.0.0/12 or loopback; leave it empty when no proxy stands in front.';

const trustedProxies = z.string().transform((text, context) => {
  const proxies = parseTrustedProxies(text);
  if (proxies !== null) return proxies;
  context.addIssue({ code: 'custom', message: NO_PROXIES });
  return z.NEVER;
});

const EXAMPLE_DATABASE = 'postgres://user:password@host:5432/name';
const EMBEDDED = 'embedded';

/** The variables that a service other than a demo needs: why, and what to set. */
const NEEDED = {
  DATABASE_URL: `is missing. It says where the data is kept. Use the address of a PostgreSQL server, like ${EXAMPLE_DATABASE}, or the word ${EMBEDDED} for a PostgreSQL of the service's own on this machine.`,
  SMTP_URL:
    'is missing. Mail is sent through it. Use the address of a mail server, like smtp://user:password@mail.example.com:587.',
  PUBLIC_URL:
    'is missing. Links in emails start with it. Use the address that people type, like https://www.example.com.',
  SECRET_KEY:
    'is missing. It encrypts personal data, and losing it loses that data. Make one with "openssl rand -base64 32", and keep a copy outside of this machine.',
} as const;

const NO_PUBLIC_DEMO =
  'The demo has published passwords and shows every mail, so only this machine may reach it. Use localhost, or set DEMO=false to run the real service.';

const namesDatabase = (value: string): boolean =>
  value === EMBEDDED || /^postgres(?:ql)?:$/u.test(URL.parse(value)?.protocol ?? '');

const environmentSchema = z
  .object({
    DEMO: flag.default(false),
    HOST: z
      .string()
      .transform((host) => host.replace(/^\[(.*)\]$/u, '$1'))
      .default('localhost'),
    PORT: z.coerce
      .number({ error: 'is not a port. Use a number from 0 to 65535.' })
      .int({ error: 'is not a port. Use a whole number from 0 to 65535.' })
      .min(0, { error: 'is not a port. Use a number from 0 to 65535.' })
      .max(65_535, { error: 'is not a port. Use a number from 0 to 65535.' })
      .default(8080),
    DATABASE_URL: z
      .string()
      .refine(namesDatabase, {
        error: `is not an address of the right kind. Use one like ${EXAMPLE_DATABASE}, or the word ${EMBEDDED}.`,
      })
      .optional(),
    DATABASE_DIRECT_URL: url(/^postgres(?:ql)?$/u, EXAMPLE_DATABASE).optional(),
    DATA_DIR: folder.default(join(root, '.data')),
    FILES_URL: url(/^https?$/u, 'https://key:secret@s3.example.com/bucket?region=ap-southeast-2')
      .refine(namesBucket, {
        error:
          'is not whole: it names a key, a secret and a bucket. Use one like https://key:secret@s3.example.com/bucket?region=ap-southeast-2.',
      })
      .optional(),
    PUBLIC_URL: url(/^https?$/u, 'https://www.example.com')
      .transform((address) => address.replace(/\/+$/u, ''))
      .optional(),
    SMTP_URL: url(/^smtps?$/u, 'smtp://user:password@mail.example.com:587').optional(),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_KEYS_URL: url(/^https?$/u, 'https://www.googleapis.com/oauth2/v3/certs').default(
      'https://www.googleapis.com/oauth2/v3/certs',
    ),
    GOOGLE_ISSUER: url(/^https?$/u, 'https://accounts.google.com').default(
      'https://accounts.google.com',
    ),
    SECRET_KEY: z
      .string()
      .refine((key) => Buffer.byteLength(key) >= 32, {
        error: 'is too short to be secret. Use 32 characters or more: "openssl rand -base64 32".',
      })
      .optional(),
    LOG_LEVEL: z
      .enum(LOG_LEVELS, { error: `is not a level. Use one of: ${LOG_LEVELS.join(', ')}.` })
      .optional(),
    METRICS_TOKEN: z
      .string()
      .min(16, { error: 'is too short to be secret. Use 16 characters or more.' })
      .optional(),
    TRUST_PROXY: trustedProxies.optional(),
    SITE_DIR: folder.default(join(root, 'apps/web/dist')),
  })
  .transform((environment) => ({
    isDemo: environment.DEMO,
    host: environment.HOST,
    port: environment.PORT,
    /** Null for the embedded PostgreSQL. */
    databaseUrl: environment.DATABASE_URL === EMBEDDED ? null : (environment.DATABASE_URL ?? null),
    /**
     * The address of PostgreSQL itself when the other address is that of PgBouncer; null when they
     * are the same.
     */
    databaseDirectUrl: environment.DATABASE_DIRECT_URL ?? null,
    dataDirectory: environment.DATA_DIR,
    filesUrl: environment.FILES_URL ?? null,
    publicUrl: environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`,
    /** Null only in a demo, which shows its emails instead. */
    smtpUrl: environment.SMTP_URL ?? null,
    google:
      environment.GOOGLE_CLIENT_ID === undefined
        ? null
        : {
            clientId: environment.GOOGLE_CLIENT_ID,
            keysUrl: environment.GOOGLE_KEYS_URL,
            issuer: environment.GOOGLE_ISSUER,
          },
    secretKey: environment.SECRET_KEY ?? null,
    // Someone watches the terminal of a demo, and needs to see its problems rather than every call.
    logLevel: environment.LOG_LEVEL ?? (environment.DEMO ? 'warn' : 'info'),
    metricsToken: environment.METRICS_TOKEN ?? null,
    trustProxy: environment.TRUST_PROXY ?? (false as const),
    siteDirectory: environment.SITE_DIR,
  }));

/** The configuration of this process: everything that comes from its environment, validated. */
export type Config = z.output<typeof environmentSchema>;

/** Every variable that is read. `.env.example` lists exactly these. */
export const VARIABLE_NAMES = [
  'DEMO',
  'HOST',
  'PORT',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATA_DIR',
  'FILES_URL',
  'PUBLIC_URL',
  'SMTP_URL',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_KEYS_URL',
  'GOOGLE_ISSUER',
  'SECRET_KEY',
  'LOG_LEVEL',
  'METRICS_TOKEN',
  'TRUST_PROXY',
  'SITE_DIR',
] as const satisfies readonly (keyof z.input<typeof environmentSchema>)[];

/** The faults of the environment, one line for each variable, with what to do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Given = Readonly<Partial<Record<(typeof VARIABLE_NAMES)[number], string>>>;

/** What is missing for the real service, or too public for a demo, one line for each variable. */
function faultsOfPurpose(given: Given): string[] {
  if (given.DEMO !== 'true') {
    return Object.entries(NEEDED).flatMap(([name, message]) =>
      given[name as keyof typeof NEEDED] === undefined ? [`${name} ${message}`] : [],
    );
  }
  const faults: string[] = [];
  if (given.HOST !== undefined && !isLoopback(given.HOST)) {
    faults.push(`HOST is not an address of this machine alone. ${NO_PUBLIC_DEMO}`);
  }
  const publicUrl = URL.parse(given.PUBLIC_URL ?? '');
  if (publicUrl !== null && !isLoopback(publicUrl.hostname)) {
    faults.push(`PUBLIC_URL does not name this machine alone. ${NO_PUBLIC_DEMO}`);
  }
  return faults;
}

/**
 * Validates variables. An empty variable counts as absent.
 *
 * @throws ConfigError that names every invalid variable.
 */
export function parseEnvironment(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    VARIABLE_NAMES.flatMap((name) => {
      const value = variables[name]?.trim();
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
  const result = environmentSchema.safeParse(given);
  const faults = [
    ...(result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`),
    ...faultsOfPurpose(given),
  ];
  if (result.success && faults.length === 0) return result.data;
  const lines = faults.map((fault) => `  ${fault}`).join('\n');
  throw new ConfigError(
    `The service cannot start with these settings:\n${lines}\nSet them in the environment or in ${join(root, '.env')}; .env.example explains each. To try the product with demo data instead: npm start`,
  );
}

/**
 * The configuration of this process, from its environment and the `.env` file of the project.
 *
 * @throws ConfigError that names every invalid variable.
 */
export function loadConfig(): Config {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return parseEnvironment(process.env);
}

const loopbackAddresses = new BlockList();
loopbackAddresses.addSubnet('127.0.0.0', 8, 'ipv4');
loopbackAddresses.addAddress('::1', 'ipv6');

/**
 * Whether a name or an address can be reached only from this machine. The only such name is
 * `localhost`, since a name server decides what other names resolve to.
 *
 * @param host without a port; an IPv6 address with or without its brackets.
 */
function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/u, '$1');
  if (name === 'localhost') return true;
  const family = isIP(name);
  return family !== 0 && loopbackAddresses.check(name, family === 4 ? 'ipv4' : 'ipv6');
}
