import type { Site } from '#domain/sites.ts'
import { RecipientRejected } from '#platform/mail/engine.ts'
import { readMailedConversation, readMailedMessage } from '#services/chat/steps.ts'
import { suppressReader } from '#services/newsletters/steps.ts'
import { readMailedOrderMessage } from '#services/order-messages/steps.ts'
import { readOrder, type OrderRow } from '#services/orders/steps.ts'
import { paymentLinkUrl, readMailedLink, readMailedPayment, readMailedRefund } from '#services/payment-links/steps.ts'
import { readRefunds } from '#services/refunds/steps.ts'
import { readMailedRegistry } from '#services/registry/steps.ts'
import { readMailedReturn } from '#services/returns/mail-steps.ts'
import { readMailedReviewRequest, reviewLink } from '#services/reviews/mailing/mailed-steps.ts'
import { readMailedStockAlert, unsubscribePath } from '#services/stock-alerts/steps.ts'
import { readMailedStory } from '#services/stories/steps.ts'
import { readMailedShipment, trackingLink } from '#services/tracking/steps.ts'
import {
  writePasswordEmail,
  writeEmailConfirmation,
  writeNewsletter,
  writePrivacy,
  writeNotice,
  writeVerification,
} from './account-writers.ts'
import { pageLink, staffMailBranding } from './layout.ts'
import { backInStockMail } from './templates/back-in-stock.ts'
import { chatAnswerMail, chatTicketMail, chatTranscriptMail } from './templates/chat.ts'
import { giftCardMail } from './templates/gift-card.ts'
import { orderConfirmation } from './templates/order-confirmation.ts'
import { orderMessageMail } from './templates/orders/order-message.ts'
import { reviewMailOf } from './templates/orders/review-mail.ts'
import { paymentFailedMail } from './templates/payment-failed.ts'
import { linkPaidMail, linkRefundMail, paymentLinkMail } from './templates/payment-link.ts'
import { programMail } from './templates/program.ts'
import { writeQuote } from './templates/quotes/write-quote.ts'
import { refundMail } from './templates/refund.ts'
import { registryMail } from './templates/registry.ts'
import { returnMail } from './templates/returns/return.ts'
import { shipmentMail } from './templates/shipment.ts'
import { storyMail, type StoryMailKind } from './templates/stories/story.ts'
import { writerDeps, type MailDeps, type MailRequest, type Writer } from './writer.ts'

/** Renders and sends a queued email; its key prevents duplicates. */
export async function sendMail(mailDeps: MailDeps, { template, to, data, key, locale }: MailRequest) {
  const deps = writerDeps(mailDeps, locale)
  const content = await writerOf(template)(deps, template, data, to)
  if (!content) return
  const from = `${deps.brand} <orders@${new URL(deps.siteUrl('USA')).hostname}>`
  try {
    await deps.mail.send({ ...content, to, key, from })
  } catch (error) {
    if (!(error instanceof RecipientRejected)) throw error
    // A retry would be rejected too, so the address is suppressed instead.
    await deps.db.transaction((tx) => suppressReader(tx, deps.secret, to, 'bounce'))
  }
}

function writerOf(template: string): Writer {
  if (orderTemplates.includes(template)) return writeOrder
  if (template.startsWith('newsletter-')) return writeNewsletter
  if (template.startsWith('chat-')) return writeChat
  if (template.startsWith('order-message-')) return writeOrderMessage
  if (template.startsWith('review-')) return writeReviewMail
  if (template.startsWith('story-')) return writeStory
  if (template.startsWith('return-')) return writeReturn
  if (template === 'quote' || template.startsWith('quote-')) return writeQuotes
  if (template.startsWith('verification-')) return writeVerification
  if (template.startsWith('email-') || template === 'passkey-added') return writeEmailConfirmation
  if (template.startsWith('privacy-')) return writePrivacy
  return ['password-reset', 'password-changed', 'login-link'].includes(template) ? writePasswordEmail : write
}

const orderTemplates = ['order-confirmation', 'shipment', 'order-cancelled', 'order-refunded', 'payment-failed']

/** Writes an email about an order, its parcels, or its payment. */
const writeOrder: Writer = async ({ db, secret, lookOf }, template, data) => {
  const trackedLook = ({ id, site, document }: OrderRow) => {
    const look = lookOf(site, document)
    return { ...look, link: trackingLink(secret, look.siteUrl, id) }
  }
  switch (template) {
    case 'order-confirmation': {
      const order = await readOrder(db, String(data['orderId']))
      if (!order) throw new Error(`Confirmation email: order ${String(data['orderId'])} does not exist`)
      return orderConfirmation(order, trackedLook(order))
    }
    case 'shipment': {
      const mailed = await readMailedShipment(db, String(data['shipmentId']))
      const kind = data['status'] === 'ready' || data['status'] === 'delivered' ? data['status'] : 'shipped'
      return mailed && shipmentMail(kind, mailed, trackedLook(mailed.order))
    }
    case 'order-cancelled':
    case 'order-refunded': {
      const order = await readOrder(db, String(data['orderId']))
      const refund = (await readRefunds(db, String(data['orderId']))).find(({ number }) => number === data['number'])
      if (!order || !refund) throw new Error(`Refund email: refund ${String(data['number'])} does not exist`)
      const kind = template === 'order-cancelled' ? 'cancelled' : 'refunded'
      return refundMail(kind, { order, refund }, trackedLook(order))
    }
    case 'payment-failed': {
      const order = await readOrder(db, String(data['orderId']))
      if (!order) return undefined
      const look = lookOf(order.site, order.document)
      return paymentFailedMail(order, { ...look, link: pageLink(look, '/cart') })
    }
    default:
      throw new Error(`Unknown email template: ${template}`)
  }
}

