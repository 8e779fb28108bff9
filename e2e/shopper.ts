import type { Page } from '@playwright/test'
import { originOf, sites, type Site } from './sites.ts'
import type { AnyPage, ElementOf, PageOf } from './visitor/any-page.ts'
import { Visitor } from './visitor/visitor.ts'

/** Test card numbers for the payment simulator, by result. */
export const cards = {
  pays: '4111 1111 1111 1111',
  declined: '4012 8888 8888 1881',
  challengePassed: '4000 0000 0000 2503',
  challengeFailed: '4000 0000 0000 3006',
} as const

export function newEmail(): string {
  return `shopper-${crypto.randomUUID()}@example.com`
}

/** Opens a path of the USA site or a URL and waits for hydration. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitForHydration(page)
}

/** Waits for hydration. Before that, links and forms work as without JavaScript. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  })
}

/** Adds a product through its page's form without checking the cart. The URL may select a variant. */
export async function fillCart(page: Page | Visitor, address: string, qty = 1): Promise<void> {
  await page.goto(address)
  if (page instanceof Visitor) {
    const form = page.getByRole('form', { name: /^Buy / })
    if (qty !== 1) await form.locator('[name="qty"]').fill(String(qty))
    return form.getByRole('button', { name: /^Add to cart/ }).click()
  }
  await page.getByRole('form', { name: /^Buy / }).evaluate(async (form: HTMLFormElement, wanted) => {
    const body = new URLSearchParams()
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.set(name, value)
    body.set('qty', String(wanted))
    await fetch(form.action, { method: 'POST', body, redirect: 'manual' })
  }, qty)
}

/** Creates a guest with a medicine ball in a site's cart. */
export async function guestWithBall(page: Page | Visitor, site: Site = 'USA'): Promise<void> {
  await fillCart(page, `${originOf(site)}/ironwright-medicine-ball?weight=14+lb`)
}

/** Enters contact and address in the site's form. */
export async function typeAddress(page: AnyPage, site: Site, email: string): Promise<void> {
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

/** Returns the first rate, regardless of its price. */
export function firstRate<Found extends ElementOf<Found>>(page: PageOf<Found>): Found {
  return page
    .getByRole('group', { name: /Delivery options|Shipment 1/ })
    .getByRole('radio')
    .first()
}

/** Goes from an empty shipping step to payment. */
export async function completeShippingStep(page: Page, site: Site, email: string): Promise<void> {
  await typeAddress(page, site, email)
  await firstRate(page).check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL('**/checkout/payment')
}

/** Returns the card fields, which are in a cross-origin frame. */
export function cardFields(page: Page) {
  return page.frameLocator('iframe[title="Card details"]')
}

export async function typeCard(page: Page, number: string): Promise<void> {
  const fields = cardFields(page)
  await fields.getByLabel('Card number').fill(number)
  await fields.getByLabel('Expires').fill('12/34')
  await fields.getByLabel('Security code').fill('123')
}

export async function completePaymentStep(page: Page, number: string): Promise<void> {
  await typeCard(page, number)
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await page.waitForURL('**/checkout/review')
}

/** Creates a guest on the review step, ready to place the order. */
export async function guestAtReview(page: Page, site: Site, number: string, email: string): Promise<void> {
  await guestWithBall(page, site)
  await visit(page, `${originOf(site)}/checkout/shipping`)
  await completeShippingStep(page, site, email)
  await completePaymentStep(page, number)
}

export function orderNumber(page: Pick<AnyPage, 'url'>): string {
  return new URL(page.url()).searchParams.get('order') ?? ''
}

interface CaughtMail {
  subject: string
  text: string
}

/** Returns the shop's emails to an address, newest first. */
export async function readEmailsTo(page: Pick<AnyPage, 'request'>, email: string): Promise<CaughtMail[]> {
  const query = new URLSearchParams({ to: email }).toString()
  const response = await page.request.get(`${originOf('USA')}/__mail?${query}`, {
    headers: { accept: 'application/json' },
  })
  return (await response.json()) as CaughtMail[]
}
