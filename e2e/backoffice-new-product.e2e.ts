import { expect, test, type Page } from '@playwright/test'
import { Transformer } from '@napi-rs/image'
import { newEmail, waitForHydration } from './shopper.ts'
import { acceptInvitation } from './staff.ts'

/** Returns a gray picture as an upload. */
async function pictureFile(name: string, shade: number) {
  const pixels = Buffer.alloc(640 * 480 * 4, shade)
  return { name, mimeType: 'image/png', buffer: await Transformer.fromRgbaPixels(pixels, 640, 480).png() }
}

async function fillForm(page: Page, { name, sku }: { name: string; sku: string }) {
  const form = page.getByRole('main')
  await form.getByLabel('Name', { exact: true }).fill(name)
  await form.getByLabel('Category').selectOption({ index: 1 })
  await form.getByLabel('This product has options, such as color or length').check()
  await form.getByLabel('Option 1', { exact: true }).fill('Color')
  await form.getByLabel('Values of option 1').fill('Red\nBlack')
  await form.getByLabel('SKU prefix').fill(sku)
  await expect(form.getByText(`2 variants: ${sku}-RED, ${sku}-BLACK`)).toBeVisible()
  await form.getByLabel('Packed weight').fill('8.8')
  await form.getByLabel('USA, USD').fill('149')
}

test('a merchandiser creates a product with variants and pictures, and a shopper sees it and adds a variant to the cart', async ({
  page,
  browser,
}) => {
  const mark = newEmail().slice(8, 16).toUpperCase()
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const office = await context.newPage()
  await acceptInvitation(office, { email: newEmail(), roles: ['merchandiser'] })
  await office.getByRole('link', { name: 'Products', exact: true }).click()
  await office.getByRole('link', { name: 'New product' }).click()

  // An incomplete form marks the missing fields and focuses the first one.
  await office.getByRole('button', { name: 'Create draft' }).click()
  await expect(office.getByLabel('Name', { exact: true })).toBeFocused()
  await expect(office.getByText('Choose a category.')).toBeVisible()

  // Every category and product has its own URL.
  await fillForm(office, { name: `Wall Mount ${mark}`, sku: `MOUNT-${mark}` })
  const url = office.getByLabel('URL', { exact: true })
  await expect(url).toHaveValue(`wall-mount-${mark.toLowerCase()}`)
  await url.fill('ironwright-peg-rail')
  await office.getByRole('button', { name: 'Create draft' }).click()
  await expect(url).toBeFocused()
  await expect(office.getByText('Another product, category, or page has this URL.').first()).toBeVisible()
  await url.fill(`mount-${mark.toLowerCase()}`)
  await office.getByRole('button', { name: 'Create draft' }).click()
  await expect(office.getByRole('heading', { level: 1, name: `Wall Mount ${mark}` })).toBeVisible()
  await expect(office.getByText('Draft', { exact: true })).toBeVisible()

  // A vector file is refused by its content; two pictures are uploaded, described, and reordered.
  const upload = office.getByLabel('Add pictures')
  await upload.setInputFiles([
    { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
    await pictureFile('front.png', 60),
    await pictureFile('side.png', 120),
  ])
  await expect(office.getByText('logo.png: This isn’t a JPEG, PNG, WebP, or AVIF picture.')).toBeVisible()
  const pictures = office.getByRole('list', { name: 'Pictures' })
  await expect(pictures.getByRole('listitem')).toHaveCount(2)
  await office.getByLabel('Description of picture 1').fill('The mount from the front')
  await office.getByLabel('Description of picture 2').fill('The mount from the side')
  await office.getByRole('button', { name: 'Move picture 2 earlier' }).click()
  await expect(office.getByLabel('Description of picture 1')).toHaveValue('The mount from the side')
  await office.getByRole('button', { name: 'Save pictures' }).click()
  await expect(office.getByText('Pictures saved. They’re live on all sites.')).toBeVisible()

  // A new option value creates a new variant, which receives the delivered units.
  await office.getByRole('button', { name: 'Add values' }).click()
  await office.getByLabel('New values').fill('Green')
  await expect(office.getByText(`1 variant: MOUNT-${mark}-GREEN`)).toBeVisible()
  await office.getByRole('button', { name: 'Add variants' }).click()
  await expect(office.getByText('Variants added. Record their stock to sell them.')).toBeVisible()
  await office.getByRole('button', { name: `Change stock of MOUNT-${mark}-GREEN` }).click()
  await office.getByLabel('Units', { exact: true }).fill('5')
  await office.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(office.getByText('Stock saved. It’s live in the shop.')).toBeVisible()
  await office.getByRole('button', { name: 'Sell on USA' }).click()
  await office.getByRole('dialog').getByRole('button', { name: 'Sell on USA' }).click()
  await expect(office.getByText('Active', { exact: true })).toBeVisible()

  await expect(async () => {
    await page.goto(`/mount-${mark.toLowerCase()}`)
    await expect(page.getByRole('heading', { level: 1, name: `Wall Mount ${mark}` })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(page.getByRole('img', { name: 'The mount from the side' }).first()).toBeVisible()
  await waitForHydration(page)
  // The page opens with the only variant in stock.
  await expect(page.getByRole('group', { name: 'Color Green' })).toBeVisible()
  await page
    .getByRole('form', { name: /^Buy / })
    .getByRole('button', { name: /Add to cart/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText(`Wall Mount ${mark}`)
  await context.close()
})
