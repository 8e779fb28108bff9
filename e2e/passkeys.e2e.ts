import type { Page } from '@playwright/test'
import { becomeCustomer } from './customer.ts'
import { visit } from './shopper.ts'
import { expect, test } from './visitor/fixture.ts'

/** Adds an authenticator to the browser. The authenticator creates passkeys and confirms its user immediately. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a passkey is added in the settings, used to log in, and removed', async ({ page }) => {
  await addAuthenticator(page)
  await becomeCustomer(page)
  await visit(page, '/account/settings')
  const section = page.getByRole('region', { name: 'Passkeys' })
  await section.locator('summary').last().click()
  await section.getByLabel('Name').fill('Work laptop')
  await section.getByLabel('Password to add a passkey').fill('not this one')
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(section.getByText('That password isn’t right.')).toBeVisible()
  await section.getByLabel('Password to add a passkey').fill('a rack and two bars')
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(section.getByText('Work laptop · Ironwright USA')).toBeVisible()
  await page.context().clearCookies({ name: /sid_/ })
  await page.goto('/login?redirect=%2Faccount%2Fsettings')
  // The authenticator may respond to the page's autofill first, which leaves the page before the click.
  const isOver = page.waitForURL('**/account/settings')
  const click = page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await Promise.race([isOver, click.then(() => isOver)])
  // The autofill and the click may both have logged in. A new load ends the second navigation.
  await visit(page, '/account/settings')
  await expect(section.getByText(/^Last used /)).toBeVisible()
  await section.getByRole('button', { name: 'Remove Work laptop' }).click()
  await expect(section.getByText('Work laptop · Ironwright USA')).toBeHidden()
})

test.describe('without JavaScript', () => {
  test('without passkey support or JavaScript, the passkey button shows a message', async ({ visitor }) => {
    await visitor.goto('/login')
    await visitor.getByRole('button', { name: 'Log in with a passkey' }).click()
    await expect(visitor.getByText('This browser can’t use passkeys.')).toBeVisible()
  })
})
