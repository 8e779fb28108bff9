import { visit } from './shopper.ts'
import { expect, test } from './visitor/fixture.ts'
import type { ElementOf, PageOf } from './visitor/any-page.ts'

const article = '/theindex/gear-how-tos/how-to-read-a-barbell'
const tableOf = <Found extends ElementOf<Found>>(page: PageOf<Found>) =>
  page.getByRole('table', { name: 'Straight bars with 28–29 mm shafts, compared' })

for (const width of [390, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    test("an article compares the shop's bars by specification, durability, and rank [INDEX-038, INDEX-043, INDEX-045]", async ({
      page,
    }) => {
      await visit(page, article)
      const table = tableOf(page)
      await expect(table.locator('thead th')).toHaveText([
        'Rank',
        'Bar',
        'Made in',
        'Brand',
        'Diameter',
        'Finish',
        'Tensile strength',
        'F rating',
        'Ships from our warehouse',
        'Affiliate',
        'Olympic',
        'Garage',
        'Power',
        'Price',
      ])
      const row = table.getByRole('row').filter({ hasText: 'Vestergrav Meet Bar' })
      await expect(row.locator('td')).toHaveText([
        /\d/,
        'Denmark',
        'Other',
        '29 mm',
        'Stainless steel',
        '215,000 PSI',
        'Not rated',
        'Yes',
        '4',
        '4',
        '8',
        '10',
        '',
      ])
      await expect(row.locator('th')).toContainText('29MM Power')
      await expect(row.getByRole('link')).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      const own = table
        .getByRole('row')
        .filter({ has: page.getByRole('link', { name: 'Ironwright Power Bar', exact: true }) })
      await expect(own.locator('td').last()).toContainText('$')
      await own.getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1, name: 'Ironwright Power Bar' })).toBeVisible()
    })
  })
}

test('a reader can filter the barbell chart by group, use, and finish, and the URL contains the selection [INDEX-039, INDEX-046]', async ({
  page,
}) => {
  await visit(page, article)
  const groups = page.getByRole('navigation', { name: 'Bar categories' })
  await expect(groups.getByRole('link')).toHaveText([
    'All',
    '28.5MM Power',
    '28/28.5MM MULTI',
    '28MM OLY',
    '29MM Power',
  ])
  await groups.getByRole('link', { name: '28MM OLY' }).click()
  await expect(page.locator('.barbells__group')).toHaveText(Array.from({ length: 5 }, () => '28MM OLY'))
  await page.getByLabel('Best for').selectOption('Olympic gym')
  await expect(page).toHaveURL(/chart-category=28MM\+OLY&chart-use=olympic$/)
  await expect(tableOf(page).locator('tbody th').first()).toContainText('Vestergrav Competition Bar 20')
  await page.getByLabel('Finish').selectOption('Stainless steel')
  await expect(page.getByText('Bars shown: 1 / 18')).toBeVisible()
  await page.reload()
  await expect(tableOf(page).locator('tbody tr')).toHaveCount(1)
  await groups.getByRole('link', { name: '29MM Power' }).click()
  await page.getByLabel('Made in').selectOption('Germany')
  await expect(page.getByText('No bars match these filters.')).toBeVisible()
  await page.getByRole('link', { name: 'Show all bars' }).click()
  await expect(tableOf(page).locator('tbody tr')).toHaveCount(18)
})

test('a bar category has a chart below its list, and filtering the chart does not change the list [INDEX-046]', async ({
  page,
}) => {
  await visit(page, '/power-bars?sort=name')
  // The page is not hydrated yet, so the browser follows the link.
  await page.getByRole('link', { name: 'Power bars side by side' }).click()
  await expect(tableOf(page)).toBeInViewport()
  const first = page.locator('#products li').first()
  const shown = await first.innerText()
  await page.getByLabel('Made in').selectOption('Denmark')
  await expect(page).toHaveURL(/\?sort=name&chart-country=Denmark/)
  await expect(tableOf(page).locator('tbody tr')).toHaveCount(1)
  await expect(tableOf(page)).toBeInViewport()
  expect(await first.innerText()).toBe(shown)
  await page.getByRole('link', { name: 'Kettlebells' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kettlebells' })).toBeVisible()
  await page.goBack()
  await expect(tableOf(page).locator('tbody tr')).toHaveCount(1)
})

test.describe('without JavaScript', () => {
  test('without JavaScript, the barbell chart is in the HTML and can be sorted and filtered with links and a form [INDEX-038, INDEX-046]', async ({
    visitor,
  }) => {
    await visitor.goto(article)
    await expect(tableOf(visitor).getByRole('row').filter({ hasText: 'Ironwright Power Bar' }).first()).toContainText(
      'PSI',
    )
    await tableOf(visitor).getByRole('link', { name: 'Tensile strength' }).click()
    await expect(tableOf(visitor).locator('tbody tr').first()).toContainText('215,000 PSI')
    await expect(tableOf(visitor).locator('th[aria-sort="descending"]')).toHaveText('Tensile strength')
    await visitor.getByLabel('Best for').selectOption('Garage gym')
    await visitor.getByLabel('Made in').selectOption('USA')
    await visitor.getByRole('button', { name: 'Show bars' }).click()
    await expect(tableOf(visitor).locator('th[aria-sort="descending"]')).toHaveText('Garage')
  })
  test("the HTML includes the chart below a category's list, and the chart's form preserves the list's filters [INDEX-046]", async ({
    visitor,
  }) => {
    await visitor.goto('/barbells?sort=price-asc')
    await expect(tableOf(visitor).locator('tbody tr')).toHaveCount(18)
    await tableOf(visitor).getByRole('link', { name: 'F rating' }).click()
    await expect(visitor).toHaveURL('/barbells?sort=price-asc&chart-sort=f#bars-side-by-side')
    await visitor.getByLabel('Best for').selectOption('Powerlifting gym')
    await visitor.getByRole('button', { name: 'Show bars', exact: true }).click()
    await expect(visitor).toHaveURL(/sort=price-asc&chart-use=powerlifting/)
    await expect(tableOf(visitor).locator('th[aria-sort="descending"]')).toHaveText('Power')
    await expect(visitor.getByLabel('Sort').first()).toHaveValue('price-asc')
  })
})
