import { expect, test } from '@playwright/test'
import { newEmail } from './shopper.ts'
import { originOf } from './sites.ts'
import { acceptInvitation } from './staff.ts'

test('an editor changes text on the home page, previews it, and publishes it, and shoppers see it [CMS-001]', async ({
  page,
  browser,
}) => {
  const text = 'Delivered duty paid to every base.'
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const desk = await context.newPage()
  await acceptInvitation(desk, { email: newEmail(), roles: ['editor'] })
  const { origin } = new URL(desk.url())
  await desk.goto(`${origin}/content?site=APO`)
  await desk.getByRole('searchbox', { name: 'Title or handle…' }).fill('homepage')
  await expect(desk).toHaveURL(/q=homepage/)
  await desk.getByRole('table').getByRole('link').first().click()
  await desk.getByRole('link', { name: 'Edit' }).click()
  await desk.getByRole('button', { name: /^Hero/ }).first().click()
  await desk.getByRole('textbox', { name: 'Text', exact: true }).fill(text)
  await desk.keyboard.press('Control+s')
  await expect(desk.getByText('Draft saved.')).toBeVisible()
  await expect(desk.frameLocator('iframe').getByText(text)).toBeVisible()
  const shown = async () => {
    await page.goto(originOf('APO'))
    return page.locator('main').innerText()
  }
  expect(await shown()).not.toContain(text)
  await desk.getByRole('button', { name: 'Publish…' }).click()
  await desk
    .getByRole('alertdialog', { name: 'Publish this page?' })
    .getByRole('button', { name: 'Publish now' })
    .click()
  await expect(desk.getByText('Published. Shoppers see it now.')).toBeVisible()
  await expect.poll(shown).toContain(text)
  await desk.getByRole('button', { name: 'Restore: version 1', exact: true }).click()
  await desk.getByRole('alertdialog', { name: 'Restore version 1?' }).getByRole('button', { name: 'Restore' }).click()
  await desk
    .getByRole('button', { name: /^Publish now: version/ })
    .first()
    .click()
  await desk
    .getByRole('alertdialog', { name: /^Publish version/ })
    .getByRole('button', { name: 'Publish now' })
    .click()
  await expect.poll(shown).not.toContain(text)
  await context.close()
})
