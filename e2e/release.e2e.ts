import { expect, test, type Page } from '@playwright/test'
import { guestWithBall, typeAddress, newEmail, visit } from './shopper.ts'

const newer = { hash: 'ffffffffffffffff', buildDate: '2099-01-01T00:00:00.000Z', features: {} }

/** Responds to heartbeats with a newer release, and makes the page send a heartbeat. */
async function releaseNewer(page: Page) {
  await page.route('**/svc_ssr/heartbeat', (route) => route.fulfill({ json: newer }))
  const beat = page.waitForResponse('**/svc_ssr/heartbeat')
  await page.clock.runFor(121_000)
  await beat
}

/** Returns true if an action loads a document. */
async function loadsDocument(page: Page, path: RegExp, act: () => Promise<unknown>) {
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))
  await act()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return !(await page.evaluate(() => 'isSameDocument' in globalThis))
}

const departments = (page: Page) => page.getByRole('navigation', { name: 'Departments' })
const follow = (page: Page, name: string) => departments(page).getByRole('link', { name }).first().click()

test('after a new release, the next page is loaded as a document [RELEASE-003, RELEASE-406]', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/plates')
  await page.waitForLoadState('networkidle')
  expect(await loadsDocument(page, /kettlebells/, () => follow(page, 'Kettlebells'))).toBe(false)
  await releaseNewer(page)
  expect(await loadsDocument(page, /plates/, () => follow(page, 'Plates'))).toBe(true)
})

test('after a new release, a page with an unsaved form opens the next page without a document load [RELEASE-002]', async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, '/plates')
  await page.waitForLoadState('networkidle')
  await releaseNewer(page)
  await page.getByRole('contentinfo').getByRole('textbox').first().fill('ann@example.com')
  expect(await loadsDocument(page, /kettlebells/, () => follow(page, 'Kettlebells'))).toBe(false)
})

test('a new release does not interrupt checkout', async ({ page }) => {
  await page.clock.install()
  await guestWithBall(page)
  await visit(page, '/checkout/shipping')
  await page.waitForLoadState('networkidle')
  await typeAddress(page, 'USA', newEmail())
  await releaseNewer(page)
  await expect(page.getByLabel('Street address')).toHaveValue('214 Harbor Street')
})

test("if a page's code is missing after a release, the page is loaded as a document instead of showing an error", async ({
  page,
}) => {
  let isLoaded = false
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().endsWith('/brands')) isLoaded = true
  })
  await visit(page, '/plates')
  await page.waitForLoadState('networkidle')
  await page.route('**/svc_ssr/heartbeat', (route) => route.fulfill({ json: newer }))
  await page.route(/brands-page-/, (route) => (isLoaded ? route.continue() : route.fulfill({ status: 404 })))
  await page.evaluate(() => {
    document
      .querySelector('main')!
      .append(Object.assign(document.createElement('a'), { href: '/brands', textContent: 'Somewhere' }))
  })
  await page.getByText('Somewhere').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible()
  expect(isLoaded).toBe(true)
})

test('after an error breaks the page, the next page is loaded as a document [RELEASE-409]', async ({ page }) => {
  await visit(page, '/plates')
  await page.waitForLoadState('networkidle')
  const fail = () => page.evaluate(() => void setTimeout(() => Promise.reject(new Error('a defect'))))
  await fail()
  await page.waitForTimeout(800)
  expect(await loadsDocument(page, /kettlebells/, () => follow(page, 'Kettlebells'))).toBe(false)
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/plates', textContent: 'Somewhere' })
    document.getElementById('root')!.replaceChildren()
    document.body.prepend(link)
  })
  await fail()
  await page.waitForTimeout(800)
  expect(await loadsDocument(page, /plates/, () => page.getByText('Somewhere').click())).toBe(true)
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null)
  const cacheNames = (page: Page) => page.evaluate(async () => (await caches.keys()).join())

  test('the service worker is registered, and shows the offline page when a page is opened offline [RELEASE-411, RELEASE-412]', async ({
    page,
    context,
  }) => {
    await visit(page, '/plates')
    await expect.poll(() => isControlled(page), { timeout: 20_000 }).toBe(true)
    await context.setOffline(true)
    await page.goto('/kettlebells')
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kettlebells' })).toBeVisible()
    const stored = await page.evaluate(async () => {
      const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(stored.filter((path) => !/^\/(?:assets|media)\//.test(path))).toEqual(['/offline'])
  })

  test('the service worker caches the files of the release that the page reports [RELEASE-403]', async ({ page }) => {
    await visit(page, '/plates')
    await expect.poll(() => isControlled(page), { timeout: 20_000 }).toBe(true)
    const { reply, hash } = await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const file of await cache.keys()) await cache.delete(file)
      }
      const [hash = '', buildDate = ''] = document
        .querySelector<HTMLElement>('[data-release]')!
        .dataset['release']!.split(' ')
      const reply = new Promise<unknown>((done) => {
        navigator.serviceWorker.addEventListener('message', ({ data }) => done(data))
        navigator.serviceWorker.startMessages()
      })
      const manifestUrl = `/assets/release-${hash}.json`
      navigator.serviceWorker.controller!.postMessage({ type: 'PRELOAD', hash, buildDate, manifestUrl })
      return { reply: await reply, hash }
    })
    expect(reply).toEqual({ type: 'PRELOADED', hash })
    const isStored = (name: string) => page.evaluate(async (path) => (await caches.match(path)) !== undefined, name)
    expect(await isStored(`/assets/release-${hash}.json`)).toBe(true)
    const script = await page.locator('script[data-entry]').getAttribute('data-entry')
    expect(await isStored(script!)).toBe(true)
  })

  test('if the flag sw is off, the service worker and its caches are removed', async ({ page }) => {
    await page.clock.install()
    await visit(page, '/plates')
    await page.clock.runFor(5_000)
    await expect.poll(() => isControlled(page), { timeout: 20_000 }).toBe(true)
    const off = { hash: newer.hash, buildDate: '2000-01-01T00:00:00.000Z', features: { sw: false } }
    await page.route('**/svc_ssr/heartbeat', (route) => route.fulfill({ json: off }))
    await page.clock.runFor(121_000)
    await expect.poll(() => cacheNames(page)).toBe('')
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0)
  })
})
