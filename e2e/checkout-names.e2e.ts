import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { cards, completePaymentStep, completeShippingStep, guestWithBall, newEmail, visit } from './shopper.ts'
import { originOf } from './sites.ts'

const folder = new URL('checkout-names/', import.meta.url)

/** Returns roles and names in the accessibility tree, without dates, amounts, and numbers. */
async function namesOf(page: Page): Promise<string[]> {
  const tree = await page.getByRole('main').ariaSnapshot()
  const named =
    /^\s*- '?((?:heading|region|group|form|alert|status|textbox|combobox|radio|checkbox|button|link|iframe|definition|term)(?: ".*")?(?: \[[^\]]*\])*)/
  return tree.split('\n').flatMap((line) => {
    const [, name] = named.exec(line) ?? []
    return name === undefined
      ? []
      : [name.replaceAll(/Estimated delivery: [^"]*/g, 'Estimated delivery').replaceAll(/\d[\d.,]*/g, '#')]
  })
}

for (const site of ['USA', 'EUR', 'GBR'] as const) {
  test(`every step of checkout on ${site} has the recorded accessible names`, async ({ page }) => {
    await guestWithBall(page, site)
    await visit(page, `${originOf(site)}/checkout`)
    await expect(page.getByRole('link', { name: 'Continue as guest' })).toBeVisible()
    const names = ['# start', ...(await namesOf(page))]
    await visit(page, `${originOf(site)}/checkout/shipping`)
    await expect(page.getByLabel('Email')).toBeVisible()
    names.push('# shipping', ...(await namesOf(page)))
    await completeShippingStep(page, site, newEmail())
    await expect(page.frameLocator('iframe[title="Card details"]').getByLabel('Card number')).toBeVisible()
    names.push('# payment', ...(await namesOf(page)))
    await completePaymentStep(page, cards.pays)
    await expect(page.getByRole('button', { name: /^Place order/ })).toBeVisible()
    names.push('# review', ...(await namesOf(page)))
    await page.getByRole('button', { name: /^Place order/ }).click()
    await page.waitForURL('**/checkout/success?order=*')
    await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible()
    names.push('# success', ...(await namesOf(page)))
    // NAMES=keep records the current names. Review the diff.
    if (process.env['NAMES'] === 'keep') writeFileSync(new URL(`${site}.txt`, folder), `${names.join('\n')}\n`)
    const expected = readFileSync(new URL(`${site}.txt`, folder), 'utf8')
      .trimEnd()
      .split('\n')
    expect(names).toEqual(expected)
  })
}
