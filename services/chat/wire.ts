import type { z } from 'zod'
import type { WireDeskConversation, WireDeskRow } from '#contract/chat-desk.ts'
import type { WireChatMessage, WireConversation } from '#contract/chat.ts'
import { signedFilePath, type Links } from './files/file-links.ts'
import type { ConversationRow, DeskRow, MessageRow } from './repository.ts'

export function wireMessage(links: Links, { file, ...message }: MessageRow): z.output<typeof WireChatMessage> {
  return { ...message, file: file && { name: file.name, type: file.type, url: signedFilePath(links, file.id) } }
}

export function wireConversation(
  links: Links,
  { id, kind, state, readNumber, lastNumber, stars }: ConversationRow,
  messages: MessageRow[],
): z.output<typeof WireConversation> {
  return { id, kind, state, readNumber, lastNumber, stars, messages: messages.map((each) => wireMessage(links, each)) }
}

export function wireDeskRow(row: DeskRow): z.output<typeof WireDeskRow> {
  const { newest, waitingSince } = row
  return { ...wireDeskConversation(row), newest, waitingSince }
}

export function wireDeskConversation(row: ConversationRow): z.output<typeof WireDeskConversation> {
  const { id, kind, state, readNumber, lastNumber, stars, site, name, email, customerId, createdAt, changedAt } = row
  return { id, kind, state, readNumber, lastNumber, stars, site, name, email, customerId, createdAt, changedAt }
}
