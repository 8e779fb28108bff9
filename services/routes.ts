import { addresses } from '#contract/addresses.ts'
import { analytics } from '#contract/analytics.ts'
import { audit } from '#contract/audit.ts'
import { captcha } from '#contract/captcha.ts'
import { cart } from '#contract/cart.ts'
import { catalog } from '#contract/catalog.ts'
import { chat } from '#contract/chat.ts'
import { chatDesk } from '#contract/chat-desk.ts'
import { checkout } from '#contract/checkout.ts'
import { activeCheckout } from '#contract/active-checkout.ts'
import { customers } from '#contract/customers.ts'
import { devices } from '#contract/devices.ts'
import { emailLinks } from '#contract/email-links.ts'
import { consent } from '#contract/consent.ts'
import { content } from '#contract/content.ts'
import { contentPages } from '#contract/content-pages.ts'
import { experiments } from '#contract/experiments.ts'
import { flagSettings } from '#contract/flag-settings.ts'
import { flags } from '#contract/flags.ts'
import { forms } from '#contract/forms.ts'
import { staffAccounts, staffLogin } from '#contract/staff.ts'
import { bulkEdits } from '#contract/bulk-edits.ts'
import { staffCatalog } from '#contract/staff-catalog.ts'
import { productEditor } from '#contract/product-editor.ts'
import { staffArticles } from '#contract/staff-articles.ts'
import { staffPromotions } from '#contract/staff-promotions.ts'
import { staffCustomers } from '#contract/staff-customers.ts'
import { orderCorrections } from '#contract/order-corrections.ts'
import { orderNotes } from '#contract/order-notes.ts'
import { staffOrders } from '#contract/staff-orders.ts'
import { reportCalls } from '#contract/reports.ts'
import { stories } from '#contract/stories.ts'
import { giftCardsDesk } from '#contract/gift-cards-desk.ts'
import { giftCards } from '#contract/gift-cards.ts'
import { privacy } from '#contract/privacy.ts'
import { printCatalog } from '#contract/print-catalog.ts'
import { lists } from '#contract/lists.ts'
import { invoices } from '#contract/invoices.ts'
import { orderClaims } from '#contract/order-claims.ts'
import { orderLookup } from '#contract/order-lookup.ts'
import { orderMessages } from '#contract/order-messages.ts'
import { newsletterReaders } from '#contract/newsletter-readers.ts'
import { newslettersDesk } from '#contract/newsletters-desk.ts'
import { newsletters } from '#contract/newsletters.ts'
import { paymentLinks } from '#contract/payment-links.ts'
import { paymentMethods } from '#contract/payment-methods.ts'
import { verification } from '#contract/verification.ts'
import { walletCheckout, wallets } from '#contract/wallets.ts'
import { places } from '#contract/places.ts'
import { stockAlerts } from '#contract/stock-alerts.ts'
import { programs } from '#contract/programs.ts'
import { push } from '#contract/push.ts'
import { quotes } from '#contract/quotes.ts'
import { draftOrders } from '#contract/draft-orders.ts'
import { quoteBuilding, quotesDesk } from '#contract/quotes-desk.ts'
import { ratesDesk } from '#contract/rates-desk.ts'
import { recipes } from '#contract/recipes.ts'
import { captures } from '#contract/captures.ts'
import { refunds } from '#contract/refunds.ts'
import { regions } from '#contract/regions.ts'
import { registry } from '#contract/registry.ts'
import { releases } from '#contract/releases.ts'
import { returns } from '#contract/returns.ts'
import { returnsDesk } from '#contract/returns-desk.ts'
import { exchangeDesk } from '#contract/exchange-desk.ts'
import { reviewMail } from '#contract/review-mail.ts'
import { reviews } from '#contract/reviews.ts'
import { backgroundJobs } from '#contract/background-jobs.ts'
import { health } from '#contract/health.ts'
import { settings } from '#contract/settings.ts'
import { eventDeliveries } from '#contract/event-deliveries.ts'
import { eventExports } from '#contract/event-exports.ts'
import { events } from '#contract/events.ts'
import { linkLists } from '#contract/link-lists.ts'
import { categoryEditor } from '#contract/category-editor.ts'
import { mediaLibrary } from '#contract/media-library.ts'
import { redirects } from '#contract/redirects.ts'
import { route } from '#contract/route.ts'
import { savedViews } from '#contract/saved-views.ts'
import { sdkKeys } from '#contract/sdk-keys.ts'
import { searchHistory } from '#contract/search-history.ts'
import { searchSettings } from '#contract/search-settings.ts'
import { search } from '#contract/search.ts'
import { passkeys } from '#contract/passkeys.ts'
import { passwords } from '#contract/passwords.ts'
import { sessions } from '#contract/sessions.ts'
import { shipping } from '#contract/shipping.ts'
import { tax } from '#contract/tax.ts'
import { optionLists } from '#contract/option-lists.ts'
import { tickets } from '#contract/tickets.ts'
import { fulfilment } from '#contract/fulfilment.ts'
import { tracking } from '#contract/tracking.ts'
import { warehouse } from '#contract/warehouse.ts'
import { webhooks } from '#contract/webhooks.ts'
import type { QueryRunner } from '#platform/database.ts'
import { addressHandlers, type AddressDeps } from './addresses/handlers.ts'
import { backgroundJobHandlers } from './background-jobs/handlers.ts'
import { healthHandlers, type HealthDeps } from './health/handlers.ts'
import { healthReader } from './health/read-health.ts'
import { settingHandlers, type SettingDeps } from './settings/handlers.ts'
import { eventDeliveryHandlers, type EventDeliveryDeps } from './analytics/deliveries/handlers.ts'
import { eventExportHandlers } from './analytics/exports/handlers.ts'
import { analyticsHandlers } from './analytics/handlers.ts'
import { auditHandlers } from './audit/handlers.ts'
import { captchaHandlers, type CaptchaDeps } from './captcha/handlers.ts'
import { catalogHandlers } from './catalog/handlers.ts'
import { chatDeskHandlers } from './chat/desk-handlers.ts'
import { chatHandlers, type ChatDeps } from './chat/handlers.ts'
import { activeCheckoutHandlers } from './checkout/active-checkout.ts'
import { checkoutHandlers, type CheckoutDeps } from './checkout/handlers.ts'
import { orderClaimHandlers } from './orders/access/order-claims.ts'
import { orderLookupHandlers } from './orders/access/order-lookup.ts'
import { orderMessageHandlers } from './order-messages/handlers.ts'
import { customerHandlers } from './customers/handlers.ts'
import { verificationHandlers } from './customers/verification/handlers.ts'
import { consentHandlers, type ConsentDeps } from './consent/handlers.ts'
import type { PageDeps } from './content/checked-pages.ts'
import { contentHandlers, type ContentDeps } from './content/handlers.ts'
import { staffArticleHandlers } from './content/articles/handlers.ts'
import { contentPageHandlers } from './content/versions/handlers.ts'
import type { FlagNotifier } from './flags/flag-notifier.ts'
import { flagHandlers } from './flags/handlers.ts'
import type { FlagJobDeps } from './flags/jobs.ts'
import { experimentHandlers } from './analytics/experiments/handlers.ts'
import { flagSettingHandlers } from './flags/settings/handlers.ts'
import type { VisitorDeps } from './flags/attributes.ts'
import { formHandlers } from './forms/handlers.ts'
import { staffAccountHandlers, type StaffAccountDeps } from './staff/accounts/handlers.ts'
import { staffLoginHandlers, type StaffLoginDeps } from './staff/login/handlers.ts'
import { bulkEditHandlers } from './bulk-edits/handlers.ts'
import { staffCatalogHandlers } from './staff-catalog/handlers.ts'
import { productEditorHandlers } from './staff-catalog/editor-handlers.ts'
import { staffPromotionHandlers } from './staff-promotions/handlers.ts'
import { staffCustomerHandlers } from './staff-customers/handlers.ts'
import { reportHandlers } from './reports/handlers.ts'
import { limitedReads } from './reports/limited-reads.ts'
import { staffOrderHandlers } from './staff-orders/handlers.ts'
import { orderCorrectionHandlers } from './staff-orders/correction-handlers.ts'
import { orderNoteHandlers } from './staff-orders/note-handlers.ts'
import { storyHandlers } from './stories/handlers.ts'
import { giftCardDeskHandlers } from './gift-cards/desk-handlers.ts'
import { giftCardHandlers } from './gift-cards/handlers.ts'
import { invoiceHandlers, type InvoiceDeps } from './invoices/handlers.ts'
import { privacyHandlers } from './privacy/handlers.ts'
import { printCatalogHandlers } from './print-catalog/handlers.ts'
import { cartHandlers } from './lists/cart/handlers.ts'
import { listHandlers } from './lists/handlers.ts'
import { newslettersDeskHandlers } from './newsletters/desk/handlers.ts'
import { rateFileHandlers } from './rate-files/handlers.ts'
import { newsletterHandlers } from './newsletters/handlers.ts'
import { newsletterReaderHandlers } from './newsletters/readers/handlers.ts'
import { paymentLinkHandlers } from './payment-links/handlers.ts'
import { walletCheckoutHandlers } from './checkout/wallet.ts'
import { paymentMethodHandlers } from './payment-methods/handlers.ts'
import { walletHandlers } from './payment-methods/wallet-handlers.ts'
import { routesOf, type Route } from './call/dispatch.ts'
import { placesHandlers } from './places/handlers.ts'
import { stockAlertHandlers } from './stock-alerts/handlers.ts'
import { programHandlers } from './programs/handlers.ts'
import { pushHandlers } from './push/handlers.ts'
import { quoteBuildingHandlers } from './quotes/building/handlers.ts'
import { draftOrderHandlers } from './quotes/draft-orders/handlers.ts'
import { quoteDeskHandlers } from './quotes/desk-handlers.ts'
import { quoteHandlers } from './quotes/handlers.ts'
import { recipeHandlers } from './recipes/handlers.ts'
import { captureHandlers } from './orders/payment/capture-handlers.ts'
import { refundHandlers } from './refunds/handlers.ts'
import { regionHandlers, type RegionDeps } from './regions/handlers.ts'
import { registryHandlers } from './registry/handlers.ts'
import { releaseHandlers, type ReleaseDeps } from './releases/handlers.ts'
import { returnDeskHandlers } from './returns/desk-handlers.ts'
import { exchangeDeskHandlers } from './returns/exchange/handlers.ts'
import { returnHandlers, type ReturnDeps } from './returns/handlers.ts'
import { reviewHandlers } from './reviews/handlers.ts'
import { reviewMailHandlers } from './reviews/mailing/handlers.ts'
import { routeHandlers } from './route/handlers.ts'
import { eventHandlers } from './catalog/events/handlers.ts'
import { mediaLibraryHandlers, type MediaLibraryDeps } from './media/library/handlers.ts'
import { categoryEditorHandlers } from './staff-catalog/categories/handlers.ts'
import { linkListHandlers } from './catalog/link-lists/handlers.ts'
import { redirectHandlers } from './route/redirects/handlers.ts'
import { savedViewHandlers } from './saved-views/handlers.ts'
import { sdkKeyHandlers, type SdkKeyDeps } from './sdk-keys/handlers.ts'
import { searchHandlers, type SearchDeps } from './search/handlers.ts'
import { searchHistoryHandlers } from './search/history/handlers.ts'
import { searchSettingsHandlers } from './search/settings/handlers.ts'
import { passkeyHandlers } from './passkeys/handlers.ts'
import { emailLinkHandlers } from './passwords/email/handlers.ts'
import { passwordHandlers } from './passwords/handlers.ts'
import { deviceHandlers } from './sessions/device-handlers.ts'
import { sessionHandlers, type SessionDeps } from './sessions/handlers.ts'
import { shippingHandlers } from './shipping/handlers.ts'
import { taxHandlers } from './tax/handlers.ts'
import { optionListHandlers } from './option-lists/handlers.ts'
import { ticketHandlers } from './tickets/handlers.ts'
import { tracedRoute } from './wiring/tracing-decorators.ts'
import { fulfilmentHandlers } from './fulfilment/handlers.ts'
import { trackingHandlers } from './tracking/handlers.ts'
import { warehouseHandlers } from './warehouse/handlers.ts'
import { webhookHandlers, type WebhookDeps } from './webhooks/handlers.ts'

