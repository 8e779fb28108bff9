import type { Page } from '@playwright/test'
import { becomeCustomer } from './customer.ts'
import { cards, firstRate, guestWithBall, waitForHydration, typeCard, visit } from './shopper.ts'
import { originOf, type Site } from './sites.ts'
import { expect, test } from './visitor/fixture.ts'
import type { AnyPage } from './visitor/any-page.ts'

interface Typed {
  street: string
  city: string
  region?: [label: string, name: string]
  postcode: [label: string, value: string]
}
const columbus: Typed = {
  street: '12 Forge Street',
  city: 'Columbus',
  region: ['State', 'Ohio'],
  postcode: ['ZIP code', '43215'],
}

async function typeAddress(page: AnyPage, { street, city, region, postcode }: Typed) {
  await page.getByLabel('Street address').fill(street)
  await page.getByLabel(/City|city/).fill(city)
  if (region) await page.getByLabel(region[0], { exact: true }).selectOption({ label: region[1] })
  await page.getByLabel(postcode[0]).fill(postcode[1])
  await page.getByLabel('Phone').fill('6145550123')
}
/** Creates a customer and opens a hydrated account page. */
async function customerAt(page: Page, path: string, site: Site = 'USA') {
  await becomeCustomer(page, loginTo(path, site))
  await waitForHydration(page)
}
const loginTo = (path: string, site: Site = 'USA') => `${originOf(site)}/login?redirect=${encodeURIComponent(path)}`
const card = (page: Page, name: string) => page.getByRole('article', { name })
const add = (page: AnyPage) => page.getByRole('link', { name: 'Add an address' }).click()
const save = (page: AnyPage) => page.getByRole('button', { name: 'Save address' }).click()

