import { expect, test, type Page } from '@playwright/test'
import { newEmail } from './shopper.ts'
import { acceptInvitation } from './staff.ts'

const pad = (part: number) => String(part).padStart(2, '0')
/** Returns a date in Ohio, which determines the site's days. */
function dayFromNow(days: number): string {
  const [month, day, year] = new Date(Date.now() + days * 86_400_000)
    .toLocaleDateString('en-US', { timeZone: 'America/New_York' })
    .split('/')
    .map(Number)
  return `${year}-${pad(month!)}-${pad(day!)}`
}

const shopPrice = async (page: Page) => {
  await page.goto('/ironwright-peg-rail')
  return page.getByRole('main').innerText()
}

test('a merchandiser schedules a promotion, the shop shows its price while it runs, and the calendar shows its days', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const office = await context.newPage()
  await acceptInvitation(office, { email: newEmail(), roles: ['merchandiser'] })
  await office.getByRole('link', { name: 'Promotions' }).click()
  await office.getByRole('link', { name: 'New promotion' }).click()
  await office.getByLabel('Product', { exact: true }).fill('Peg Rail')
  await office.getByRole('button', { name: /Ironwright Peg Rail/ }).click()

  // Refused inputs are listed at their fields, and the first receives focus.
  const price = office.getByLabel(/^Promotion price of/)
  await price.fill('9999')
  await office.getByLabel('Last day').fill(dayFromNow(-2))
  await office.getByRole('button', { name: 'Schedule promotion' }).click()
  await expect(office.getByText('Enter less than the normal price.')).toBeVisible()
  await expect(office.getByText('Choose a last day on or after the first day.')).toBeVisible()
  await price.fill('11.11')
  await office.getByLabel('Last day').fill(dayFromNow(3))
  await office.getByRole('button', { name: 'Schedule promotion' }).click()
  await expect(office.getByText('Promotion scheduled.')).toBeVisible()
  await expect(office.getByText('Running')).toBeVisible()
  await expect(async () => expect(await shopPrice(page)).toContain('$11.11')).toPass()

  // Another promotion on the same days is possible, with a warning.
  await expect(office.getByText('This promotion applies.')).toBeVisible()
  await office.getByLabel('Day', { exact: true }).fill(dayFromNow(4))
  await expect(office.getByText('No promotion applies.')).toBeVisible()
  const address = office.url()
  await office.getByRole('link', { name: 'Open product' }).click()
  await office
    .getByRole('region', { name: /^Prices on/ })
    .getByRole('link', { name: 'Promotions' })
    .click()
  await office.getByRole('link', { name: 'New promotion' }).click()
  await office.getByLabel(/^Promotion price of/).fill('12')
  await expect(office.getByText(/This overlaps with other promotions/)).toBeVisible()

  await office.getByRole('link', { name: 'Promotions', exact: true }).first().click()
  await office.getByRole('button', { name: 'Leave page' }).click()
  await office.getByRole('link', { name: 'Calendar' }).click()
  await office
    .getByRole('link', { name: /Ironwright Peg Rail/ })
    .first()
    .click()
  await expect(office).toHaveURL(address)
  await office.getByRole('button', { name: 'End now' }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'End now' }).click()
  await expect(office.getByText('Promotion ended.')).toBeVisible()
  await expect(async () => expect(await shopPrice(page)).not.toContain('$11.11')).toPass()
  await context.close()
})
