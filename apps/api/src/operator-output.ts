import { pino } from 'pino';
import type { Config } from './core/config/env.ts';
import type { Service } from './service.ts';
import { startFields, startMessage } from './start-message.ts';

/** What the service says by itself, rather than in answer to a request. */
export interface OperatorOutput {
  readonly started: (config: Config, service: Service) => void;
  readonly noticed: (message: string) => void;
  readonly failed: (message: string) => void;
}

/** For a demo, a command, and whoever else reads a terminal. */
export const terminalOutput: OperatorOutput = {
  started: (config, service) => void process.stdout.write(`${startMessage(config, service)}\n`),
  noticed: (message) => void process.stderr.write(`${message}\n`),
  failed: (message) => void process.stderr.write(`${message}\n`),
};

/**
 * For the real service, whose log is read by programs: one JSON object a line. Its start and its
 * failure are written whatever the log level is.
 */
export function createLogOutput(stream?: { write: (line: string) => void }): OperatorOutput {
  const log = stream === undefined ? pino() : pino({}, stream);
  return {
    started: (config, service) => log.info(startFields(config, service), 'The service is running.'),
    noticed: (message) => log.warn(message),
    failed: (message) => log.fatal(message),
  };
}
