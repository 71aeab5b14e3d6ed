import { FolderError } from '@cleaning/embedded-postgres/make-folder';
import { describe, expect, it } from 'vitest';
import { UsageError } from './commands/usage-error.ts';
import { BackupError } from './core/backup/backup-error.ts';
import { ConfigError } from './core/config/env.ts';
import { MigrationError } from './core/db/migration-error.ts';
import { describeStartFailure } from './start-failure.ts';

const onServer = {
  port: 8080,
  databaseUrl: 'postgres://cleaning:secret-word@db.example.net:5432/cleaning',
  dataDirectory: '/var/lib/cleaning',
};
const embedded = { ...onServer, databaseUrl: null };

const withCode = (code: string, message: string) =>
  Object.assign(new Error(message), { code, syscall: 'connect' });
const fromServer = (code: string, message: string) =>
  Object.assign(new Error(message), { code, severity: 'FATAL' });

describe('the message of a failed start', () => {
  it.each([
    [withCode('ECONNREFUSED', 'connect ECONNREFUSED 10.0.0.7:5432'), 'nothing answers'],
    [withCode('ENOTFOUND', 'getaddrinfo ENOTFOUND db.example.net'), 'no such host'],
    [fromServer('28P01', 'password authentication failed'), 'password was refused'],
    [fromServer('3D000', 'database "cleaning" does not exist'), 'createdb'],
    [fromServer('42501', 'permission denied for schema public'), 'owner'],
  ])('names DATABASE_URL, the cause and what to do, without the password: %s', (error, advice) => {
    const text = describeStartFailure(error, onServer);
    expect(text).toContain('DATABASE_URL names db.example.net:5432/cleaning');
    expect(text).toContain(advice);
    expect(text).toContain(error.message);
    expect(text).not.toContain('secret-word');
    expect(text).not.toContain('    at ');
  });

  it('finds the cause under the error of a migration', () => {
    const error = new Error('Migrating failed.', { cause: withCode('ECONNREFUSED', 'refused') });
    expect(describeStartFailure(error, onServer)).toMatch(
      /DATABASE_URL[^]*Migrating failed\.\nCause: refused/u,
    );
  });

  it.each([
    ['EACCES', 'cannot be written'],
    ['ENOSPC', 'is full'],
  ])('names the data folder when it is what failed: %s', (code, advice) => {
    const text = describeStartFailure(withCode(code, 'mkdir'), embedded);
    expect(text).toContain('/var/lib/cleaning');
    expect(text).toContain(advice);
    expect(text).toContain('DATA_DIR');
  });

  it('says in one line that the data folder cannot be created, whatever the database', () => {
    const error = new FolderError('/var/lib/cleaning/postgres', withCode('ENOENT', 'mkdir'));
    for (const settings of [embedded, onServer]) {
      expect(describeStartFailure(error, settings)).toBe(
        'The data folder /var/lib/cleaning cannot be made. Name another one in DATA_DIR.',
      );
    }
  });

  it('suggests another port when the port is busy', () => {
    expect(describeStartFailure(withCode('EADDRINUSE', 'listen'), embedded)).toContain('PORT=8081');
  });

  it.each([
    new ConfigError('SMTP_URL is missing.'),
    new UsageError('Usage: npm run backup -- --to FILE', { cause: new Error('No --to.') }),
    new BackupError('This backup is damaged.', { cause: new Error('unexpected end of file') }),
    new MigrationError('The database is older than this version can migrate.'),
  ])('is that of an error for the operator, and nothing else: %s', (error) => {
    for (const settings of [null, embedded, onServer]) {
      expect(describeStartFailure(error, settings)).toBe(error.message);
    }
  });
});
