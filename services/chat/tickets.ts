import type { Transaction } from '#platform/database.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import type { ConversationRow } from './repository.ts'

/** Emails a ticket message to the store's support address. */
export async function queueChatTicketMail(
  tx: Transaction,
  to: string,
  conversationId: string,
  number: number,
): Promise<void> {
  await afterCommit(tx, 'mail_send', {
    template: 'chat-ticket',
    to,
    data: { conversationId, number },
    key: `chat-ticket-${conversationId}-${number}`,
  })
}

/** Emails an agent's answer to the author of a ticket. */
export async function queueTicketAnswerMail(
  tx: Transaction,
  { id, email }: Pick<ConversationRow, 'id' | 'email'>,
  number: number,
): Promise<void> {
  await afterCommit(tx, 'mail_send', {
    template: 'chat-answer',
    to: email,
    data: { conversationId: id, number },
    key: `chat-answer-${id}-${number}`,
  })
}

/** Emails a conversation transcript to its shopper. */
export async function queueTranscriptMail(
  tx: Transaction,
  { id, email }: Pick<ConversationRow, 'id' | 'email'>,
): Promise<void> {
  await afterCommit(tx, 'mail_send', {
    template: 'chat-transcript',
    to: email,
    data: { conversationId: id },
    key: `chat-transcript-${id}`,
  })
}
