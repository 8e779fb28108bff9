import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { demoCustomer } from '../db/demo/shoppers/tickets.ts'
import { testProduct, testStock, testVariant } from '#services/testing/products-for-tests.ts'
import { dayFromToday } from './days.ts'
import { upsertProducts } from './merchant.ts'
import { visit } from './shopper.ts'
import { expect, test } from './visitor/fixture.ts'
import type { ElementOf, PageOf } from './visitor/any-page.ts'

const form = <Found extends ElementOf<Found>>(page: PageOf<Found>) => page.getByRole('form', { name: /^Buy / })
const price = <Found extends ElementOf<Found>>(page: PageOf<Found>) => page.getByLabel('Price of your selection')
const addButton = <Found extends ElementOf<Found>>(page: PageOf<Found>) =>
  form(page).getByRole('button', { name: /^Add to cart/ })
const sideCart = (page: Page) => page.getByRole('dialog', { name: 'Cart' })

test('a URL preselects a gift card, and the cart shows its design, amount, names, date, and message [GIFT-201]', async ({
  page,
}) => {
  await visit(page, '/ironwright-gift-card?design=birthday&amount=own&own-amount=33.33&to-name=Bo')
  await expect(form(page).getByRole('radio', { name: 'Birthday' })).toBeChecked()
  await expect(price(page)).toContainText('$33.33')
  await form(page).getByRole('radio', { name: '$100' }).check()
  await expect(price(page)).toContainText('$100.00')
  const ownAmount = form(page).getByRole('textbox', { name: 'Other amount' })
  await expect(ownAmount).toBeHidden()
  await form(page).getByRole('radio', { name: 'Other amount' }).check()
  await ownAmount.fill('44.50')
  await expect(price(page)).toContainText('$44.50')
  await form(page).getByRole('radio', { name: 'Nice lift' }).check({ force: true })
  const people = [
    form(page).getByRole('group', { name: 'Who is it for?' }),
    form(page).getByRole('group', { name: 'Who is it from?' }),
  ]
  await people[0]!.getByLabel('Email').fill('bo@example.com')
  await people[1]!.getByLabel('Name').fill('Ann')
  await people[1]!.getByLabel('Email').fill('ann@example.com')
  await form(page).getByLabel('Message').fill('For the first plate')
  for (const text of ['$44.50', 'To Bo', 'From Ann', 'For the first plate'])
    await expect(form(page).getByRole('figure', { name: 'Preview' })).toContainText(text)
  const sentOn = dayFromToday(40)
  await form(page).getByLabel('Delivery date').fill(sentOn)

  // Errors appear at their fields, and the input is preserved.
  await ownAmount.fill('')
  await addButton(page).click()
  await expect(form(page).getByText('Enter an amount.')).toBeVisible()
  await ownAmount.fill('44.50')
  await addButton(page).click()
  await expect(sideCart(page)).toContainText('Added to your cart')
  for (const text of ['To: Bo, bo@example.com', 'Design: Nice lift', `Sent on: ${sentOn}`, '$44.50'])
    await expect(sideCart(page)).toContainText(text)
})

test('each member of a group has a separate quantity, and an empty selection is reported at the button [CATALOG-206]', async ({
  page,
}) => {
  await visit(page, '/ironwright-plates-by-the-pair')
  await addButton(page).click()
  await expect(form(page).getByRole('alert')).toContainText('Choose at least one item.')
  const members = form(page).getByRole('spinbutton', { name: /^Quantity of/ })
  await members.nth(0).fill('2')
  await members.nth(1).fill('1')
  await expect(price(page)).toContainText(/\$\d/)
  await addButton(page).click()
  await expect(sideCart(page).getByRole('listitem')).toHaveCount(2)
  await expect(form(page).getByRole('alert')).toHaveCount(0)
})

test('an event shows its date, place, and remaining spots, and cannot be bought when full [EVENT-203]', async ({
  page,
}) => {
  await visit(page, '/ironwright-squat-seminar')
  const buyBox = form(page).locator('..')
  await expect(buyBox).toContainText(/Sat, May \d+, 20\d\d, 9:30 AM – 4:30 PM CDT/)
  for (const text of ['114 Pier Road, Duluth, MN 55802', 'of 24 spots left', 'Refunds: In full'])
    await expect(buyBox).toContainText(text)
  const downloading = page.waitForEvent('download')
  await buyBox.getByRole('link', { name: 'Add to calendar' }).click()
  const calendar = await readFile(await (await downloading).path(), 'utf8')
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n.*DTSTART:20\d{6}T143000Z\r\n/s)
  await expect(form(page).locator('..')).toContainText('Limit 1 per customer.')
  await expect(form(page).getByRole('spinbutton')).toHaveCount(0)
  await addButton(page).click()
  await expect(sideCart(page)).toContainText('Ironwright Squat Seminar')
  const id = 1_000_000 + Math.floor(Math.random() * 19_000_000)
  const seats = testVariant(`FULL-${id}`, { weightGrams: null, stock: testStock({ onHand: 0 }) })
  const entry = { type: 'virtual', attributes: { isRegistration: true }, categories: [], variants: [seats] } as const
  await upsertProducts([testProduct(id, `full-meet-${id}`, { name: `Full Meet ${id}`, ...entry })])
  await page.goto(`/full-meet-${id}`)
  await expect(page.getByText('All spots are taken.')).toBeVisible()
  await expect(form(page).getByRole('button', { name: /^Sold out/ })).toBeDisabled()
  const past = {
    startsAt: '2020-05-09T09:30:00-05:00',
    endsAt: '2020-05-09T16:30:00-05:00',
    timeZone: 'America/Chicago',
  }
  const place = { name: 'Club', street: '1 Pier Rd', city: 'Duluth', region: 'MN', postcode: '55802', countryId: 'US' }
  const over = { ...entry, attributes: { isRegistration: true, event: { ...past, place } } }
  await upsertProducts([
    testProduct(id + 1, `past-meet-${id}`, { ...over, variants: [testVariant(`PAST-${id}`, { weightGrams: null })] }),
  ])
  await page.goto(`/past-meet-${id}`)
  await expect(page.getByText('Sat, May 9, 2020')).toBeVisible()
  await expect(form(page).getByRole('button', { name: 'Registration is closed' })).toBeDisabled()
})

