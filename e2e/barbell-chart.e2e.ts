import { expect, test } from '@playwright/test'
import { visit } from './shopper.ts'

const article = '/theindex/gear-how-tos/how-to-read-a-barbell'

for (const width of [390, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('an article compares the bars of the shop in a table of four groups [INDEX-038, INDEX-039]', async ({
      page,
    }) => {
      await visit(page, article)
      const table = page.getByRole('table', { name: /^Straight bars of 28 to 29 mm/ })
      await expect(table.locator('thead th')).toHaveText([
        'Bar',
        'Made in',
        'Brand',
        'Diameter',
        'Finish',
        'Tensile strength',
      ])
      await expect(table.locator('th[scope="rowgroup"]')).toHaveText([
        '28.5MM Power',
        '28/28.5MM MULTI',
        '28MM OLY',
        '29MM Power',
      ])
      const row = table.getByRole('row', { name: /^Vestergrav Meet Bar/ })
      await expect(row.getByRole('cell')).toHaveText(['Denmark', 'Other', '29 mm', 'Stainless steel', '215,000 PSI'])
      await expect(row.getByRole('link')).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      await table.getByRole('link', { name: 'Ironwright Power Bar', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Ironwright Power Bar' })).toBeVisible()
    })
  })
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the table of bars is in the document [INDEX-038]', async ({ page }) => {
    await page.goto(article)
    await expect(page.getByRole('table').getByRole('row', { name: /^Ironwright Power Bar USA/ })).toContainText(
      '205,000 PSI',
    )
  })
})
