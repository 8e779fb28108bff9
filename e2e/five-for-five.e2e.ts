import { expect, test, type Page } from '@playwright/test'
import { fillCart, visit } from './shopper.ts'
import { originOf } from './sites.ts'

const kettlebell = `${originOf('AUS')}/pellam-rubber-kettlebell`
const tab = (page: Page) => page.getByRole('complementary', { name: 'Shipping offer' })
const opener = (page: Page) => tab(page).getByRole('link', { name: 'Ship 5 for $5' })
/** Waits until the drawer's code has loaded. Before that, the tab links to the offer page. */
const ready = (page: Page) => expect(opener(page)).toHaveAttribute('aria-haspopup', 'dialog')

test("the five-for-five drawer shows the cart's progress, the terms, and the eligible products if its feature flag is on [PROMO-002, PROMO-005]", async ({
  page,
}) => {
  await fillCart(page, kettlebell, 2)
  await visit(page, `${originOf('AUS')}/plates`)
  await ready(page)
  await opener(page).click()
  const drawer = page.getByRole('dialog', { name: 'Ship 5 for $5' })
  await expect(drawer).toContainText('2 of 5 items')
  await expect(drawer).toContainText('You can add 3 more items.')
  await expect(drawer).toContainText('You can use this offer on 2 more orders.')
  await expect(drawer).toContainText('Up to five pieces that come straight from their makers')
  await expect(drawer.getByRole('listitem')).toHaveCount(1)
  await expect(drawer.getByRole('link', { name: 'Pellam Rubber Kettlebell' })).toBeVisible()
  await drawer.getByRole('link', { name: 'See what qualifies' }).click()
  await expect(page).toHaveURL(`${originOf('AUS')}/five-for-five#takes-part`)
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('article').filter({ hasText: 'Pellam Field Bag' })).toBeVisible()
  await page.goto('/plates')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(tab(page)).toHaveCount(0)
  expect((await page.goto('/five-for-five'))?.status()).toBe(404)
})

test('the five-for-five drawer opens and closes by keyboard and returns focus [PROMO-002]', async ({ page }) => {
  await visit(page, `${originOf('AUS')}/plates`)
  await ready(page)
  await opener(page).focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Ship 5 for $5' })
  await expect(drawer).toContainText('No qualifying items in your cart yet.')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('a closed five-for-five tab does not reappear, and checkout never shows it [PROMO-005]', async ({ page }) => {
  await fillCart(page, kettlebell)
  await visit(page, `${originOf('AUS')}/checkout/shipping`)
  await expect(tab(page)).toBeHidden()
  await visit(page, `${originOf('AUS')}/plates`)
  await ready(page)
  await tab(page).getByRole('button', { name: 'Close' }).click()
  await expect(tab(page)).toHaveCount(0)
  await page.goto(`${originOf('AUS')}/barbells`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(tab(page)).toHaveCount(0)
})

test('without JavaScript, the five-for-five tab links to a page with the same content [PROMO-002, PROMO-005]', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(kettlebell)
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await page.goto(`${originOf('AUS')}/plates`)
  await opener(page).click()
  const main = page.getByRole('main')
  await expect(main).toContainText('1 of 5 items')
  await expect(main.getByRole('link', { name: 'Pellam Rubber Kettlebell' }).first()).toBeVisible()
  await page.goto(`${originOf('AUS')}/plates`)
  await tab(page).getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(`${originOf('AUS')}/plates`)
  await expect(tab(page)).toHaveCount(0)
  await context.close()
})
