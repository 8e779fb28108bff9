import { expect, test } from '@playwright/test'
import { readSettings } from '../platform/settings/settings.ts'
import { stopPath } from '../services/bins/stop-link.ts'
import { secretOf } from '../start/secret.ts'
import { becomeCustomer } from './customer.ts'
import { visit } from './shopper.ts'

test('a guest who waits for a product logs in, asks for one mail and takes it back [BIN-401, BIN-402, BIN-403]', async ({
  page,
}) => {
  await visit(page, '/ironwright-wide-dip-horn')
  await page.getByRole('link', { name: 'Email me when it is back' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  const email = await becomeCustomer(page, page.url())
  await expect(page.getByRole('heading', { name: 'Hear when Ironwright Wide Dip Horn is back' })).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await page.getByRole('button', { name: 'Email me when it is back' }).click()
  await expect(page.getByText(`We will write to ${email} when Ironwright Wide Dip Horn is back.`)).toBeVisible()
  await page.goto('/account/bin')
  await page.getByRole('button', { name: 'Stop waiting for Ironwright Wide Dip Horn' }).click()
  await expect(page.getByText('You wait for nothing just now.')).toBeVisible()
})

/** The path in the mails to an address, as the running store makes it. */
function stopPathOf(email: string): string {
  const configuration = readSettings(process.env)
  if ('problems' in configuration) throw new Error(configuration.problems.join('\n'))
  return stopPath(configuration.secret ?? secretOf(configuration.dataDir), email)
}

for (const javaScriptEnabled of [true, false])
  test(`the link of a mail stops mails about stock by one press, without a log-in${javaScriptEnabled ? '' : ' or JavaScript'}`, async ({
    page,
    browser,
  }) => {
    await page.goto('/ironwright-wide-dip-horn')
    await page.getByRole('link', { name: 'Email me when it is back' }).click()
    await expect(page).toHaveURL(/\/login\?redirect=/)
    const email = await becomeCustomer(page, page.url())
    await page.getByRole('button', { name: 'Email me when it is back' }).click()
    await expect(page.getByText(`We will write to ${email}`)).toBeVisible()
    const context = await browser.newContext({ javaScriptEnabled })
    const elsewhere = await context.newPage()
    await elsewhere.goto(stopPathOf(email))
    await expect(elsewhere.getByRole('main')).not.toContainText(email)
    await elsewhere.getByRole('button', { name: 'Stop these mails' }).click()
    await expect(elsewhere.getByRole('status').filter({ hasText: 'Stopped.' })).toBeVisible()
    await elsewhere.goto('/stop-stock-mails/no-link-of-ours')
    await elsewhere.getByRole('button', { name: 'Stop these mails' }).click()
    await expect(elsewhere.getByRole('alert')).toContainText('This link is not one of ours')
    await context.close()
    await page.goto('/account/bin')
    await expect(page.getByText('You wait for nothing just now.')).toBeVisible()
  })

test('a product is waited for without JavaScript too [BIN-401]', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/ironwright-wide-dip-horn')
  await page.getByRole('link', { name: 'Email me when it is back' }).click()
  await becomeCustomer(page, page.url())
  await page.getByLabel('Email', { exact: true }).fill('nothing')
  await page.getByRole('button', { name: 'Email me when it is back' }).click()
  await expect(page.getByRole('alert')).toContainText('This is no email address.')
  await page.getByLabel('Email', { exact: true }).fill('gym@example.com')
  await page.getByRole('button', { name: 'Email me when it is back' }).click()
  await expect(page.getByText('We will write to gym@example.com')).toBeVisible()
  await context.close()
})
