/** The texts of areas that further pages speak, or that browse pages open later; one chunk for each language. */
export const furtherTexts = {
  'shell/errors': {
    en: () => import('./shell/errors/texts/en.ts'),
    de: () => import('./shell/errors/texts/de.ts'),
  },
  brands: { en: () => import('./brands/texts/en.ts'), de: () => import('./brands/texts/de.ts') },
  compare: { en: () => import('./compare/texts/en.ts'), de: () => import('./compare/texts/de.ts') },
  magazine: { en: () => import('./magazine/texts/en.ts') },
  cart: { en: () => import('./cart/texts/en.ts') },
  checkout: { en: () => import('./checkout/texts/en.ts') },
  giftcards: { en: () => import('./giftcards/texts/en.ts') },
  lists: { en: () => import('./lists/texts/en.ts') },
  login: { en: () => import('./login/texts/en.ts') },
  registry: { en: () => import('./registry/texts/en.ts') },
  addresses: { en: () => import('./addresses/texts/en.ts') },
  account: { en: () => import('./account/texts/en.ts') },
  bins: { en: () => import('./bins/texts/en.ts') },
  programs: { en: () => import('./programs/texts/en.ts') },
  quotes: { en: () => import('./quotes/texts/en.ts') },
  reviews: { en: () => import('./reviews/texts/en.ts'), de: () => import('./reviews/texts/de.ts') },
  'reviews/own': { en: () => import('./reviews/own/texts/en.ts') },
  tracking: { en: () => import('./tracking/texts/en.ts') },
} as const
