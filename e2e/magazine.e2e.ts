import { expect, test } from '@playwright/test'
import { visit } from './shopper.ts'

test('a shopper reads The Index inside the store: its front page, a featured post, and an article [INDEX-001, INDEX-002, INDEX-008]', async ({
  page,
}) => {
  await visit(page, '/theindex')
  await expect(page.getByRole('heading', { level: 1, name: 'The Index' })).toBeVisible()
  const lead = page.locator('main .lead')
  const title = await lead.getByRole('heading').innerText()
  await lead.getByRole('link').click()
  await expect(page).toHaveURL(/\/theindex\/[a-z-]+\/[a-z0-9-]+$/)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart', exact: false }).first()).toBeVisible()
})

test('a category in The Index lists its posts and opens one by its slug [INDEX-006, INDEX-202, INDEX-201]', async ({
  page,
}) => {
  await visit(page, '/theindex')
  await page.getByRole('navigation', { name: 'The Index categories' }).getByRole('link', { name: 'Events' }).click()
  await expect(page).toHaveURL(/\/theindex\/events$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible()
  await page.locator('main .post').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/theindex\/events\/[a-z0-9-]+$/)
})

test('a search in The Index counts the articles, preserves the search words, and reports if there are no results [INDEX-010]', async ({
  page,
}) => {
  await visit(page, '/theindex')
  const search = page.getByRole('search', { name: 'Search The Index' })
  await search.getByRole('searchbox').fill('dumbbells')
  await search.getByRole('button').click()
  await expect(page).toHaveURL(/\/theindex\?q=dumbbells$/)
  await expect(page.getByText(/^\d+ articles? about “dumbbells”$/)).toBeVisible()
  await expect(search.getByRole('searchbox')).toHaveValue('dumbbells')
  await visit(page, '/theindex?q=zzzz')
  await expect(page.getByText('No Results', { exact: false }).first()).toBeVisible()
})

test('an article has a table of contents, and a product shown in its text can be added to the cart', async ({
  page,
}) => {
  await visit(page, '/theindex/gear-how-tos/how-to-read-a-barbell')
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await contents.getByRole('link', { name: 'Knurl' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Knurl' })).toBeInViewport()
  const product = page.getByRole('complementary', { name: 'Ironwright Chalk, 8 Blocks' })
  await expect(product).toContainText('$16.00')
  await product.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('dialog').getByText('Ironwright Chalk, 8 Blocks').first()).toBeVisible()
})
