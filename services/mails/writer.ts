import { siteSettings, type Site } from '#domain/sites.ts'
import type { Database } from '#platform/database.ts'
import type { Mail, MailEngine } from '#platform/mail/engine.ts'
import type { ChatSettings } from '#services/chat/handlers.ts'
import type { GiftCards } from '#services/gift-cards/steps.ts'
import type { OutboxTopics } from '#services/outbox/steps.ts'
import type { SiteMailBranding } from './layout.ts'
import type { QuoteMailDeps } from './templates/quotes/write-quote.ts'

export interface MailDeps extends QuoteMailDeps {
  db: Database
  mail: MailEngine
  brand: string
  /** The brand's name in paths; undefined selects the default. */
  brandSlug?: string | undefined
  siteUrl: (site: Site) => string
  giftCards: GiftCards
  secret: string
  backOfficeUrl: string
  chat: Pick<ChatSettings, 'supportEmail'>
}

/** A queued email; `locale` is the reader's locale, if known. */
export type MailRequest = OutboxTopics['mail_send']

export type MailContent = Pick<Mail, 'subject' | 'text' | 'html' | 'stopUrl' | 'replyTo' | 'attachments'>

interface WriterDeps extends MailDeps {
  /**
   * Returns a site's email branding in the locale of an order or quote; without either, in the locale of the queued email.
   */
  lookOf: (site: Site, order?: { locale?: string | null | undefined }) => SiteMailBranding
}

/** Writes an email, or returns undefined if it is no longer relevant. */
export type Writer = (
  deps: WriterDeps,
  template: string,
  data: MailRequest['data'],
  to: string,
) => MailContent | undefined | Promise<MailContent | undefined>

export function writerDeps(deps: MailDeps, requested: string | null | undefined): WriterDeps {
  const lookOf: WriterDeps['lookOf'] = (site, order) => {
    const { locales } = siteSettings[site]
    const wanted = order ? order.locale : requested
    const locale = locales.find(({ tag }) => tag === wanted) ?? locales[0]
    // Without a prefix, the site picks the locale that the visitor's browser remembers.
    const prefix = locale === locales[0] || locale.path === '' ? '' : `/${locale.path}`
    return { brand: deps.brand, locale: locale.tag, siteUrl: deps.siteUrl(site) + prefix }
  }
  return { ...deps, lookOf }
}
