import type { Page } from '@playwright/test'
import { expireLink } from './merchant.ts'
import { cards, readEmailsTo, newEmail, waitForHydration, typeCard, visit } from './shopper.ts'
import { originOf } from './sites.ts'
import { expect, test } from './visitor/fixture.ts'
import type { AnyPage } from './visitor/any-page.ts'

const staff = process.env['STAFF_TOKEN'] ?? ''
const usa = originOf('USA')

interface CreatedLink {
  id: string
  url: string
  email: string
}

const call = (page: AnyPage, path: string, data: object) =>
  page.request.post(`${usa}/svc_extrapayment/links${path}`, {
    headers: { authorization: `Bearer ${staff}`, 'idempotency-key': crypto.randomUUID() },
    data,
  })

/** Creates a link as staff: two benches for 200.00, including freight and tax. */
async function makeLink(page: AnyPage, extra: object = {}): Promise<CreatedLink> {
  const email = newEmail()
  const billingAddress = {
    firstname: 'Robin',
    lastname: 'Vale',
    street: ['214 Harbor Street'],
    city: 'Columbus',
    region: 'OH',
    postcode: '43215',
    countryId: 'US',
    telephone: '6145550123',
  }
  const lines = [{ name: 'Garage bench', qty: 2, price: 90 }]
  const about = { kind: 'free', number: 'B-2041', email, billingAddress, lines, shipping: 12, tax: 8 }
  const link = await call(page, '', { about, note: 'Collect at gate 2.', ...extra })
  expect(link.status()).toBe(201)
  return { ...((await link.json()) as { id: string; url: string }), email }
}

const pay = (page: AnyPage) => page.getByRole('button', { name: /^Pay \$200\.00$/ })
const heading = (page: AnyPage, name: string) => page.getByRole('heading', { level: 2, name })

test('an emailed payment link shows the amount due in the minimal layout and can be paid after a challenge [PAY-002, PAY-003, PAY-004]', async ({
  page,
}) => {
  const { email } = await makeLink(page)
  const mails = async () => (await readEmailsTo(page, email)).map(({ text }) => text).join('\n')
  await expect.poll(mails).toContain('$200.00 is due for B-2041')
  const [address = ''] = /http\S+payment-link\?token=\S+/.exec(await mails()) ?? []
  const response = await page.goto(address)
  expect(response?.headers()['referrer-policy']).toBe('same-origin')
  await waitForHydration(page)
  await expect(page.locator('.funnel-head')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.getByText('Garage bench')).toBeVisible()
  await expect(page.getByText('Collect at gate 2.')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Robin')
  await typeCard(page, cards.challengePassed)
  await pay(page).click()
  await page.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(heading(page, 'Thank you. We’ve received your payment.')).toBeVisible()
  await expect(page.getByText('Visa ending in 2503')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await expect(pay(page)).toHaveCount(0)
  await expect.poll(mails).toContain('You paid $200.00 for B-2041')
})

test('a payment link can be paid in parts if staff allow it [PAY-004]', async ({ page }) => {
  const { url } = await makeLink(page, { allowsPart: true })
  await visit(page, url)
  await page.getByLabel('Amount to pay now').fill('0.50')
  await typeCard(page, cards.pays)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('The minimum payment is $1.00.')
  await page.getByLabel('Amount to pay now').fill('80')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByText('Partially paid')).toBeVisible()
  await expect(page.getByLabel('Amount to pay now')).toHaveValue('120.00')
})

test('a declined card is reported on a payment link, and a different card can pay it [PAY-004]', async ({ page }) => {
  const { url } = await makeLink(page)
  await visit(page, url)
  await typeCard(page, cards.declined)
  await pay(page).click()
  await expect(page.getByRole('alert')).toContainText('Your card was declined.')
  await typeCard(page, cards.pays)
  await pay(page).click()
  await expect(heading(page, 'Thank you. We’ve received your payment.')).toBeVisible()
})

test('an expired payment link shows a message and a button for requesting a new one [PAY-004]', async ({ page }) => {
  const { id, url } = await makeLink(page)
  await expireLink(id)
  await visit(page, url)
  await expect(heading(page, 'This payment link has expired')).toBeVisible()
  await page.getByRole('button', { name: 'Request a new link' }).click()
  await expect(page.getByText('Got it.')).toBeVisible()
  expect((await call(page, `/${id}/resend`, { days: 7 })).status()).toBe(200)
  await visit(page, url)
  await expect(pay(page)).toBeVisible()
})

test('a payment link that staff revoke while it is open cannot be paid [PAY-004]', async ({ page }) => {
  const { id, url } = await makeLink(page)
  await visit(page, url)
  await typeCard(page, cards.pays)
  expect((await call(page, `/${id}/revoke`, {})).status()).toBe(200)
  await pay(page).click()
  await expect(heading(page, 'This payment link was canceled')).toBeVisible()
  await expect(pay(page)).toHaveCount(0)
})

test('a payment link with an altered or missing token returns 404 [PAY-004]', async ({ page }) => {
  const { url } = await makeLink(page)
  const altered = url.replace(/(\.)(.)(?=[\w-]{42}$)/, (_, dot, first) => `${dot}${first === 'A' ? 'B' : 'A'}`)
  expect(altered).not.toBe(url)
  for (const address of [altered, `${usa}/payment-link`, `${usa}/payment-link?token=x`])
    expect((await page.goto(address))?.status(), address).toBe(404)
})

test('if a payment link is paid in one of two tabs, the other tab shows the receipt instead of paying again [PAY-004]', async ({
  page,
  context,
}) => {
  const { url } = await makeLink(page)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await visit(tab, url)
    await typeCard(tab, cards.pays)
  }
  await pay(page).click()
  await expect(heading(page, 'Thank you. We’ve received your payment.')).toBeVisible()
  await pay(other).click()
  await expect(heading(other, 'Receipt')).toBeVisible()
  await expect(other.getByText('Visa ending in 1111')).toHaveCount(1)
})

