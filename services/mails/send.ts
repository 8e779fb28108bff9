import type { Site } from '#domain/sites.ts'
import type { Database } from '#platform/database.ts'
import type { Mail, MailEngine } from '#platform/mail/engine.ts'
import type { ChatSettings } from '#services/chat/handlers.ts'
import { readMailedConversation, readMailedMessage } from '#services/chat/steps.ts'
import { readMailedStockAlert, unsubscribePath } from '#services/stock-alerts/steps.ts'
import { readOrder } from '#services/orders/steps.ts'
import { readMailedEntry } from '#services/forms/steps.ts'
import type { GiftCards } from '#services/gift-cards/steps.ts'
import { readMailed } from '#services/registry/steps.ts'
import type { OutboxTopics } from '#services/outbox/steps.ts'
import { accountLinkAddress, type MailedLink } from '#services/passwords/steps.ts'
import { exportPath } from '#services/privacy/steps.ts'
import { readRefunds } from '#services/refunds/steps.ts'
import { readMailedOrderMessage } from '#services/order-messages/steps.ts'
import { readMailedReviewRequest, reviewLink } from '#services/reviews/mailing/mailed-steps.ts'
import { readMailedReturn } from '#services/returns/steps.ts'
import { readMailedShipment, trackingLink } from '#services/tracking/steps.ts'
import { backInStockMail } from './templates/back-in-stock.ts'
import { formEntryMail, formReceiptMail } from './templates/form-entry.ts'
import { giftCardMail } from './templates/gift-card.ts'
import { chatAnswerMail, chatTicketMail, chatTranscriptMail } from './templates/chat.ts'
import { html, mailFrame } from './layout.ts'
import { orderConfirmation } from './templates/order-confirmation.ts'
import { linkAddress, readMailedLink, readMailedPayment, readMailedRefund } from '#services/payment-links/steps.ts'
import { linkPaidMail, linkRefundMail, paymentLinkMail } from './templates/payment-link.ts'
import { programMail } from './templates/program.ts'
import { paymentFailedMail } from './templates/payment-failed.ts'
import { refundMail } from './templates/refund.ts'
import { registryMail } from './templates/registry.ts'
import { orderMessageMail } from './templates/orders/order-message.ts'
import { reviewMailOf } from './templates/orders/review-mail.ts'
import { returnMail } from './templates/returns/return.ts'
import { emailMail } from './templates/account/email.ts'
import { passwordMail } from './templates/account/password.ts'
import { verificationMail } from './templates/account/verification.ts'
import { privacyMail } from './templates/account/privacy.ts'
import { writeQuote, type QuoteMailDeps } from './templates/quotes/write-quote.ts'
import { shipmentMail } from './templates/shipment.ts'
import { mailTexts } from './texts.ts'

export interface MailDeps extends QuoteMailDeps {
  db: Database
  mail: MailEngine
  brand: string
  siteUrl: (site: Site) => string
  giftCards: GiftCards
  secret: string
  chat: Pick<ChatSettings, 'supportEmail'>
}
type MailRequest = OutboxTopics['mail_send']
type MailContent = Pick<Mail, 'subject' | 'text' | 'html' | 'stopUrl' | 'replyTo' | 'attachments'>

/** Renders and sends a queued email; its key deduplicates repeats. */
export async function sendMail(deps: MailDeps, { template, to, data, key }: MailRequest) {
  const content = await writerOf(template)(deps, template, data)
  if (!content) return
  await deps.mail.send({ ...content, to, key, from: `${deps.brand} <orders@${new URL(deps.siteUrl('USA')).hostname}>` })
}

function writerOf(template: string) {
  if (template.startsWith('chat-')) return writeChat
  if (template.startsWith('order-message-')) return writeOrderMessage
  if (template.startsWith('review-')) return writeReviewMail
  if (template.startsWith('return-')) return writeReturn
  if (template === 'quote' || template.startsWith('quote-')) return writeQuote
  if (template.startsWith('verification-')) return writeVerification
  if (template.startsWith('email-') || template === 'passkey-added') return writeEmail
  if (template.startsWith('privacy-')) return writePrivacy
  return ['password-reset', 'password-changed', 'login-link'].includes(template) ? writeAccount : write
}

