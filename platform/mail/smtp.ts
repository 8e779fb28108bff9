import { createTransport, type SendMailOptions } from 'nodemailer'
import type { MailEngine } from './engine.ts'

/** How long a mail server is waited for, in milliseconds. */
const patience = {
  /** For its name, its connection and its greeting together. */
  connectMs: 5_000,
  /** Between two of its words. */
  idleMs: 10_000,
  /** For a mail in all: a server that says a word now and then is given up too. */
  mailMs: 30_000,
}

/** Sends over SMTP; the key becomes the message id, by which receivers know a repeat. */
export function smtpMail(url: string, { connectMs, idleMs, mailMs } = patience): MailEngine {
  const host = new URL(url).hostname
  // Named beside the address: what is handed over as a second argument are defaults of mails, not of connections.
  const transport = createTransport({
    url,
    dnsTimeout: connectMs,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: idleMs,
  } as object)
  return {
    send: async ({ to, from, subject, text, html, key, stopUrl }) => {
      const signal = AbortSignal.timeout(mailMs)
      const messageId = `<${key}@${host}>`
      const headers = stopUrl && {
        'List-Unsubscribe': `<${stopUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
      await transport.sendMail({ to, from, subject, text, html, messageId, signal, headers } as SendMailOptions)
    },
  }
}
