import { test as playwright } from '@playwright/test'
import { Visitor } from './visitor.ts'

export { expect } from './matchers.ts'

interface Visitors {
  /** A shopper without JavaScript. If a story does not use `page`, no browser starts. */
  visitor: Visitor
  /** Creates another shopper with separate cookies. */
  newVisitor: () => Visitor
}

/** Playwright's `test` with visitors. Like pages, visitors start with the cookies in `storageState`. */
export const test = playwright.extend<Visitors>({
  newVisitor: async ({ baseURL, storageState }, use) => {
    const cookies = typeof storageState === 'object' ? storageState.cookies : []
    await use(() => new Visitor(baseURL ?? '', cookies))
  },
  visitor: async ({ newVisitor }, use) => use(newVisitor()),
})
