import { newEmail, visit } from './shopper.ts'
import { originOf } from './sites.ts'
import { expect, test } from './visitor/fixture.ts'
import type { AnyPage } from './visitor/any-page.ts'

const staff = process.env['STAFF_TOKEN'] ?? ''
const thanks = 'Thanks, we have your message. We reply within one working day.'

/** Returns the messages that staff see, newest first. */
async function messages(page: AnyPage) {
  const headers = { authorization: `Bearer ${staff}` }
  const response = await page.request.get(`${originOf('USA')}/svc_ssr/forms/contact/entries`, { headers })
  const { entries } = (await response.json()) as { entries: { values: Record<string, string> }[] }
  return entries.map(({ values }) => values)
}

async function fillIn(page: AnyPage, email: string) {
  const main = page.getByRole('main')
  await main.getByLabel('Topic').selectOption({ label: 'An order' })
  await main.getByLabel('Name').fill('Ann Bell')
  await main.getByLabel('Email').fill(email)
  await main.getByLabel('Message').fill('Where is it?')
}

test('the contact form lists its errors and is sent without leaving the page, and staff see the message [SHELL-408]', async ({
  page,
}) => {
  const email = newEmail()
  await visit(page, '/contact')
  await fillIn(page, 'ann')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Enter a valid email address, such as name@example.com.')).toBeVisible()
  await expect(page.getByRole('main').getByLabel('Email')).toBeFocused()
  await expect(page.getByRole('main').getByLabel('Message')).toHaveValue('Where is it?')
  await page.getByRole('main').getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText(thanks)).toBeFocused()
  await expect(page).toHaveURL(/\/contact$/)
  const sent = { topic: 'order', name: 'Ann Bell', email, message: 'Where is it?' }
  expect((await messages(page)).find((each) => each['email'] === email)).toEqual(sent)
})

test('the contact form on a German page is in German', async ({ page }) => {
  await page.goto(`${originOf('EUR')}/de/contact`)
  await page.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(page.getByText('Prüfen Sie die markierten Felder.')).toBeVisible()
  await expect(page.getByText('Füllen Sie dieses Feld aus.').first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test('without JavaScript, the contact form preserves the entered values next to its errors and then shows a thank-you message [SHELL-407]', async ({
    visitor,
  }) => {
    const email = newEmail()
    await visitor.goto('/contact')
    await fillIn(visitor, 'ann')
    await visitor.getByRole('button', { name: 'Send message' }).click()
    await expect(visitor.getByRole('heading', { level: 1, name: 'Send us a message' })).toBeVisible()
    await expect(visitor.getByText('Enter a valid email address, such as name@example.com.')).toBeVisible()
    await expect(visitor.getByLabel('Topic')).toHaveValue('order')
    await expect(visitor.getByRole('main').getByLabel('Message')).toHaveValue('Where is it?')
    await visitor.getByRole('main').getByLabel('Email').fill(email)
    await visitor.getByRole('button', { name: 'Send message' }).click()
    await expect(visitor.getByText(thanks)).toBeVisible()
    expect((await messages(visitor)).some((each) => each['email'] === email)).toBe(true)
  })
})
