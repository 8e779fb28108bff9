import type { FrameLocator, Page } from '@playwright/test'
import { deleteDataFolder, startStore, type StartedStore } from '../start/store-for-tests.ts'
import { cardFields, cards, fillCart, completeShippingStep, newEmail, visit } from './shopper.ts'
import { challengedCard, startVendor } from './spreedly-vendor.ts'
import { expect, test } from './visitor/fixture.ts'

// A separate store with vendor accounts, which make it serve a card page.
test.describe.configure({ mode: 'default' })
let store: StartedStore
let vendor: Awaited<ReturnType<typeof startVendor>>
let shop = ''
let cardPage = ''

test.beforeAll(async () => {
  test.setTimeout(240_000)
  vendor = await startVendor()
  store = await startStore({
    env: {
      ...vendor.env,
      RATE_LIMITS: 'login=120,order=200,decline=1000',
      ADYEN_SITES: 'AUS',
      ADYEN_URL: 'http://127.0.0.1:9/v72',
      ADYEN_API_KEY: 'AQEyhmfx9Zt4Lc7W',
      ADYEN_MERCHANT_ACCOUNT: 'Stories',
      ADYEN_HMAC_KEYS: 'AB'.repeat(32),
      ADYEN_CLIENT_KEY: 'test_LK3M5N7P9QXYZ',
      ADYEN_ENVIRONMENT: 'test',
    },
  })
  shop = `http://localhost:${store.port}`
  cardPage = `http://localhost:${store.port + 6}`
})
test.afterAll(async () => {
  await store.stop()
  deleteDataFolder(store.dataDir)
  vendor.close()
})

/** Collects content security policy violations in all frames. */
async function stoppedOn(page: Page): Promise<string[]> {
  const stopped: string[] = []
  await page.exposeFunction('reportStopped', (what: string) => stopped.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const { reportStopped } = globalThis as unknown as { reportStopped: (what: string) => void }
      reportStopped(`${effectiveDirective} ${blockedURI}`)
    })
  })
  return stopped
}

async function atPayment(page: Page, origin = shop, site: 'USA' | 'AUS' = 'USA') {
  await fillCart(page, `${origin}/ironwright-medicine-ball?weight=14+lb`)
  await visit(page, `${origin}/checkout/shipping`)
  await completeShippingStep(page, site, newEmail())
}

const vendorField = (fields: Page | FrameLocator, name: 'number' | 'cvv') =>
  fields.frameLocator(`#vendor-${name} iframe`).getByRole('textbox')

async function type(fields: Page | FrameLocator, number: string, expiry = '12/34', code = '123') {
  await vendorField(fields, 'number').fill(number)
  await fields.getByLabel('Expires').fill(expiry)
  await vendorField(fields, 'cvv').fill(code)
}
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue to review' }).click()
const placeOrder = (page: Page) => page.getByRole('button', { name: /^Place order/ }).click()
const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank you. Your order is in.' })

test('a card entered on the embedded card page pays for an order [CHECKOUT-012, PAY-204]', async ({ page }) => {
  const stopped = await stoppedOn(page)
  await atPayment(page)
  expect(await page.locator('iframe[title="Card details"]').getAttribute('src')).toBe(
    `${cardPage}/spreedly/card?parent=${encodeURIComponent(shop)}&lang=en-US`,
  )
  const fields = cardFields(page)
  await expect(vendorField(fields, 'number')).toHaveAccessibleName('Card number')
  await expect(vendorField(fields, 'cvv')).toHaveAccessibleName('Security code')
  await type(fields, cards.pays)
  await goOn(page)
  await page.waitForURL('**/checkout/review')
  await expect(page.getByRole('main')).toContainText('1111')
  await placeOrder(page)
  await expect(thanks(page)).toBeVisible()
  expect(stopped).toEqual([])
  expect(await page.context().cookies(cardPage)).toEqual(await page.context().cookies(shop))
})

test("card errors appear at their fields, the page's errors before the vendor's, and Enter continues", async ({
  page,
}) => {
  await atPayment(page)
  const fields = cardFields(page)
  await type(fields, '4111 1111 1111 1112', '13/34', '12')
  await goOn(page)
  await expect(fields.locator('#number-error')).toContainText('Check the card number')
  await expect(fields.locator('#expiry-error')).toHaveText('Enter the expiration date as MM/YY.')
  await expect(fields.locator('#cvv-error')).toHaveText('Enter the 3- or 4-digit security code.')
  await expect(vendorField(fields, 'number')).toBeFocused()
  await type(fields, '4000 0000 0000 0002')
  await goOn(page)
  await expect(fields.locator('#number-error')).toContainText('We can’t accept this card number.')
  await expect(fields.locator('#expiry-error')).toBeEmpty()
  await type(fields, cards.pays)
  await vendorField(fields, 'cvv').press('Enter')
  await page.waitForURL('**/checkout/review')
})

/** Places an order with a card that requires a challenge. Returns the challenge frame. */
async function atBank(page: Page) {
  await atPayment(page)
  await type(cardFields(page), challengedCard)
  await goOn(page)
  await page.waitForURL('**/checkout/review')
  await placeOrder(page)
  return page.frameLocator('#bank-question iframe')
}

