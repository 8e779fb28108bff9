import { expect, test } from '@playwright/test'
import { cards, guestAtReview, newEmail } from './shopper.ts'

test('the page of thanks says where the receipt goes, and an address that is billed as well only once', async ({
  page,
}) => {
  const email = newEmail()
  await guestAtReview(page, 'USA', cards.pays, email)
  await page.getByRole('button', { name: /^Place order/ }).click()
  await page.waitForURL('**/checkout/success?order=*')
  const main = page.getByRole('main')
  await expect(main).toContainText(`The receipt goes to ${email}. Reply to it if something is wrong`)
  await expect(main).toContainText('Same as the shipping address')
  await expect(main.getByText('214 Harbor Street')).toHaveCount(1)
  // What is promised happens: nothing here sends a mail when goods leave.
  await expect(main).not.toContainText('ships')
})
