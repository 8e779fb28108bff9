import { createTransport, type SendMailOptions } from 'nodemailer'
import { RecipientRejected, type MailEngine } from './engine.ts'

/** Timeouts in milliseconds. */
const patience = {
  /** Covers DNS lookup, connection, and greeting together. */
  connectMs: 5_000,
  /** Maximum pause between two server responses. */
  idleMs: 10_000,
  /** Maximum duration of a whole delivery, because a server may send its responses very slowly. */
  mailMs: 30_000,
}

/** Creates an SMTP engine that uses the key as the Message-ID, which lets receivers detect duplicates. */
export function smtpMail(url: string, { connectMs, idleMs, mailMs } = patience): MailEngine {
  const host = new URL(url).hostname
  // nodemailer's second argument sets mail defaults, not connection options.
  const transport = createTransport({
    url,
    dnsTimeout: connectMs,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: idleMs,
  } as object)
  return {
    send: async ({ to, from, subject, text, html, key, stopUrl, replyTo, attachments = [] }) => {
      const signal = AbortSignal.timeout(mailMs)
      const messageId = `<${key}@${host}>`
      const headers = stopUrl && {
        'List-Unsubscribe': `<${stopUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
      const files = attachments.map(({ name, type, bytes }) => ({
        filename: name,
        contentType: type,
        content: Buffer.from(bytes),
      }))
      const content = { subject, text, html, attachments: files }
      const mail = { to, from, ...content, messageId, signal, headers, ...(replyTo && { replyTo }) }
      try {
        await transport.sendMail(mail as SendMailOptions)
      } catch (error) {
        throw isAboutRecipient(error) ? new RecipientRejected('The mail server rejected the recipient') : error
      }
    },
  }
}

/**
 * Returns true for status 550, 551, or 553, which mean that a mailbox does not exist or is not local (RFC 5321). Status
 * 552 means a full mailbox.
 */
function isAboutRecipient(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false
  return error.command === 'RCPT TO' && [550, 551, 553].includes(Number(error.responseCode))
}
