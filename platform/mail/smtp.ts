import { createTransport } from 'nodemailer'
import type { MailEngine } from './engine.ts'

/** Sends over SMTP; the key becomes the message id, by which receivers know a repeat. */
export function smtpMail(url: string): MailEngine {
  const host = new URL(url).hostname
  const transport = createTransport(url, {
    connectionTimeout: 1_000,
    greetingTimeout: 2_000,
    socketTimeout: 5_000,
  } as object)
  return {
    send: async ({ to, from, subject, text, html, key }) => {
      await transport.sendMail({ to, from, subject, text, html, messageId: `<${key}@${host}>` })
    },
  }
}
