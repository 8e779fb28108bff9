import type { Site } from '#domain/sites.ts'
import type { Queries } from '#platform/database.ts'
import { readPayment, type LinkPayment } from './payments-repository.ts'
import { readLink, type LinkRow } from './repository.ts'
export { linkAddress } from './token.ts'

// What other areas may ask of payment links.

/** What the mail of a link tells of it; of a quote what it came to when the link was made. Undefined once it is taken back, or paid. */
export async function readMailedLink(db: Queries, site: Site, id: string): Promise<LinkRow | undefined> {
  const link = await readLink(db, site, id)
  if (!link || link.isRevoked) return undefined
  if (link.kind === 'quote') return { ...link, due: link.document.total }
  return link.paid < link.due ? link : undefined
}

/** A payment of a link, and its link, for the mail that says thanks. */
export async function readMailedPayment(db: Queries, id: string): Promise<{ payment: LinkPayment; link: LinkRow }> {
  const payment = (await readPayment(db, id))!
  return { payment, link: (await readLink(db, payment.site, payment.linkId))! }
}
