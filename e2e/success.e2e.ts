import { expect, test } from '@playwright/test'
import { cards, guestAtReview, mailsTo, newEmail, orderNumber } from './shopper.ts'

test('the page of thanks says where the receipt goes, and an address that is billed as well only once', async ({
  page,
}) => {
  const email = newEmail()
  await guestAtReview(page, 'USA', cards.pays, email)
  await page.getByRole('button', { name: /^Place order/ }).click()
  await page.waitForURL('**/checkout/success?order=*')
  const main = page.getByRole('main')
  await expect(main).toContainText(`We’ll email your receipt to ${email}. If something’s wrong, reply to it.`)
  await expect(main).toContainText('Same as shipping address')
  await expect(main.getByText('214 Harbor Street')).toHaveCount(1)
  // What is promised happens: nothing here sends a mail when goods leave.
  await expect(main).not.toContainText('ships')
})

test('when an order is thought to arrive is told before it is placed, after it, in its mail and where it is looked for', async ({
  page,
}) => {
  const email = newEmail()
  await guestAtReview(page, 'USA', cards.pays, email)
  const main = page.getByRole('main')
  const told =
    /Estimated delivery: (?:Mon|Tue|Wed|Thu|Fri), [A-Z][a-z]{2} \d+(?:\s–\s(?:Mon|Tue|Wed|Thu|Fri), [A-Z][a-z]{2} \d+)?/
  await expect(main).toContainText(told)
  const [before = ''] = told.exec(await main.innerText()) ?? []
  await page.getByRole('button', { name: /^Place order/ }).click()
  await page.waitForURL('**/checkout/success?order=*')
  await expect(main).toContainText(before)
  await expect.poll(async () => (await mailsTo(page, email)).map(({ text }) => text).join()).toContain(before)
  const order = orderNumber(page)
  await page.goto('/shippingtracker')
  await page.getByLabel('Order number').fill(order)
  await page.getByLabel('Email or ZIP/postal code').fill(email)
  await page.getByRole('button', { name: 'Track order' }).click()
  await expect(main).toContainText('Estimated delivery by')
})
