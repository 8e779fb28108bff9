import { expect, type Page } from '@playwright/test'
import { totpCode } from '../services/staff/factor/totp.ts'

const office = `http://localhost:${Number(process.env['STORE_PORT'] ?? 3000) + 7}`
const password = 'a long password of a story'

interface Invited {
  email: string
  roles: readonly string[]
}

/** Accepts an invitation with a password, an authenticator app, and recovery codes. Ends on the home page. */
export async function acceptInvitation(page: Page, { email, roles }: Invited): Promise<void> {
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
