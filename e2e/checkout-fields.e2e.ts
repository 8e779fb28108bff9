import { expect, test, type Page } from '@playwright/test'
import { cards, completeShippingStep, guestWithBall, newEmail, visit } from './shopper.ts'
import { originOf, sites, type Site } from './sites.ts'

const shown = (page: Page) =>
  page
    .getByRole('main')
    .locator('form')
    .last()
    .locator('input:not([type=hidden], [type=radio], [type=checkbox]), select')
    .filter({ visible: true })

/** Returns each visible field's autocomplete token. */
const tokens = (page: Page) =>
  shown(page).evaluateAll((fields) => fields.map((field) => field.getAttribute('autocomplete')))

for (const site of Object.keys(sites) as Site[]) {
  test(`a new guest on ${site} fills in at most eight fields, each with its own autocomplete token`, async ({
    page,
  }) => {
    await guestWithBall(page, site)
    await visit(page, `${originOf(site)}/checkout/shipping`)
    const found = await tokens(page)
    expect(found.length).toBeLessThanOrEqual(8)
    expect(new Set(found).size).toBe(found.length)
    for (const token of ['email', 'given-name', 'family-name', 'tel', 'postal-code']) {
      expect(
        found.some((each) => each?.endsWith(token)),
        token,
      ).toBe(true)
    }
  })
}

test('the payment step does not require data that was entered in the shipping step', async ({ page }) => {
  await guestWithBall(page)
  await visit(page, `${originOf('USA')}/checkout/shipping`)
  await completeShippingStep(page, 'USA', newEmail())
  await expect(page.getByRole('checkbox', { name: 'Same as shipping address' })).toBeChecked()
  expect(
    await shown(page).evaluateAll((fields) => fields.filter((field) => field.hasAttribute('required')).length),
  ).toBe(0)
  const fields = page.frameLocator('iframe[title="Card details"]')
  await fields.getByLabel('Card number').pressSequentially(cards.pays.replaceAll(' ', ''))
  await expect(fields.getByLabel('Card number')).toHaveValue(cards.pays)
  await fields.getByLabel('Expires').pressSequentially('1234')
  await expect(fields.getByLabel('Expires')).toHaveValue(/^12 ?\/ ?34$/)
})
