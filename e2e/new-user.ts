// Simulates a new user: `order FILE` buys as a guest in a browser and saves the session; `verify FILE` checks it later.
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { consentCookies } from './consent-cookies.ts'
import { cards, guestAtReview, readEmailsTo, newEmail, orderNumber } from './shopper.ts'
import { originOf } from './sites.ts'

interface State {
  orderId: string
  email: string
  storage: Awaited<ReturnType<BrowserContext['storageState']>>
}

const [task, file] = process.argv.slice(2)
if ((task !== 'order' && task !== 'verify') || !file) {
  console.error(
    'Usage: node start.mjs new-user order|verify FILE. STORE_PORT and CHROMIUM name the store and the browser.',
  )
  process.exit(1)
}
const executablePath = process.env['CHROMIUM']
const browser = await chromium.launch(executablePath ? { executablePath } : {})
try {
  await (task === 'order' ? order(file) : verify(file))
} finally {
  await browser.close()
}

/** Places an order on the UK site, reached by its host name, with a card entered in the frame. */
async function order(path: string) {
  const context = await browser.newContext({ storageState: { cookies: consentCookies, origins: [] } })
  const page = await context.newPage()
  const email = newEmail()
  await guestAtReview(page, 'GBR', cards.pays, email)
  await page.getByRole('button', { name: /^Place order/ }).click()
  await page.waitForURL('**/checkout/success?order=*')
  const orderId = orderNumber(page)
  await waitForMail(page, email, orderId)
  const state: State = { orderId, email, storage: await context.storageState() }
  writeFileSync(path, JSON.stringify(state))
  console.log(`Ordered: ${orderId}, confirmed to ${email}.`)
}

/** Checks that the saved session still shows the order and that its email was sent. */
async function verify(path: string) {
  const { orderId, email, storage } = JSON.parse(readFileSync(path, 'utf8')) as State
  const context = await browser.newContext({ storageState: storage })
  const page = await context.newPage()
  const query = new URLSearchParams({ order: orderId }).toString()
  await page.goto(`${originOf('GBR')}/checkout/success?${query}`)
  const shown = await page.getByRole('main').innerText()
  if (!shown.includes(orderId)) throw new Error(`The page does not show order ${orderId}: ${page.url()}`)
  await waitForMail(page, email, orderId)
  console.log(`Found order ${orderId} and its mail.`)
}

/** Emails are sent shortly after the order. */
async function waitForMail(page: Page, email: string, orderId: string) {
  const end = Date.now() + 20_000
  while (Date.now() < end) {
    const mails = await readEmailsTo(page, email)
    if (mails.some(({ text }) => text.includes(orderId))) return
    await page.waitForTimeout(500)
  }
  throw new Error(`No email to ${email} with order ${orderId}.`)
}
