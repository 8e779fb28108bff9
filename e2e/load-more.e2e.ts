import type { Locator, Page } from '@playwright/test'
import { visit } from './shopper.ts'
import { expect, test } from './visitor/fixture.ts'
import type { AnyPage, ElementOf, PageOf } from './visitor/any-page.ts'

const longList = '/new-gear'
const more = <Found extends ElementOf<Found>>(page: PageOf<Found>) =>
  page.getByRole('main').getByRole('link', { name: 'Load more' })
const products = (page: Page) => page.locator('#products').getByRole('article')
const shown = (page: AnyPage) => page.getByRole('navigation', { name: 'Pages' }).getByRole('status')

/** Opens a list with two pages. The script that appends pages loads when the page is idle. */
async function openList(page: Page) {
  await visit(page, longList)
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('start-load-more')),
  )
  await expect(products(page)).toHaveCount(80)
}

test('Load more appends the next page, and going back shows it again at the same position [SEARCH-030]', async ({
  page,
}) => {
  await openList(page)
  await expect(shown(page)).toHaveText(/^Showing 80 of \d+$/)
  // Scrolls in steps like a shopper, so that all cards above have been in view.
  const topOf = (target: Locator) => target.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  while ((await topOf(more(page))) > 500) await page.mouse.wheel(0, 300)
  await more(page).focus()
  await more(page).press('Enter')
  await expect.poll(() => products(page).count()).toBeGreaterThan(80)
  const count = await products(page).count()
  expect(new URL(page.url()).search).toBe('')
  // After the last page, the focus is on the first appended product.
  await expect(shown(page)).toHaveText(`Showing ${count} of ${count}`)
  await expect(more(page)).toHaveCount(0)
  const product = products(page).nth(80).getByRole('link')
  await expect(product).toBeFocused()
  const before = await topOf(product)
  const address = await product.getAttribute('href')
  await product.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname + url.search === address)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(products(page)).toHaveCount(count)
  await expect.poll(async () => Math.abs((await topOf(product)) - before)).toBeLessThanOrEqual(50)
})

test('a list page that fails to load shows a message, and the shopper can try again [SEARCH-030]', async ({ page }) => {
  await openList(page)
  await page.route('**/api/search-rec/**', (route) => route.abort('failed'))
  await more(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t load more products.' })).toBeVisible()
  await expect(products(page)).toHaveCount(80)
  await page.unroute('**/api/search-rec/**')
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click()
  await expect.poll(() => products(page).count()).toBeGreaterThan(80)
  await expect(page.getByText('We couldn’t load more products.')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test('without JavaScript, Load more opens the next page, which links back [SEARCH-030]', async ({ visitor }) => {
    await visitor.goto(longList)
    await more(visitor).click()
    await expect(visitor).toHaveURL(/\/new-gear\?page=2$/)
    await expect(shown(visitor)).toHaveText(/^Showing 81–(\d+) of \1$/)
    await visitor.getByRole('link', { name: 'Previous page' }).click()
    await expect(visitor).toHaveURL(/\/new-gear$/)
  })

  test('without JavaScript, the search tabs are links [SEARCH-030]', async ({ visitor }) => {
    await visitor.goto('/search?q=bar')
    const tabs = visitor.getByRole('navigation', { name: 'Result types' })
    await expect(tabs.getByRole('link', { name: /^Products \(\d+\)$/ })).toHaveAttribute('aria-current', 'page')
    await tabs.getByRole('link', { name: /^The Index \(\d+\)$/ }).click()
    await expect(visitor).toHaveURL(/\/search\?q=bar&tab=index$/)
    await expect(visitor.getByRole('link', { name: 'All articles in The Index' })).toHaveAttribute(
      'href',
      '/theindex?q=bar',
    )
    await tabs.getByRole('link', { name: /^Categories \(\d+\)$/ }).click()
    await expect(visitor.getByRole('main').getByRole('link', { name: 'Barbells', exact: true })).toBeVisible()
  })
})
