import { expect, test, type Page } from '@playwright/test'
import { demoCustomer } from '../db/demo/shoppers/tickets.ts'
import { visit } from './shopper.ts'

async function logIn(page: Page, address: string) {
  await visit(page, address)
  await page.getByLabel('Email', { exact: true }).fill(demoCustomer.email)
  await page.getByLabel('Password', { exact: true }).fill(demoCustomer.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

test('a ticket holder sees the tickets in the account and their discounts in the earned store [TICKET-001, TICKET-202, EARNED-403]', async ({
  page,
}) => {
  await logIn(page, '/login')
  const tickets = page.getByRole('region', { name: 'Tickets' })
  await expect(tickets).toContainText('Spring Open')
  await expect(tickets).toContainText('Athlete, Jo Vale')
  await page.getByRole('link', { name: /^Discounts \d+ uses left$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Discounts' })).toBeVisible()
  const bar = page.getByRole('article').filter({ hasText: 'Power Bar' })
  for (const text of ['10% off', '1 use left', 'Ships free', 'Earned at Spring Open'])
    await expect(bar).toContainText(text)
  await expect(page.getByRole('article').filter({ hasText: 'Shirt' })).toContainText('Free')
})

test('the earned store redirects a guest to login and back [EARNED-001, EARNED-401, EARNED-404]', async ({ page }) => {
  await page.goto('/account/earned-store')
  await expect(page).toHaveURL(/\/login\?redirect=%2Faccount%2Fearned-store$/)
  await logIn(page, page.url())
  await expect(page).toHaveURL(/\/account\/earned-store$/)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a guest in the app sees a description of the earned store and a login link [EARNED-002, EARNED-404]', async ({
  page,
}) => {
  await page.goto('/account/earned-store?isMobileApp=true')
  await expect(page.getByRole('heading', { level: 1, name: 'Discounts' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible()
})
