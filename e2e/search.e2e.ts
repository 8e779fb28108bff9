import { expect, test, type Page } from '@playwright/test'
import { visit } from './shopper.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Search products and articles' })
/** The search preview with any content: products, suggestions, or no results. */
const preview = (page: Page) => page.locator('.preview')
const hits = (page: Page) => page.getByRole('listbox', { name: 'Products' }).getByRole('option')

/** Delays the first search response until the returned function is called. */
async function holdSearch(page: Page): Promise<() => void> {
  let release = () => {}
  const gate = new Promise<void>((done) => {
    release = done
  })
  await page.route(
    '**/api/search-rec/**',
    async (route) => {
      await gate
      // The page may have aborted the request.
      await route.continue().catch(() => {})
    },
    { times: 1 },
  )
  return release
}

test('the search preview is hidden until the input gets focus [SEARCH-005, SEARCH-054]', async ({ page }) => {
  await visit(page, '/')
  await expect(preview(page)).toHaveCount(0)
  await box(page).focus()
  await expect(page.getByRole('listbox')).toBeVisible()
})

test('the search preview shows eight placeholders until the products load [SEARCH-006, SEARCH-007]', async ({
  page,
}) => {
  await visit(page, '/')
  const release = await holdSearch(page)
  await box(page).fill('bar')
  await expect(hits(page)).toHaveCount(8)
  await expect(hits(page).first()).toHaveAccessibleName('Searching')
  release()
  await expect(hits(page).first()).not.toHaveAccessibleName('Searching')
  await expect(page.getByRole('option', { name: 'Searching' })).toHaveCount(0)
})

test('a product in the search preview shows picture, name, and price [SEARCH-008, SEARCH-009, SEARCH-010]', async ({
  page,
}) => {
  await visit(page, '/')
  await box(page).fill('squat bar')
  const hit = page.getByRole('option', { name: /Ironwright Squat Bar/ })
  await expect(hit).toContainText('Ironwright Squat Bar')
  await expect(hit).toContainText('$345.00')
  await expect(hit.locator('img')).toBeVisible()
})

test('the View All link in the search preview opens the results for the entered query [SEARCH-012]', async ({
  page,
}) => {
  await visit(page, '/')
  await box(page).fill('bumper & plate')
  await box(page).fill('bumper plate')
  const all = page.getByRole('link', { name: 'View All' }).and(page.locator('[href^="/search"]'))
  await expect(all).toHaveAttribute('href', '/search?q=bumper+plate')
  await all.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “bumper plate”' })).toBeVisible()
})

test('the search preview shows matching articles with a link to all of them [SEARCH-019, SEARCH-020]', async ({
  page,
}) => {
  await visit(page, '/')
  await box(page).fill('barbell')
  const index = page.getByRole('heading', { name: /^The Index/ })
  await expect(index).toBeVisible()
  await expect(index.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/theindex?q=barbell')
  const posts = page.locator('section').filter({ has: index }).getByRole('listitem')
  expect(await posts.count()).toBeGreaterThan(0)
  expect(await posts.count()).toBeLessThanOrEqual(4)
})

test('three or more letters of "Invitational" show its card if its page exists [SEARCH-013, SEARCH-014]', async ({
  page,
}) => {
  const card = page.getByRole('heading', { name: 'Invitational', exact: true })
  await visit(page, '/')
  await box(page).fill('inv')
  await expect(hits(page).first()).toBeVisible()
  await expect(card).toHaveCount(0)
  const found = { entityType: 'cms', entityId: 1, redirectTarget: null, redirectType: null, related: [] }
  await page.route('**/svc_route/route?*', (route) => route.fulfill({ json: found }))
  await visit(page, '/')
  await box(page).fill('in')
  await expect(hits(page).first()).toBeVisible()
  await expect(card).toHaveCount(0)
  await box(page).fill('inv')
  await expect(card).toBeVisible()
})

test('Escape closes the search preview, and a second Escape clears the input [SEARCH-055]', async ({ page }) => {
  await visit(page, '/')
  await box(page).fill('rack')
  await expect(hits(page).first()).toContainText('$')
  await box(page).press('Escape')
  await expect(preview(page)).toHaveCount(0)
  await expect(box(page)).toBeFocused()
  await box(page).press('Escape')
  await expect(box(page)).toHaveValue('')
})

test('the search preview closes when it loses focus [SEARCH-055]', async ({ page }) => {
  await visit(page, '/')
  await box(page).focus()
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.getByRole('link', { name: 'Account', exact: true }).focus()
  await expect(preview(page)).toHaveCount(0)
})

test('in the search preview, arrow keys select a product, and Enter opens it [SEARCH-056, SEARCH-058]', async ({
  page,
}) => {
  await visit(page, '/')
  await box(page).fill('squat bar')
  const first = hits(page).first()
  await expect(first).toContainText('$')
  const name = (await first.locator('b').first().innerText()).trim()
  await box(page).press('ArrowDown')
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true')
  await expect(box(page)).toHaveAttribute('aria-activedescendant', /-0$/)
  await box(page).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(preview(page)).toHaveCount(0)
  await expect(box(page)).toHaveValue('')
})

test('Enter in the search input opens the results [SEARCH-022]', async ({ page }) => {
  await visit(page, '/')
  await box(page).fill('kettlebell')
  await box(page).press('Enter')
  await expect(page).toHaveURL(/\/search\?q=kettlebell$/)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Kettlebell/ })
      .first(),
  ).toBeVisible()
})

