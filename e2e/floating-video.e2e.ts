import { expect, test, type Page } from '@playwright/test'
import { visit } from './shopper.ts'

const player = (page: Page) => page.getByRole('complementary', { name: 'Live from Columbus' })
/** Turns the flag on for this page. */
const turnOn = (page: Page) =>
  page.route('**/svc_ssr/features*', (route) =>
    route.fulfill({ json: { features: { picture_in_picture: true }, experiments: [] } }),
  )

test('only with the flag, a muted video player floats over its pages and survives navigation [SHELL-028, SHELL-029, FLAG-004]', async ({
  page,
}) => {
  const flags = page.waitForResponse('**/svc_ssr/features*')
  await visit(page, '/theindex')
  await flags
  await page.waitForLoadState('networkidle')
  await expect(player(page)).toBeHidden()
  await turnOn(page)
  await visit(page, '/theindex')
  await expect(player(page)).toBeVisible()
  const video = player(page).locator('video')
  expect(await video.evaluate((element: HTMLVideoElement) => [element.muted, element.playsInline])).toEqual([
    true,
    true,
  ])
  await video.evaluate((element) => element.setAttribute('data-same', ''))
  await page.locator('main .post__heading a').first().click()
  await page.waitForURL('**/theindex/**')
  await expect(player(page).locator('video[data-same]')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Deals' }).click()
  await page.waitForURL('**/deals')
  await expect(player(page)).toBeHidden()
  await page.goBack()
  await expect(player(page)).toBeVisible()
})

test('the floating video player can be enlarged, unmuted, and moved, and stays closed for the session once closed [SHELL-029]', async ({
  page,
}) => {
  await turnOn(page)
  await visit(page, '/theindex')
  const button = (name: string) => player(page).getByRole('button', { name, exact: true })
  const { x, width } = (await player(page).boundingBox())!
  await button('Enlarge').click()
  await expect.poll(async () => (await player(page).boundingBox())!.width).toBeGreaterThan(width)
  await button('Reduce').click()
  await button('Unmute').click()
  await expect(button('Mute')).toBeVisible()
  await button('Move').focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await player(page).boundingBox())!.x).toBe(x + 24)
  await button('Close').click()
  await expect(player(page)).toHaveCount(0)
  await expect(page.locator('#root')).toBeFocused()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(player(page)).toHaveCount(0)
  expect(requests.filter((url) => url.endsWith('.mp4'))).toEqual([])
})

test('a moved video player stays in the window when it is enlarged and when the window shrinks [SHELL-029]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1_000, height: 700 })
  await turnOn(page)
  await visit(page, '/theindex')
  const bar = player(page).locator('.floating-video__bar')
  await player(page).getByRole('button', { name: 'Move' }).press('ArrowRight')
  await player(page).getByRole('button', { name: 'Enlarge' }).click()
  await expect(bar).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 700, height: 390 })
  await expect(bar).toBeInViewport({ ratio: 1 })
})

test('without the flag, there is no floating video player [SHELL-028]', async ({ page }) => {
  const heartbeat = page.waitForResponse('**/svc_ssr/heartbeat*')
  await visit(page, '/theindex')
  await heartbeat
  await expect(page.locator('#floating-video')).toBeHidden()
  await expect(page.locator('#floating-video video')).toHaveCount(0)
})
