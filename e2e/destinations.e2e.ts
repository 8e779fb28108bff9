import { expect, test, type Page } from '@playwright/test'
import { fillCart, guestWithBall, newEmail, typeAddress, visit } from './shopper.ts'
import { originOf, type Site } from './sites.ts'

/** A destination as address form values. */
interface Place {
  country?: string
  street: string
  city: string
  postcode: string
}

/** Enters a destination's address. The costs update automatically. */
async function sendTo(page: Page, { country, street, city, postcode }: Place) {
  if (country) {
    await page.getByText('Change', { exact: true }).first().click()
    await page.getByLabel('Country', { exact: true }).selectOption(country)
  }
  await page.getByLabel('Email', { exact: true }).fill(newEmail())
  await page.getByLabel('First name').fill('Robin')
  await page.getByLabel('Last name').fill('Vale')
  await page.getByLabel('Street address').fill(street)
  await page.getByLabel('City').fill(city)
  await page.getByLabel('Postcode').fill(postcode)
  await page.getByLabel('Phone').fill('6145550123')
}

const summary = (page: Page) => page.getByRole('complementary', { name: 'Your order' })
const total = (page: Page) => summary(page).locator('dt.sum')

async function checkout(page: Page, site: Site) {
  await guestWithBall(page, site)
  await visit(page, `${originOf(site)}/checkout/shipping`)
}

const places: readonly (readonly [name: string, site: Site, place: Place, tax: string | null])[] = [
  ['Northern Ireland', 'GBR', { street: '1 Donegall Square', city: 'Belfast', postcode: 'BT1 5GS' }, 'VAT 20%'],
  [
    'the Canary Islands',
    'EUR',
    { country: 'Spain', street: 'Calle Triana 1', city: 'Las Palmas', postcode: '35002' },
    null,
  ],
  [
    'Madeira',
    'EUR',
    { country: 'Portugal', street: 'Rua do Carmo 1', city: 'Funchal', postcode: '9000-082' },
    'VAT 22%',
  ],
  ['Switzerland', 'EUR', { country: 'Switzerland', street: 'Bahnhofstr. 1', city: 'Zürich', postcode: '8001' }, null],
]
for (const [name, site, place, tax] of places) {
  test(`an order to ${name} has ${tax ?? 'no VAT'}`, async ({ page }) => {
    await checkout(page, site)
    await sendTo(page, place)
    await expect(total(page)).toBeVisible()
    if (tax === null) await expect(summary(page).getByText(/VAT/)).toHaveCount(0)
    else await expect(summary(page).getByText(`Including ${tax}`)).toBeVisible()
  })
}

test('a valid business VAT number removes VAT, and an invalid one does not [TAX-217, TAX-234]', async ({ page }) => {
  await checkout(page, 'EUR')
  await sendTo(page, { country: 'France', street: '1 Rue de Rivoli', city: 'Paris', postcode: '75001' })
  await expect(summary(page).getByText('Including VAT 20%')).toBeVisible()
  await page.getByText('Buying for a business?').click()
  await page.getByLabel('VAT number').fill('FR40303265045')
  await expect(summary(page).getByText('Including VAT 20%')).toHaveCount(0)
  await expect(total(page)).toBeVisible()
  await page.getByLabel('VAT number').fill('FR00000000000')
  await expect(page.getByText('We couldn’t find this VAT number in the register')).toBeVisible()
  await expect(summary(page).getByText('Including VAT 20%')).toBeVisible()
})

test('an order with an unverifiable VAT number is charged VAT, shows a notice, and can continue [TAX-218, TAX-234]', async ({
  page,
}) => {
  await checkout(page, 'EUR')
  await sendTo(page, { country: 'Austria', street: 'Ringstraße 1', city: 'Wien', postcode: '1010' })
  await expect(summary(page).getByText('Including VAT 20%')).toBeVisible()
  await page.getByText('Buying for a business?').click()
  // The VAT service's test number for an unavailable register.
  await page.getByLabel('VAT number').fill('ATU00000301')
  await expect(page.getByRole('status').filter({ hasText: 'We can’t check this VAT number right now' })).toBeVisible()
  await expect(page.getByText('We couldn’t find this VAT number in the register')).toHaveCount(0)
  await expect(summary(page).getByText('Including VAT 20%')).toBeVisible()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL('**/checkout/payment')
})

test('the British site charges VAT without verifying the VAT number, and states this [TAX-234]', async ({ page }) => {
  await checkout(page, 'GBR')
  await sendTo(page, { street: '7 Cable Street', city: 'London', postcode: 'E1 8JG' })
  await page.getByText('Buying for a business?').click()
  await page.getByLabel('VAT number').fill('GB123456789')
  await expect(page.getByText('We still charge VAT.')).toBeVisible()
  await expect(summary(page).getByText('Including VAT 20%')).toBeVisible()
  await expect(page.getByText('We can’t check this VAT number right now')).toHaveCount(0)
})

test('the shipping mode is offered only for carts that mix stocked and drop-shipped goods, and changes the shipments [SHIP-225]', async ({
  page,
}) => {
  const mode = page.getByRole('group', { name: 'How should we ship it?' })
  await guestWithBall(page)
  await visit(page, `${originOf('USA')}/checkout/shipping`)
  await typeAddress(page, 'USA', newEmail())
  await expect(page.getByRole('group', { name: 'Delivery options' })).toBeVisible()
  await expect(mode).toHaveCount(0)
  await fillCart(page, `${originOf('USA')}/pellam-heavy-rope`)
  await visit(page, `${originOf('USA')}/checkout/shipping`)
  await expect(mode.getByRole('radio', { name: 'As items are ready' })).toBeChecked()
  await expect(page.getByRole('group', { name: /^Shipment \d of 2$/ })).toHaveCount(2)
  await mode.getByRole('radio', { name: 'In as few deliveries as possible' }).check()
  await expect(page.getByRole('group', { name: 'Delivery options' })).toBeVisible()
  await page.reload()
  await expect(mode.getByRole('radio', { name: 'In as few deliveries as possible' })).toBeChecked()
})

test('a heavy drop-shipped product ships separately [SHIP-223]', async ({ page }) => {
  await guestWithBall(page)
  await fillCart(page, `${originOf('USA')}/ironwright-push-sled`)
  await visit(page, `${originOf('USA')}/checkout/shipping`)
  await typeAddress(page, 'USA', newEmail())
  await expect(page.getByRole('group', { name: /^Shipment \d of 2$/ })).toHaveCount(2)
})
