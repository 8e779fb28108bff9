export interface Mail {
  to: string
  from: string
  subject: string
  text: string
  html: string
  /** One-click unsubscribe, shown as a button by mail clients (RFC 8058). */
  stopUrl?: string
  /** A mail sent twice has the same key. */
  key: string
}

/** Sends mail at least once. */
export interface MailEngine {
  send: (mail: Mail) => Promise<void>
}