export interface StoreDeps
  extends
    CheckoutDeps,
    CaptchaDeps,
    SearchDeps,
    RegionDeps,
    Pick<InvoiceDeps, 'invoicing'>,
    Pick<ReturnDeps, 'returnPolicy'>,
    Pick<AddressDeps, 'addressEngine'>,
    Pick<SessionDeps, 'delays'>,
    Pick<ConsentDeps, 'thirdParties'>,
    Pick<ChatDeps, 'chat'>,
    Pick<PageDeps, 'pages' | 'flags' | 'warnOfContent'>,
    Pick<ContentDeps, 'posts'>,
    Pick<ReleaseDeps, 'release' | 'readFeatures' | 'readPathChange'>,
    Pick<VisitorDeps, 'employeeDomains'>,
    Pick<FlagJobDeps, 'growthBook'>,
    Pick<StaffLoginDeps, 'brand'>,
    SettingDeps,
    Pick<EventDeliveryDeps, 'eventDestinations'>,
    Partial<Pick<SdkKeyDeps, 'settingSources'>>,
    Pick<HealthDeps, 'healthHost' | 'index'>,
    Pick<MediaLibraryDeps, 'mediaFolder' | 'mediaUnusedDays'>,
    Pick<WebhookDeps, 'webhooks'>,
    Pick<StaffAccountDeps, 'backOfficeUrl' | 'orderManagerSites'> {
  /** External hosts that redirects may lead to. */
  redirectHosts: readonly string[]
  /** The brand's name in paths, if the store has set one. */
  brandSlug?: string | undefined
  /** Notifies streams of flag changes. */
  flagNews: FlagNotifier
}

