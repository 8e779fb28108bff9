/** Texts that browse pages do not need on the initial load, in one chunk per area and language. */
export const lazyTexts = {
  'shell/errors': {
    en: () => import('./shell/errors/texts/en.ts'),
    de: () => import('./shell/errors/texts/de.ts'),
  },
  'shell/debug': { en: () => import('./shell/debug/texts/en.ts') },
  'shell/picture-in-picture': {
    en: () => import('./shell/picture-in-picture/texts/en.ts'),
    de: () => import('./shell/picture-in-picture/texts/de.ts'),
  },
  'shell/quick-links': {
    en: () => import('./shell/quick-links/texts/en.ts'),
    de: () => import('./shell/quick-links/texts/de.ts'),
  },
  'shell/header/account': {
    en: () => import('./shell/header/account/texts/en.ts'),
    de: () => import('./shell/header/account/texts/de.ts'),
  },
  'shell/region': {
    en: () => import('./shell/region/texts/en.ts'),
    de: () => import('./shell/region/texts/de.ts'),
  },
  recommendations: {
    en: () => import('./recommendations/texts/en.ts'),
    de: () => import('./recommendations/texts/de.ts'),
  },
  consent: { en: () => import('./consent/texts/en.ts'), de: () => import('./consent/texts/de.ts') },
  forms: { en: () => import('./forms/texts/en.ts'), de: () => import('./forms/texts/de.ts') },
  chat: { en: () => import('./chat/texts/en.ts'), de: () => import('./chat/texts/de.ts') },
  'chat/link': {
    en: () => import('./chat/link/texts/en.ts'),
    de: () => import('./chat/link/texts/de.ts'),
  },
  brands: { en: () => import('./brands/texts/en.ts'), de: () => import('./brands/texts/de.ts') },
  compare: { en: () => import('./compare/texts/en.ts'), de: () => import('./compare/texts/de.ts') },
  stories: {
    en: () => import('./stories/texts/en.ts'),
    de: () => import('./stories/texts/de.ts'),
    es: () => import('./stories/texts/es.ts'),
    fr: () => import('./stories/texts/fr.ts'),
    nl: () => import('./stories/texts/nl.ts'),
  },
  magazine: {
    en: () => import('./magazine/texts/en.ts'),
    de: () => import('./magazine/texts/de.ts'),
    es: () => import('./magazine/texts/es.ts'),
    fr: () => import('./magazine/texts/fr.ts'),
    nl: () => import('./magazine/texts/nl.ts'),
  },
  cart: { en: () => import('./cart/texts/en.ts'), de: () => import('./cart/texts/de.ts') },
  'side-cart': { en: () => import('./side-cart/texts/en.ts'), de: () => import('./side-cart/texts/de.ts') },
  checkout: { en: () => import('./checkout/texts/en.ts'), de: () => import('./checkout/texts/de.ts') },
  'gift-cards': { en: () => import('./gift-cards/texts/en.ts') },
  'order-messages': {
    en: () => import('./order-messages/texts/en.ts'),
    de: () => import('./order-messages/texts/de.ts'),
  },
  newsletters: {
    en: () => import('./newsletters/texts/en.ts'),
    de: () => import('./newsletters/texts/de.ts'),
    es: () => import('./newsletters/texts/es.ts'),
    fr: () => import('./newsletters/texts/fr.ts'),
    nl: () => import('./newsletters/texts/nl.ts'),
  },
  lists: { en: () => import('./lists/texts/en.ts'), de: () => import('./lists/texts/de.ts') },
  login: { en: () => import('./login/texts/en.ts'), de: () => import('./login/texts/de.ts') },
  'catalog/delivery': {
    en: () => import('./catalog/delivery/texts/en.ts'),
    de: () => import('./catalog/delivery/texts/de.ts'),
  },
  'catalog/product/notes': {
    en: () => import('./catalog/product/notes/texts/en.ts'),
    de: () => import('./catalog/product/notes/texts/de.ts'),
  },
  'catalog/print-catalog': { en: () => import('./catalog/print-catalog/texts/en.ts') },
  'five-for-five': { en: () => import('./five-for-five/texts/en.ts') },
  registry: { en: () => import('./registry/texts/en.ts'), de: () => import('./registry/texts/de.ts') },
  addresses: { en: () => import('./addresses/texts/en.ts'), de: () => import('./addresses/texts/de.ts') },
  'account/claim': {
    en: () => import('./account/claim/texts/en.ts'),
    de: () => import('./account/claim/texts/de.ts'),
  },
  'account/email': {
    en: () => import('./account/email/texts/en.ts'),
    de: () => import('./account/email/texts/de.ts'),
  },
  'account/gyms': {
    en: () => import('./account/gyms/texts/en.ts'),
    de: () => import('./account/gyms/texts/de.ts'),
  },
  'account/passkeys': {
    en: () => import('./account/passkeys/texts/en.ts'),
    de: () => import('./account/passkeys/texts/de.ts'),
  },
  'account/privacy': {
    en: () => import('./account/privacy/texts/en.ts'),
    de: () => import('./account/privacy/texts/de.ts'),
  },
  'account/settings': {
    en: () => import('./account/settings/texts/en.ts'),
    de: () => import('./account/settings/texts/de.ts'),
  },
  'account/profile': {
    en: () => import('./account/profile/texts/en.ts'),
    de: () => import('./account/profile/texts/de.ts'),
  },
  'account/dashboard': {
    en: () => import('./account/dashboard/texts/en.ts'),
    de: () => import('./account/dashboard/texts/de.ts'),
  },
  account: { en: () => import('./account/texts/en.ts'), de: () => import('./account/texts/de.ts') },
  'stock-alerts': { en: () => import('./stock-alerts/texts/en.ts'), de: () => import('./stock-alerts/texts/de.ts') },
  'payment-methods': {
    en: () => import('./payment-methods/texts/en.ts'),
    de: () => import('./payment-methods/texts/de.ts'),
  },
  'payment-link': { en: () => import('./payment-link/texts/en.ts') },
  programs: { en: () => import('./programs/texts/en.ts'), de: () => import('./programs/texts/de.ts') },
  quotes: { en: () => import('./quotes/texts/en.ts'), de: () => import('./quotes/texts/de.ts') },
  returns: { en: () => import('./returns/texts/en.ts'), de: () => import('./returns/texts/de.ts') },
  reviews: { en: () => import('./reviews/texts/en.ts'), de: () => import('./reviews/texts/de.ts') },
  'reviews/own': { en: () => import('./reviews/own/texts/en.ts'), de: () => import('./reviews/own/texts/de.ts') },
  'reviews/mailed': {
    en: () => import('./reviews/mailed/texts/en.ts'),
    de: () => import('./reviews/mailed/texts/de.ts'),
  },
  tracking: { en: () => import('./tracking/texts/en.ts'), de: () => import('./tracking/texts/de.ts') },
  'widgets/account': {
    en: () => import('./widgets/account/texts/en.ts'),
    de: () => import('./widgets/account/texts/de.ts'),
  },
  'widgets/fields': {
    en: () => import('./widgets/fields/texts/en.ts'),
    de: () => import('./widgets/fields/texts/de.ts'),
  },
  'widgets/row': { en: () => import('./widgets/row/texts/en.ts'), de: () => import('./widgets/row/texts/de.ts') },
  'content/families': {
    en: () => import('./content/families/texts/en.ts'),
    de: () => import('./content/families/texts/de.ts'),
    es: () => import('./content/families/texts/es.ts'),
    fr: () => import('./content/families/texts/fr.ts'),
    nl: () => import('./content/families/texts/nl.ts'),
  },
} as const
