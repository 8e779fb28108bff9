import type { QueryRunner } from '#platform/database.ts'
import type { Site } from '#domain/sites.ts'
import { signedFilePath, mailedLinkDays } from './files/file-links.ts'
import { readConversation, readMessages, type MessageRow } from './repository.ts'

export { prepareFile } from './files/stored-file.ts'
export { moveConversations } from './repository.ts'

interface MailedMessage {
  site: Site
  name: string
  email: string
  agent: string | null
  text: string
  /** The path is valid for `mailedLinkDays`. */
  file: { name: string; path: string } | null
}

/** Returns a message for an email, or undefined if the conversation was deleted. */
export async function readMailedMessage(
  db: QueryRunner,
  secret: string,
  conversationId: string,
  number: number,
): Promise<MailedMessage | undefined> {
  const conversation = await readConversation(db, conversationId)
  const [message] = await readMessages(db, conversationId, number - 1)
  if (!conversation || message?.number !== number) return undefined
  const { site, name, email } = conversation
  const { agent, text, file, createdAt } = message
  const links = { secret, now: Date.parse(createdAt) }
  return {
    site,
    name,
    email,
    agent,
    text,
    file: file && { name: file.name, path: signedFilePath(links, file.id, mailedLinkDays) },
  }
}

/** Returns a conversation with all messages for a transcript, or undefined if it was deleted. */
export async function readMailedConversation(
  db: QueryRunner,
  conversationId: string,
): Promise<{ site: Site; messages: MessageRow[] } | undefined> {
  const conversation = await readConversation(db, conversationId)
  if (!conversation) return undefined
  const messages: MessageRow[] = []
  for (;;) {
    const page = await readMessages(db, conversationId, messages.length)
    messages.push(...page)
    if (page.length === 0) return { site: conversation.site, messages }
  }
}
