import type { Transaction } from '../core/db/client.ts';
import { messageReads, messages, messageThreads } from '../core/db/schema/index.ts';
import type { DemoUser } from './demo-users.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface DemoConversation {
  readonly client: DemoUser['email'];
  readonly subject: string;
  readonly isAboutLastAppointment: boolean;
  /** Whether everyone has read every message. */
  readonly isRead: boolean;
  readonly said: readonly {
    readonly side: 'client' | 'staff';
    readonly daysAgo: number;
    readonly body: string;
  }[];
}

const DEMO_CONVERSATIONS: readonly DemoConversation[] = [
  {
    client: 'general@example.com',
    subject: 'Thank you, and a question',
    isAboutLastAppointment: true,
    isRead: true,
    said: [
      {
        side: 'client',
        daysAgo: 6,
        body: 'Everything was spotless, thank you. Could you do the inside of the windows as well when you come again?',
      },
      {
        side: 'staff',
        daysAgo: 5,
        body: 'That is good to hear. Gladly: which rooms are they?',
      },
      { side: 'client', daysAgo: 5, body: 'Only the living room, please.' },
      {
        side: 'staff',
        daysAgo: 4,
        body: 'We have noted it for your next visit. It takes about ten minutes more.',
      },
    ],
  },
  {
    client: 'general@example.com',
    subject: 'Getting in next week',
    isAboutLastAppointment: false,
    isRead: false,
    said: [
      {
        side: 'client',
        daysAgo: 2,
        body: 'I will be out in the morning. Where shall I leave the key?',
      },
      {
        side: 'staff',
        daysAgo: 1,
        body: 'With your neighbour would be best. We will lock up and take it back.',
      },
    ],
  },
  {
    client: 'ndis@example.com',
    subject: 'Products without scent, please',
    isAboutLastAppointment: true,
    isRead: true,
    said: [
      {
        side: 'client',
        daysAgo: 6,
        body: 'Thank you for the visit. The spray in the bathroom gave me a headache. Is there one without scent?',
      },
      {
        side: 'staff',
        daysAgo: 6,
        body: 'We are sorry about that. We have put products without scent on the note for every visit, so each cleaner reads it.',
      },
      { side: 'client', daysAgo: 5, body: 'Great, that helps a lot.' },
    ],
  },
  {
    client: 'ndis@example.com',
    subject: 'My support worker will open the door',
    isAboutLastAppointment: false,
    isRead: false,
    said: [
      {
        side: 'client',
        daysAgo: 2,
        body: 'I may still be in bed when you come next week. Can my support worker let you in?',
      },
      {
        side: 'staff',
        daysAgo: 1,
        body: 'Of course. We will ring the bell once and wait. We start in the kitchen, so you can rest.',
      },
    ],
  },
];

interface DemoContext {
  readonly client: DemoUser;
  readonly staffId: string;
  /** The latest completed appointment. */
  readonly lastAppointmentId: string | null;
}

/** Adds what a demo client and the company wrote to each other; the last answer is not read yet. */
export async function addConversations(
  transaction: Transaction,
  context: DemoContext,
  now: Date,
): Promise<void> {
  const { email } = context.client;
  for (const conversation of DEMO_CONVERSATIONS.filter(({ client }) => client === email)) {
    await addConversation(transaction, conversation, context, now);
  }
}

async function addConversation(
  transaction: Transaction,
  { subject, isAboutLastAppointment, isRead, said }: DemoConversation,
  { client: { id: clientId }, staffId, lastAppointmentId }: DemoContext,
  now: Date,
): Promise<void> {
  const daysAgo = (days = 0) => new Date(now.getTime() - days * DAY_MS);
  const [thread] = await transaction
    .insert(messageThreads)
    .values({
      clientId,
      subject,
      appointmentId: isAboutLastAppointment ? lastAppointmentId : null,
      createdAt: daysAgo(said[0]?.daysAgo),
      lastMessageAt: daysAgo(said.at(-1)?.daysAgo),
    })
    .returning({ id: messageThreads.id });
  if (thread === undefined) throw new Error('An insert returned no row.');
  const threadId = thread.id;
  const rows = await transaction
    .insert(messages)
    .values(
      said.map(({ side, daysAgo: days, body }) => ({
        threadId,
        side,
        authorId: side === 'client' ? clientId : staffId,
        body,
        sentAt: daysAgo(days),
      })),
    )
    .returning({ position: messages.position });
  if (!isRead) return;
  const position = Math.max(...rows.map((row) => row.position));
  await transaction
    .insert(messageReads)
    .values([clientId, staffId].map((readerId) => ({ threadId, readerId, position })));
}
