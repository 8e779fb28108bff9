import { expect, test } from '@playwright/test'
import { becomeCustomer } from './customer.ts'
import { visit } from './shopper.ts'
import { originOf, type Site } from './sites.ts'

test('the header has the logo, the search and the Deals link [SHELL-012, SHELL-013, SHELL-014]', async ({ page }) => {
  await visit(page, '/barbells')
  const header = page.getByRole('banner')
  await expect(header.getByRole('combobox', { name: 'Search products and articles' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Deals' })).toHaveAttribute('href', '/deals')
  await header.getByRole('link', { name: / home$/ }).click()
  await expect(page).toHaveURL(`${originOf('USA')}/`)
})

test('the account link leads a guest to login [SHELL-016, ROUTE-201]', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=%2Faccount$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
})

test('login and account pages have the header and footer of the shop [ROUTE-401]', async ({ page }) => {
  const hasLayout = async () => {
    await expect(page.getByRole('banner').getByRole('link', { name: / home$/ })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByLabel('Email address')).toBeAttached()
  }
  await visit(page, '/login')
  await hasLayout()
  await becomeCustomer(page)
  await visit(page, '/account')
  await expect(page.getByRole('navigation', { name: 'Account', exact: true })).toBeVisible()
  await hasLayout()
})

test('the Shop menu opens on hover and closes with Escape [SHELL-018]', async ({ page }) => {
  await visit(page, '/')
  const menu = page.getByRole('navigation', { name: 'Shop', exact: true })
  const bars = menu.getByRole('link', { name: 'Power bars', exact: true })
  await expect(bars).toBeHidden()
  await menu.getByText('Shop', { exact: true }).hover()
  await expect(bars).toBeVisible()
  await menu.getByText('Shop', { exact: true }).focus()
  await page.keyboard.press('Escape')
  await expect(bars).toBeHidden()
})

test('the Shop menu shows all categories at once on a laptop and a small desktop [SHELL-019]', async ({ page }) => {
  for (const [width, height] of [
    [1366, 768],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    await visit(page, '/')
    const menu = page.getByRole('navigation', { name: 'Shop', exact: true })
    await menu.locator('summary').click()
    const panel = page.locator('.mega__panel')
    await expect(menu.getByRole('link', { name: 'Events', exact: true })).toBeVisible()
    expect(
      await panel.evaluate((box) => [box.scrollHeight - box.clientHeight, box.scrollWidth - box.clientWidth]),
    ).toEqual([0, 0])
  }
})

test('the menu of a phone has deals and new gear first, and service links always in view [SHELL-031]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/')
  await page.getByRole('link', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const departments = menu.getByRole('navigation', { name: 'Departments' })
  await expect(departments.getByRole('link').first()).toHaveText('Deals')
  await expect(departments.getByRole('link').nth(1)).toHaveAttribute('href', '/new-gear')
  await expect(departments.getByRole('link', { name: 'Collars' })).toHaveAttribute('href', '/collars')
  const service = menu.getByRole('navigation', { name: 'Customer service' })
  for (const name of ['Your account', 'Track an order', 'Help', /USA, USD/])
    await expect(service.getByRole('link', { name })).toBeInViewport()
})

test('the Shop menu works by keyboard [SHELL-018]', async ({ page }) => {
  await visit(page, '/')
  // Escape works once the menu's code is loaded.
  await page.waitForLoadState('networkidle')
  const menu = page.getByRole('navigation', { name: 'Shop', exact: true })
  await menu.locator('summary').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: 'Barbells', exact: true }).first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: 'Power bars', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu.getByRole('link', { name: 'Power bars', exact: true })).toBeHidden()
  await expect(menu.locator('summary')).toBeFocused()
})

test("the bar's links differ between sites, and each has Deals [SHELL-020, SHELL-021]", async ({ page }) => {
  const linksOf = async (site: Site) => {
    await visit(page, originOf(site))
    return page.locator('.linkbar > .page-width > a').allInnerTexts()
  }
  const [usa, gbr] = [await linksOf('USA'), await linksOf('GBR')]
  expect(usa).not.toEqual(gbr)
  expect(usa).toContain('Deals')
  expect(gbr).toContain('Deals')
})

test('the footer has the newsletter, the social links and the app [SHELL-022, SHELL-023, SHELL-024]', async ({
  page,
}) => {
  await visit(page, '/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByLabel('Email address')).toBeVisible()
  await expect(footer.getByRole('button', { name: 'Sign up' })).toBeVisible()
  await expect(footer.getByRole('navigation', { name: 'Follow us' }).getByRole('link')).not.toHaveCount(0)
  await expect(footer.getByRole('link', { name: 'The app' })).toHaveAttribute('href', '/app')
})

test('the main bar leads to the people who answer on three sites [SHELL-004]', async ({ page }) => {
  for (const [site, count] of Object.entries({ USA: 1, CAN: 1, APO: 1, AUS: 0, EUR: 0, GBR: 0 })) {
    await page.goto(originOf(site as Site))
    await expect(page.getByRole('banner').getByRole('link', { name: /^(?:Contact|Chat with) us$/ }), site).toHaveCount(
      count,
    )
  }
})

test('the country select lists six storefronts and returns focus [SHELL-032, SHELL-037]', async ({ page }) => {
  await visit(page, '/')
  const opener = page.getByRole('navigation', { name: 'Customer service' }).getByRole('link', { name: /USA, USD/ })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Choose your country' })
  await expect(dialog.getByRole('listitem')).toHaveCount(6)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('only one overlay is open at a time [SHELL-037]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/')
  await page.getByRole('link', { name: 'Menu', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('link', { name: /USA, USD/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Choose your country' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('the first tab stop skips the header', async ({ page }) => {
  await visit(page, '/barbells')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#main$/)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true)
})

test('high contrast is stored in a cookie for a year [UI-008, UI-009, UI-012]', async ({ page, context }) => {
  await visit(page, '/')
  const service = page.getByRole('navigation', { name: 'Customer service' })
  await service.getByRole('button', { name: 'High contrast' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high')
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Normal contrast' })).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high')
  const cookie = (await context.cookies()).find(({ name }) => name.includes('contrast'))
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(365)
})

test('the home page is the content page named homepage [ROUTE-001]', async ({ page }) => {
  await visit(page, '/')
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Shop by department' })).toBeVisible()
})

test('the newsletter form works without a reload [SHELL-022]', async ({ page }) => {
  await visit(page, '/')
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Email address').fill(`reader-${crypto.randomUUID()}@example.com`)
  await footer.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText('Your preferences have been saved.')).toBeVisible()
})

test('the debug link opens a panel with release, session, flags and calls [SHELL-026, SHELL-027]', async ({ page }) => {
  await visit(page, '/')
  await expect(page.locator('#debug')).toHaveCount(0)
  await visit(page, '/?debug=1')
  const panel = page.locator('#debug')
  await expect(panel).toContainText('USA, en-US')
  await page.waitForLoadState('networkidle')
  await panel.getByText('Debug', { exact: true }).click()
  for (const name of ['Release', 'Flags', 'Slow calls'])
    await expect(panel.getByText(name, { exact: true })).toBeVisible()
  await expect(panel.getByText('Guest', { exact: true })).toBeVisible()
  await expect(panel.getByText('l-desktop, 1440 px')).toBeVisible()
  await expect(panel.getByText(/^Hero /).first()).toBeVisible()
})
