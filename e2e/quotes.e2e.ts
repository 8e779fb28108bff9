import { expect, test, type Page } from '@playwright/test'
import { becomeCustomer } from './customer.ts'
import { testProduct, testStock, testVariant } from '#services/testing/products-for-tests.ts'
import { upsertProducts } from './merchant.ts'
import { originOf } from './sites.ts'
import { cards, fillCart, completePaymentStep, completeShippingStep, readEmailsTo, newEmail, visit } from './shopper.ts'

const staff = process.env['STAFF_TOKEN'] ?? ''
const bar = '/ironwright-garage-bar'

interface Desk {
  quote: { version: number }
  items: { itemId: string; qty: number }[]
}

/** Sends a quote as staff: every line at 200.00, and shipping to Columbus at 25.00. */
async function offer(page: Page, id: string) {
  const headers = { authorization: `Bearer ${staff}` }
  const address = `${originOf('USA')}/svc_list/quote-desk/${id}`
  const read = await page.request.get(address, { headers })
  const { quote, items } = (await read.json()) as Desk
  const at = (version: number) => ({
    ...headers,
    'idempotency-key': crypto.randomUUID(),
    'if-match': `"${version}"`,
  })
  const worked = await page.request.put(address, {
    headers: at(quote.version),
    data: {
      lines: items.map(({ itemId, qty }) => ({ itemId, qty, price: 200 })),
      shipping: { price: 25, countryId: 'US', postcode: '43215' },
      note: 'For ten bars we would go lower.',
      reason: 'Club price',
    },
  })
  const { version } = (await worked.json()) as { version: number }
  const response = await page.request.post(`${address}/send`, { headers: at(version), data: { days: 14 } })
  expect(response.status()).toBe(200)
}

test('a customer requests a quote for the cart, staff send it, and the customer orders at the quoted prices [LIST-234]', async ({
  page,
}) => {
  const email = await becomeCustomer(page)
  await fillCart(page, bar, 2)
  await visit(page, '/cart')
  await page.getByRole('link', { name: 'Buying for a gym? Request a quote' }).click()
  await page.waitForURL('**/account/custom-quoting#ask')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('alert')).toContainText('Enter what it’s for')
  await page.getByLabel('What is it for?').fill('Bars for the club')
  await page.getByLabel('Anything we should know?').fill('Two now, eight later.')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Request sent.' })).toBeVisible()
  await expect(page.getByText('Two now, eight later.')).toBeVisible()
  const [, id] = /custom-quoting\/([\w-]+)/.exec(page.url())!
  await expect(page.getByRole('button', { name: 'Accept and check out' })).toHaveCount(0)
  await offer(page, id!)
  await expect
    .poll(async () => (await readEmailsTo(page, email)).map(({ subject }) => subject).join())
    .toContain('quote')
  await visit(page, '/account/custom-quoting')
  const row = page.getByRole('row').filter({ hasText: 'Bars for the club' })
  await expect(row).toContainText('Ready for you')
  await row.getByRole('link').click()
  await expect(page.getByText('For ten bars we would go lower.')).toBeVisible()
  await expect(page.getByText('2 × $200.00 each')).toBeVisible()
  await page.getByLabel('Your message to us').fill('Do you deliver on Saturdays?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Message sent.' })).toBeVisible()
  await expect(page.getByLabel('Your message to us')).toHaveValue('')
  await page.getByText('Ask for a change').click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const change = page.getByRole('textbox', { name: 'What should we change?' })
  await expect(change).toHaveAccessibleDescription(/Enter your message/)
  await expect(change).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('alert')).toHaveCount(1)
  await page.getByLabel('What should we change?').fill('A lower price, please')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'We’ll update your quote' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept and check out' })).toHaveCount(0)
  await offer(page, id!)
  await page.reload()
  await expect(page.getByRole('row', { name: /Ironwright Garage Bar/ })).toContainText('No change')
  await page.getByRole('button', { name: 'Accept and check out' }).click()
  await page.waitForURL('**/checkout/shipping')
  await completeShippingStep(page, 'USA', email)
  await completePaymentStep(page, cards.pays)
  await expect(page.getByText('$400.00').filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByText('$25.00').filter({ visible: true }).first()).toBeVisible()
  await page.getByRole('button', { name: /^Place order/ }).click()
  await page.waitForURL('**/checkout/success?order=*')
  await expect(async () => {
    await page.goto('/account/custom-quoting')
    await expect(row).toContainText('Ordered', { timeout: 1_000 })
  }).toPass()
  await page.goto('/cart')
  await expect(page.getByRole('link', { name: 'Ironwright Garage Bar' }).first()).toBeVisible()
})

test('a guest must log in before requesting a quote', async ({ page }) => {
  await visit(page, '/account/custom-quoting')
  await page.waitForURL('**/login?redirect=%2Faccount%2Fcustom-quoting')
})

/** Returns a bar with a stock quantity. */
const barWith = (id: number, onHand: number) =>
  testProduct(id, `quoted-bar-${id}`, {
    name: `Quoted Bar ${id}`,
    categories: [],
    variants: [testVariant(`QUOTED-${id}`, { stock: testStock({ onHand }) })],
  })

test('a quote with insufficient stock cannot be changed in checkout, and the quote page shows the shortage [LIST-234, ERROR-208]', async ({
  page,
}) => {
  const id = 8_700_000 + Math.floor(Math.random() * 100_000)
  await upsertProducts([barWith(id, 5)])
  await becomeCustomer(page)
  await fillCart(page, `/quoted-bar-${id}`, 3)
  await visit(page, '/account/custom-quoting')
  await page.getByLabel('What is it for?').fill('Three bars')
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.waitForURL(/custom-quoting\/[\w-]{36}/)
  const [, quote] = /custom-quoting\/([\w-]+)/.exec(page.url())!
  await offer(page, quote!)
  await visit(page, `/account/custom-quoting/${quote}`)
  await page.getByRole('button', { name: 'Accept and check out' }).click()
  await page.waitForURL('**/checkout/shipping')
  await completeShippingStep(page, 'USA', newEmail())
  await completePaymentStep(page, cards.pays)
  await upsertProducts([barWith(id, 1)])
  await page.getByRole('button', { name: /^Place order/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Some items can’t be ordered as they are' })
  await expect(dialog).toContainText(`Quoted Bar ${id}`)
  await expect(dialog).toContainText('Quoted prices apply to the whole quote.')
  await expect(dialog.getByRole('button')).toHaveCount(0)
  await dialog.getByRole('link', { name: 'Return to quote' }).click()
  await page.waitForURL(`**/account/custom-quoting/${quote}`)
  await expect(page.getByText('Only 1 left', { exact: true })).toBeVisible()
})
