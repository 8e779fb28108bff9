import { firstRate, guestWithBall, newEmail, typeAddress, visit } from './shopper.ts'
import { originOf } from './sites.ts'
import { expect, test } from './visitor/fixture.ts'
import type { AnyPage } from './visitor/any-page.ts'

const strip = (page: AnyPage, words: string) => page.getByRole('complementary').filter({ hasText: words })
const matteBlack = 'Matte black, down to the bolts.'
const military = 'To APO, FPO and DPO'

test('a store with the flag shows the matte black banner until it is closed, and other stores do not show it [PROMO-001, FLAG-002]', async ({
  page,
}) => {
  await visit(page, originOf('CAN'))
  await expect(strip(page, matteBlack)).toBeVisible()
  await expect(strip(page, matteBlack).getByRole('link')).toHaveAttribute('href', '/power-racks')
  await strip(page, matteBlack).getByRole('button', { name: 'Close' }).click()
  await expect(strip(page, matteBlack)).toHaveCount(0)
  await page.goto(`${originOf('CAN')}/plates`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(strip(page, matteBlack)).toHaveCount(0)
  await page.goto('/')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(strip(page, matteBlack)).toHaveCount(0)
})

test("a store with the flag shows each zone's Christmas order deadline [PROMO-003]", async ({ page }) => {
  await page.goto(originOf('GBR'))
  const banner = strip(page, 'Order for Christmas by 2 pm')
  await expect(banner).toContainText('Mainland 19 Dec')
  await page.goto('/')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(banner).toHaveCount(0)
})

test('APO shows the military mail notice on the home page, on a category, and in checkout [PROMO-004, PROMO-006]', async ({
  page,
}) => {
  for (const path of ['/', '/plates']) {
    await page.goto(`${originOf('APO')}${path}`)
    await expect(strip(page, military)).toBeVisible()
  }
  await guestWithBall(page, 'APO')
  await page.goto(`${originOf('APO')}/checkout/shipping`)
  await expect(strip(page, military)).toBeVisible()
})

test('USA shows the military mail notice only in cart and checkout, and only for APO addresses [PROMO-006]', async ({
  page,
}) => {
  await guestWithBall(page)
  await page.goto('/cart')
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
  await expect(strip(page, military)).toHaveCount(0)
  await visit(page, '/checkout/shipping')
  await expect(strip(page, military)).toHaveCount(0)
  await typeAddress(page, 'USA', newEmail())
  await page.getByLabel('City').fill('APO')
  await firstRate(page).check()
  await page.getByRole('button', { name: /^Continue/ }).click()
  await page.waitForURL('**/checkout/payment')
  await expect(strip(page, military)).toBeVisible()
  await page.goto('/cart')
  await expect(strip(page, military)).toBeVisible()
  await page.goto('/plates')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(strip(page, military)).toHaveCount(0)
})

test('a banner can be closed without JavaScript', async ({ visitor }) => {
  await visitor.goto(`${originOf('CAN')}/plates`)
  await strip(visitor, matteBlack).getByRole('button', { name: 'Close' }).click()
  await expect(visitor).toHaveURL(`${originOf('CAN')}/plates`)
  await expect(strip(visitor, matteBlack)).toHaveCount(0)
})
