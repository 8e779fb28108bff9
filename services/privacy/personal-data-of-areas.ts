import { addressData } from '#services/addresses/privacy-steps.ts'
import { analyticsData } from '#services/analytics/privacy-steps.ts'
import { chatData } from '#services/chat/privacy-steps.ts'
import { consentData } from '#services/consent/privacy-steps.ts'
import { profileData } from '#services/customers/privacy-steps.ts'
import { formData } from '#services/forms/privacy-steps.ts'
import { giftCardData } from '#services/gift-cards/privacy-steps.ts'
import { listData } from '#services/lists/privacy-steps.ts'
import { mailData } from '#services/mails/privacy-steps.ts'
import { newsletterData } from '#services/newsletters/privacy-steps.ts'
import { orderMessageData } from '#services/order-messages/privacy-steps.ts'
import { orderData } from '#services/orders/privacy-steps.ts'
import { outboxData } from '#services/outbox/privacy-steps.ts'
import { passkeyData } from '#services/passkeys/privacy-steps.ts'
import { accountLinkData } from '#services/passwords/privacy-steps.ts'
import { paymentLinkData } from '#services/payment-links/privacy-steps.ts'
import { paymentMethodData } from '#services/payment-methods/privacy-steps.ts'
import { printCatalogData } from '#services/print-catalog/privacy-steps.ts'
import { programData } from '#services/programs/privacy-steps.ts'
import { pushData } from '#services/push/privacy-steps.ts'
import { quoteData } from '#services/quotes/privacy-steps.ts'
import { registryData } from '#services/registry/privacy-steps.ts'
import { returnData } from '#services/returns/privacy-steps.ts'
import { reviewData } from '#services/reviews/privacy-steps.ts'
import { savedViewData } from '#services/saved-views/privacy-steps.ts'
import { accountData } from '#services/sessions/privacy/privacy-steps.ts'
import { customerNoteData } from '#services/staff-customers/privacy-steps.ts'
import { orderNoteData } from '#services/staff-orders/privacy-steps.ts'
import { shippingData } from '#services/shipping/privacy-steps.ts'
import { storyData } from '#services/stories/privacy-steps.ts'
import { stockAlertData } from '#services/stock-alerts/privacy-steps.ts'
import { ticketData } from '#services/tickets/privacy-steps.ts'
import { webhookData } from '#services/webhooks/privacy-steps.ts'
import { ownData } from './own-data.ts'
import type { PersonalData } from './data-steps.ts'

/** All areas that store personal data, in deletion order: orders and the account come last. */
export const personalDataOfAreas: readonly PersonalData[] = [
  outboxData,
  mailData,
  ownData,
  profileData,
  customerNoteData,
  savedViewData,
  accountLinkData,
  passkeyData,
  registryData,
  paymentLinkData,
  quoteData,
  listData,
  reviewData,
  stockAlertData,
  paymentMethodData,
  addressData,
  programData,
  ticketData,
  pushData,
  consentData,
  analyticsData,
  chatData,
  formData,
  storyData,
  newsletterData,
  printCatalogData,
  giftCardData,
  returnData,
  orderMessageData,
  orderNoteData,
  shippingData,
  webhookData,
  orderData,
  accountData,
]
