import type { Page } from '@playwright/test'
import { visit } from './shopper.ts'
import { expect, test } from './visitor/fixture.ts'
import type { AnyPage } from './visitor/any-page.ts'

const form = (page: AnyPage) => page.getByRole('form', { name: /^Buy / })
const price = (page: AnyPage) => page.getByLabel('Price of your selection')
const rows = (page: Page, option: string | RegExp) => page.getByRole('group', { name: option }).getByRole('radio')

test('a bundle opens with its defaults, and its price follows the selection [CATALOG-216]', async ({ page }) => {
  await visit(page, '/ironwright-garage-package')
  await expect(rows(page, 'Rack').first()).toBeChecked()
  const before = await price(page).innerText()
  await page.getByLabel(/IW-3 Power Rack, Red/).check()
  await expect(price(page)).not.toHaveText(before)
  await expect(form(page)).toContainText('Ironwright Clamp Collars, Black')
  await expect(form(page)).toContainText('Free')
})

test('a quantity is editable only where the bundle allows it [CATALOG-217]', async ({ page }) => {
  await visit(page, '/ironwright-garage-package')
  await expect(page.getByRole('spinbutton', { name: 'Quantity of Pairs of 25 kg' })).toBeVisible()
  await expect(page.getByRole('spinbutton', { name: 'Quantity of Rack' })).toHaveCount(0)
})

test('a link to a bundle selects the specified children and leaves optional parts empty [CATALOG-202]', async ({
  page,
}) => {
  await visit(page, '/ironwright-garage-package?b=120102-1234')
  await expect(page.getByLabel(/IW-3 Power Rack, Red/)).toBeChecked()
  await expect(page.getByLabel(/Adjustable Bench/)).toBeChecked()
  await expect(rows(page, /^Pairs of 25 kg/).first()).toBeChecked()
})

test('a bundle is one cart line with its contents, its weight discount, and a link to the selection', async ({
  page,
}) => {
  await visit(page, '/ironwright-bar-and-plates')
  await page.getByRole('spinbutton', { name: 'Quantity of Pairs of 45 lb' }).fill('2')
  await expect(page.getByText(/You save \$[\d.,]+ in the cart\.$/)).toBeVisible()
  await form(page)
    .getByRole('button', { name: /^Add to cart/ })
    .click()
  const sideCart = page.getByRole('dialog', { name: 'Cart' })
  await expect(sideCart).toContainText('Added to your cart')
  await sideCart.getByRole('link', { name: 'View cart' }).click()
  await page.waitForURL(/\/cart$/)
  const main = page.getByRole('main')
  await expect(main).toContainText('2 × Ironwright Training Bumpers, 45 lb')
  await main.getByRole('link', { name: 'Ironwright Bar and Plates' }).first().click()
  await expect(page).toHaveURL(/\?b=\d+-\d+/)
})

test.describe('without JavaScript', () => {
  test('a bundle selection can be priced and bought without JavaScript', async ({ visitor }) => {
    await visitor.goto('/ironwright-garage-package')
    const before = await price(visitor).innerText()
    await visitor.getByLabel(/IW-3 Power Rack, Red/).check()
    await visitor.getByRole('button', { name: 'Update price' }).click()
    await expect(price(visitor)).not.toHaveText(before)
    await expect(visitor.getByLabel(/IW-3 Power Rack, Red/)).toBeChecked()
    await form(visitor)
      .getByRole('button', { name: /^Add to cart/ })
      .click()
    await expect(visitor).toHaveURL(/\/cart$/)
    await expect(visitor.getByRole('main')).toContainText('Ironwright Garage Package')
  })
})

test('a checkout page reloads its cart every minute, but other pages do not [CART-230]', async ({ page }) => {
  await page.clock.install()
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/svc_list/cart')) requests.push(request.url())
  })
  await visit(page, '/ironwright-power-bar')
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Added to your cart')
  await visit(page, '/cart')
  await page.clock.fastForward(2_000)
  await page.waitForTimeout(500)
  const onCart = requests.length
  await page.clock.fastForward(61_000)
  await page.waitForTimeout(500)
  expect(requests.length).toBe(onCart)
  await visit(page, '/checkout/shipping')
  await page.clock.fastForward(2_000)
  await page.waitForTimeout(500)
  const onCheckout = requests.length
  await page.clock.fastForward(61_000)
  await expect.poll(() => requests.length).toBeGreaterThan(onCheckout)
})

test('a bundle selection has a link that restores it for every visitor [CATALOG-203]', async ({ page, browser }) => {
  await visit(page, '/ironwright-garage-package')
  await page.getByLabel(/IW-3 Power Rack, Red/).check()
  await form(page).getByRole('button', { name: 'Get a link to this selection' }).click()
  await expect(page).toHaveURL(/\?rid=[\w-]{22}#buy$/)
  await expect(page.getByText('The link to this page saves your selection')).toBeVisible()
  const other = await (await browser.newContext()).newPage()
  await visit(other, page.url())
  await expect(other.getByLabel(/IW-3 Power Rack, Red/)).toBeChecked()
  await other.context().close()
})