/** Returns all routes of the store. Data shared by all shoppers is read from `shared`. */
export function storeRoutes(deps: StoreDeps, shared: QueryRunner = deps.db): Route[] {
  return [
    ...routesOf(catalog, catalogHandlers, { ...deps, db: shared }),
    ...routesOf(search, searchHandlers, deps),
    ...routesOf(savedViews, savedViewHandlers, deps),
    ...routesOf(sdkKeys, sdkKeyHandlers, { settingSources: [], ...deps }),
    ...routesOf(searchSettings, searchSettingsHandlers, deps),
    ...routesOf(searchHistory, searchHistoryHandlers, deps),
    ...routesOf(content, contentHandlers, { ...deps, db: shared }),
    ...routesOf(contentPages, contentPageHandlers, deps),
    ...routesOf(printCatalog, printCatalogHandlers, { ...deps, shared }),
    ...routesOf(route, routeHandlers, { ...deps, db: shared }),
    ...routesOf(events, eventHandlers, deps),
    ...routesOf(linkLists, linkListHandlers, deps),
    ...routesOf(categoryEditor, categoryEditorHandlers, deps),
    ...routesOf(redirects, redirectHandlers, deps),
    ...routesOf(sessions, sessionHandlers, deps),
    ...routesOf(passwords, passwordHandlers, deps),
    ...routesOf(emailLinks, emailLinkHandlers, deps),
    ...routesOf(passkeys, passkeyHandlers, deps),
    ...routesOf(devices, deviceHandlers, deps),
    ...routesOf(customers, customerHandlers, deps),
    ...routesOf(verification, verificationHandlers, deps),
    ...routesOf(privacy, privacyHandlers, deps),
    ...routesOf(addresses, addressHandlers, deps),
    ...routesOf(cart, cartHandlers, deps),
    ...routesOf(lists, listHandlers, deps),
    ...routesOf(quotes, quoteHandlers, deps),
    ...routesOf(quotesDesk, quoteDeskHandlers, deps),
    ...routesOf(quoteBuilding, quoteBuildingHandlers, deps),
    ...routesOf(checkout, checkoutHandlers, deps),
    ...routesOf(activeCheckout, activeCheckoutHandlers, deps),
    ...routesOf(captcha, captchaHandlers, deps),
    ...routesOf(paymentMethods, paymentMethodHandlers, deps),
    ...routesOf(paymentLinks, paymentLinkHandlers, deps),
    ...routesOf(wallets, walletHandlers, deps),
    ...routesOf(walletCheckout, walletCheckoutHandlers, deps),
    ...routesOf(shipping, shippingHandlers, deps),
    ...routesOf(tax, taxHandlers, deps),
    ...routesOf(giftCards, giftCardHandlers, deps),
    ...routesOf(tickets, ticketHandlers, deps),
    ...routesOf(optionLists, optionListHandlers, deps),
    ...routesOf(programs, programHandlers, deps),
    ...routesOf(stockAlerts, stockAlertHandlers, deps),
    ...routesOf(tracking, trackingHandlers, deps),
    ...routesOf(fulfilment, fulfilmentHandlers, deps),
    ...routesOf(warehouse, warehouseHandlers, deps),
    ...routesOf(orderLookup, orderLookupHandlers, deps),
    ...routesOf(orderMessages, orderMessageHandlers, deps),
    ...routesOf(orderClaims, orderClaimHandlers, deps),
    ...routesOf(invoices, invoiceHandlers, deps),
    ...routesOf(captures, captureHandlers, deps),
    ...routesOf(refunds, refundHandlers, deps),
    ...routesOf(returns, returnHandlers, deps),
    ...routesOf(returnsDesk, returnDeskHandlers, deps),
    ...routesOf(exchangeDesk, exchangeDeskHandlers, deps),
    ...routesOf(places, placesHandlers, deps),
    ...routesOf(regions, regionHandlers, deps),
    ...routesOf(flagSettings, flagSettingHandlers, deps),
    ...routesOf(experiments, experimentHandlers, deps),
    ...routesOf(flags, flagHandlers, deps),
    ...routesOf(newsletters, newsletterHandlers, deps),
    ...routesOf(newsletterReaders, newsletterReaderHandlers, deps),
    ...routesOf(newslettersDesk, newslettersDeskHandlers, deps),
    ...routesOf(ratesDesk, rateFileHandlers, deps),
    ...routesOf(forms, formHandlers, { ...deps, shared }),
    ...routesOf(stories, storyHandlers, { ...deps, shared }),
    ...routesOf(push, pushHandlers, deps),
    ...routesOf(consent, consentHandlers, deps),
    ...routesOf(analytics, analyticsHandlers, { ...deps, shared }),
    ...routesOf(chat, chatHandlers, deps),
    ...routesOf(chatDesk, chatDeskHandlers, deps),
    ...routesOf(reviews, reviewHandlers, { ...deps, shared }),
    ...routesOf(reviewMail, reviewMailHandlers, deps),
    ...routesOf(recipes, recipeHandlers, deps),
    ...routesOf(registry, registryHandlers, { ...deps, shared }),
    ...routesOf(releases, releaseHandlers, { ...deps, shared }),
    ...staffRoutes(deps),
  ].map(tracedRoute)
}

