import { expect, test, type Page } from '@playwright/test'
import { totpCode } from '../services/staff/factor/totp.ts'
import { cards, guestAtReview, newEmail, orderNumber } from './shopper.ts'

const office = `http://localhost:${Number(process.env['STORE_PORT'] ?? 3000) + 7}`
const password = 'a long password of a story'

interface Invited {
  email: string
  roles: readonly string[]
}

/** Accepts an invitation: password, authenticator app, recovery codes. The page ends on the home page. */
async function acceptInvitation(page: Page, { email, roles }: Invited): Promise<void> {
  const response = await page.request.post(`${office}/svc_admin/staff/invitations`, {
    headers: { authorization: `Bearer ${process.env['STAFF_TOKEN'] ?? ''}`, 'idempotency-key': crypto.randomUUID() },
    data: { email, roles },
  })
  const { link } = (await response.json()) as { link: string }
  await page.goto(link)
  await page.getByLabel('Your name').fill('Sam Packer')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  await page.getByLabel('Code', { exact: true }).fill(totpCode(secret, Math.floor(Date.now() / 30_000)))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('checkbox', { name: 'I’ve saved these codes' }).check()
  await page.getByRole('button', { name: 'Continue to the back office' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
}

test('a packer accepts an invitation, finds an order by keyboard and ships it in three actions [ADMIN-010]', async ({
  page,
  browser,
}) => {
  await guestAtReview(page, 'USA', cards.pays, newEmail())
  await page.getByRole('button', { name: /^Place order/ }).click()
  await page.waitForURL('**/checkout/success?order=*')
  const order = orderNumber(page)
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const desk = await context.newPage()
  await acceptInvitation(desk, { email: newEmail(), roles: ['warehouse'] })
  await desk.keyboard.press('Control+k')
  const hit = desk.getByRole('menuitem', { name: new RegExp(order) })
  await desk.getByRole('searchbox').fill(order)
  await expect(hit).toBeVisible()
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('heading', { level: 1, name: `Order ${order}` })).toBeVisible()
  await desk.getByRole('button', { name: 'Ship items' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Ship items' })
  await dialog.getByLabel('Tracking number').fill(`1Z${order}`)
  await dialog.getByRole('button', { name: 'Ship items' }).click()
  await expect(desk.getByText('Items shipped. We emailed the customer.')).toBeVisible()
  await expect(desk.getByText(`1Z${order}`).first()).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Refund' })).toBeHidden()
  await context.close()
})

test('an owner refunds an amount, sees it in the audit log, and invites staff', async ({ page, browser }) => {
  await guestAtReview(page, 'USA', cards.pays, newEmail())
  await page.getByRole('button', { name: /^Place order/ }).click()
  await page.waitForURL('**/checkout/success?order=*')
  const order = orderNumber(page)
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const desk = await context.newPage()
  await acceptInvitation(desk, { email: newEmail(), roles: ['owner'] })
  const { origin } = new URL(desk.url())
  await desk.goto(`${origin}/orders/${order}`)
  await desk.getByRole('button', { name: 'Refund', exact: true }).click()
  const dialog = desk.getByRole('dialog', { name: 'Refund' })
  await dialog.getByLabel('Other amount').fill('5')
  await dialog.getByRole('button', { name: /^Refund \$5/ }).click()
  await expect(desk.getByText('5.00').first()).toBeVisible()
  await desk.goto(`${origin}/audit?type=order&id=${order}`)
  await desk.locator('summary', { hasText: 'Sam Packer' }).first().click()
  await expect(desk.getByText('POST /svc_fulfilment/order/{orderId}/refunds').first()).toBeVisible()
  await desk.goto(`${origin}/settings/staff`)
  await desk.getByRole('button', { name: 'Invite staff' }).click()
  const email = newEmail()
  const invitation = desk.getByRole('dialog', { name: 'Invite staff' })
  await invitation.getByLabel('Email').fill(email)
  await invitation.getByLabel('Support').check()
  await invitation.getByRole('button', { name: 'Create invitation' }).click()
  const link = desk.getByRole('dialog').or(desk.getByRole('alertdialog')).getByLabel('Link')
  await expect(link).toHaveValue(/\/accept\/[\w-]{43}$/)
  await context.close()
})
