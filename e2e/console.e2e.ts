import { expect, test, type Page } from '@playwright/test'
import { becomeCustomer } from './customer.ts'
import { fillCart, waitForHydration, visit } from './shopper.ts'

/** Collects console errors from the page's own code. */
function errorsOf(page: Page) {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

test('unhandled errors and rejections are logged to the console [ERROR-429, ERROR-430]', async ({ page }) => {
  const errors = errorsOf(page)
  await visit(page, '/')
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('an unhandled error')
    })
    void Promise.reject(new Error('an unhandled rejection'))
  })
  await expect.poll(() => errors.toSorted()).toEqual(['an unhandled error', 'an unhandled rejection'])
})

test('a page that fails to hydrate logs the error and still works [ERROR-428]', async ({ page }) => {
  const errors = errorsOf(page)
  await page.route('/plates', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/(id="data"[^>]*>)\{/, '$1{not json ')
    await route.fulfill({ response, body })
  })
  await page.goto('/plates')
  await expect.poll(() => errors.join()).toMatch(/JSON/)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('an aborted, repeated, or failed navigation does not show an error [ERROR-417, ERROR-418, ERROR-420]', async ({
  page,
}) => {
  await visit(page, '/')
  const links = page.getByRole('navigation').getByRole('link')
  await expect(links.first()).toBeVisible()
  // The second click aborts the first navigation, and the third click repeats the second.
  await page.evaluate(() => {
    const [first, second] = [...document.querySelectorAll<HTMLAnchorElement>('nav a[href^="/"]')]
    for (const link of [first, second, second]) link?.click()
  })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/no-such-page', textContent: 'Nowhere' })
    document.querySelector('main')!.append(link)
    link.click()
  })
  await expect(page).toHaveURL(/no-such-page/)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.locator('.toast')).toHaveCount(0)
})

test('a navigation ended by the back button does not show an error [ERROR-419]', async ({ page }) => {
  await visit(page, '/plates')
  await visit(page, '/bars')
  // The page unloads before evaluate can return.
  const navigation = page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('main a[href^="/"]')?.click()
    history.back()
  })
  await navigation.catch(() => {})
  await expect(page).toHaveURL(/\/plates$/)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.locator('.toast')).toHaveCount(0)
})

test('logging out deletes the local order from the browser [ORDER-411]', async ({ page }) => {
  const storedOrder = () => page.evaluate(() => localStorage.getItem('order'))
  await becomeCustomer(page)
  await fillCart(page, '/ironwright-medicine-ball?weight=14+lb')
  await visit(page, '/checkout/shipping')
  await page.getByLabel('City').fill('Colum')
  await expect.poll(storedOrder).toContain('Colum')
  await visit(page, '/account')
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await waitForHydration(page)
  expect(await storedOrder()).toBeNull()
  expect(await page.evaluate(() => Object.keys(localStorage).includes('order'))).toBe(false)
})
