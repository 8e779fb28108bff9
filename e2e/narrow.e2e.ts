import { expect, test, type Page } from '@playwright/test'
import { becomeCustomer } from './customer.ts'
import { cards, completePaymentStep, completeShippingStep, guestWithBall, newEmail, visit } from './shopper.ts'

/** Returns how much wider the page is than its window, in pixels. */
const overhang = (page: Page) => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))

/** A URL for each kind of public page. */
const pages = [
  '/',
  '/barbells',
  '/racks',
  '/apparel',
  '/ironwright-power-bar',
  '/ironwright-iw2-rack',
  '/search?q=bar',
  '/search?q=xylophone',
  '/cart',
  '/login',
  '/login?tab=create',
  '/login/forgot',
  '/expired-password',
  '/account/reset-password/none',
  '/account/confirm-email/none',
  '/theindex',
  '/theindex/history',
  '/theindex/movement-library',
  '/theindex/gear-how-tos/how-to-read-a-barbell',
  '/theindex/ryourogue',
  '/theindex/ryourogue/submit',
  '/deals',
  '/new-gear',
  '/3-ships-free',
  '/brands',
  '/cookie-preferences',
  '/compare',
  '/compare/benches?ids=1234,2270,2271,2272',
  '/rogue-catalog?p=4',
  '/rogue-catalog?p=4&zoom=1',
  '/giftcard-balance',
  '/shippingtracker',
  '/rmaprocess/initiate',
  '/mps-review',
  '/newsletters',
  '/contact',
  '/forms/contact',
  '/returns',
  '/no-such-page',
]

test('no public page scrolls horizontally at any width', async ({ page }) => {
  test.slow()
  for (const address of pages) {
    await visit(page, address)
    for (const width of [320, 390, 768, 820, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overhang(page), `${address} at ${width} pixels`).toBe(0)
    }
  }
})

for (const width of [320, 390]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('no article scrolls horizontally', async ({ page }) => {
      await visit(page, '/theindex')
      await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click()
      await expect(page).toHaveURL(/\/theindex\/[^/]+\/.+/)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      expect(await overhang(page)).toBe(0)
    })

    test('neither the search preview nor a drawer scrolls horizontally', async ({ page }) => {
      await guestWithBall(page)
      await visit(page, '/barbells')
      await page.getByRole('combobox', { name: 'Search products and articles' }).fill('bar')
      await expect(page.getByRole('option').first()).toContainText('$')
      expect(await overhang(page)).toBe(0)
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: 'Menu', exact: true }).click()
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
      expect(await overhang(page)).toBe(0)
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: 'Cart, 1 item' }).click()
      const sideCart = page.getByRole('dialog', { name: 'Cart' })
      await expect(sideCart.getByText('$75.00').first()).toBeVisible()
      expect(await overhang(page)).toBe(0)
      expect(await sideCart.evaluate((drawer) => drawer.scrollWidth - drawer.clientWidth)).toBe(0)
    })

    test('no checkout step scrolls horizontally', async ({ page }) => {
      await guestWithBall(page)
      await visit(page, '/cart')
      expect(await overhang(page), 'cart').toBe(0)
      await visit(page, '/checkout')
      expect(await overhang(page), 'start').toBe(0)
      await visit(page, '/checkout/shipping')
      expect(await overhang(page), 'shipping').toBe(0)
      await completeShippingStep(page, 'USA', newEmail())
      await expect(page.frameLocator('iframe[title="Card details"]').getByLabel('Card number')).toBeVisible()
      expect(await overhang(page), 'payment').toBe(0)
      await completePaymentStep(page, cards.pays)
      expect(await overhang(page), 'review').toBe(0)
      await page.getByRole('button', { name: /^Place order/ }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you. Your order is in.' })).toBeVisible()
      expect(await overhang(page), 'success').toBe(0)
    })
  })
}

test.describe('with touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  /**
   * Returns standalone controls that are less than 44 px tall. Links within sentences are exempt. A checkbox's label is
   * part of its size.
   */
  const low = (page: Page) =>
    page.getByRole('main').evaluate((main) => {
      const isLow = (each: Element) => {
        const { width, height } = each.getBoundingClientRect()
        const inSentence = each.parentElement!.tagName === 'P' && each.parentElement!.textContent !== each.textContent
        const hit = parseFloat(getComputedStyle(each, '::after').height) || 0
        return width > 1 && Math.max(height, hit) < 44 && !(inSentence && getComputedStyle(each).display === 'inline')
      }
      const all = main.querySelectorAll(
        'a, button, select, summary, textarea, input:not([type=radio], [type=checkbox], [type=hidden])',
      )
      return [...all].filter(isLow).map((each) => `${each.className} ${each.textContent.trim().slice(0, 40)}`)
    })

  test('every standalone control is at least 44 px tall', async ({ page }) => {
    await becomeCustomer(page)
    await guestWithBall(page)
    for (const address of [
      '/ironwright-power-bar',
      '/barbells',
      '/deals',
      '/brands',
      '/cookie-preferences',
      '/cart',
      '/checkout/shipping',
      '/account',
      '/account/settings',
      '/account/add-order',
      '/account/about-me',
      '/account/my-gyms',
      '/account/orders',
      '/account/custom-quoting',
      '/account/tickets',
      '/account/my-lists',
      '/account/registry',
      '/account/wishlist',
      '/account/payment-methods',
      '/account/reviews',
      '/account/order-lookup',
      '/no-such-page',
    ]) {
      await visit(page, address)
      expect(await low(page), address).toEqual([])
    }
  })
})
