import { expect, test, type Page } from '@playwright/test'
import { becomeCustomer } from './customer.ts'
import { visit } from './shopper.ts'

const panel = (page: Page) => page.getByRole('navigation', { name: 'Accessibility quick links' })
const link = (page: Page, name: string) => panel(page).getByRole('link', { name, exact: true })
/** Opens the panel with Tab. The close button appears when the panel's script has loaded. */
const openByTab = async (page: Page) => {
  await expect(panel(page).locator('.quick-links__close')).not.toHaveAttribute('hidden')
  await page.keyboard.press('Tab')
  await expect(link(page, 'Skip to content')).toBeFocused()
}

test('the first Tab opens the quick links panel, Escape closes it, and the next Tab moves to the page [UI-001, UI-010]', async ({
  page,
}) => {
  await visit(page, '/barbells')
  await expect(link(page, 'Account')).toBeHidden()
  await openByTab(page)
  await expect(link(page, 'Account')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(link(page, 'Account')).toBeHidden()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.getElementById('root')!.contains(document.activeElement))).toBe(true)
})

test('a link in the header opens the quick links panel, and Escape returns focus to the link [UI-001, UI-010]', async ({
  page,
}) => {
  await visit(page, '/')
  const opener = page.getByRole('navigation', { name: 'Customer service' }).getByRole('link', { name: 'Accessibility' })
  await expect(panel(page).locator('.quick-links__close')).not.toHaveAttribute('hidden')
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(link(page, 'Checkout')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('the skip links match the page, including after client-side navigation, and move the focus [UI-002, UI-011]', async ({
  page,
}) => {
  await visit(page, '/barbells')
  await openByTab(page)
  await expect(link(page, 'Skip to filters')).toBeVisible()
  await expect(link(page, 'Skip to options and price')).toBeHidden()
  await link(page, 'Skip to products').press('Enter')
  await expect(page.locator('#products')).toBeFocused()
  await page.getByRole('article').filter({ hasText: 'Ironwright Power Bar' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ironwright Power Bar' })).toBeVisible()
  await panel(page).locator('a').first().focus()
  await expect(link(page, 'Skip to filters')).toBeHidden()
  for (const [name, id] of [
    ['Skip to images', 'gallery'],
    ['Skip to options and price', 'buy'],
    ['Skip to add to cart', 'add-to-cart'],
    ['Skip to reviews', 'reviews'],
  ] as const) {
    await panel(page).locator('a').first().focus()
    await link(page, name).press('Enter')
    await expect(page.locator(`#${id}`)).toBeFocused()
  }
})

test('the quick links panel links to search, account, cart, and checkout [UI-003, UI-005, UI-007]', async ({
  page,
}) => {
  await visit(page, '/barbells')
  await openByTab(page)
  await link(page, 'Search').press('Enter')
  await expect(page.getByRole('combobox', { name: 'Search products and articles' })).toBeFocused()
  for (const [name, address] of [
    ['Account', /\/login\?redirect=%2Faccount$/],
    ['Cart', /\/cart$/],
    ['Checkout', /\/cart|\/checkout/],
  ] as const) {
    await panel(page).locator('a').first().focus()
    await link(page, name).press('Enter')
    await expect(page).toHaveURL(address)
  }
})

test('the quick links panel offers login to guests and logout to customers [UI-004]', async ({ page }) => {
  await visit(page, '/barbells')
  await openByTab(page)
  await expect(link(page, 'Log in')).toHaveAttribute('href', '/login')
  await becomeCustomer(page)
  await visit(page, '/barbells')
  await openByTab(page)
  await expect(link(page, 'Log in')).toBeHidden()
  await panel(page).getByRole('button', { name: 'Log out' }).press('Enter')
  await page.waitForURL('**/')
  await openByTab(page)
  await expect(link(page, 'Log in')).toBeVisible()
})

test('without JavaScript, Tab opens the quick links panel, and its links and contrast button work [UI-001, UI-008]', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/barbells')
  await page.keyboard.press('Tab')
  await expect(link(page, 'Account')).toBeVisible()
  await expect(link(page, 'Log in')).toBeHidden()
  await panel(page).getByRole('button', { name: 'High contrast' }).press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high')
  await expect(page).toHaveURL(/\/barbells$/)
  await page.keyboard.press('Tab')
  await link(page, 'Search').press('Enter')
  await expect(page.getByRole('combobox', { name: 'Search products and articles' })).toBeFocused()
  await context.close()
})

test('a text field reports its problem only after it loses focus [UI-408, UI-409]', async ({ page }) => {
  await visit(page, '/login')
  const email = page.getByLabel('Email', { exact: true })
  const problem = page.getByText('Please enter a valid email', { exact: true })
  await email.pressSequentially('ann@example')
  await expect(problem).toHaveCount(0)
  await email.blur()
  await expect(problem).toBeVisible()
  await email.pressSequentially('.com')
  await expect(problem).toHaveCount(0)
})
