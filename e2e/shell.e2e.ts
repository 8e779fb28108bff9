import { expect, test, type Page } from '@playwright/test'
import { becomeCustomer } from './customer.ts'
import { guestWithBall, visit } from './shopper.ts'
import { originOf, type Site } from './sites.ts'

const shopMenu = (page: Page) => page.getByRole('navigation', { name: 'Shop', exact: true })

/** Waits until the Shop menu's code has loaded. */
const controlled = (page: Page) => page.locator('.mega[data-live]').waitFor()

test('the header has the logo, the search, and the Deals link [SHELL-012, SHELL-013, SHELL-014]', async ({ page }) => {
  await visit(page, '/barbells')
  const header = page.getByRole('banner')
  await expect(header.getByRole('combobox', { name: 'Search products and articles' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Deals' })).toHaveAttribute('href', '/deals')
  await header.getByRole('link', { name: / home$/ }).click()
  await expect(page).toHaveURL(`${originOf('USA')}/`)
})

test('the account page redirects a guest to login [SHELL-016, ROUTE-201]', async ({ page }) => {
  await visit(page, '/')
  const account = page.getByRole('banner').getByRole('link', { name: 'Account', exact: true })
  await expect(account).toHaveAttribute('href', '/account')
  await page.goto('/account')
  await expect(page).toHaveURL(/\/login\?redirect=%2Faccount$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
})

test("login and account pages have the shop's header and footer [ROUTE-401]", async ({ page }) => {
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

test('the Shop menu opens on hover and closes on Escape [SHELL-018]', async ({ page }) => {
  await visit(page, '/')
  await controlled(page)
  const menu = page.getByRole('navigation', { name: 'Shop', exact: true })
  const bars = menu.getByRole('link', { name: 'Power bars', exact: true })
  await expect(bars).toBeHidden()
  await menu.getByText('Shop', { exact: true }).hover()
  await expect(bars).toBeVisible()
  await menu.getByText('Shop', { exact: true }).focus()
  await page.keyboard.press('Escape')
  await expect(bars).toBeHidden()
})

test('each section in the Shop menu fits on a laptop and a small desktop screen [SHELL-019]', async ({ page }) => {
  for (const [width, height] of [
    [1366, 768],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    await visit(page, '/')
    await page.locator('.mega summary').click()
    const panel = page.locator('.mega__panel')
    for (const section of await page.locator('.mega__section').all()) {
      await section.hover()
      expect(
        await panel.evaluate((box) => [box.scrollHeight - box.clientHeight, box.scrollWidth - box.clientWidth]),
      ).toEqual([0, 0])
    }
  }
})

test('hovering shows a Shop menu section, but not the sections that the mouse crosses on the way to its columns [SHELL-019]', async ({
  page,
}) => {
  await visit(page, '/')
  await controlled(page)
  const menu = shopMenu(page)
  await menu.locator('summary').click()
  const racks = menu.getByRole('link', { name: 'Racks and benches', exact: true })
  const powerRacks = menu.getByRole('link', { name: 'Power racks', exact: true })
  await racks.hover({ position: { x: 20, y: 20 } })
  await expect(powerRacks).toBeVisible()
  const { x, y } = (await racks.boundingBox())!
  // Moves the mouse across two other sections. Runs inside the page, because separate mouse moves from the test would
  // be too slow for a diagonal move.
  const crossed = await page.evaluate(
    ([left, top]) => {
      const sections = new Set<Element | null>()
      for (let step = 1; step <= 12; step++) {
        const [clientX, clientY] = [left + 22 * step, top + 8 * step]
        const target = document.elementFromPoint(clientX, clientY)!
        sections.add(target.closest('.mega__section'))
        target.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse', clientX, clientY }))
      }
      return sections.size
    },
    [x + 20, y + 20] as const,
  )
  expect(crossed).toBeGreaterThan(2)
  await expect(powerRacks).toBeVisible()
  await menu.getByRole('link', { name: 'Storage', exact: true }).first().hover()
  await expect(menu.getByRole('link', { name: 'Plate storage', exact: true })).toBeVisible()
  await expect(powerRacks).toBeHidden()
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true })

  test('the first touch shows a Shop menu section, and the second opens its page [SHELL-018]', async ({ page }) => {
    await visit(page, '/')
    await controlled(page)
    const requested: string[] = []
    page.on('request', (request) => requested.push(decodeURIComponent(request.url())))
    const menu = shopMenu(page)
    await menu.locator('summary').tap()
    await menu.getByRole('link', { name: 'Racks and benches', exact: true }).tap()
    await expect(menu.getByRole('link', { name: 'Power racks', exact: true })).toBeVisible()
    const apparel = menu.locator('.mega__section', { hasText: 'Apparel' })
    await apparel.tap()
    await expect(menu.getByRole('link', { name: 'T-shirts', exact: true })).toBeVisible()
    await apparel.tap()
    await expect(page).toHaveURL(/\/apparel$/)
    await expect(apparel).toBeHidden()
    expect(requested.filter((url) => url.includes('route?url=')).map((url) => url.replace(/.*url=/, ''))).toEqual([
      '/apparel',
    ])
  })
})

test('without JavaScript, hover and focus show the sections in the Shop menu', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  const menu = shopMenu(page)
  await menu.locator('summary').click()
  await expect(menu.getByRole('link', { name: 'Power bars', exact: true })).toBeVisible()
  await menu.getByRole('link', { name: 'Racks and benches', exact: true }).hover()
  await expect(menu.getByRole('link', { name: 'Power bars', exact: true })).toBeHidden()
  await menu.getByRole('link', { name: 'Power racks', exact: true }).click()
  await expect(page).toHaveURL(/\/power-racks$/)
  await context.close()
})

test('after a visit starts in checkout, the Shop menu also works on the home page [SHELL-018]', async ({ page }) => {
  await guestWithBall(page)
  await visit(page, '/checkout/shipping')
  await page.getByRole('link', { name: / home$/ }).click()
  await controlled(page)
  const menu = shopMenu(page)
  await menu.locator('summary').click()
  await expect(menu.getByRole('link', { name: 'Power bars', exact: true })).toBeVisible()
})

test('the top bar links to the current page in the other language [SHELL-011]', async ({ page }) => {
  await visit(page, `${originOf('EUR')}/de`)
  await controlled(page)
  await shopMenu(page).getByRole('link', { name: 'Scheiben', exact: true }).first().click()
  await expect(page).toHaveURL(`${originOf('EUR')}/de/plates`)
  const service = page.getByRole('navigation', { name: 'Kundenservice' })
  await expect(service.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/de/en/plates')
  await service.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(`${originOf('EUR')}/de/en/plates`)
  await expect(page.getByRole('navigation', { name: 'Customer service' })).toContainText('Deutsch')
})

test('the phone menu shows deals and new gear first, and service links are always in view [SHELL-031]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/')
  await page.getByRole('link', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const departments = menu.getByRole('navigation', { name: 'Departments' })
  await expect(departments.getByRole('link').first()).toHaveText('Deals')
  await expect(departments.getByRole('link').nth(1)).toHaveAttribute('href', '/new-gear')
  await expect(departments.getByRole('link', { name: 'Replacement parts' })).toHaveAttribute(
    'href',
    '/replacement-parts',
  )
  const service = menu.getByRole('navigation', { name: 'Customer service' })
  const account = menu.getByRole('navigation', { name: 'Account menu' })
  await expect(account.getByRole('link', { name: 'Log In' })).toBeInViewport()
  for (const name of ['Track an order', 'Help', /USA, USD/])
    await expect(service.getByRole('link', { name })).toBeInViewport()
})

test('arrow keys move along the link bar and through the Shop menu, and Escape moves back [SHELL-018, SHELL-019]', async ({
  page,
}) => {
  await visit(page, '/')
  await controlled(page)
  const menu = shopMenu(page)
  const link = (name: string) => menu.getByRole('link', { name, exact: true })
  const press = async (key: string, focused: ReturnType<typeof link>) => {
    await page.keyboard.press(key)
    await expect(focused).toBeFocused()
  }
  const summary = menu.locator('summary')
  await summary.focus()
  await press('ArrowRight', menu.locator(':scope > .page-width > a').first())
  await press('ArrowLeft', summary)
  await press('ArrowDown', link('Bars and plates'))
  await press('ArrowDown', link('Racks and benches'))
  await press('ArrowRight', menu.locator('[data-current] .mega__heading').first())
  await press('ArrowDown', link('Power racks'))
  await press('End', link('Shop all racks'))
  await press('ArrowLeft', link('Racks and benches'))
  await press('End', link('New gear'))
  await press('Home', link('Bars and plates'))
  await press('Tab', menu.locator('[data-current] .mega__heading').first())
  await press('Escape', summary)
  await expect(link('Power bars')).toBeHidden()
})

test("the link bar differs between sites, and each site's bar has Deals [SHELL-020, SHELL-021]", async ({ page }) => {
  const linksOf = async (site: Site) => {
    await visit(page, originOf(site))
    return page.locator('.linkbar > .page-width > a').allInnerTexts()
  }
  const [usa, gbr] = [await linksOf('USA'), await linksOf('GBR')]
  expect(usa).not.toEqual(gbr)
  expect(usa).toContain('Deals')
  expect(gbr).toContain('Deals')
})

test("the current page's link in the link bar is marked, and Deals is last [SHELL-021]", async ({ page }) => {
  await visit(page, '/plates')
  const bar = shopMenu(page)
  await expect(bar.locator('[aria-current=page]')).toHaveText('Plates')
  await expect(bar.locator(':scope > .page-width > a').last()).toHaveAttribute('href', '/deals')
})

test('the footer has the newsletter, the social links, and the app [SHELL-022, SHELL-023, SHELL-024]', async ({
  page,
}) => {
  await visit(page, '/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByLabel('Email address')).toBeVisible()
  await expect(footer.getByRole('button', { name: 'Sign up' })).toBeVisible()
  await expect(footer.getByRole('navigation', { name: 'Follow us' }).getByRole('link')).not.toHaveCount(0)
  await expect(footer.getByRole('link', { name: 'The app' })).toHaveAttribute('href', '/app')
})

test('the main bar has a contact link on USA, CAN, and APO only [SHELL-004]', async ({ page }) => {
  for (const [site, count] of Object.entries({ USA: 1, CAN: 1, APO: 1, AUS: 0, EUR: 0, GBR: 0 })) {
    await page.goto(originOf(site as Site))
    await expect(page.getByRole('banner').getByRole('link', { name: /^(?:Contact|Chat with) us$/ }), site).toHaveCount(
      count,
    )
  }
})

test('the country select lists six sites, and Escape returns focus to its link [SHELL-032, SHELL-037]', async ({
  page,
}) => {
  await visit(page, '/')
  const opener = page.getByRole('navigation', { name: 'Customer service' }).getByRole('link', { name: /USA, USD/ })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Choose your country' })
  await expect(dialog.getByRole('listitem')).toHaveCount(6)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('opening the country select from the phone menu closes the menu, so that only one overlay is open [SHELL-037]', async ({
  page,
}) => {
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

test('the first Tab focuses a link that skips the header', async ({ page }) => {
  await visit(page, '/barbells')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#main$/)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true)
})

test('the high contrast setting is stored in a cookie for a year [UI-008, UI-009, UI-012]', async ({
  page,
  context,
}) => {
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

test('the home page shows its content, including the departments [ROUTE-001]', async ({ page }) => {
  await visit(page, '/')
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Shop by department' })).toBeVisible()
})

test('the newsletter form in the footer signs up, requires a list, and clears after three seconds [NEWS-001, NEWS-024, NEWS-028]', async ({
  page,
}) => {
  await visit(page, '/')
  await page.waitForLoadState('networkidle')
  const footer = page.getByRole('contentinfo')
  const email = footer.getByLabel('Email address')
  await email.fill(`reader-${crypto.randomUUID()}@example.com`)
  await footer.getByLabel('New gear and articles').uncheck()
  await footer.getByRole('button', { name: 'Sign up' }).click()
  await expect(footer.getByText('Please select a list to sign up.')).toBeVisible()
  await footer.getByLabel('New gear and articles').check()
  await footer.getByRole('button', { name: 'Sign up' }).click()
  await expect(footer.getByText('Your preferences have been saved.')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(email).toHaveValue('')
})

test('the newsletter form rejects an invalid email address, and preserves the address if the sign-up fails [NEWS-021, NEWS-022, NEWS-027]', async ({
  page,
}) => {
  await visit(page, '/')
  await page.waitForLoadState('networkidle')
  await page.route('**/newsletters/subscribe', (route) => route.abort())
  const footer = page.getByRole('contentinfo')
  const email = footer.getByLabel('Email address')
  const signUp = footer.getByRole('button', { name: 'Sign up' })
  for (const typed of ['', 'ann']) {
    await email.fill(typed)
    await signUp.click()
    expect(await email.evaluate((input: HTMLInputElement) => [input.type, input.validity.valid])).toEqual([
      'email',
      false,
    ])
  }
  await email.fill('ann@example.com')
  await signUp.click()
  await expect(footer.getByText('There was an error saving your preferences.')).toBeVisible({ timeout: 20_000 })
  await expect(footer.locator('output')).toBeEmpty()
  await expect(email).toHaveValue('ann@example.com')
})

test('the debug link opens a panel with release, session, flags, and calls [SHELL-026, SHELL-027]', async ({
  page,
}) => {
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
  await expect(panel.getByText(/^Slides /).first()).toBeVisible()
})