/** Returns undefined if the email is no longer relevant. */
async function write(
  { db, brand, siteUrl, giftCards, secret }: MailDeps,
  template: string,
  data: MailRequest['data'],
): Promise<MailContent | undefined> {
  switch (template) {
    case 'order-confirmation': {
      const order = await readOrder(db, String(data['orderId']))
      if (!order) throw new Error(`Order ${String(data['orderId'])} of a confirmation email does not exist`)
      return orderConfirmation(order, { brand, link: trackingLink(secret, siteUrl(order.site), order.id) })
    }
    case 'shipment': {
      const mailed = await readMailedShipment(db, String(data['shipmentId']))
      const kind = data['status'] === 'ready' || data['status'] === 'delivered' ? data['status'] : 'shipped'
      return (
        mailed &&
        shipmentMail(kind, mailed, { brand, link: trackingLink(secret, siteUrl(mailed.order.site), mailed.order.id) })
      )
    }
    case 'order-cancelled':
    case 'order-refunded': {
      const order = await readOrder(db, String(data['orderId']))
      const refund = (await readRefunds(db, String(data['orderId']))).find(({ number }) => number === data['number'])
      if (!order || !refund) throw new Error(`Refund ${String(data['number'])} of a refund email does not exist`)
      const kind = template === 'order-cancelled' ? 'cancelled' : 'refunded'
      return refundMail(kind, { order, refund }, { brand, link: trackingLink(secret, siteUrl(order.site), order.id) })
    }
    case 'payment-failed': {
      const order = await readOrder(db, String(data['orderId']))
      return order && paymentFailedMail(order, { brand, link: new URL('/cart', siteUrl(order.site)).href })
    }
    case 'gift-card': {
      const card = await giftCards.readMailed(db, String(data['id']))
      return card && giftCardMail(card, { brand, siteUrl: siteUrl(card.site) })
    }
    case 'back-in-stock': {
      const back = await readMailedStockAlert(db, String(data['id']))
      if (!back) return undefined
      const stop = unsubscribePath(secret, back.email)
      return backInStockMail({ ...back, stop }, { brand, siteUrl: siteUrl(back.site) })
    }
    case 'program-reminder':
    case 'program-renewed':
    case 'program-refused':
    case 'program-suspended': {
      const mailData = data as unknown as Parameters<typeof programMail>[1]
      const kind = template.slice('program-'.length) as Parameters<typeof programMail>[0]
      return programMail(kind, mailData, { brand, siteUrl: siteUrl(mailData.site) })
    }
    case 'registry-purchase': {
      const registry = await readMailed(db, String(data['registryId']))
      return registry && registryMail(registry, { brand, siteUrl: siteUrl(registry.site) })
    }
    case 'payment-link': {
      const link = await readMailedLink(db, data['site'] as Site, String(data['linkId']))
      return link && paymentLinkMail({ ...link, link: linkAddress(secret, siteUrl(link.site), link) }, brand)
    }
    case 'payment-link-paid': {
      const { payment, link } = await readMailedPayment(db, String(data['paymentId']))
      const mailData = { ...link, link: linkAddress(secret, siteUrl(link.site), link) }
      return linkPaidMail(mailData, payment.amount, brand)
    }
    case 'payment-link-refunded': {
      const { refund, payment, link } = await readMailedRefund(db, String(data['paymentId']), Number(data['number']))
      const isByVendor = data['to'] === 'card'
      const to = !isByVendor ? 'gift card' : payment.engine === 'paypal' ? 'paypal' : 'card'
      const amount = isByVendor ? refund.cardPart : refund.giftCardPart
      return linkRefundMail({ ...link, link: linkAddress(secret, siteUrl(link.site), link) }, { amount, to }, brand)
    }
    default:
      return writeShort(db, brand, template, data)
  }
}

/** Writes a ticket for support, the answer of an agent, or a transcript. */
async function writeChat(
  { db, brand, siteUrl, chat, secret }: MailDeps,
  template: string,
  data: MailRequest['data'],
): Promise<MailContent | undefined> {
  const id = String(data['conversationId'])
  const linkOf = (site: Site) => new URL('/contact', siteUrl(site)).href
  if (template === 'chat-transcript') {
    const chatted = await readMailedConversation(db, id)
    return chatted && chatTranscriptMail(chatted, { brand, link: linkOf(chatted.site), replyTo: chat.supportEmail })
  }
  const message = await readMailedMessage(db, secret, id, Number(data['number']))
  if (!message) return undefined
  const { site, agent, text, file } = message
  const fileLink = file && new URL(file.path, siteUrl(site)).href
  if (template === 'chat-ticket') return chatTicketMail({ ...message, fileLink }, brand)
  return chatAnswerMail(
    { agent: agent ?? brand, text, fileLink },
    { brand, link: linkOf(site), replyTo: chat.supportEmail },
  )
}

