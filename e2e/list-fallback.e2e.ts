import { expect, test, type Page } from '@playwright/test'
import { visit } from './shopper.ts'

const names = (page: Page) => page.getByRole('main').getByRole('article').getByRole('link').allInnerTexts()

/** Navigates to a category on the client, so that the browser loads its list. */
async function goTo(page: Page, path: string) {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to, textContent: 'go' })
    document.querySelector('main')!.append(link)
    link.click()
  }, path)
  await page.waitForURL(`**${path}`)
}

test('a category lists, filters, and sorts its products while the search service is down [CATALOG-010, CATALOG-011]', async ({
  page,
}) => {
  await visit(page, '/collars')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  const whole = await names(page)
  await visit(page, '/brands')
  let requests = 0
  await page.route('**/api/search-rec/**', (route) => {
    requests += 1
    return route.fulfill({ status: 503, contentType: 'application/json', body: '{"code":"service_unavailable"}' })
  })
  await goTo(page, '/collars')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  expect((await names(page)).toSorted()).toEqual(whole.toSorted())
  expect(requests).toBeGreaterThan(0)
  await goTo(page, '/collars?sort=name')
  await expect.poll(() => names(page)).toEqual(whole.toSorted((a, b) => a.localeCompare(b)))
})
