import { expect, test, type Page } from '@playwright/test'
import { cards, goThroughPayment, goThroughShipping, guestWithBall, newEmail, visit } from './shopper.ts'

/** How far the page reaches beyond its window, in pixels. */
const overhang = (page: Page) => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))

const pages = [
  '/',
  '/barbells',
  '/ironwright-power-bar',
  '/search?q=bar',
  '/search?q=xylophone',
  '/cart',
  '/login',
  '/login?tab=create',
  '/theindex',
  '/deals',
  '/rogue-catalog?p=4',
  '/rogue-catalog?p=4&zoom=1',
  '/no-such-page',
]

for (const width of [320, 390]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('no page of the shop scrolls sideways', async ({ page }) => {
      for (const address of pages) {
        await visit(page, address)
        expect(await overhang(page), address).toBe(0)
      }
    })

    test('no article scrolls sideways', async ({ page }) => {
      await visit(page, '/theindex')
      await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click()
      await expect(page).toHaveURL(/\/theindex\/[^/]+\/.+/)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      expect(await overhang(page)).toBe(0)
    })

    test('neither the preview of the search nor a drawer scrolls sideways', async ({ page }) => {
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

    test('no step of checkout scrolls sideways', async ({ page }) => {
      await guestWithBall(page)
      await visit(page, '/cart')
      expect(await overhang(page), 'cart').toBe(0)
      await visit(page, '/checkout')
      expect(await overhang(page), 'start').toBe(0)
      await visit(page, '/checkout/shipping')
      expect(await overhang(page), 'shipping').toBe(0)
      await goThroughShipping(page, 'USA', newEmail())
      await expect(page.frameLocator('iframe[title="Card details"]').getByLabel('Card number')).toBeVisible()
      expect(await overhang(page), 'payment').toBe(0)
      await goThroughPayment(page, cards.pays)
      expect(await overhang(page), 'review').toBe(0)
      await page.getByRole('button', { name: /^Place order/ }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you. Your order is in.' })).toBeVisible()
      expect(await overhang(page), 'success').toBe(0)
    })
  })
}
