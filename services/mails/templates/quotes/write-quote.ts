import type { Site } from '#domain/sites.ts'
import type { Database } from '#platform/database.ts'
import type { Mail } from '#platform/mail/engine.ts'
import type { Invoicing } from '#services/invoices/invoicing.ts'
import { printMailedAnswer, readMailedQuote, type MailedQuote } from '#services/quotes/mail-steps.ts'
import { staffMailBranding, type SiteMailBranding } from '../../layout.ts'
import { quoteMail, type QuoteMailData } from './quote.ts'
import { displayedQuoteName, quoteShopMail, quoteStepMail, type QuoteStep } from './quote-step.ts'

export interface QuoteMailDeps {
  db: Database
  brand: string
  invoicing: Pick<Invoicing, 'brand' | 'sellerOf' | 'print'>
}

const steps: readonly QuoteStep[] = ['requested', 'message', 'reminder', 'cancelled']

/** Writes an email about a quote, or returns undefined if the quote was deleted or its reminder is outdated. */
export async function writeQuote(
  { db, brand, invoicing }: QuoteMailDeps,
  template: string,
  data: Readonly<Record<string, unknown>>,
  lookOf: (site: Site, quote: Pick<MailedQuote, 'locale'>) => SiteMailBranding,
): Promise<Pick<Mail, 'subject' | 'text' | 'html' | 'replyTo' | 'attachments'> | undefined> {
  const site = data['site'] as Site
  const listId = String(data['listId'])
  if (template === 'quote') {
    const answer = Number(data['answer'] ?? 0)
    const file = answer > 0 ? await printMailedAnswer(db, invoicing, { site, listId, answer }) : undefined
    const quote = await readMailedQuote(db, { site, listId, messageId: null })
    if (!quote) return undefined
    const mailData = data as unknown as QuoteMailData
    const isAttached = file !== undefined
    const look = lookOf(site, quote)
    const content = quoteMail(mailData, { ...look, about: displayedQuoteName(quote, look.locale), isAttached })
    return file ? { ...content, attachments: [{ ...file, type: 'application/pdf' }] } : content
  }
  const messageId = typeof data['messageId'] === 'string' ? data['messageId'] : null
  const quote = await readMailedQuote(db, { site, listId, messageId })
  if (!quote || (messageId !== null && !quote.sent)) return undefined
  if (template === 'quote-shop') return quoteShopMail(quote, staffMailBranding(brand))
  const step = steps.find((each) => template === `quote-${each}`)
  if (!step) throw new Error(`Unknown email template: ${template}`)
  // The quote was ordered in the meantime, or its expiry was extended.
  const isOutdated = !['sent', 'accepted'].includes(quote.state) || quote.validUntil !== data['validUntil']
  if (step === 'reminder' && isOutdated) return undefined
  const reason = typeof data['reason'] === 'string' ? data['reason'] : ''
  return quoteStepMail(step, quote, { ...lookOf(site, quote), reason })
}
