import type { SkipTarget } from '../skip-targets.ts'

const skipTo: Readonly<Record<SkipTarget, string>> = {
  main: 'Skip to content',
  filters: 'Skip to filters',
  products: 'Skip to products',
  gallery: 'Skip to images',
  buy: 'Skip to options and price',
  'add-to-cart': 'Skip to add to cart',
  reviews: 'Skip to reviews',
  items: 'Skip to items',
  summary: 'Skip to summary',
  step: 'Skip to this step',
  article: 'Skip to article',
  footer: 'Skip to footer',
}
export const texts = {
  label: 'Accessibility quick links',
  onThisPage: 'On this page',
  goTo: 'Go to',
  skipTo,
  search: 'Search',
  account: 'Account',
  cart: 'Cart',
  checkout: 'Checkout',
  logIn: 'Log in',
  logOut: 'Log out',
  highContrast: 'High contrast',
  normalContrast: 'Normal contrast',
  close: 'Close quick links',
}
