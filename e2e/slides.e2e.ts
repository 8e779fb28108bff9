import type { Page } from '@playwright/test'
import { expect, test } from './visitor/fixture.ts'
import type { ElementOf, PageOf } from './visitor/any-page.ts'

const carousel = <Found extends ElementOf<Found>>(page: PageOf<Found>) =>
  page.getByRole('region', { name: 'Ways to begin' })
const place = (page: Page) =>
  carousel(page)
    .getByRole('list')
    .first()
    .evaluate((list) => Math.round(list.scrollLeft / list.clientWidth))

test('carousel slides advance every four seconds and stop when paused [PROMO-009, PROMO-010]', async ({ page }) => {
  await page.goto('/garage-gyms')
  await expect(carousel(page).getByRole('button', { name: 'Pause slideshow' })).toBeVisible()
  expect(await place(page)).toBe(0)
  await expect.poll(() => place(page), { timeout: 9_000 }).toBe(1)
  await carousel(page).getByRole('button', { name: 'Pause slideshow' }).click()
  await carousel(page).getByRole('button', { name: 'Next slide' }).click()
  await expect.poll(() => place(page)).toBe(2)
  await carousel(page).getByRole('button', { name: 'Previous slide' }).click()
  await expect.poll(() => place(page)).toBe(1)
  await page.mouse.move(0, 0)
  await page.waitForTimeout(5_000)
  expect(await place(page)).toBe(1)
  await expect(carousel(page).getByRole('button', { name: 'Play slideshow' })).toBeVisible()
})

test('reduced motion stops the carousel slides [PROMO-010]', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto('/garage-gyms')
  await expect(carousel(page).getByRole('button', { name: 'Play slideshow' })).toBeVisible()
  await page.waitForTimeout(5_000)
  expect(await place(page)).toBe(0)
  await context.close()
})

test('carousel slides are readable and linked without JavaScript', async ({ visitor }) => {
  await visitor.goto('/garage-gyms')
  await expect(carousel(visitor).getByRole('listitem')).toHaveCount(3)
  await carousel(visitor).getByRole('link', { name: 'See what fits small rooms' }).click()
  await visitor.waitForURL('**/small-rooms')
})

test('dragging a carousel by 49 pixels snaps back, and dragging it by 51 pixels moves to the next slide [UI-403, UI-431]', async ({
  browser,
}) => {
  // Reduced motion stops the automatic rotation, which would also change slides.
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto('/garage-gyms')
  await expect(carousel(page).getByRole('button', { name: 'Play slideshow' })).toBeVisible()
  const list = carousel(page).getByRole('list').first()
  await list.scrollIntoViewIfNeeded()
  const drag = async (px: number) => {
    const { x, y, width } = (await list.boundingBox())!
    const [fromX, fromY] = [x + width * 0.8, y + 20]
    await page.mouse.move(fromX, fromY)
    await page.mouse.down()
    await page.mouse.move(fromX - px, fromY)
    // A pointer that is held still does not fling the slides.
    await page.waitForTimeout(150)
    await page.mouse.up()
  }
  await drag(49)
  await expect(list).toHaveAttribute('data-index', '0')
  await expect.poll(() => list.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)
  await drag(51)
  await expect(list).toHaveAttribute('data-index', '1')
  await expect.poll(() => place(page)).toBe(1)
  await context.close()
})

test('dragging a carousel slide back to its start snaps back and does not open a link', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto('/garage-gyms')
  await expect(carousel(page).getByRole('button', { name: 'Play slideshow' })).toBeVisible()
  const link = carousel(page).getByRole('link').first()
  await link.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await link.boundingBox())!
  const [fromX, fromY] = [x + width / 2, y + height / 2]
  await page.mouse.move(fromX, fromY)
  await page.mouse.down()
  await page.mouse.move(fromX - 60, fromY)
  await page.mouse.move(fromX, fromY)
  await page.mouse.up()
  const list = carousel(page).getByRole('list').first()
  await expect.poll(() => list.evaluate(({ style }) => style.scrollSnapType)).toBe('')
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('')
  await expect(page).toHaveURL(/\/garage-gyms$/)
  await context.close()
})
