import { expect, test, type Page } from '@playwright/test'
import { visit } from './shopper.ts'

const main = (page: Page) => page.getByRole('main')
const count = (page: Page) => main(page).locator('output').first()

/** Returns the first price of each card, in cents. */
async function prices(page: Page): Promise<number[]> {
  // innerText is empty for content far below the viewport, because it is not laid out yet.
  const texts = await main(page).getByRole('article').allTextContents()
  const found = texts.map((text) => Number(/\$([\d,]+\.\d\d)/.exec(text)?.[1]?.replace(/[,.]/g, '')))
  expect(found.every(Number.isFinite)).toBe(true)
  return found
}

test('a category shows its breadcrumb, name, products, and subcategories [CATALOG-012, ROUTE-013]', async ({
  page,
}) => {
  await visit(page, '/barbells')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Barbells')
  await expect(page.getByRole('heading', { level: 1, name: 'Barbells' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Categories in Barbells' }).getByRole('link')).toHaveCount(6)
  expect(await main(page).getByRole('article').count()).toBeGreaterThan(4)
})

test('a filter is a link that narrows the list and can be undone [SEARCH-030]', async ({ page }) => {
  await visit(page, '/barbells')
  const all = await count(page).innerText()
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const filter = filters.getByRole('link', { name: /^Powerlifting/ })
  await expect(filter).toHaveAttribute('href', '/barbells?use=Powerlifting')
  await filter.click()
  await expect(page).toHaveURL(/\/barbells\?use=Powerlifting$/)
  await expect(count(page)).not.toHaveText(all)
  await page
    .getByRole('list', { name: 'Applied filters' })
    .getByRole('link', { name: /Powerlifting/ })
    .click()
  await expect(count(page)).toHaveText(all)
  await expect(page).toHaveURL(/\/barbells$/)
})

test('a product list has six sort orders, including price in both directions [SEARCH-082]', async ({ page }) => {
  await visit(page, '/barbells')
  await expect(page.getByLabel('Sort', { exact: true }).getByRole('option')).toHaveText([
    'Featured',
    'Price: low to high',
    'Price: high to low',
    'Top rated',
    'Newest',
    'Name: A to Z',
  ])
  await page.getByLabel('Sort', { exact: true }).selectOption({ label: 'Price: low to high' })
  await expect(page).toHaveURL(/sort=price-asc/)
  // The URL changes shortly before the list.
  await expect
    .poll(async () => {
      const shown = await prices(page)
      return shown.length > 0 && shown.every((price, index) => index === 0 || price >= shown[index - 1]!)
    })
    .toBe(true)
  const rising = await prices(page)
  await page.getByLabel('Sort', { exact: true }).selectOption({ label: 'Price: high to low' })
  await expect(page).toHaveURL(/sort=price-desc/)
  await expect.poll(async () => (await prices(page))[0]).toBe(Math.max(...rising))
})

test("going back from a product preserves the list's filter and sort order [SEARCH-030]", async ({ page }) => {
  await visit(page, '/barbells?use=Powerlifting&sort=price-asc')
  const before = await count(page).innerText()
  await main(page).getByRole('link', { name: 'Ironwright Squat Bar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ironwright Squat Bar' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/barbells\?use=Powerlifting&sort=price-asc$/)
  await expect(count(page)).toHaveText(before)
  await expect(page.getByLabel('Sort', { exact: true })).toHaveValue('price-asc')
})

test('going back from a product returns to the same position in the list', async ({ page }) => {
  await visit(page, '/barbells')
  const product = main(page).getByRole('article').nth(20).getByRole('link').first()
  // Scrolls in steps like a shopper, so that all cards above have been in view.
  while ((await product.evaluate((link) => link.getBoundingClientRect().top)) > 500) await page.mouse.wheel(0, 300)
  await expect(product).toBeInViewport()
  const topOf = () => product.evaluate((link) => Math.round(link.getBoundingClientRect().top))
  const before = await topOf()
  const address = await product.getAttribute('href')
  await product.dispatchEvent('click')
  await expect(page).toHaveURL((url) => url.pathname + url.search === address)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThanOrEqual(50)
})

test('a category has filters for brand, price, rating, and availability', async ({ page }) => {
  await visit(page, '/barbells')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  for (const name of ['Brand', 'Price', 'Rating', 'Availability'])
    await expect(filters.getByText(name, { exact: true }).first()).toBeAttached()
})

test('a price range narrows the product list [SEARCH-030]', async ({ page }) => {
  await visit(page, '/barbells')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.getByLabel('Minimum price').fill('300')
  await filters.getByLabel('Maximum price').fill('400')
  await filters.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/price=/)
  await expect(page.getByRole('list', { name: 'Applied filters' })).toContainText('$300')
  expect(await main(page).getByRole('article').count()).toBeGreaterThan(0)
})

test('an empty filter result offers to clear the filters [SEARCH-030]', async ({ page }) => {
  await visit(page, '/barbells?use=Powerlifting&weight=6+kg')
  await expect(page.getByText('No products match these filters.')).toBeVisible()
  await main(page).getByRole('link', { name: 'Clear all' }).first().click()
  await expect(page).toHaveURL(/\/barbells$/)
  await expect(main(page).getByRole('article').nth(4)).toBeVisible()
})

test('opening a product from a list does not need a route lookup [ROUTE-018]', async ({ page }) => {
  await visit(page, '/barbells')
  const routeCalls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/svc_route/route')) routeCalls.push(request.url())
  })
  await main(page).getByRole('link', { name: 'Ironwright Squat Bar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ironwright Squat Bar' })).toBeVisible()
  expect(routeCalls).toEqual([])
})

test('each product on the deals page shows its regular price next to the deal price [CATALOG-004]', async ({
  page,
}) => {
  const response = await page.goto('/deals')
  expect(response?.status()).toBe(200)
  const cards = main(page).getByRole('article')
  expect(await cards.count()).toBeGreaterThan(0)
  for (const card of await cards.all()) await expect(card.getByText(/^was/)).toHaveCount(1)
})

test('the new gear page lists products [ROUTE-204]', async ({ page }) => {
  await page.goto('/new-gear')
  expect(await main(page).getByRole('article').count()).toBeGreaterThan(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the filter sheet counts the matching products and shows them [SEARCH-030]', async ({ page }) => {
    await visit(page, '/barbells')
    await page.getByRole('link', { name: 'Filters', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    const show = sheet.getByRole('button', { name: /^Show/ })
    const all = await show.innerText()
    await sheet.getByRole('checkbox', { name: /Powerlifting/ }).check()
    await expect(show).not.toHaveText(all)
    await show.click()
    await expect(page).toHaveURL(/use=Powerlifting/)
    await expect(page.getByRole('link', { name: 'Filters (1)' })).toBeVisible()
  })
})
