import type { Page } from '@playwright/test'
import { originOf, sites, type Site } from './sites.ts'

/** Cards of the payment sandbox, by what they do. */
export const cards = {
  pays: '4111 1111 1111 1111',
  declined: '4012 8888 8888 1881',
  challengePassed: '4000 0000 0000 2503',
  challengeFailed: '4000 0000 0000 3006',
} as const

/** A mail address that no other story uses. */
export function newEmail(): string {
  return `shopper-${crypto.randomUUID()}@example.com`
}

/** Opens a page of the USA site, or any address, and waits until its script has taken it over. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await takenOver(page)
}

/** Until then links and forms work as they do without a script. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  })
}

/** Puts a product into the cart by the form of its page, without a look at the cart; the address may choose a variant. */
export async function fillCart(page: Page, address: string, qty = 1): Promise<void> {
  await page.goto(address)
  await page.getByRole('form', { name: /^Buy / }).evaluate(async (form: HTMLFormElement, wanted) => {
    const body = new URLSearchParams()
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.set(name, value)
    body.set('qty', String(wanted))
    await fetch(form.action, { method: 'POST', body, redirect: 'manual' })
  }, qty)
}

/** A guest of a site with a medicine ball in the cart. */
export async function guestWithBall(page: Page, site: Site = 'USA'): Promise<void> {
  await fillCart(page, `${originOf(site)}/ironwright-medicine-ball?weight=14+lb`)
}

/** Types contact and address as the form of the site asks for them. */
export async function typeAddress(page: Page, site: Site, email: string): Promise<void> {
  const { street, city, region, postcode } = sites[site].recipient
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('First name').fill('Robin')
  await page.getByLabel('Last name').fill('Vale')
  await page.getByLabel('Street address').fill(street)
  await page.getByLabel('City').fill(city)
  if (region) await page.getByLabel(region[0]).selectOption(region[1])
  await page.getByLabel(postcode[0]).fill(postcode[1])
  await page.getByLabel('Phone').fill('6145550123')
}

/** The first tile of how it ships, whatever it costs. */
export function firstRate(page: Page) {
  return page
    .getByRole('group', { name: /Delivery options|Shipment 1/ })
    .getByRole('radio')
    .first()
}

/** From the shipping step, empty, to the payment step. */
export async function goThroughShipping(page: Page, site: Site, email: string): Promise<void> {
  await typeAddress(page, site, email)
  await firstRate(page).check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL('**/checkout/payment')
}

/** The card fields, which belong to another origin. */
export function cardFields(page: Page) {
  return page.frameLocator('iframe[title="Card details"]')
}

/** Types a card into the frame. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const fields = cardFields(page)
  await fields.getByLabel('Card number').fill(number)
  await fields.getByLabel('Expires').fill('12/34')
  await fields.getByLabel('Security code').fill('123')
}

/** From the payment step to the review step. */
export async function goThroughPayment(page: Page, number: string): Promise<void> {
  await typeCard(page, number)
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await page.waitForURL('**/checkout/review')
}

/** A guest of a site who has chosen everything and only has to place the order. */
export async function guestAtReview(page: Page, site: Site, number: string, email: string): Promise<void> {
  await guestWithBall(page, site)
  await visit(page, `${originOf(site)}/checkout/shipping`)
  await goThroughShipping(page, site, email)
  await goThroughPayment(page, number)
}

/** The number of the order that the page thanks for. */
export function orderNumber(page: Page): string {
  return new URL(page.url()).searchParams.get('order') ?? ''
}

interface CaughtMail {
  subject: string
  text: string
}

/** What the shop wrote to somebody, the newest first. */
export async function mailsTo(page: Page, email: string): Promise<CaughtMail[]> {
  const query = new URLSearchParams({ to: email }).toString()
  const answer = await page.request.get(`${originOf('USA')}/__mail?${query}`, {
    headers: { accept: 'application/json' },
  })
  return (await answer.json()) as CaughtMail[]
}
