import type { Browser, Page } from '@playwright/test'
import { becomeCustomer } from './customer.ts'
import { dayFromToday } from './days.ts'
import { cards, completePaymentStep, readEmailsTo, newEmail, visit } from './shopper.ts'
import { sites } from './sites.ts'
import { expect, test } from './visitor/fixture.ts'
import type { AnyPage } from './visitor/any-page.ts'

const ball = '/ironwright-medicine-ball?weight=14+lb'
const name = 'Ironwright Medicine Ball'
const street = '77 Hidden Lane'

/** Creates a public registry with two balls through the site's pages. Returns its path. */
async function makeRegistry(page: AnyPage, lastname: string): Promise<string> {
  await page.goto(ball)
  await page.getByRole('button', { name: 'Add to wishlist' }).click()
  await expect(page.getByText('Saved to wishlist')).toBeVisible()
  await page.goto('/account/registry')
  await page.getByLabel('Registry name').fill('Our first gym')
  await page.getByRole('button', { name: 'Create a registry' }).click()
  await page.waitForURL(/\/account\/registry\/[\w-]{36}\/about\?done=create$/)
  await page.getByLabel('Last name').fill(lastname)
  await page.getByLabel('Event date').fill(dayFromToday(198))
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.waitForURL('**/delivery?done=about')
  await page.getByLabel('First name').fill('Robin')
  await page.getByLabel('Last name').fill(lastname)
  await page.getByLabel('Street').fill(street)
  await page.getByLabel('City').fill('Columbus')
  await page.getByLabel('State').selectOption('OH')
  await page.getByLabel('ZIP').fill('43085')
  await page.getByLabel('Phone').fill('614 555 7777')
  await page.getByRole('button', { name: 'Save address' }).click()
  await page.waitForURL('**/privacy?done=*')
  await page.getByRole('radio', { name: /^Public/ }).check()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await page.waitForURL(/\/account\/registry\/[\w-]{36}\?done=privacy$/)
  await page.getByText('Add from your wishlist').click()
  await page.getByRole('button', { name: `Add ${name} to your registry` }).click()
  await page.getByLabel(`Quantity of ${name} wanted`).fill('2')
  await page.getByLabel(`Priority of ${name}`).selectOption('high')
  await page.getByRole('button', { name: `Save ${name}` }).click()
  await expect(page.getByText('0 of 2 gifted')).toBeVisible()
  const link = await page.getByRole('link', { name: 'Link to your registry' }).getAttribute('href')
  return new URL(link!).pathname
}

/** Goes from a registry's gifts to the review step. The shipping step shows only the city. */
async function goToReview(page: Page, email: string) {
  await page.getByRole('link', { name: 'Check out gifts' }).click()
  await page.getByRole('link', { name: 'Continue as guest' }).click()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Message for Robin').fill('Lift well.')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL('**/checkout/shipping#rates')
  await expect(page.getByRole('main')).toContainText('Columbus, OH')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL('**/checkout/payment')
  const { recipient } = sites.USA
  const billing = page.getByRole('region', { name: 'Billing address' })
  await billing.getByLabel('First name').fill('Ann')
  await billing.getByLabel('Last name').fill('Lee')
  await billing.getByLabel('Street').fill(recipient.street)
  await billing.getByLabel('City').fill('Dayton')
  await billing.getByLabel('State').selectOption('OH')
  await billing.getByLabel('ZIP').fill('45402')
  await completePaymentStep(page, cards.pays)
}

async function placeOrder(page: AnyPage) {
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you. Your order is in.' })).toBeVisible()
}

