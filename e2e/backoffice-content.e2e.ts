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
  await desk
    .getByRole('button', { name: /^Slides/ })
    .first()
    .click()
  await desk.getByRole('textbox', { name: 'Text', exact: true }).first().fill(text)
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

test('an editor adds a link to the list of a category page, moves it up by keyboard, and shoppers see it [CMS-218]', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const desk = await context.newPage()
  await acceptInvitation(desk, { email: newEmail(), roles: ['editor'] })
  const { origin } = new URL(desk.url())
  await desk.goto(`${origin}/link-lists`)
  await desk.getByRole('table').getByRole('link', { name: 'Shoes' }).click()
  const form = desk.getByRole('dialog', { name: 'Links on Shoes' })
  await form.getByRole('button', { name: 'Add link' }).click()
  await form.getByRole('button', { name: 'Save link list' }).click()
  const added = form.getByRole('group', { name: /: new$/ })
  await expect(added.getByText('Enter up to 60 characters.')).toBeVisible()
  await added.getByRole('textbox', { name: 'Text' }).fill('Deals on gear')
  const link = form.getByRole('group', { name: /: Deals on gear$/ })
  await link.getByRole('combobox', { name: 'Path' }).fill('/deals')
  const up = link.getByRole('button', { name: 'Move Deals on gear up' })
  await up.focus()
  await desk.keyboard.press('Enter')
  await expect(form.getByText(/^Deals on gear is now 4 of 5\.$/)).toBeAttached()
  await form.getByRole('button', { name: 'Save link list' }).click()
  await expect(desk.getByText('Link list saved.')).toBeVisible()
  const shown = async () => {
    await page.goto('/shoes')
    return page.getByRole('link', { name: 'Deals on gear' }).count()
  }
  await expect.poll(shown).toBe(1)

  await desk.getByRole('table').getByRole('link', { name: 'Shoes' }).click()
  await form.getByRole('button', { name: 'Delete link list' }).click()
  const confirm = desk.getByRole('alertdialog', { name: 'Delete the links on Shoes?' })
  await confirm.getByRole('button', { name: 'Delete link list' }).click()
  await expect(desk.getByText('Link list deleted.')).toBeVisible()
  await expect.poll(shown).toBe(0)
  await context.close()
})
