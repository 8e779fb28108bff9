import { analytics } from './analytics.ts'
import { audit } from './audit.ts'
import { addresses } from './addresses.ts'
import { captcha } from './captcha.ts'
import { captures } from './captures.ts'
import { bulkEdits } from './bulk-edits.ts'
import { cart } from './cart.ts'
import { catalog } from './catalog.ts'
import { chat } from './chat.ts'
import { chatDesk } from './chat-desk.ts'
import { checkout } from './checkout.ts'
import { activeCheckout } from './active-checkout.ts'
import { customers } from './customers.ts'
import { devices } from './devices.ts'
import { emailLinks } from './email-links.ts'
import { consent } from './consent.ts'
import { content } from './content.ts'
import { contentPages } from './content-pages.ts'
import { experiments } from './experiments.ts'
import { flagSettings } from './flag-settings.ts'
import { flags } from './flags.ts'
import { fulfilment } from './fulfilment.ts'
import { giftCardsDesk } from './gift-cards-desk.ts'
import { giftCards } from './gift-cards.ts'
import { privacy } from './privacy.ts'
import { printCatalog } from './print-catalog.ts'
import { productEditor } from './product-editor.ts'
import { lists } from './lists.ts'
import { invoices } from './invoices.ts'
import { orderClaims } from './order-claims.ts'
import { orderMessages } from './order-messages.ts'
import { orderLookup } from './order-lookup.ts'
import { forms } from './forms.ts'
import { newsletterReaders } from './newsletter-readers.ts'
import { newslettersDesk } from './newsletters-desk.ts'
import { newsletters } from './newsletters.ts'
import { ratesDesk } from './rates-desk.ts'
import { passkeys } from './passkeys.ts'
import { passwords } from './passwords.ts'
import { paymentLinks } from './payment-links.ts'
import { paymentMethods } from './payment-methods.ts'
import { places } from './places.ts'
import { stockAlerts } from './stock-alerts.ts'
import { programs } from './programs.ts'
import { push } from './push.ts'
import { quotes } from './quotes.ts'
import { draftOrders } from './draft-orders.ts'
import { quoteBuilding, quotesDesk } from './quotes-desk.ts'
import { recipes } from './recipes.ts'
import { regions } from './regions.ts'
import { registry } from './registry.ts'
import { reviewMail } from './review-mail.ts'
import { reviews } from './reviews.ts'
import { refunds } from './refunds.ts'
import { releases } from './releases.ts'
import { reportCalls } from './reports.ts'
import { returns } from './returns.ts'
import { returnsDesk } from './returns-desk.ts'
import { exchangeDesk } from './exchange-desk.ts'
import { staffAccounts, staffLogin } from './staff.ts'
import { staffCatalog } from './staff-catalog.ts'
import { staffCustomers } from './staff-customers.ts'
import { orderCorrections } from './order-corrections.ts'
import { orderNotes } from './order-notes.ts'
import { staffArticles } from './staff-articles.ts'
import { staffPromotions } from './staff-promotions.ts'
import { staffOrders } from './staff-orders.ts'
import { stories } from './stories.ts'
import { events } from './events.ts'
import { categoryEditor } from './category-editor.ts'
import { linkLists } from './link-lists.ts'
import { mediaLibrary } from './media-library.ts'
import { redirects } from './redirects.ts'
import { route } from './route.ts'
import { searchHistory } from './search-history.ts'
import { searchSettings } from './search-settings.ts'
import { savedViews } from './saved-views.ts'
import { sdkKeys } from './sdk-keys.ts'
import { search } from './search.ts'
import { sessions } from './sessions.ts'
import { shipping } from './shipping.ts'
import { tax } from './tax.ts'
import { backgroundJobs } from './background-jobs.ts'
import { health } from './health.ts'
import { settings } from './settings.ts'
import { webhooks } from './webhooks.ts'
import { eventExports } from './event-exports.ts'
import { eventDeliveries } from './event-deliveries.ts'
import { optionLists } from './option-lists.ts'
import { tickets } from './tickets.ts'
import { tracking } from './tracking.ts'
import { warehouse } from './warehouse.ts'
import { verification } from './verification.ts'
import { walletCheckout, wallets } from './wallets.ts'

export const store = {
  ...catalog,
  ...savedViews,
  ...sdkKeys,
  ...search,
  ...searchSettings,
  ...searchHistory,
  ...content,
  ...contentPages,
  ...printCatalog,
  ...route,
  ...events,
  ...linkLists,
  ...categoryEditor,
  ...mediaLibrary,
  ...redirects,
  ...sessions,
  ...passwords,
  ...emailLinks,
  ...passkeys,
  ...devices,
  ...customers,
  ...verification,
  ...privacy,
  ...addresses,
  ...cart,
  ...lists,
  ...checkout,
  ...activeCheckout,
  ...captcha,
  ...paymentMethods,
  ...paymentLinks,
  ...wallets,
  ...walletCheckout,
  ...shipping,
  ...tax,
  ...giftCards,
  ...giftCardsDesk,
  ...tickets,
  ...optionLists,
  ...programs,
  ...stockAlerts,
  ...tracking,
  ...fulfilment,
  ...warehouse,
  ...orderLookup,
  ...orderMessages,
  ...orderClaims,
  ...invoices,
  ...captures,
  ...refunds,
  ...returns,
  ...returnsDesk,
  ...exchangeDesk,
  ...places,
  ...regions,
  ...flags,
  ...flagSettings,
  ...experiments,
  ...newsletters,
  ...newsletterReaders,
  ...newslettersDesk,
  ...ratesDesk,
  ...forms,
  ...stories,
  ...push,
  ...consent,
  ...analytics,
  ...eventDeliveries,
  ...eventExports,
  ...backgroundJobs,
  ...health,
  ...settings,
  ...webhooks,
  ...chat,
  ...chatDesk,
  ...reviews,
  ...reviewMail,
  ...quotes,
  ...quotesDesk,
  ...quoteBuilding,
  ...draftOrders,
  ...recipes,
  ...registry,
  ...releases,
  ...staffLogin,
  ...staffAccounts,
  ...staffCatalog,
  ...bulkEdits,
  ...productEditor,
  ...staffArticles,
  ...staffPromotions,
  ...staffCustomers,
  ...staffOrders,
  ...reportCalls,
  ...orderNotes,
  ...orderCorrections,
  ...audit,
}
export type Store = typeof store