function writeVerification({ brand, siteUrl }: MailDeps, template: string, data: MailRequest['data']): MailContent {
  const { site, reason } = data as { site: Site; reason: string | null }
  const state = template === 'verification-verified' ? 'verified' : 'rejected'
  const link = new URL(state === 'verified' ? '/' : '/account/about-me', siteUrl(site)).href
  return verificationMail({ state, reason }, { brand, link })
}

function writePrivacy({ brand, siteUrl, secret }: MailDeps, template: string, data: MailRequest['data']): MailContent {
  const linkTo = (path: string) => new URL(path, siteUrl(data['site'] as Site)).href
  switch (template) {
    case 'privacy-export':
      return privacyMail({ kind: 'export', link: linkTo(exportPath(secret, String(data['exportId']))) }, brand)
    case 'privacy-deletion':
      return privacyMail(
        { kind: 'deletion', link: linkTo('/account/settings#your-data'), dueAt: Number(data['dueAt']) },
        brand,
      )
    case 'privacy-deleted':
      return privacyMail({ kind: 'deleted' }, brand)
    default:
      throw new Error(`Unknown email template: ${template}`)
  }
}

async function writeOrderMessage(
  { db, brand, siteUrl }: MailDeps,
  template: string,
  data: MailRequest['data'],
): Promise<MailContent | undefined> {
  const mailed = await readMailedOrderMessage(db, String(data['messageId']), template.slice('order-message-'.length))
  return mailed && orderMessageMail(mailed, { brand, siteUrl: siteUrl(mailed.site) })
}

async function writeReviewMail(
  { db, brand, siteUrl, secret }: MailDeps,
  template: string,
  data: MailRequest['data'],
): Promise<MailContent | undefined> {
  const kind = template === 'review-request' ? 'request' : 'link'
  const mailed = await readMailedReviewRequest(db, secret, String(data['orderId']), kind)
  if (!mailed) return undefined
  const { site, orderId } = mailed
  return reviewMailOf(mailed, { brand, link: reviewLink(secret, siteUrl(site), site, orderId, Number(data['until'])) })
}

async function writeReturn(
  { db, brand, siteUrl }: MailDeps,
  template: string,
  data: MailRequest['data'],
): Promise<MailContent | undefined> {
  const mailed = await readMailedReturn(db, Number(data['number']), template.slice('return-'.length))
  return mailed && returnMail(mailed, { brand, siteUrl: siteUrl(mailed.site) })
}

/** Writes a link that confirms an email, or a notice about the email or a passkey of an account. */
function writeEmail({ brand, siteUrl, secret }: MailDeps, template: string, data: MailRequest['data']): MailContent {
  const { site, ...link } = data as unknown as { site: Site } & MailedLink
  const url = siteUrl(site)
  return emailMail(template, {
    brand,
    siteUrl: url,
    linkOf: (purpose) => accountLinkAddress(secret, url, purpose, link),
  })
}

/** Writes a link that sets a password or logs in, or the notice that the password was changed. */
function writeAccount({ brand, siteUrl, secret }: MailDeps, template: string, data: MailRequest['data']): MailContent {
  const { site, ...link } = data as unknown as { site: Site } & Parameters<typeof accountLinkAddress>[3]
  const addressOf = (purpose: 'reset' | 'login') => accountLinkAddress(secret, siteUrl(site), purpose, link)
  if (template === 'password-reset') return passwordMail(mailTexts.passwordReset, { brand, link: addressOf('reset') })
  if (template === 'login-link') return passwordMail(mailTexts.loginLink, { brand, link: addressOf('login') })
  return passwordMail(mailTexts.passwordChanged, { brand, link: new URL('/login/forgot', siteUrl(site)).href })
}

/** The emails that need no link. */
async function writeShort(
  db: Database,
  brand: string,
  template: string,
  data: MailRequest['data'],
): Promise<MailContent | undefined> {
  switch (template) {
    case 'form-entry':
    case 'form-receipt': {
      const entry = await readMailedEntry(db, String(data['entryId']))
      const mailOf = template === 'form-entry' ? formEntryMail : formReceiptMail
      return entry && mailOf(entry, brand)
    }
    case 'welcome':
      return plain(brand, mailTexts.welcome)
    case 'account-exists':
      return plain(brand, mailTexts.accountExists)
    default:
      throw new Error(`Unknown email template: ${template}`)
  }
}

function plain(
  brand: string,
  texts: { subject: (brand: string) => string; heading: string; text: string },
): MailContent {
  const subject = texts.subject(brand)
  const body = html`<h1>${texts.heading}</h1>
    <p>${texts.text}</p>`
  return { subject, text: `${texts.heading}\n\n${texts.text}\n\n${brand}`, html: mailFrame(brand, subject, body) }
}
