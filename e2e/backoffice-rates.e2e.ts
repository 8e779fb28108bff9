import { expect, test } from '@playwright/test'
import { dayFromToday } from './days.ts'
import { newEmail } from './shopper.ts'
import { acceptInvitation } from './staff.ts'

test('a manager raises a tax rate from a later day, after reviewing what changes, and the old rate ends the day before', async ({
  page,
}) => {
  await acceptInvitation(page, { email: newEmail(), roles: ['manager'] })
  await page.getByRole('link', { name: 'Shipping and tax rates' }).click()
  const tab = page.getByRole('link', { name: 'Tax rates', exact: true })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await page.getByRole('searchbox').fill('US WY local')
  const rates = page.getByRole('table', { name: 'Tax rates' })
  const row = rates.getByRole('link', { name: 'US WY local' })
  await expect(row).toHaveCount(1)
  await row.click()

  const form = page.getByRole('dialog', { name: 'US WY local' })
  await form.getByLabel('Percent').fill('a lot')
  await form.getByRole('button', { name: 'Review change' }).click()
  await expect(form.getByRole('alert')).toHaveText('Nothing saved. Fix these lines and check again.')
  await expect(form.getByText('Percent must be a number')).toBeVisible()
  await form.getByRole('button', { name: 'Back' }).click()

  await form.getByLabel('Percent').fill('1.75')
  await form.getByLabel('First day').fill(dayFromToday(40))
  await form.getByRole('button', { name: 'Review change' }).click()
  await expect(form.getByRole('row').filter({ hasText: 'Ends' })).toContainText(dayFromToday(39))
  await form.getByRole('button', { name: 'Save 2 changes' }).click()
  await expect(row).toHaveCount(2)
  await expect(rates.getByRole('row').filter({ hasText: 'Upcoming' })).toContainText('1.75 %')
})