test('a customer opens the address book from the account and adds, edits, deletes, and sets default addresses [ADDRESS-002, ADDRESS-401, ADDRESS-403]', async ({
  page,
}) => {
  await customerAt(page, '/account')
  await page.getByRole('navigation', { name: 'Account', exact: true }).getByRole('link', { name: 'Addresses' }).click()
  await expect(page).toHaveURL(/\/account\/address$/)
  await expect(page.getByText('No saved addresses yet.')).toBeVisible()
  await add(page)
  await expect(page.getByRole('heading', { name: 'Add an address' })).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveValue('Robin')
  await typeAddress(page, { ...columbus, postcode: ['ZIP code', '4321'] })
  await save(page)
  await expect(page.getByText('ZIP codes have 5 digits. This one has 4.').first()).toBeVisible()
  await page.getByLabel('ZIP code').fill('43215')
  await save(page)
  await expect(page.getByRole('main').getByRole('status')).toContainText('Your address has been saved.')
  await expect(card(page, '12 Forge Street, Columbus')).toContainText('Columbus, OH 43215')
  await expect(card(page, '12 Forge Street, Columbus')).toContainText('Default shipping')

  await add(page)
  await typeAddress(page, { ...columbus, street: '9 Anvil Road', city: 'Dayton', postcode: ['ZIP code', '45402'] })
  await save(page)
  await expect(card(page, '9 Anvil Road, Dayton')).not.toContainText('Default')
  await page.getByRole('button', { name: 'Use as default shipping address: 9 Anvil Road, Dayton' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'Your default shipping address has been updated.',
  )
  await expect(card(page, '9 Anvil Road, Dayton')).toContainText('Default shipping')
  await expect(card(page, '12 Forge Street, Columbus')).not.toContainText('Default shipping')

  await page.getByRole('link', { name: 'Edit 12 Forge Street, Columbus' }).click()
  await page.getByLabel('Street address').fill('14 Forge Street')
  await save(page)
  await expect(card(page, '14 Forge Street, Columbus')).toBeVisible()

  await page.getByRole('link', { name: 'Delete 9 Anvil Road, Dayton' }).click()
  await expect(page.getByRole('group', { name: /Delete this address\?/ })).toContainText(
    'Your new default shipping address will be 14 Forge Street, Columbus.',
  )
  await page.getByRole('link', { name: 'Keep it' }).click()
  await expect(card(page, '9 Anvil Road, Dayton')).toBeVisible()
  await page.getByRole('link', { name: 'Delete 9 Anvil Road, Dayton' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Your address has been deleted.')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(card(page, '14 Forge Street, Columbus')).toContainText('Default shipping')
})

test('the address book requires login, reports an invalid postcode at its field, and preserves the input while offline [ADDRESS-402, ERROR-401, ERROR-402]', async ({
  page,
  context,
}) => {
  await visit(page, '/account/address')
  await expect(page).toHaveURL(/\/login\?redirect=%2Faccount%2Faddress/)
  await customerAt(page, '/account/address')
  await expect(page).toHaveURL(/\/account\/address$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Addresses' })).toBeVisible()
  await visit(page, '/account/address?add=1')
  await typeAddress(page, { ...columbus, postcode: ['ZIP code', 'ABC'] })
  await page.getByLabel('ZIP code').blur()
  await expect(page.getByLabel('ZIP code')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('ZIP code').fill('43215')
  await context.setOffline(true)
  await save(page)
  await expect(page.getByRole('alert').first()).toContainText('You’re offline. Your entries are still here.')
  await context.setOffline(false)
  await save(page)
  await expect(page.getByRole('main').getByRole('status')).toContainText('Your address has been saved.')
})

test('an address on the APO site needs one of three military regions', async ({ page }) => {
  await customerAt(page, '/account/address?add=1', 'APO')
  const region = page.getByLabel('Military region')
  await expect(region.locator('option')).toHaveCount(4)
  await typeAddress(page, {
    street: 'PSC 3 Box 210',
    city: 'APO',
    region: ['Military region', 'Armed Forces Europe and Middle East'],
    postcode: ['ZIP code', '09012'],
  })
  await save(page)
  await expect(card(page, 'PSC 3 Box 210, APO')).toContainText('APO, AE 09012')
})

test('saving a default address in a different country switches prices and delivery to that country and shows a message [ADDRESS-411]', async ({
  page,
}) => {
  await customerAt(page, '/account/address?add=1', 'EUR')
  await typeAddress(page, { street: 'Hafenweg 3', city: 'Berlin', postcode: ['Postcode', '10115'] })
  await save(page)
  await add(page)
  await page.locator('summary', { hasText: 'Germany' }).click()
  await page.getByLabel('Country', { exact: true }).selectOption({ label: 'France' })
  await typeAddress(page, { street: '5 rue des Forges', city: 'Paris', postcode: ['Postcode', '75011'] })
  await page.getByLabel('Use as default shipping address', { exact: true }).check()
  await save(page)
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'Country changed to France. Prices and delivery are up to date.',
  )
  await expect(page.context().cookies(originOf('EUR'))).resolves.toContainEqual(
    expect.objectContaining({ name: 'ship_to', value: 'FR' }),
  )
})

test('the address book works without JavaScript, including a country change and checkout', async ({ visitor }) => {
  await becomeCustomer(visitor, loginTo('/account/address'))
  await add(visitor)
  await typeAddress(visitor, { ...columbus, postcode: ['ZIP code', '432'] })
  await save(visitor)
  await expect(visitor.getByText('ZIP codes have 5 digits. This one has 3.').first()).toBeVisible()
  await expect(visitor.getByLabel('Street address')).toHaveValue('12 Forge Street')
  await visitor.getByLabel('ZIP code').fill('43215')
  await save(visitor)
  await expect(visitor.getByText('Your address has been saved.')).toBeVisible()
  await add(visitor)
  await visitor.locator('summary', { hasText: 'United States' }).click()
  await visitor.getByLabel('Country', { exact: true }).selectOption({ label: 'United Arab Emirates' })
  await visitor.getByRole('button', { name: 'Use this country' }).click()
  await expect(visitor.getByLabel('Postal code')).toHaveCount(0)
  await visitor.getByLabel('Street address').fill('Al Quoz 4')
  await visitor.getByLabel('Emirate').fill('Dubai')
  await visitor.getByLabel('Phone').fill('045550123')
  await save(visitor)
  await expect(visitor.getByText('Your address has been saved.')).toBeVisible()
  await visitor.getByRole('link', { name: 'Delete Al Quoz 4' }).click()
  await visitor.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(visitor.getByRole('article')).toHaveCount(1)
  await visitor.goto('/ironwright-medicine-ball?weight=14+lb')
  await visitor
    .getByRole('button', { name: /Add to cart/ })
    .first()
    .click()
  await visitor.goto('/checkout/shipping')
  const book = visitor.getByRole('group', { name: 'Saved addresses' })
  await book.getByRole('radio', { name: 'New address' }).check()
  await visitor.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(visitor.getByLabel('Street address')).toHaveValue('')
  await book.getByRole('radio', { name: /12 Forge Street/ }).check()
  await visitor.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(firstRate(visitor)).toBeVisible()
})

test('the address book works by keyboard, fits a phone screen, and shows the fields, labels, and regions for other countries', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await customerAt(page, '/account/address')
  await page.getByRole('link', { name: 'Add an address' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Add an address' })).toBeFocused()
  const into = async (label: string, text: string) => {
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press('Tab')
      if (await page.getByLabel(label).evaluate((field) => field === document.activeElement)) break
    }
    await expect(page.getByLabel(label)).toBeFocused()
    await page.keyboard.type(text)
  }
  await into('Street address', '12 Forge Street')
  await into('City', 'Columbus')
  await into('State', 'Ohio')
  await into('ZIP code', '43215')
  await into('Phone', '6145550123')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('status')).toContainText('Your address has been saved.')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('link', { name: 'Delete 12 Forge Street, Columbus' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: /Delete this address\?/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No saved addresses yet.')).toBeVisible()
  await visit(page, '/account/address?add=1')
  await page.locator('summary', { hasText: 'United States' }).click()
  await page.getByLabel('Country', { exact: true }).selectOption({ label: 'Japan' })
  await expect(page.getByLabel('Prefecture').locator('option')).toHaveCount(48)
  await typeAddress(page, {
    street: '1-2 Shimogyo',
    city: 'Kyoto',
    region: ['Prefecture', 'Kyoto'],
    postcode: ['Postal code', '600-8216'],
  })
  await save(page)
  await expect(card(page, '1-2 Shimogyo, Kyoto')).toContainText('We don’t ship here from this site.')
  const stored = await page.evaluate(() => [localStorage.getItem('r_cnt_v2'), localStorage.getItem('r_rgn_v2')])
  for (const value of stored) expect(value).not.toBeNull()
})

test('a customer can choose a saved address in checkout, or enter a new one and save it [ACCOUNT-204]', async ({
  page,
}) => {
  await customerAt(page, '/account/address?add=1')
  await typeAddress(page, columbus)
  await save(page)
  await expect(card(page, '12 Forge Street, Columbus')).toBeVisible()
  await guestWithBall(page)
  await visit(page, '/checkout/shipping')
  const book = page.getByRole('group', { name: 'Saved addresses' })
  await expect(book.getByRole('radio', { name: /12 Forge Street, Columbus, OH 43215/ })).toBeChecked()
  await expect(page.getByLabel('Street address')).toHaveCount(0)
  await expect(firstRate(page)).toBeVisible()
  await book.getByRole('radio', { name: 'New address' }).check()
  await expect(page.getByLabel('Street address')).toHaveValue('')
  await typeAddress(page, { ...columbus, street: '9 Anvil Road', city: 'Dayton', postcode: ['ZIP code', '45402'] })
  await page.getByLabel('Save this address for next time').check()
  await firstRate(page).check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL('**/checkout/payment')
  await page.goto('/account/address')
  await expect(card(page, '9 Anvil Road, Dayton')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2)
  await visit(page, '/checkout/shipping')
  await expect(book.getByRole('radio', { name: /9 Anvil Road, Dayton/ })).toBeChecked()
  await book.getByRole('radio', { name: /12 Forge Street/ }).check()
  await firstRate(page).check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL('**/checkout/payment')
  await expect(page.getByText('12 Forge Street').first()).toBeVisible()
})

/** Adds two addresses to the open address book. */
async function addTwo(page: AnyPage) {
  await add(page)
  await typeAddress(page, columbus)
  await save(page)
  await expect(page.getByText('Your address has been saved.')).toBeVisible()
  await add(page)
  await typeAddress(page, { ...columbus, street: '9 Anvil Road', city: 'Dayton', postcode: ['ZIP code', '45402'] })
  await save(page)
  await expect(page.getByText('9 Anvil Road')).toBeVisible()
}
const bills = (page: AnyPage) => page.getByRole('region', { name: 'Billing address' })

test('in checkout, the billing address can be a saved address or a new one [ACCOUNT-204]', async ({ page }) => {
  await customerAt(page, '/account/address')
  await addTwo(page)
  await guestWithBall(page)
  await visit(page, '/checkout/shipping')
  await firstRate(page).check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL('**/checkout/payment')
  await bills(page).getByLabel('Same as shipping address').uncheck()
  await expect(bills(page).getByRole('radio', { name: /12 Forge Street/ })).toBeChecked()
  await expect(bills(page).getByLabel('Street address')).toHaveCount(0)
  await bills(page).getByRole('radio', { name: 'New address' }).check()
  await expect(bills(page).getByLabel('Street address')).toHaveValue('')
  await bills(page)
    .getByRole('radio', { name: /9 Anvil Road, Dayton/ })
    .check()
  await typeCard(page, cards.pays)
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await page.waitForURL('**/checkout/review')
  await expect(page.getByRole('main')).toContainText('9 Anvil Road, Dayton, OH 45402')
})

test('without JavaScript, the billing address can also be a saved address or a new one, on the same step [ACCOUNT-204]', async ({
  visitor,
}) => {
  await becomeCustomer(visitor, loginTo('/account/address'))
  await addTwo(visitor)
  await visitor.goto('/ironwright-medicine-ball?weight=14+lb')
  await visitor
    .getByRole('button', { name: /Add to cart/ })
    .first()
    .click()
  await visitor.goto('/checkout/shipping')
  const goOn = () => visitor.getByRole('button', { name: 'Continue to payment' }).click()
  await goOn()
  await firstRate(visitor).check()
  await goOn()
  await expect(visitor).toHaveURL(/\/checkout\/payment$/)
  const review = () => visitor.getByRole('button', { name: 'Continue to review' }).click()
  await bills(visitor).getByLabel('Same as shipping address').uncheck()
  await bills(visitor).getByRole('radio', { name: 'New address' }).check()
  await review()
  await expect(bills(visitor).getByLabel('Street address')).toHaveValue('')
  await bills(visitor)
    .getByRole('radio', { name: /9 Anvil Road/ })
    .check()
  await review()
  await expect(visitor.getByText('Enter a card to pay with.').first()).toBeVisible()
  await expect(bills(visitor).getByRole('radio', { name: /9 Anvil Road/ })).toBeChecked()
})