test('a guest finds a registry by name and buys a gift, which raises the gifted count and lowers the requested quantity shown to a second guest [REGISTRY-003, REGISTRY-403, REGISTRY-203]', async ({
  page,
  browser,
}) => {
  const email = await becomeCustomer(page)
  const lastname = `Vale${Date.now().toString(36)}`
  const path = await makeRegistry(page, lastname)

  const guest = await guestOf(browser)
  await visit(guest, '/giftregistry/search/index')
  await guest.getByLabel('Name, email, or code').fill(lastname)
  await guest.getByRole('button', { name: 'Search', exact: true }).click()
  await guest.getByRole('link', { name: `Robin ${lastname}` }).click()
  await expect(guest).toHaveURL(new RegExp(`${path}$`))
  await expect(guest.getByRole('heading', { level: 1, name: 'Our first gym' })).toBeVisible()
  await expect(guest.getByText('2 still needed')).toBeVisible()
  await guest.getByRole('button', { name: `Buy ${name} as a gift` }).click()
  await goToReview(guest, newEmail())
  await expect(guest.getByRole('main')).not.toContainText(street)
  await placeOrder(guest)
  await expect(guest.getByRole('main')).not.toContainText(street)

  const second = await guestOf(browser)
  await expect(async () => {
    await second.goto(path)
    await expect(second.getByText('1 of 2 gifted').first()).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(second.getByText('1 still needed')).toBeVisible()
  await page.reload()
  const purchases = page.getByRole('region', { name: 'Gifts purchased' })
  await expect(purchases).toContainText('Ann Lee')
  await expect(purchases).toContainText('Lift well.')
  await expect
    .poll(async () => (await readEmailsTo(page, email)).map(({ subject }) => subject).join())
    .toContain('a gift')
})

test('a gift that exceeds the requested quantity is reported before the order and can be bought anyway [REGISTRY-203]', async ({
  page,
  browser,
}) => {
  await becomeCustomer(page)
  const path = await makeRegistry(page, 'Vale')
  const guest = await guestOf(browser)
  await visit(guest, path)
  await guest.getByRole('button', { name: `Buy ${name} as a gift` }).click()
  const gifts = guest.getByRole('region', { name: 'Your gifts' })
  await gifts.getByLabel(`Quantity of ${name}`, { exact: true }).fill('3')
  await expect(gifts.getByText('That’s more than they still need.')).toBeVisible()
  await goToReview(guest, newEmail())
  await guest.getByRole('button', { name: /^Place order/ }).click()
  await expect(guest.getByText(`${name}: 2 still needed.`)).toBeVisible()
  await guest.getByLabel('Yes, send it anyway.').check()
  await placeOrder(guest)
})

test('an owner opens a registry from the list, and its link stops working when it is made private [REGISTRY-401, REGISTRY-402, REGISTRY-001]', async ({
  page,
  browser,
}) => {
  await becomeCustomer(page)
  const path = await makeRegistry(page, 'Vale')
  await visit(page, '/account/registry')
  await page.getByRole('link', { name: 'Our first gym' }).click()
  await page.getByRole('link', { name: 'Edit: Who can see it' }).click()
  await page.getByRole('radio', { name: /^Private/ }).check()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await page.waitForURL(/\/account\/registry\/[\w-]{36}\?done=privacy$/)
  await expect(page.getByRole('link', { name: 'Link to your registry' })).toBeHidden()
  const guest = await guestOf(browser)
  await guest.goto(path)
  await expect(guest.getByRole('heading', { name: 'This registry is private or no longer exists' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test('without JavaScript, a registry can be created and a gift checked out without revealing the street of the owner [REGISTRY-004, REGISTRY-005]', async ({
    visitor,
    newVisitor,
  }) => {
    await becomeCustomer(visitor)
    const path = await makeRegistry(visitor, 'Vale')
    const guest = newVisitor()
    await guest.goto(path)
    await guest.getByRole('button', { name: `Buy ${name} as a gift` }).click()
    await guest.getByRole('link', { name: 'Check out gifts' }).click()
    await guest.getByRole('link', { name: 'Continue as guest' }).click()
    await guest.getByLabel('Email', { exact: true }).fill(newEmail())
    await guest.getByRole('button', { name: 'Continue to payment' }).click()
    await guest.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(guest).toHaveURL(/\/checkout\/payment$/)
    await expect(guest.getByRole('main')).toContainText('Columbus, OH')
    await expect(guest.getByRole('main')).not.toContainText(street)
  })
})

async function guestOf(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage()
}
