import { expect, test, type Page } from '@playwright/test'
import { visit } from './shopper.ts'
import { originOf } from './sites.ts'

const linksFor = (page: Page, name: string) =>
  page.getByRole('navigation', { name: `Categories in ${name}` }).getByRole('link')

test("the links below a category's heading are text [CMS-201, CMS-202]", async ({ page }) => {
  await visit(page, '/plates')
  const links = linksFor(page, 'Plates')
  await expect(links).toHaveText([
    'Bumper plates',
    'Competition plates',
    'Iron plates',
    'Change plates',
    'Collars',
    'Plate storage',
  ])
  await expect(links.locator('img')).toHaveCount(0)
  await links.filter({ hasText: 'Collars' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Collars' })).toBeVisible()
})

test("the links below a category's heading are tiles with pictures [CMS-201, CMS-203]", async ({ page }) => {
  await visit(page, '/gymnastics')
  const links = linksFor(page, 'Gymnastics')
  const count = await links.count()
  expect(count).toBeGreaterThan(3)
  await expect(links.locator('img')).toHaveCount(count)
  await links.filter({ hasText: 'Rings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rings' })).toBeVisible()
})

test('a category without a link list shows no links [CMS-204]', async ({ page }) => {
  await visit(page, '/power-bars')
  await expect(page.getByRole('navigation', { name: /^Categories in/ })).toHaveCount(0)
})

test('a link for sites with a cold December is hidden where it is summer [CMS-205]', async ({ page }) => {
  for (const [site, shown] of [
    ['USA', 1],
    ['AUS', 0],
  ] as const) {
    await page.goto(`${originOf(site)}/gift-guide`)
    await expect(linksFor(page, 'Gift guide').filter({ hasText: 'T-shirts' }), site).toHaveCount(1)
    await expect(linksFor(page, 'Gift guide').filter({ hasText: 'Hoodies' }), site).toHaveCount(shown)
  }
})

/** Returns all top link targets in a site's departments, and the targets that open an empty list. */
async function linksOf(page: Page, site: 'AUS' | 'EUR') {
  return page.evaluate(async (code) => {
    const read = async (path: string) => (await fetch(`/svc_content/site/${code}/catalog${path}`)).json()
    const departments: { categoryId: number }[] = await read('/tree')
    const lists: { topLinks: { url: string }[] }[] = await Promise.all(
      departments.map(({ categoryId }) => read(`/category/${categoryId}`)),
    )
    const all = [...new Set(lists.flatMap(({ topLinks }) => topLinks.map(({ url }) => url)))]
    const empty: string[] = []
    for (const url of all) if (!(await (await fetch(url)).text()).includes('id="products"')) empty.push(url)
    return { all, empty }
  }, site)
}

test('no category link opens an empty list on AUS and EUR, the two smallest sites', async ({ page }) => {
  for (const site of ['AUS', 'EUR'] as const) {
    await page.goto(originOf(site))
    const { all, empty } = await linksOf(page, site)
    expect(all.length, site).toBeGreaterThan(20)
    expect(empty, site).toEqual([])
  }
})