test('a device fingerprint and a challenge run on the card page, and each returns to the shop [PAY-207, PAY-209]', async ({
  page,
}) => {
  const stopped = await stoppedOn(page)
  const question = await atBank(page)
  await question.getByRole('button', { name: 'Yes, pay' }).click()
  await expect(thanks(page)).toBeVisible()
  expect(stopped).toEqual([])
})

test('a challenge abandoned on the card page can be completed later, and a refused one returns to the card form [PAY-211]', async ({
  page,
}) => {
  const question = await atBank(page)
  await expect(question.getByRole('button', { name: 'Yes, pay' })).toBeVisible()
  expect(new URL(page.url()).origin).toBe(cardPage)
  // Leaving the challenge returns to the shop and causes no redirect loop.
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await expect(page.getByRole('link', { name: 'Check again' })).toBeVisible()
  await page.waitForResponse(/svc_checkout\/order\//)
  expect(new URL(page.url()).origin).toBe(shop)
  await page.locator(`a[href^="${cardPage}/spreedly/bank"]`).click()
  await question.getByRole('button', { name: 'No' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Your bank didn’t confirm the payment.')
})

test('if the card form script fails to load, a message and a link back to the shop are shown', async ({ page }) => {
  await page.route('**/iframe.js', (route) => route.abort())
  await atPayment(page)
  const out = page.getByRole('alert').getByRole('link')
  await expect(out).toHaveAttribute('href', new RegExp(`^${cardPage}/spreedly/card-page\\?return=`))
  await out.click()
  await expect(page.getByRole('alert').first()).toContainText('The card form didn’t load.')
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await expect(page).toHaveURL(new RegExp(`^${shop}/checkout/payment`))
})

test('the standalone card page returns with a valid card, and without JavaScript states that JavaScript is required [PAY-204]', async ({
  page,
  visitor,
}) => {
  await atPayment(page)
  await page.goto(`${cardPage}/spreedly/card-page?return=${encodeURIComponent(`${shop}/checkout/payment`)}`)
  await type(page, cards.pays)
  await page.getByRole('button', { name: 'Use this card' }).click()
  await page.waitForURL(`${shop}/checkout/**`)
  await expect(page.getByRole('main')).toContainText('1111')
  await visitor.goto(`${cardPage}/spreedly/card-page?return=${encodeURIComponent(`${shop}/checkout/payment`)}`)
  await expect(visitor.locator('noscript')).toBeVisible()
  await expect(visitor.locator('noscript')).toContainText('Card payments need JavaScript', { useInnerText: true })
  await expect(visitor.getByRole('button')).toHaveCount(0)
  await expect(visitor.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute(
    'href',
    `${shop}/checkout/payment`,
  )
})

test('a page on a different origin cannot embed the card fields or receive their messages [PAY-204]', async ({
  page,
}) => {
  const foreign = vendor.env.SPREEDLY_SCRIPT_URL.replace('/iframe.js', '')
  expect((await page.request.get(`${cardPage}/spreedly/card?parent=${encodeURIComponent(foreign)}`)).status()).toBe(403)
  const words: string[] = []
  await page.exposeFunction('reportWord', (word: string) => words.push(word))
  await page.goto(`${foreign}/field?foreign`)
  await page.evaluate(
    async (address) => {
      addEventListener('message', ({ origin }) => {
        if (origin === new URL(address).origin)
          (globalThis as unknown as { reportWord: (word: string) => void }).reportWord(origin)
      })
      const frame = document.createElement('iframe')
      const loaded = new Promise((done) => frame.addEventListener('load', done))
      frame.src = address
      document.body.append(frame)
      await loaded
      frame.contentWindow?.postMessage({ type: 'tokenize' }, '*')
      // Allows time for a reply: a network request takes longer than a message within the browser.
      await fetch(location.href)
    },
    `${cardPage}/spreedly/card?parent=${encodeURIComponent(shop)}&lang=en-US`,
  )
  expect(words).toEqual([])
  // Chromium shows an error page in a frame that its policy forbids.
  expect(await page.frames()[1]?.locator('#card').count()).toBe(0)
})

test("Adyen's fields load from the store's own files, and while Adyen is unreachable the page offers a way back", async ({
  page,
}) => {
  const stopped = await stoppedOn(page)
  const foreign: string[] = []
  await page.route(/adyen\.com/, (route) => {
    foreign.push(new URL(route.request().url()).hostname)
    return route.abort()
  })
  await atPayment(page, shop.replace('localhost', 'aus.localhost'), 'AUS')
  const fields = cardFields(page)
  await expect(fields.locator('#adyen-card .adyen-checkout__card-input')).toBeAttached()
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(`^${cardPage}/adyen/card-page\\?return=`),
    { timeout: 15_000 },
  )
  expect([...new Set(foreign)].filter((host) => !host.startsWith('checkoutshopper-test.'))).toEqual([])
  expect(stopped.filter((what) => !what.includes('checkoutanalytics'))).toEqual([])
})
