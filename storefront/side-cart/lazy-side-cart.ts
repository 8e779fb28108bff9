import { lazyComponent } from '../shell/overlays/lazy-component.ts'
import { loadTexts } from '#storefront/texts.ts'

/** The side cart, which loads when the page is idle or a shopper is about to add a product. */
export const lazySideCart = lazyComponent(async (language) => {
  const [{ SideCart }] = await Promise.all([import('./side-cart.tsx'), loadTexts(language, ['side-cart'])])
  return SideCart
})
