import { expect, test, type Page } from '@playwright/test'
import { newEmail, visit } from './shopper.ts'
import { originOf, type Site } from './sites.ts'

const path = '/rogue-catalog'
const staffToken = process.env['STAFF_TOKEN'] ?? ''
const turns = (page: Page) => page.getByRole('navigation', { name: 'Pages' })
const sheet = (page: Page, number: number) => page.getByRole('region', { name: `Page ${number}`, exact: true })
/** Returns a street that no other test uses. */
const newStreet = () => `${crypto.randomUUID().slice(0, 8)} Harbor Street`

async function typeRequest(page: Page, street: string, email: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('First name').fill('Robin')
  await page.getByLabel('Last name').fill('Vale')
  await page.getByLabel('Street address').fill(street)
  await page.getByLabel('City').fill('Columbus')
  await page.getByLabel('State').selectOption('Ohio')
  await page.getByLabel('ZIP code').fill('43215')
}

test('the USA home page links to the print catalog, which other sites do not have [CATALOG-001, CATALOG-008, ROUTE-006]', async ({
  page,
}) => {
  await visit(page, '/')
  await page.getByRole('link', { name: 'the catalog' }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1, name: /^Ironwright catalog/ })).toBeVisible()
  for (const site of ['CAN', 'APO', 'EUR', 'AUS', 'GBR'] satisfies Site[]) {
    expect((await page.goto(originOf(site) + path))?.status(), site).toBe(404)
    // Ignores links to the page's translations.
    await expect(page.locator(`a[href$="${path}"]:not([hreflang])`), site).toHaveCount(0)
  }
})

test('on a wide screen, the print catalog shows two pages that arrow keys turn, and on a phone it shows one page [CATALOG-009]', async ({
  page,
}) => {
  await visit(page, `${path}?p=3`)
  await expect(sheet(page, 2)).toBeVisible()
  await expect(sheet(page, 3)).toBeVisible()
  await expect(turns(page)).toContainText('Pages 2 and 3 of')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(`${path}?p=4`)
  await expect(sheet(page, 5)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(`${path}?p=2`)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(sheet(page, 2)).toBeVisible()
  await expect(sheet(page, 3)).toBeHidden()
  await turns(page).getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(`${path}?p=3`)
  await expect(sheet(page, 3)).toBeVisible()
  await expect(sheet(page, 2)).toBeHidden()
})

test('a hotspot in the print catalog opens a card with price and stock that links to the product and the cart [CATALOG-009]', async ({
  page,
}) => {
  await visit(page, `${path}?q=bouncing+ball`)
  await page
    .getByRole('region', { name: 'Search this catalog' })
    .getByRole('link', { name: /^Pellam Bouncing Ball/ })
    .click()
  const spot = page.getByRole('link', { name: 'Pellam Bouncing Ball: price and availability' })
  await spot.click()
  const card = page.getByRole('dialog', { name: 'Pellam Bouncing Ball' })
  await expect(card).toContainText('In stock')
  await expect(card).toContainText('$')
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(spot).toBeFocused()
  await spot.click()
  await card.getByRole('link', { name: 'View' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pellam Bouncing Ball' })).toBeVisible()

  await visit(page, `${path}?q=pellam+rubber+kettlebell`)
  await page
    .getByRole('region', { name: 'Search this catalog' })
    .getByRole('link', { name: /^Pellam Rubber Kettlebell/ })
    .click()
  await page.getByRole('link', { name: 'Pellam Rubber Kettlebell: price and availability' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('Pellam Rubber Kettlebell')
})

test('contents, thumbnails, and zoom in the print catalog are links, and the whole issue can be printed [CATALOG-009]', async ({
  page,
}) => {
  await visit(page, path)
  await page.locator('summary', { hasText: 'Contents' }).click()
  const main = page.getByRole('main')
  await main
    .getByRole('link', { name: /^Plates/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 2, name: 'Plates' })).toBeVisible()
  await page.locator('summary', { hasText: 'All pages' }).click()
  await page.getByRole('link', { name: 'Page 3, Barbells' }).click()
  await expect(page).toHaveURL(`${path}?p=3`)
  await page.getByRole('link', { name: 'Zoom in' }).click()
  await expect(page).toHaveURL(`${path}?p=3&zoom=1`)
  await page.goto(`${path}?print=1`)
  await expect(page.getByRole('region', { name: /^Page \d+$/ }).nth(20)).toBeVisible()
  await expect(page.getByText('Save as PDF')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByText('Save as PDF')).toBeHidden()
  // The PDF printed by the browser has one page per catalog page.
  const margin = { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' }
  const file = (await page.pdf({ format: 'Letter', margin })).toString('latin1')
  const pages = await page.getByRole('region', { name: /^Page \d+$/ }).count()
  expect(file.match(/\/Type\s*\/Page\b/g)).toHaveLength(pages)
})

test('without JavaScript, links turn the print catalog pages, a hotspot opens its card, and products are links [CATALOG-009]', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(`${path}?p=3`)
  await turns(page).getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(`${path}?p=4`)
  const spot = sheet(page, 4)
    .getByRole('link', { name: /: price and availability$/ })
    .first()
  const name = ((await spot.getAttribute('aria-label')) ?? '').replace(': price and availability', '')
  await expect(
    page.getByRole('region', { name: 'On these pages' }).getByRole('link', { name, exact: true }),
  ).toBeVisible()
  await spot.click()
  const card = page.getByRole('region', { name, exact: true })
  await expect(card.getByRole('link', { name: 'View' })).toBeVisible()
  await card.getByRole('link', { name: 'Close' }).click()
  await expect(card).toHaveCount(0)
  await context.close()
})

test('a printed catalog can be requested once per address, and staff see the requests [CATALOG-009]', async ({
  page,
}) => {
  const street = newStreet()
  const email = newEmail()
  await visit(page, `${path}#request`)
  await page.getByRole('button', { name: 'Send me a catalog' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'highlighted fields' })).toBeVisible()
  await typeRequest(page, street, email)
  await page.getByRole('button', { name: 'Send me a catalog' }).click()
  await expect(page.getByText('Your catalog goes out with our next mailing.')).toBeVisible()
  await visit(page, `${path}#request`)
  await typeRequest(page, street.replace('Street', 'St.'), newEmail())
  await page.getByRole('button', { name: 'Send me a catalog' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'from the last 90 days' })).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Robin')
  const response = await page.request.get(`${originOf('USA')}/svc_content/issue-requests`, {
    headers: { authorization: `Bearer ${staffToken}` },
  })
  const { csv } = (await response.json()) as { csv: string }
  expect(csv).toContain(`Robin,Vale,${email},,${street},,Columbus,OH,43215`)
})
