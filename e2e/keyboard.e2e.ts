import { expect, test, type Locator, type Page } from '@playwright/test'
import {
  cards,
  firstRate,
  guestWithBall,
  readEmailsTo,
  newEmail,
  orderNumber,
  waitForHydration,
  visit,
} from './shopper.ts'
import { originOf, sites } from './sites.ts'

/** Presses Tab until the target has visible focus. Returns the number of presses, and fails after the maximum. */
async function tabTo(page: Page, target: Locator, maxPresses = 60): Promise<number> {
  for (let presses = 0; presses < maxPresses; presses += 1) {
    if (await target.evaluate((element) => element.matches(':focus-visible')).catch(() => false)) return presses
    await page.keyboard.press('Tab')
  }
  throw new Error(`No focus on ${String(target)} after ${maxPresses} presses of Tab`)
}

/** Enters text into a field reached with Tab. */
async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}

test('a guest can find a product, order it, and pay using only the keyboard', async ({ page }) => {
  const email = newEmail()
  const { recipient } = sites.USA
  await page.goto(originOf('USA'))
  await waitForHydration(page)

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await tabTo(page, page.getByRole('combobox', { name: 'Search products and articles' }))
  await page.keyboard.type('medicine ball')
  await expect(page.getByRole('option', { name: /Ironwright Medicine Ball/ })).toBeVisible()
  while (!(await page.getByRole('option', { name: /Ironwright Medicine Ball/, selected: true }).count()))
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Ironwright Medicine Ball' })).toBeVisible()

  await tabTo(page, page.getByRole('group', { name: /^Weight/ }).getByRole('link', { name: /^14 lb/ }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/weight=14\+lb/)
  await tabTo(page, page.getByRole('button', { name: /^Add to cart/ }))
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Cart' })
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('button', { name: /^Add to cart/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, drawer.getByRole('link', { name: 'Check out' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: 'Continue as guest' }))
  await page.keyboard.press('Enter')

  await typeInto(page, 'Email', email)
  await typeInto(page, 'First name', 'Robin')
  await typeInto(page, 'Last name', 'Vale')
  await typeInto(page, 'Street address', recipient.street)
  await typeInto(page, 'City', recipient.city)
  await typeInto(page, recipient.region![0], recipient.region![1])
  await typeInto(page, recipient.postcode[0], recipient.postcode[1])
  await typeInto(page, 'Phone', '6145550123')
  const rates = page.getByRole('group', { name: 'Delivery options' }).getByRole('radio')
  await expect(rates.first()).toBeVisible()
  await tabTo(page, rates.first())
  await page.keyboard.press('Space')
  await expect(rates.first()).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'Continue to payment' }))
  await page.keyboard.press('Enter')

  await page.waitForURL('**/checkout/payment')
  const card = page.frameLocator('iframe[title="Card details"]')
  await tabTo(page, card.getByLabel('Card number'))
  await page.keyboard.type(cards.pays)
  await tabTo(page, card.getByLabel('Expires'))
  await page.keyboard.type('1234')
  await tabTo(page, card.getByLabel('Security code'))
  await page.keyboard.type('123')
  await tabTo(page, page.getByRole('button', { name: 'Continue to review' }))
  await page.keyboard.press('Enter')

  await page.waitForURL('**/checkout/review')
  await tabTo(page, page.getByRole('button', { name: /^Place order/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you. Your order is in.' })).toBeVisible()
  const number = orderNumber(page)
  await expect.poll(async () => (await readEmailsTo(page, email)).map(({ text }) => text).join()).toContain(number)
})

test('from the top of a product page, at most 20 presses of Tab with skip links lead to checkout', async ({ page }) => {
  await visit(page, `${originOf('USA')}/ironwright-power-bar`)
  const toSkip = await tabTo(page, page.getByRole('link', { name: 'Skip to options and price' }), 20)
  await page.keyboard.press('Enter')
  const toCart = await tabTo(page, page.getByRole('button', { name: /^Add to cart/ }), 20)
  await page.keyboard.press('Enter')
  const checkOut = page.getByRole('dialog', { name: 'Cart' }).getByRole('link', { name: 'Check out' })
  const toCheckout = await tabTo(page, checkOut, 20)
  expect(toSkip + toCart + toCheckout).toBeLessThanOrEqual(20)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/checkout**')
})

test('a focused control is never hidden behind the header or a bottom bar', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 700 })
    for (const address of ['/barbells', '/ironwright-power-bar']) {
      await visit(page, originOf('USA') + address)
      const count = await page.getByRole('main').locator('a, button, input, select').count()
      for (let presses = 0; presses < Math.min(count, 60); presses += 1) {
        await page.keyboard.press('Tab')
        // Browsers may scroll smoothly to the focused control.
        await expect.poll(() => page.evaluate(coveredFocus), { message: `${address} at ${width} px` }).toBe(null)
      }
    }
  }
})

/**
 * Returns the focused element if another element covers the middle of its visible part, or null if it is not covered.
 */
function coveredFocus(): string | null {
  const focused = document.activeElement
  if (focused === null || focused === document.body) return null
  const { left, right, top, bottom } = focused.getBoundingClientRect()
  if (right - left < 2 || bottom - top < 2) return null
  const middle = (from: number, to: number, max: number) => (Math.max(from, 0) + Math.min(to, max)) / 2
  const at = document.elementFromPoint(middle(left, right, innerWidth), middle(top, bottom, innerHeight))
  const label = focused.closest('label') ?? document.querySelector(`label[for="${focused.id}"]`)
  const isSeen = at !== null && (focused.contains(at) || at.contains(focused) || label?.contains(at) === true)
  return isSeen ? null : focused.outerHTML.slice(0, 120)
}

test('for keyboard users, an error takes focus and links to its field, and the corrected step continues', async ({
  page,
}) => {
  await guestWithBall(page)
  await visit(page, `${originOf('USA')}/checkout/shipping`)
  await typeInto(page, 'Email', newEmail())
  await page.keyboard.press('Enter')
  const summary = page.getByRole('alert').filter({ has: page.getByRole('heading', { level: 2 }) })
  await expect(summary).toBeFocused()
  await tabTo(page, summary.getByRole('link', { name: 'Enter your first name.' }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.keyboard.type('Robin')
  await page.keyboard.press('Enter')
  await expect(summary).toBeFocused()
  await expect(summary).not.toContainText('Enter your first name.')
  const { recipient } = sites.USA
  await typeInto(page, 'Last name', 'Vale')
  await typeInto(page, 'Street address', recipient.street)
  await typeInto(page, 'City', recipient.city)
  await typeInto(page, recipient.region![0], recipient.region![1])
  await typeInto(page, recipient.postcode[0], recipient.postcode[1])
  await typeInto(page, 'Phone', '6145550123')
  await expect(firstRate(page)).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Continue to payment' }))
  await page.keyboard.press('Space')
  await page.waitForURL('**/checkout/payment')
  await tabTo(page, page.getByRole('button', { name: 'Continue to review' }))
  await page.keyboard.press('Enter')
  const card = page.frameLocator('iframe[title="Card details"]')
  await expect(card.locator('[aria-invalid="true"]').first()).toBeVisible()
  await expect(card.getByLabel('Card number')).toBeFocused()
})
