import { SMTPServer } from 'smtp-server';

/** A mail as it arrived. */
export interface ReceivedMail {
  readonly messageId: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly source: string;
}

export interface MailServer {
  readonly url: string;
  /** The status that every mail is refused with, until it is null again. */
  refusal: number | null;
  /** What a sender who logs in must know. */
  password: string;
  /** Calls `done` to accept a mail that has arrived whole: at once, unless a test replaces it. */
  accept: (done: () => void) => void;
  /** Everything that was taken, oldest first. */
  readonly received: readonly ReceivedMail[];
  close(): Promise<void>;
}

/** A real mail server on this machine, which keeps what it takes. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const mailServer: Pick<MailServer, 'refusal' | 'password' | 'accept'> = {
    refusal: null,
    password: '',
    accept: (done) => done(),
  };
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) => {
      if (password === mailServer.password) done(null, { user: username });
      else done(Object.assign(new Error('Unknown'), { responseCode: 535 }));
    },
    onRcptTo: (_address, _session, done) => {
      const { refusal: responseCode } = mailServer;
      done(responseCode === null ? null : Object.assign(new Error('No'), { responseCode }));
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString();
        const messageId = /^Message-ID: <([^>]+)>/imu.exec(source)?.[1] ?? '';
        const { mailFrom, rcptTo } = envelope;
        received.push({
          messageId,
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address: to }) => to),
          source,
        });
        mailServer.accept(() => done());
      });
    },
  });
  // A sender that is killed in the middle of a mail is no fault of the server's.
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return Object.assign(mailServer, {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  });
}
