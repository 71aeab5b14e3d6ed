import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { LOG_LEVELS } from '../http/logger.ts';
import { findProjectRoot } from './project-root.ts';

const root = findProjectRoot();

const flag = z
  .enum(['true', 'false'], { error: 'is not a yes or no. Use true or false.' })
  .transform((value) => value === 'true');

const url = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `is not an address of the right kind. Use one like ${example}.` });

/** Whether the address of a file store says who we are there, and in which one bucket to work. */
function namesBucket(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password, pathname } = new URL(address);
  return username !== '' && password !== '' && /^\/[^/]+$/u.test(pathname);
}

const folder = z.string().transform((path) => resolve(root, path));

/** Yes or no, or the addresses of the proxies in front of the service: what Fastify trusts. */
const trustProxy = z
  .string()
  .transform((value) => (value === 'true' || value === 'false' ? value === 'true' : value));

const environmentSchema = z
  .object({
    NODE_ENV: z
      .enum(['development', 'production', 'test'], {
        error: 'is not an environment. Use development, production or test.',
      })
      .default('development'),
    HOST: z.string().default('localhost'),
    PORT: z.coerce
      .number({ error: 'is not a port. Use a number from 0 to 65535.' })
      .int({ error: 'is not a port. Use a whole number from 0 to 65535.' })
      .min(0, { error: 'is not a port. Use a number from 0 to 65535.' })
      .max(65_535, { error: 'is not a port. Use a number from 0 to 65535.' })
      .default(8080),
    DATABASE_URL: url(/^postgres(?:ql)?$/u, 'postgres://user:password@host:5432/name').optional(),
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
      .default('info'),
    METRICS_TOKEN: z
      .string()
      .min(16, { error: 'is too short to be secret. Use 16 characters or more.' })
      .optional(),
    TRUST_PROXY: trustProxy.default(false),
    SITE_DIR: folder.default(join(root, 'apps/web/dist')),
    SEED_DEMO_DATA: flag.optional(),
  })
  .superRefine((environment, context) => {
    if (environment.NODE_ENV !== 'production') return;
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (environment.SECRET_KEY === undefined) {
      refuse(
        'SECRET_KEY',
        'is missing. It encrypts personal data, so in production it must be kept outside of this machine. Make one with "openssl rand -base64 32".',
      );
    }
    if (environment.PUBLIC_URL === undefined) {
      refuse(
        'PUBLIC_URL',
        'is missing. Links in e-mails start with it. Set the address that people type.',
      );
    }
    if (environment.SEED_DEMO_DATA === true) {
      refuse(
        'SEED_DEMO_DATA',
        'is on. The demo accounts have a published password, so they never exist in production. Set it to false.',
      );
    }
  })
  .transform((environment) => ({
    environment: environment.NODE_ENV,
    host: environment.HOST,
    port: environment.PORT,
    databaseUrl: environment.DATABASE_URL ?? null,
    dataDirectory: environment.DATA_DIR,
    filesUrl: environment.FILES_URL ?? null,
    publicUrl: environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`,
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
    logLevel: environment.LOG_LEVEL,
    metricsToken: environment.METRICS_TOKEN ?? null,
    trustProxy: environment.TRUST_PROXY,
    siteDirectory: environment.SITE_DIR,
    seedDemoData: environment.SEED_DEMO_DATA ?? environment.NODE_ENV === 'development',
  }));

/** How this process is to run. Everything that comes from outside is in here, checked. */
export type Config = z.output<typeof environmentSchema>;

/** Every variable that is read: `.env.example` lists exactly these. */
export const VARIABLE_NAMES = [
  'NODE_ENV',
  'HOST',
  'PORT',
  'DATABASE_URL',
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
  'SEED_DEMO_DATA',
] as const satisfies readonly (keyof z.input<typeof environmentSchema>)[];

/** What is wrong with the environment, one line a variable, each with what to do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads variables; an empty one counts as absent, as in a form that was left blank.
 *
 * @throws ConfigError that names every wrong variable.
 */
export function parseEnvironment(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    VARIABLE_NAMES.map((name) => [name, variables[name]?.trim() || undefined]),
  );
  const result = environmentSchema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
  throw new ConfigError(
    `The service cannot start with these settings:\n${lines.join('\n')}\nSet them in the environment or in ${join(root, '.env')}; .env.example explains each.`,
  );
}

/**
 * The configuration of this process, from its environment and the `.env` file of the project.
 *
 * @throws ConfigError that names every wrong variable.
 */
export function loadConfig(): Config {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return parseEnvironment(process.env);
}
