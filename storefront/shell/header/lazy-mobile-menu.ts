import { lazyComponent } from '../overlays/lazy-component.ts'

/** The mobile menu, which loads on narrow screens when the page is idle, or when it opens. */
export const lazyMobileMenu = lazyComponent(async (language) =>
  (await import('./mobile-menu.tsx')).loadMobileMenu(language),
)
