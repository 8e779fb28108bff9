import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { firstRate, newEmail, waitForHydration, typeAddress, visit } from './shopper.ts'

const header = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Price',
  'Variant Requires Shipping',
  'Status',
]

/** Returns a product as a row in a Shopify export. */
function row(handle: string, title: string, grams: string): string[] {
  const sku = handle.toUpperCase()
  const description = [handle, title, '<p>Turned from one billet.</p>', 'Foundry & Sons', 'Merchant plates']
  return description.concat(sku, grams, 'shopify', '40', 'deny', '89.00', 'true', 'active')
}

/** Runs `npm run import` with these rows against the running store. */
async function importRows(rows: readonly string[][]): Promise<{ output: string; code: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  const file = join(folder, 'products.csv')
  await writeFile(file, [header, ...rows].map((cells) => cells.join(',')).join('\n'))
  const root = new URL('..', import.meta.url)
  const ran = await new Promise<{ output: string; code: number }>((done) => {
    execFile(process.execPath, ['start.mjs', 'import', file], { cwd: root }, (error, stdout, stderr) => {
      done({ output: stdout + stderr, code: typeof error?.code === 'number' ? error.code : 0 })
    })
  })
  await rm(folder, { recursive: true })
  return ran
}

test('an imported product can be found and taken through checkout up to its shipping rates', async ({ page }) => {
  const handle = `millstone-${crypto.randomUUID().slice(0, 8)}`
  const title = `Millstone ${handle.slice(-8)}`
  const { output, code } = await importRows([row(handle, title, '12500')])
  expect(output).toContain('1 product imported, 0 refused.')
  expect(code).toBe(0)
  await visit(page, '/')
  await page.getByRole('combobox', { name: 'Search products and articles' }).fill(title)
  await page.getByRole('option', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await page.getByRole('dialog', { name: 'Cart' }).getByRole('link', { name: 'Check out' }).click()
  await page.getByRole('link', { name: 'Continue as guest' }).click()
  await waitForHydration(page)
  await typeAddress(page, 'USA', newEmail())
  await expect(firstRate(page)).toBeVisible()
  await firstRate(page).check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page).toHaveURL(/\/checkout\/payment$/)
})

test('an imported product without a weight becomes a draft with a hint, and has no page', async ({ page }) => {
  const handle = `featherstone-${crypto.randomUUID().slice(0, 8)}`
  const { output } = await importRows([row(handle, 'Featherstone', '')])
  expect(output).toContain('1 product imported, 0 refused.')
  expect(output).toContain('1 is a draft')
  expect(output).toMatch(new RegExp(`row 2 \\| ${handle} \\| note \\| Variant Grams \\| .+ \\| .+`))
  const response = await page.goto(`/${handle}`)
  expect(response?.status()).toBe(404)
})
