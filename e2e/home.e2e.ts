import { expect, test, type Page } from '@playwright/test'
import { visit } from './shopper.ts'
import { originOf, type Site } from './sites.ts'

const phone = { width: 390, height: 844 }
const hero = (page: Page) => page.locator('.hero').first()
const sites = ['USA', 'EUR', 'GBR'] satisfies Site[]

test('on a phone, the home page is at most 6,000 pixels tall, and its first button is above the fold', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  for (const site of sites) {
    await visit(page, originOf(site))
    const box = (await hero(page).getByRole('link').boundingBox())!
    expect(box.y + box.height, site).toBeLessThanOrEqual(phone.height)
    expect(await page.evaluate(() => document.documentElement.scrollHeight), site).toBeLessThanOrEqual(6_000)
  }
})

/**
 * Returns how far the widest line of the opening block extends into its picture, as a fraction of the picture's width.
 */
function overlap(page: Page): Promise<number> {
  return hero(page).evaluate((opening) => {
    const { left, width } = opening.querySelector('img')!.getBoundingClientRect()
    const lines = [...opening.querySelectorAll('.hero__heading, p')].flatMap((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return [...range.getClientRects()]
    })
    return (Math.max(...lines.map((line) => line.right)) - left) / width
  })
}

test('the text in the hero block stays on the dark edge of its picture', async ({ page }) => {
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    for (const site of sites) {
      await visit(page, originOf(site))
      expect(await overlap(page), `${site} at ${width} pixels`).toBeLessThan(0.2)
    }
  }
})

test('a product row scrolls with its buttons, each of which is disabled at its end of the row', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/')
  const row = page.locator('.sliding-row').first()
  const next = row.getByRole('button', { name: 'Next: New this month' })
  const previous = row.getByRole('button', { name: 'Previous: New this month' })
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await next.click()
  await expect(previous).toHaveAttribute('aria-disabled', 'false')
  // The button may already be disabled. Unlike a click, a key press does not wait until it is enabled.
  await next.press('Enter')
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await expect(row.getByRole('article').last()).toBeInViewport()
})

test('without JavaScript, focusing the last product in a row scrolls it into view', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
  const page = await context.newPage()
  await page.goto('/')
  const last = page.locator('.sliding-row').first().getByRole('article').last()
  await expect(last).not.toBeInViewport()
  await last.getByRole('link').focus()
  await expect(last).toBeInViewport()
  await context.close()
})
