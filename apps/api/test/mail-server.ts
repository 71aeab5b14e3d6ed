import { SMTPServer } from 'smtp-server';

/** An email as it was received. */
export interface ReceivedMail {
  readonly messageId: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly source: string;
}

export interface MailServer {
  readonly url: string;
  /** The status with which every email is refused, until it is null again. */
  refusal: number | null;
  /** What it says with that status. */
  refusalText: string;
  /** The password that senders must log in with. */
  password: string;
  /** Calls `done` to accept a complete email: at once, unless a test replaces it. */
  accept: (done: () => void) => void;
  /** Every accepted email, oldest first. */
  readonly received: readonly ReceivedMail[];
  close(): Promise<void>;
}

/** Starts a real mail server on this machine, which stores the emails that it accepts. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const mailServer: Pick<MailServer, 'refusal' | 'refusalText' | 'password' | 'accept'> = {
    refusal: null,
    refusalText: 'No',
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
      const { refusal: responseCode, refusalText } = mailServer;
      done(responseCode === null ? null : Object.assign(new Error(refusalText), { responseCode }));
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
  // A sender that is killed while sending is not an error of the server.
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