const atPayPal = (page: AnyPage) => page.getByRole('heading', { name: 'PayPal sandbox' })
const agree = (page: AnyPage) => page.getByRole('button', { name: 'Approve and continue' }).click()
async function goToPayPal(page: Page) {
  await page.getByRole('radio', { name: 'PayPal' }).check()
  await page.getByRole('button', { name: 'Go to PayPal' }).click()
  await expect(atPayPal(page)).toBeVisible()
}

test('a payment link can be paid in parts through PayPal without revealing its token to PayPal [PAY-004]', async ({
  page,
}) => {
  const { url } = await makeLink(page, { allowsPart: true })
  await visit(page, url)
  await page.getByLabel('Amount to pay now').fill('80')
  await goToPayPal(page)
  await expect(page.getByText('80.00 USD').or(page.getByText('$80.00')).first()).toBeVisible()
  expect(await page.content()).not.toContain(new URL(url).searchParams.get('token'))
  await agree(page)
  await expect(page.getByText('Partially paid')).toBeVisible()
  await waitForHydration(page)
  await expect(page.getByLabel('Amount to pay now')).toHaveValue('120.00')
  await goToPayPal(page)
  await agree(page)
  await expect(heading(page, 'Thank you. We’ve received your payment.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Payments' }).getByText('PayPal')).toHaveCount(2)
  // Going back to PayPal does not pay again, because PayPal's page redirects to the shop again.
  await page.goBack({ waitUntil: 'networkidle' })
  await visit(page, url)
  await expect(page.getByRole('region', { name: 'Payments' }).getByText('PayPal')).toHaveCount(2)
})

test('a payer on a payment link who cancels at PayPal or is declined there can pay by card [PAY-004]', async ({
  page,
}) => {
  const { url } = await makeLink(page)
  await visit(page, url)
  await goToPayPal(page)
  await page.getByRole('button', { name: 'Cancel and return to the shop' }).click()
  await expect(page.getByRole('alert')).toContainText('You left PayPal without approving the payment.')
  await waitForHydration(page)
  await goToPayPal(page)
  await page.getByLabel('declined@example.com').check()
  await agree(page)
  await expect(page.getByRole('alert')).toContainText('Your PayPal payment didn’t go through')
  await waitForHydration(page)
  await typeCard(page, cards.pays)
  await pay(page).click()
  await expect(heading(page, 'Thank you. We’ve received your payment.')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test('without JavaScript, a payment link can be paid through PayPal [PAY-004]', async ({ visitor }) => {
    const { url } = await makeLink(visitor)
    await visitor.goto(url)
    await visitor.getByRole('radio', { name: 'PayPal' }).check()
    await pay(visitor).click()
    await expect(atPayPal(visitor)).toBeVisible()
    await agree(visitor)
    await expect(heading(visitor, 'Thank you. We’ve received your payment.')).toBeVisible()
    await expect(visitor.getByRole('region', { name: 'Payments' }).getByText('PayPal')).toBeVisible()
  })

  test('without JavaScript, a payment link can be paid with a gift card, and an unknown code is reported [PAY-004]', async ({
    visitor,
  }) => {
    const { url } = await makeLink(visitor, { amount: 1 })
    await visitor.goto(url)
    await expect(visitor.locator('noscript .message')).toBeVisible()
    await expect(visitor.locator('iframe')).toHaveCount(0)
    await visitor.getByText('Use a gift card').click()
    await visitor.getByLabel('Gift card code').fill('1R0N-G1FT-0100-006Y')
    await visitor.getByRole('button', { name: 'Pay with gift card only' }).click()
    await expect(visitor.getByRole('alert')).toContainText('We couldn’t find a gift card with this code.')
    await visitor.getByText('Use a gift card').click()
    await visitor.getByLabel('Gift card code').fill('1R0N-G1FT-0050-001B')
    await visitor.getByRole('button', { name: 'Pay with gift card only' }).click()
    await expect(heading(visitor, 'Thank you. We’ve received your payment.')).toBeVisible()
  })
})
