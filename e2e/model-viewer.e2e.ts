import { expect, type Page, test } from '@playwright/test'
import { waitForHydration, visit } from './shopper.ts'

const chromium = process.env['CHROMIUM_3D'] ?? process.env['CHROMIUM']
// Browsers without a GPU can render in software if these flags allow it.
const software = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist']
test.use({
  viewport: { width: 480, height: 640 },
  actionTimeout: 60_000,
  launchOptions: { args: software, ...(chromium !== undefined && { executablePath: chromium }) },
})
test.describe.configure({ timeout: 180_000 })

const product = '/ironwright-power-bar'
const button = (page: Page) => page.getByRole('button', { name: 'View in 3D' })
const view = (page: Page) => page.getByRole('application', { name: /in 3D\. Use the arrow keys to rotate/ })

/** Opens the 3D view by keyboard and waits for the model. */
async function open(page: Page) {
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'The 3D view is ready' })).toHaveCount(1, { timeout: 60_000 })
  await expect(view(page)).toBeFocused()
}

test('a 3D model can be rotated with the keyboard, and Escape restores the picture and focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, product)
  await open(page)
  await expect(page.getByText(/^[\d.]+ in wide$/)).toBeVisible()
  const hint = page.getByText('Drag to turn')
  await expect(hint).toBeVisible()
  await page.keyboard.press('Home')
  await expect(hint).toHaveCount(0)
  const first = await view(page).screenshot()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => (await view(page).screenshot()).equals(first)).toBe(false)
  await page.keyboard.press('Home')
  await expect.poll(async () => (await view(page).screenshot()).equals(first)).toBe(true)
  await page.keyboard.press('+')
  await expect.poll(async () => (await view(page).screenshot()).equals(first)).toBe(false)
  await page.keyboard.press('Escape')
  await expect(view(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
  await expect(page.getByRole('region', { name: 'Product images' }).locator('img').first()).toBeVisible()
})

test('reduced motion stops the rotation of the 3D model, which otherwise runs until it is touched', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, product)
  await open(page)
  const still = await view(page).screenshot()
  await page.waitForTimeout(1_000)
  expect((await view(page).screenshot()).equals(still)).toBe(true)

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.reload()
  await waitForHydration(page)
  await open(page)
  const rotating = await view(page).screenshot()
  await expect.poll(async () => (await view(page).screenshot()).equals(rotating)).toBe(false)
  await view(page).click()
  const touched = await view(page).screenshot()
  await page.waitForTimeout(1_000)
  expect((await view(page).screenshot()).equals(touched)).toBe(true)
})

test('a different finish replaces the 3D model, and selecting a picture replaces the model with the picture', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, product)
  await open(page)
  const first = await view(page).screenshot()
  await page.getByRole('link', { name: /^Stainless steel/ }).click()
  await expect.poll(async () => (await view(page).screenshot()).equals(first)).toBe(false)
  await page.getByRole('button', { name: /^Image 1 of/ }).click()
  await expect(view(page)).toHaveCount(0)
})

test('a browser without 3D support shows the picture instead of the 3D model, and a message', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await visit(page, product)
  await button(page).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Here’s the photo instead.' })).toBeVisible()
  await expect(button(page)).toBeFocused()
  await expect(view(page)).toHaveCount(0)
})

test('the dimension drawing next to the specifications follows the selected variant', async ({ page, request }) => {
  await visit(page, product)
  const drawing = page.getByRole('img', { name: /front, right, and top views/ })
  const address = await drawing.getAttribute('src')
  const response = await request.get(address!)
  expect(response.headers()['content-type']).toBe('image/svg+xml')
  expect(await response.text()).toMatch(/^<svg .*\d+\.\d in \(\d+ mm\)/)
  await page.getByRole('link', { name: /^Stainless steel/ }).click()
  await expect(drawing).not.toHaveAttribute('src', address!)
})