const write: Writer = async (deps, template, data, to) => {
  const { db, giftCards, secret, lookOf } = deps
  switch (template) {
    case 'gift-card': {
      const card = await giftCards.readMailed(db, String(data['id']))
      // If staff have since corrected the recipient's address, the earlier address must not receive the code.
      if (card?.recipientEmail !== to) return undefined
      return giftCardMail(card, lookOf(card.site, card))
    }
    case 'back-in-stock': {
      const back = await readMailedStockAlert(db, String(data['id']))
      if (!back) return undefined
      const stop = unsubscribePath(secret, back.email)
      return backInStockMail({ ...back, stop }, lookOf(back.site))
    }
    case 'program-reminder':
    case 'program-renewed':
    case 'program-refused':
    case 'program-suspended': {
      const mailData = data as unknown as Parameters<typeof programMail>[1]
      const kind = template.slice('program-'.length) as Parameters<typeof programMail>[0]
      return programMail(kind, mailData, lookOf(mailData.site))
    }
    case 'registry-purchase': {
      const registry = await readMailedRegistry(db, String(data['registryId']))
      return registry && registryMail(registry, lookOf(registry.site, registry))
    }
    case 'payment-link': {
      const link = await readMailedLink(db, data['site'] as Site, String(data['linkId']))
      if (!link) return undefined
      const look = lookOf(link.site, link)
      return paymentLinkMail({ ...link, link: paymentLinkUrl(secret, look.siteUrl, link) }, look)
    }
    case 'payment-link-paid': {
      const { payment, link } = await readMailedPayment(db, String(data['paymentId']))
      const look = lookOf(link.site, payment)
      return linkPaidMail({ ...link, link: paymentLinkUrl(secret, look.siteUrl, link) }, payment.amount, look)
    }
    case 'payment-link-refunded': {
      const { refund, payment, link } = await readMailedRefund(db, String(data['paymentId']), Number(data['number']))
      const isByVendor = data['to'] === 'card'
      const to = !isByVendor ? 'gift card' : payment.engine === 'paypal' ? 'paypal' : 'card'
      const amount = isByVendor ? refund.cardPart : refund.giftCardPart
      const look = lookOf(link.site, payment)
      return linkRefundMail({ ...link, link: paymentLinkUrl(secret, look.siteUrl, link) }, { amount, to }, look)
    }
    default:
      return writeNotice(deps, template, data, to)
  }
}

/** Writes a ticket for support, an agent's answer, or a transcript. */
const writeChat: Writer = async ({ db, brand, siteUrl, chat, secret, lookOf }, template, data) => {
  const id = String(data['conversationId'])
  const answerLook = (site: Site) => {
    const look = lookOf(site)
    return { ...look, link: pageLink(look, '/contact'), replyTo: chat.supportEmail }
  }
  if (template === 'chat-transcript') {
    const chatted = await readMailedConversation(db, id)
    return chatted && chatTranscriptMail(chatted, answerLook(chatted.site))
  }
  const message = await readMailedMessage(db, secret, id, Number(data['number']))
  if (!message) return undefined
  const { site, agent, text, file } = message
  const fileLink = file && new URL(file.path, siteUrl(site)).href
  if (template === 'chat-ticket') return chatTicketMail({ ...message, fileLink }, staffMailBranding(brand))
  return chatAnswerMail({ agent: agent ?? brand, text, fileLink }, answerLook(site))
}

const writeOrderMessage: Writer = async ({ db, brand, siteUrl, lookOf }, template, data) => {
  const mailed = await readMailedOrderMessage(db, String(data['messageId']), template.slice('order-message-'.length))
  if (!mailed) return undefined
  const toStaff = { ...staffMailBranding(brand), siteUrl: siteUrl(mailed.site) }
  return orderMessageMail(mailed, mailed.mail === 'received' ? toStaff : lookOf(mailed.site, mailed))
}

const writeReviewMail: Writer = async ({ db, secret, lookOf }, template, data) => {
  const kind = template === 'review-request' ? 'request' : 'link'
  const mailed = await readMailedReviewRequest(db, secret, String(data['orderId']), kind)
  if (!mailed) return undefined
  const { site, orderId } = mailed
  const look = lookOf(site, mailed)
  return reviewMailOf(mailed, {
    ...look,
    link: reviewLink(secret, look.siteUrl, site, orderId, Number(data['until'])),
  })
}

const writeStory: Writer = async ({ db, brandSlug, lookOf }, template, data) => {
  const mailed = await readMailedStory(db, brandSlug, String(data['storyId']))
  return mailed && storyMail(mailed, template.slice('story-'.length) as StoryMailKind, lookOf(mailed.site, mailed))
}

const writeReturn: Writer = async ({ db, lookOf }, template, data) => {
  const { exchangeOrderId: id } = data
  const exchangeOrderId = typeof id === 'string' ? id : undefined
  const step = template.slice('return-'.length)
  const mailed = await readMailedReturn(db, { number: Number(data['number']), step, exchangeOrderId })
  return mailed && returnMail(mailed, lookOf(mailed.site, mailed))
}

const writeQuotes: Writer = (deps, template, data) => writeQuote(deps, template, data, deps.lookOf)
