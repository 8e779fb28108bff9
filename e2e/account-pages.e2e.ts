import { becomeCustomer } from './customer.ts'
import { visit } from './shopper.ts'
import { expect, test } from './visitor/fixture.ts'
import type { Visitor } from './visitor/visitor.ts'

const pages = {
  '/account': 'Hello, Robin',
  '/account/about-me': 'About me',
  '/account/orders': 'Orders',
  '/account/reviews': 'Reviews',
  '/account/my-lists': 'Lists',
  '/account/custom-quoting': 'Quotes',
  '/account/programming': 'Programs',
  '/account/tickets': 'Tickets',
  '/account/my-gyms': 'My gyms',
  '/account/zeus-saved-design': 'Saved designs',
  '/account/settings': 'Settings',
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript, every account page has the menu, a heading, and no horizontal scrolling on phone and desktop [ACCOUNT-016, ACCOUNT-028]', async ({
    page,
  }) => {
    await becomeCustomer(page)
    const others = ['address', 'bin', 'earned-store', 'payment-methods', 'registry', 'wishlist']
    for (const path of [...Object.keys(pages), ...others.map((name) => `/account/${name}`)]) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible()
      const menu = page.getByRole('navigation', { name: 'Account', exact: true })
      await expect(menu.getByRole('link', { name: 'Settings' }), path).toBeVisible()
      await expect(menu.locator('[aria-current]'), path).toHaveCount(1)
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(menu.locator('summary'), path).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
    }
  })
})

test.describe('without JavaScript', () => {
  test('without JavaScript, every account page opens for a customer [ACCOUNT-002, ZEUS-002, ZEUS-003]', async ({
    visitor,
  }) => {
    await becomeCustomer(visitor)
    for (const [path, heading] of Object.entries(pages)) {
      await visitor.goto(path)
      await expect(visitor.getByRole('heading', { level: 1 }), path).toContainText(heading)
    }
  })

  test('without JavaScript, a guest can fill a cart and open the shop, search, cart, checkout, and newsletter pages [ACCOUNT-027]', async ({
    visitor,
  }) => {
    await visitor.goto('/ironwright-medicine-ball?weight=14+lb')
    await visitor.getByRole('button', { name: /^Add to cart/ }).click()
    for (const path of ['/', '/barbells', '/search?q=bar', '/cart', '/checkout/shipping', '/newsletter-signup']) {
      await visitor.goto(path)
      expect(new URL(visitor.url()).pathname).toBe(new URL(path, visitor.url()).pathname)
      await expect(visitor.getByRole('main').getByRole('heading').first(), path).toBeVisible()
    }
  })

  const opens = async (visitor: Visitor, path: keyof typeof pages) => {
    await becomeCustomer(visitor, `/login?redirect=${encodeURIComponent(path)}`)
    await expect(visitor).toHaveURL(new RegExp(`${path}$`))
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(pages[path])
  }

  test('the About me page opens after login [ACCOUNT-012, ACCOUNT-406]', async ({ visitor }) => {
    await opens(visitor, '/account/about-me')
  })

  test('the reviews page opens after login [ACCOUNT-013, ACCOUNT-407]', async ({ visitor }) => {
    await opens(visitor, '/account/reviews')
  })

  test('the quotes page opens after login [ACCOUNT-014, ACCOUNT-408]', async ({ visitor }) => {
    await opens(visitor, '/account/custom-quoting')
  })

  test('the settings page opens after login [ACCOUNT-015, ACCOUNT-409]', async ({ visitor }) => {
    await opens(visitor, '/account/settings')
  })

  test("the About me page saves the customer's answers", async ({ visitor }) => {
    await becomeCustomer(visitor)
    await visitor.goto('/account/about-me')
    await visitor.getByLabel('Phone (optional)').fill('call me')
    await visitor.getByRole('checkbox', { name: 'Strongman' }).check()
    await visitor.getByRole('checkbox', { name: 'Coach or trainer' }).check()
    await visitor.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(visitor.getByRole('main').getByRole('alert')).toContainText('Enter a phone number with area code.')
    await visitor.getByLabel('Phone (optional)').fill('614 555 0100')
    await visitor.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(visitor.getByText('Your changes are saved.')).toBeVisible()
    await visitor.goto('/account/about-me')
    await expect(visitor.getByLabel('Phone (optional)')).toHaveValue('614 555 0100')
    await expect(visitor.getByRole('checkbox', { name: 'Strongman' })).toBeChecked()
  })
})

test('the settings page changes newsletters and the password, and lists the current device [NEWS-201, NEWS-401]', async ({
  page,
}) => {
  await becomeCustomer(page)
  await visit(page, '/account/settings')
  await expect(page.getByText('This device')).toBeVisible()
  const offers = page.getByRole('main').getByRole('checkbox', { name: 'Offers that end soon' })
  await offers.check()
  await page.getByRole('button', { name: 'Save newsletters' }).click()
  await expect(page.getByText('Newsletters saved.')).toBeVisible()
  await expect(offers).toBeChecked()
  await page.getByRole('button', { name: 'Unsubscribe from all' }).click()
  await expect(page.getByRole('button', { name: 'Unsubscribe from all' })).toHaveCount(0)
  const password = page.getByRole('region', { name: 'Password', exact: true })
  await password.locator('summary').click()
  await password.getByLabel('Current password').fill('not this one')
  await password.getByLabel('New password').fill('three racks and a bar')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText('Your current password isn’t right.')
  await password.getByLabel('Current password').fill('a rack and two bars')
  await password.getByLabel('New password').fill('three racks and a bar')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed. You’re logged out everywhere else.')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test('without JavaScript, a customer requests a data export, schedules the account deletion, and cancels it [ACCOUNT-414]', async ({
    visitor,
  }) => {
    await becomeCustomer(visitor)
    await visitor.goto('/account/settings')
    const section = visitor.getByRole('region', { name: 'Your data' })
    await section.getByRole('button', { name: 'Request download' }).click()
    await expect(visitor.getByText('Your download is on its way.')).toBeVisible()
    await section.getByText('Delete account').click()
    await section.getByLabel('Current password').fill('not this one')
    await section.getByRole('button', { name: 'Delete my account in 14 days' }).click()
    await expect(section).toContainText('Your current password isn’t right.')
    await section.getByLabel('Current password').fill('a rack and two bars')
    await section.getByRole('button', { name: 'Delete my account in 14 days' }).click()
    await expect(section).toContainText('Your account will be deleted on')
    await section.getByRole('button', { name: 'Keep my account' }).click()
    await expect(visitor.getByText('Deletion canceled.')).toBeVisible()
    await expect(section).not.toContainText('Your account will be deleted on')
  })
})

test('a customer uploads a proof of service and sees that it is being reviewed', async ({ page }) => {
  await becomeCustomer(page)
  await visit(page, '/account/about-me')
  await page.getByRole('button', { name: 'Send proof' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Choose a photo or PDF.')
  await page
    .getByLabel('Photo or PDF, up to 10 MB')
    .setInputFiles({ name: 'card.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 card') })
  await page.getByRole('button', { name: 'Send proof' }).click()
  await expect(page.getByText('We’re checking your proof.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('We’re checking your proof.')).toBeVisible()
})