test('a product for ticket holders shows this requirement, and hides the button for shoppers without a ticket [TICKET-203]', async ({
  page,
}) => {
  const notice = page.getByText('For ticket holders only: crew.')
  await visit(page, '/ironwright-crew-shirt?size=L')
  await expect(notice).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Log in to buy.' }).click()
  await expect(page.getByRole('button', { name: /^Add to cart/ })).toHaveCount(0)
  await page.getByLabel('Email', { exact: true }).fill(demoCustomer.email)
  await page.getByLabel('Password', { exact: true }).fill(demoCustomer.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/ironwright-crew-shirt/)
  await expect(notice).toBeVisible()
  await expect(page.getByRole('button', { name: /^Add to cart/ })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('on a phone, the total and button of a package stay in view, and a product code does not break at its hyphen', async ({
    page,
  }) => {
    await visit(page, '/ironwright-garage-package')
    await form(page)
      .getByRole('group', { name: /^Bench/ })
      .scrollIntoViewIfNeeded()
    await expect(addButton(page)).toBeInViewport({ ratio: 1 })
    await expect(addButton(page)).toContainText('$1,863.00')
    await visit(page, '/ironwright-iw2-spotter-arms')
    const word = page.getByRole('heading', { level: 1 }).getByText('IW-2', { exact: true })
    expect(await word.evaluate((element) => element.getClientRects().length)).toBe(1)
    await expect(word).toHaveCSS('display', 'inline-block')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript, a size chart opens and shows inches first in the USA', async ({ page }) => {
    await page.goto('/ironwright-prong-belt')
    const size = page.getByRole('row', { name: /^S / })
    await expect(size).toBeHidden()
    await page.getByText('Size chart').click()
    await expect(page.getByRole('region', { name: 'Size chart' }).getByRole('table')).toHaveCSS('display', 'table')
    await expect(size).toContainText('23.6 to 29.5 in (60 to 75 cm)')
    for (const text of ['30-day returns', 'Warranty: Ten years', 'Pay with credit or debit card'])
      await expect(page.getByRole('main')).toContainText(text)
  })
})

test.describe('without JavaScript', () => {
  test('without JavaScript, options of five types are priced, validated at their fields, and can be bought [CATALOG-210]', async ({
    visitor,
  }) => {
    const showPrice = form(visitor).getByRole('button', { name: 'Update price' })
    await visitor.goto('/ironwright-engraved-plate')
    await form(visitor).getByRole('textbox').first().fill('   ')
    await form(visitor).getByRole('radio', { name: 'Black' }).check()
    await form(visitor).getByRole('checkbox', { name: 'Adhesive pad' }).check()
    await addButton(visitor).click()
    const line = form(visitor).getByRole('group', { name: /^Large line/ })
    await expect(line).toContainText('of 12 characters')
    await expect(line.getByRole('textbox')).toHaveAttribute('maxlength', '12')
    await expect(line).toContainText('Enter your text.')
    await expect(form(visitor).getByRole('radio', { name: 'Black' })).toBeChecked()
    await line.getByRole('textbox').fill('ANN')
    await showPrice.click()
    await expect(visitor).toHaveURL(/o3=black/)
    await expect(price(visitor)).toContainText('$41.00')
    await addButton(visitor).click()
    await expect(visitor).toHaveURL(/\/cart$/)
    await visitor.goto('/ironwright-lettered-belt?o1=xl&o2=ANN&o3=gold')
    await expect(price(visitor)).toContainText('$199.00')
    await visitor.goto('/ironwright-gym-bag-box?o1=wraps&o1=log')
    await expect(price(visitor)).toContainText('$64.00')
    await addButton(visitor).click()
    await expect(visitor.getByRole('main')).toContainText('Large line, up to twelve letters: ANN')
    await expect(visitor.getByRole('main')).toContainText('Put in as well: Wrist wraps, Training log')
  })

  test('without JavaScript, a gift card is prefilled from the URL, and the cart shows its design [GIFT-201]', async ({
    visitor,
  }) => {
    await visitor.goto(
      '/ironwright-gym-gift-card?design=thanks&amount=100000&to-name=Bo&to-email=bo@example.com&from-name=Ann&from-email=ann@example.com',
    )
    await expect(price(visitor)).toContainText('$1,000.00')
    await addButton(visitor).click()
    await expect(visitor.getByRole('main')).toContainText('Design: Thank you')
  })
})
