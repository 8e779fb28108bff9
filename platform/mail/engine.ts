interface MailAttachment {
  name: string
  type: string
  bytes: Uint8Array
}

export interface Mail {
  to: string
  from: string
  subject: string
  text: string
  html: string
  /** Reply address, if it differs from the sender. */
  replyTo?: string
  attachments?: readonly MailAttachment[]
  /** One-click unsubscribe URL, shown as a button by email clients (RFC 8058). */
  stopUrl?: string
  /** Deduplication key. An email that is sent twice has the same key. */
  key: string
}

/** Thrown if the mail server permanently rejects the recipient's address. */
export class RecipientRejected extends Error {}

/** An engine that sends each email at least once. */
export interface MailEngine {
  /** Throws RecipientRejected if retrying cannot succeed. */
  send: (mail: Mail) => Promise<void>
}
