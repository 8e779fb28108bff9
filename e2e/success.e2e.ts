import { expect, test } from '@playwright/test'
import { cards, guestAtReview, readEmailsTo, newEmail, orderNumber } from './shopper.ts'

test("the success page shows the receipt's email address, and does not repeat a billing address equal to the shipping address", async ({
  page,
}) => {
  const email = newEmail()
  await guestAtReview(page, 'USA', cards.pays, email)
  await page.getByRole('button', { name: /^Place order/ }).click()
  await page.waitForURL('**/checkout/success?order=*')
  const main = page.getByRole('main')
  await expect(main).toContainText(`We’ll email your receipt to ${email}. If something’s wrong, just reply.`)
  await expect(main).toContainText('Same as shipping address')
  await expect(main.getByText('214 Harbor Street')).toHaveCount(1)
  // The page must not promise a shipping email.
  await expect(main).not.toContainText('ships')
})

test('the same estimated delivery is shown before and after the order, in the order email, and on the tracking page', async ({
  page,
}) => {
  const email = newEmail()
  await guestAtReview(page, 'USA', cards.pays, email)
  const main = page.getByRole('main')
  const message =
    /Estimated delivery: (?:Mon|Tue|Wed|Thu|Fri), [A-Z][a-z]{2} \d+(?:\s–\s(?:Mon|Tue|Wed|Thu|Fri), [A-Z][a-z]{2} \d+)?/
  await expect(main).toContainText(message)
  const [before = ''] = message.exec(await main.innerText()) ?? []
  await page.getByRole('button', { name: /^Place order/ }).click()
  await page.waitForURL('**/checkout/success?order=*')
  await expect(main).toContainText(before)
  await expect.poll(async () => (await readEmailsTo(page, email)).map(({ text }) => text).join()).toContain(before)
  const order = orderNumber(page)
  await page.goto('/shippingtracker')
  await page.getByLabel('Order number').fill(order)
  await page.getByLabel('Email or ZIP code').fill(email)
  await page.getByRole('button', { name: 'Track order' }).click()
  await expect(main).toContainText('Estimated delivery by')
})
