import type { Page } from '@playwright/test'
import {
  cards,
  fillCart,
  completePaymentStep,
  guestWithBall,
  readEmailsTo,
  newEmail,
  typeAddress,
  visit,
} from './shopper.ts'
import { originOf } from './sites.ts'
import { expect, test } from './visitor/fixture.ts'
import type { AnyPage } from './visitor/any-page.ts'

const way = (page: AnyPage, name: string | RegExp) =>
  page.getByRole('group', { name: 'Shipping or pickup' }).getByRole('radio', { name })

const place = (page: AnyPage, name: RegExp) =>
  page.getByRole('group', { name: 'Pickup location' }).getByRole('radio', { name })

async function typeCollector(page: AnyPage, email: string) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('First name').fill('Robin')
  await page.getByLabel('Last name').fill('Vale')
  await page.getByLabel('Phone').fill('6145550123')
}

async function typeBill(page: Page) {
  const bill = page.getByRole('region', { name: 'Billing address' })
  await expect(bill.getByLabel('Same as shipping address')).toHaveCount(0)
  await expect(bill.getByLabel('First name')).toHaveValue('Robin')
  await bill.getByLabel('Street address').fill('100 Main St')
  await bill.getByLabel('City').fill('Portland')
  await bill.getByLabel('State').selectOption('OR')
  await bill.getByLabel('ZIP code').fill('97201')
}

test('a guest orders for pickup with a separate billing address, and the email shows the pickup location [SHIP-227, SHIP-228, SHIP-250]', async ({
  page,
}) => {
  const email = newEmail()
  await guestWithBall(page)
  await visit(page, `${originOf('USA')}/checkout/shipping`)
  await way(page, /^Pick it up/).check()
  await expect(page.getByLabel('Street address')).toHaveCount(0)
  await expect(place(page, /1 Foundry Row/)).toBeChecked()
  await typeCollector(page, email)
  const tax = page.getByRole('complementary').getByText('Sales tax').locator('xpath=..')
  await expect(tax).toContainText('$')
  const ofOhio = await tax.textContent()
  await place(page, /^Reno/).check()
  await expect(tax).toContainText('$')
  await expect(tax).not.toHaveText(ofOhio!)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL('**/checkout/payment')
  await typeBill(page)
  await completePaymentStep(page, cards.pays)
  await expect(page.getByRole('main')).toContainText('Ironwright West, 2200 Forge Way, Reno, NV 89502')
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you. Your order is in.' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Ring at gate B')
  await expect(page.getByRole('main')).not.toContainText('Columbus')
  await expect
    .poll(async () => (await readEmailsTo(page, email)).map(({ text }) => text).join())
    .toContain('2200 Forge Way')
})

test('turning pickup off restores the previously chosen address and rate [SHIP-229]', async ({ page }) => {
  await guestWithBall(page)
  await visit(page, `${originOf('USA')}/checkout/shipping`)
  await typeAddress(page, 'USA', newEmail())
  const expedited = page.getByRole('group', { name: 'Delivery options' }).getByRole('radio').nth(1)
  await expedited.check()
  const chosen = await expedited.inputValue()
  await way(page, /^Pick it up/).check()
  await expect(page.getByRole('complementary').getByText('Free')).toBeVisible()
  await way(page, 'Ship to an address').check()
  await expect(page.getByLabel('Street address')).not.toHaveValue('')
  await expect(page.getByRole('group', { name: 'Delivery options' }).locator(`[value="${chosen}"]`)).toBeChecked()
})

test('a cart with a drop-shipped product offers no pickup [SHIP-226]', async ({ page }) => {
  await guestWithBall(page)
  await visit(page, `${originOf('USA')}/checkout/shipping`)
  await expect(way(page, /^Pick it up/)).toBeVisible()
  await fillCart(page, `${originOf('USA')}/pellam-heavy-rope`)
  await visit(page, `${originOf('USA')}/checkout/shipping`)
  await expect(page.getByLabel('Street address')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Shipping or pickup' })).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test('without JavaScript, the shopper can choose a pickup location before continuing to payment', async ({
    visitor,
  }) => {
    await visitor.goto(`${originOf('USA')}/ironwright-medicine-ball?weight=14+lb`)
    await visitor.getByRole('button', { name: /^Add to cart/ }).click()
    await visitor.goto(`${originOf('USA')}/checkout/shipping`)
    await typeCollector(visitor, newEmail())
    await way(visitor, /^Pick it up/).check()
    await visitor.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(place(visitor, /^Columbus/)).toBeChecked()
    await place(visitor, /2200 Forge Way/).check()
    await visitor.getByRole('button', { name: 'Continue to payment' }).click()
    await visitor.waitForURL('**/checkout/payment')
    await expect(visitor.getByRole('main')).toContainText('Ironwright West, 2200 Forge Way, Reno')
  })
})