function staffRoutes(deps: StoreDeps): Route[] {
  return [
    ...routesOf(staffLogin, staffLoginHandlers, deps),
    ...routesOf(staffAccounts, staffAccountHandlers, deps),
    ...routesOf(mediaLibrary, mediaLibraryHandlers, deps),
    ...routesOf(draftOrders, draftOrderHandlers, deps),
    ...routesOf(giftCardsDesk, giftCardDeskHandlers, deps),
    ...routesOf(eventDeliveries, eventDeliveryHandlers, deps),
    ...routesOf(eventExports, eventExportHandlers, deps),
    ...routesOf(backgroundJobs, backgroundJobHandlers, deps),
    ...routesOf(health, healthHandlers, { readHealth: healthReader(deps) }),
    ...routesOf(settings, settingHandlers, deps),
    ...routesOf(webhooks, webhookHandlers, deps),
    ...routesOf(staffCatalog, staffCatalogHandlers, deps),
    ...routesOf(bulkEdits, bulkEditHandlers, deps),
    ...routesOf(productEditor, productEditorHandlers, deps),
    ...routesOf(staffArticles, staffArticleHandlers, deps),
    ...routesOf(staffPromotions, staffPromotionHandlers, deps),
    ...routesOf(staffCustomers, staffCustomerHandlers, deps),
    ...routesOf(staffOrders, staffOrderHandlers, deps),
    ...routesOf(reportCalls, reportHandlers, { ...deps, db: limitedReads(deps.db) }),
    ...routesOf(orderNotes, orderNoteHandlers, deps),
    ...routesOf(orderCorrections, orderCorrectionHandlers, deps),
    ...routesOf(audit, auditHandlers, deps),
  ]
}