test('Enter in an empty search input stays on the page [SEARCH-023]', async ({ page }) => {
  await visit(page, '/')
  await box(page).focus()
  await box(page).press('Enter')
  await expect(page.getByRole('listbox')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('Enter in the search input does not wait for a slow search [SEARCH-023]', async ({ page }) => {
  await visit(page, '/')
  const release = await holdSearch(page)
  const request = page.waitForRequest('**/api/search-rec/**')
  await box(page).fill('kettlebell')
  await request
  await box(page).press('Enter')
  await expect(page).toHaveURL(/\/search\?q=kettlebell$/)
  release()
})

test('a blocked search suggests an ad blocker as the cause [ERROR-009]', async ({ page }) => {
  await visit(page, '/')
  await page.route('**/api/search-rec/**', (route) => route.abort('blockedbyclient'))
  await box(page).fill('kettlebell')
  await expect(preview(page)).toContainText('If you use an ad blocker, turn it off', { timeout: 20_000 })
})

test('the search preview closes when a small layout becomes a larger one [SEARCH-057]', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 })
  await visit(page, '/')
  await box(page).focus()
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.setViewportSize({ width: 900, height: 900 })
  await expect(preview(page)).toHaveCount(0)
})

test('a search preview without results shows a message and suggests other searches [SEARCH-024, SEARCH-025]', async ({
  page,
}) => {
  await visit(page, '/')
  await box(page).fill('xylophone')
  await expect(page.getByText('No Results')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Top Suggestions' })).toBeVisible()
})

test('a results page without results shows links to suggestions [SEARCH-024, SEARCH-025, SEARCH-026]', async ({
  page,
}) => {
  await visit(page, '/search?q=xylophone')
  const main = page.getByRole('main')
  await expect(main.getByText('No Results')).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Top Suggestions' })).toBeVisible()
  await main.getByRole('listitem').getByRole('link').first().click()
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(page.getByText('No Results')).toHaveCount(0)
})

test('an empty search redirects to the home page [SEARCH-003, SEARCH-004]', async ({ page }) => {
  for (const address of ['/search', '/search?q=', '/search?q=+++']) {
    await page.goto(address)
    expect(new URL(page.url()).pathname).toBe('/')
  }
})

test('the URL determines how results are filtered and sorted [SEARCH-030, SEARCH-082]', async ({ page }) => {
  await visit(page, '/search?q=bar')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: /^General training/ }).click()
  await expect(page).toHaveURL(/use=General\+training/)
  await main.getByLabel('Sort', { exact: true }).selectOption({ label: 'Price: high to low' })
  await expect(page).toHaveURL(/sort=price-desc/)
  await expect(main.getByRole('list', { name: 'Applied filters' })).toContainText('General training')
})

test('hovering over a product in the search preview does not change the one that Enter opens', async ({ page }) => {
  await visit(page, '/')
  await box(page).fill('bar')
  await expect(hits(page).nth(2)).toContainText('$')
  await box(page).press('ArrowDown')
  await hits(page).nth(2).hover()
  const selected = page.getByRole('option', { selected: true })
  await expect(selected).toHaveCount(1)
  expect(await selected.getAttribute('id')).toBe(await box(page).getAttribute('aria-activedescendant'))
  await box(page).press('Enter')
  await expect(page).toHaveURL(/^[^?]+$/)
})
