export interface Mail {
  to: string
  from: string
  subject: string
  text: string
  html: string
  /** Where one press stops mails of this kind: mail programs show it as a button (RFC 8058). */
  stopUrl?: string
  /** The same mail sent twice carries the same key, and is one mail. */
  key: string
}

/** Sends mail, at least once. */
export interface MailEngine {
  send: (mail: Mail) => Promise<void>
}
