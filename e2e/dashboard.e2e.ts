import { becomeCustomer, logInHere, register } from './customer.ts'
import { visit } from './shopper.ts'
import { placeOrdersThroughApi } from './orders-by-calls.ts'
import { originOf } from './sites.ts'
import { expect, test } from './visitor/fixture.ts'

const usa = originOf('USA')

test.describe('without JavaScript', () => {
  test('a guest can open the home page, a category, and a product [ACCOUNT-001]', async ({ visitor }) => {
    for (const path of ['/', '/barbells', '/ironwright-squat-bar']) {
      expect((await visitor.goto(path))?.status(), path).toBe(200)
      await expect(visitor.getByRole('heading', { level: 1 }), path).toBeVisible()
    }
  })

  test('without JavaScript, the account icon takes a guest to login', async ({ visitor }) => {
    await visitor.goto('/')
    await visitor.getByRole('banner').getByRole('link', { name: 'Account', exact: true }).click()
    await expect(visitor).toHaveURL(/\/login\?redirect=%2Faccount$/)
  })

  test('a guest opens a filtered order list, logs in, and returns to it [ACCOUNT-017]', async ({ visitor }) => {
    const email = await register(visitor)
    await visitor.goto('/account/orders?show=open')
    await expect(visitor).toHaveURL(/\/login\?redirect=%2Faccount%2Forders%3Fshow%3Dopen$/)
    await logInHere(visitor, email)
    await expect(visitor).toHaveURL(/\/account\/orders\?show=open$/)
    await expect(visitor.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  })

  test('a new customer sees a suggested next step in every part of the dashboard [ACCOUNT-410, ACCOUNT-011, ACCOUNT-405]', async ({
    visitor,
  }) => {
    await becomeCustomer(visitor)
    await visitor.goto('/account/dashboard')
    await expect(visitor.getByRole('heading', { level: 1, name: 'Hello, Robin' })).toBeVisible()
    const latest = visitor.getByRole('region', { name: 'Latest order' })
    await expect(latest.getByRole('link', { name: 'Shop new arrivals' })).toBeVisible()
    await expect(
      visitor.getByRole('region', { name: 'Ships to' }).getByRole('link', { name: 'Add an address' }),
    ).toBeVisible()
    await expect(
      visitor.getByRole('region', { name: 'Pays with' }).getByRole('link', { name: 'Add a card' }),
    ).toBeVisible()
    const tiles = visitor.getByRole('region', { name: 'Get started' }).getByRole('listitem')
    await expect(tiles).toHaveCount(8)
    for (const tile of await tiles.all()) {
      await expect(tile.getByRole('link')).toHaveCount(1)
      const path = (await tile.getByRole('link').getAttribute('href'))!
      expect((await visitor.request.get(new URL(path, usa).href)).status(), path).toBe(200)
    }
  })
})

test('after login, the customer is loaded before the account is shown [ACCOUNT-418, ACCOUNT-404, ACCOUNT-010]', async ({
  page,
}) => {
  const email = await register(page)
  await visit(page, '/login')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const customer = '**/svc_customer/customer'
  await page.route(customer, async (route) => {
    await held
    await route.continue()
  })
  const requested = page.waitForRequest(customer)
  await logInHere(page, email)
  await requested
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Latest order' })).toHaveCount(0)
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Robin' })).toBeVisible()
})

test('the dashboard shows the latest order first, and hides only the tile that fails [ACCOUNT-410]', async ({
  page,
}) => {
  await becomeCustomer(page, `${usa}/login?redirect=%2Faccount`)
  await placeOrdersThroughApi(page, 2)
  await visit(page, `${usa}/account/orders`)
  await page.route('**/svc_list/quotes', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.getByRole('navigation', { name: 'Account', exact: true }).getByRole('link', { name: 'Overview' }).click()
  const latest = page.getByRole('region', { name: 'Latest order' })
  await expect(latest.getByRole('link', { name: /Medicine Ball/ })).toBeVisible()
  const tiles = page.getByRole('region', { name: 'In your account' })
  await expect(tiles.getByRole('heading', { name: 'Wishlist' })).toBeVisible()
  await expect(tiles.getByRole('listitem')).toHaveCount(7)
  await expect(tiles.getByRole('heading', { name: 'Quotes' })).toHaveCount(0)
  await latest.getByRole('link', { name: 'Track order' }).click()
  await expect(page).toHaveURL(/\/account\/order\/\d+#progress$/)
})

test('orders can be filtered, and the URL contains the filter', async ({ page }) => {
  await becomeCustomer(page, `${usa}/login?redirect=%2Faccount`)
  await placeOrdersThroughApi(page, 1)
  await visit(page, `${usa}/account/orders`)
  const filters = page.getByRole('navigation', { name: 'Filter orders' })
  await filters.getByRole('link', { name: 'Shipped' }).click()
  await expect(page).toHaveURL(/\/account\/orders\?show=shipped$/)
  await expect(page.getByText('No orders here.')).toBeVisible()
  await filters.getByRole('link', { name: 'Open' }).click()
  await expect(page.getByRole('list', { name: 'Orders' }).getByRole('article')).toHaveCount(1)
  await expect(filters.getByRole('link', { name: 'Open' })).toHaveAttribute('aria-current', 'true')
})
