import type { Page } from '@playwright/test'
import { logInHere, register } from './customer.ts'
import { waitForHydration, visit } from './shopper.ts'
import { originOf } from './sites.ts'
import { expect, test } from './visitor/fixture.ts'
import type { AnyPage } from './visitor/any-page.ts'

const product = '/ironwright-junior-bar'
const staff = process.env['STAFF_TOKEN'] ?? ''
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Goes from the product page through login to the review form and submits it. */
async function writeReview(page: AnyPage, title: string, scripted?: Page) {
  const email = await register(page)
  await page.goto(product)
  // With JavaScript, a dialog opens instead of the login page.
  if (scripted) await scripted.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'Write a review' }).click()
  if (scripted) await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  else await expect(page).toHaveURL(/\/login\?redirect=%2Faccount%2Freviews%2F\d+$/)
  await logInHere(page, email)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Review ')
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true })
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Review', { exact: true }).fill('Too short')
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expect(page.getByText('Write a review of 20 to 4,000 characters.')).toBeVisible()
  // Hydration resets a text area with server-rendered content.
  if (scripted) await waitForHydration(scripted)
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await page.getByLabel('Review', { exact: true }).fill('My son lifts with it. <b>Straight</b> after a year of drops.')
  await page.getByLabel('Photos').setInputFiles({ name: 'bar.png', mimeType: 'image/png', buffer: pixel })
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expect(page).toHaveURL(/\/account\/reviews\?done=save$/)
  const own = page.getByRole('article').filter({ hasText: title })
  await expect(own.getByText('In review')).toBeVisible()
  await expect(own.getByRole('img', { name: 'Photo 1' })).toBeVisible()
}

/** Approves the review with this title as staff. */
async function approve(page: AnyPage, title: string) {
  const headers = { authorization: `Bearer ${staff}`, 'idempotency-key': crypto.randomUUID() }
  const address = `${originOf('USA')}/svc_review/moderation`
  const queue = await (await page.request.get(address, { headers })).json()
  const { id, version } = (queue as { reviews: { id: string; title: string; version: number }[] }).reviews.find(
    (review) => review.title === title,
  )!
  const response = await page.request.put(`${address}/${id}`, {
    headers: { ...headers, 'if-match': `"${version}"` },
    data: { state: 'approved' },
  })
  expect(response.status()).toBe(200)
}

async function isShown(page: AnyPage, title: string) {
  // The cached page is purged shortly after the decision.
  await expect(async () => {
    await page.goto(product)
    await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  const review = page.getByRole('article').filter({ hasText: title })
  await expect(review).toContainText('<b>Straight</b>')
  await expect(review.getByRole('img', { name: /^Photo 1 by Robin V\./ })).toBeVisible()
  await expect(review.getByText('Verified buyer')).toHaveCount(0)
  const data = await page.locator('script[type="application/ld+json"]').first().textContent()
  expect(data).toContain('AggregateRating')
}

test("a customer's review waits for approval and then appears on the product page [ACCOUNT-407, ACCOUNT-412]", async ({
  page,
}) => {
  const title = `Straight ${crypto.randomUUID().slice(0, 8)}`
  await writeReview(page, title, page)
  await page.goto(product)
  await expect(page.getByRole('heading', { level: 3, name: title })).toHaveCount(0)
  await approve(page, title)
  await isShown(page, title)
  await page.goto('/account/reviews')
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test('a review can be written, edited, and deleted without JavaScript', async ({ visitor }) => {
    const title = `By hand ${crypto.randomUUID().slice(0, 8)}`
    await writeReview(visitor, title)
    await approve(visitor, title)
    await isShown(visitor, title)
    await visitor.goto('/account/reviews')
    await visitor.getByRole('link', { name: 'Edit' }).click()
    await visitor.getByRole('button', { name: 'Remove photo 1' }).click()
    await expect(visitor.getByRole('button', { name: 'Remove photo 1' })).toHaveCount(0)
    await visitor.getByRole('button', { name: 'Delete review' }).click()
    await expect(visitor).toHaveURL(/\/account\/reviews\?done=delete$/)
    await expect(visitor.getByText('No reviews yet.')).toBeVisible()
  })
})

test('reviews can be sorted, filtered by stars, and paged without a reload, and demo reviews are labeled', async ({
  page,
}) => {
  await visit(page, '/ironwright-training-bumpers')
  const section = page.getByRole('region', { name: 'Reviews' })
  await section.scrollIntoViewIfNeeded()
  await expect(section.getByText('These reviews are sample content of the demo store.')).toBeVisible()
  await expect(section.getByText('Demo review')).toHaveCount(0)
  await section.getByRole('link', { name: 'Lowest' }).click()
  await expect(page).toHaveURL(/reviews_by=lowest/)
  await expect(section.getByRole('link', { name: 'Lowest' })).toHaveAttribute('aria-current', 'true')
  await section.getByRole('link', { name: /^5 stars/ }).click()
  await expect(page).toHaveURL(/reviews_stars=5/)
  const stars = section.getByRole('article').locator('.stars')
  const shown = () => stars.evaluateAll((all) => [...new Set(all.map((each) => each.getAttribute('data-v')))])
  await expect.poll(shown).toEqual(['5'])
})

test('the rating filter offers two to five stars, and each option includes all higher ratings [SEARCH-028]', async ({
  page,
}) => {
  await visit(page, '/plates')
  const rating = page.locator('#filters details').filter({ hasText: 'Rating' })
  await rating.locator('summary').click()
  const rows = rating.getByRole('link')
  await expect(rows).toHaveText([/^\s*5 stars\s*\d+/, /^\s*4 stars and up/, /^\s*3 stars and up/, /^\s*2 stars and up/])
  await rows.nth(1).click()
  await expect(page).toHaveURL(/rating=4/)
  const stars = page.locator('#products .stars')
  const lowest = () => stars.evaluateAll((all) => Math.min(...all.map((each) => Number(each.dataset['v']))))
  // The list updates after its URL.
  await expect.poll(lowest).toBeGreaterThanOrEqual(4)
  expect(await stars.count()).toBeGreaterThan(0)
})
