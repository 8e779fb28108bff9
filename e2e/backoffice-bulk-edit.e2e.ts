import { expect, test, type Page } from '@playwright/test'
import { newEmail } from './shopper.ts'
import { acceptInvitation } from './staff.ts'

/** Pastes text in the format that spreadsheets copy. */
async function paste(page: Page, text: string) {
  await page.getByRole('grid').evaluate((grid, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

test('a merchandiser pastes two prices into the sheet by keyboard, reviews and applies them, and undoes both together', async ({
  browser,
}) => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const office = await context.newPage()
  await acceptInvitation(office, { email: newEmail(), roles: ['merchandiser'] })
  await office.getByRole('link', { name: 'Products', exact: true }).click()
  await office.getByPlaceholder(/Name, SKU/).fill('Peg Rail')
  await expect(
    office
      .getByText('All 1 loaded')
      .or(office.getByRole('link', { name: /Peg Rail/ }))
      .first(),
  ).toBeVisible()
  await expect(office).toHaveURL(/q=Peg/)
  await office.getByRole('link', { name: 'Edit all in bulk' }).click()

  const grid = office.getByRole('grid')
  const price = grid.getByRole('gridcell').nth(0)
  const before = await price.innerText()
  await grid.focus()
  await office.keyboard.type('12')
  await office.keyboard.press('Escape')
  await expect(price).toHaveText(before)
  await office.keyboard.press('Enter')
  await office.keyboard.type('295,50')
  await office.keyboard.press('Tab')
  await office.keyboard.press('ArrowLeft')
  await expect(office.getByText('Enter an amount, such as 295 or 1,295.50.')).toBeVisible()

  await paste(office, '77.77\t66.66\r\n')
  await expect(office.getByText('2 cells pasted.')).toBeVisible()
  await expect(office.getByText('1 change', { exact: true })).toBeVisible()
  await office.getByRole('button', { name: 'Review changes' }).click()
  await expect(office.getByRole('heading', { name: 'Review changes' })).toBeFocused()
  await office.getByRole('button', { name: 'Back to the sheet' }).click()
  await expect(grid).toBeFocused()
  await office.getByRole('button', { name: 'Review changes' }).click()
  await expect(office.getByRole('cell', { name: '$77.77, on sale $66.66' })).toBeVisible()
  await office.getByRole('button', { name: 'Apply 1 change' }).click()
  await expect(office.getByText('Applied', { exact: true })).toBeVisible()
  const address = office.url()

  await office.getByRole('button', { name: 'Undo', exact: true }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Undo bulk edit' }).click()
  await expect(office.getByText('Undone', { exact: true }).first()).toBeVisible()
  await office.goto(new URL('/products?q=Peg+Rail', address).href)
  await office.getByRole('link', { name: 'Edit all in bulk' }).click()
  await expect(price).toHaveText(before)
  await office.getByRole('link', { name: 'Bulk edits' }).click()
  await expect(office.getByRole('link', { name: /^Bulk edit/ }).first()).toHaveAttribute(
    'href',
    new URL(address).pathname,
  )
  await context.close()
})

test('typing into a cell that was scrolled out of view shows and edits the cell, and Tab leaves the sheet', async ({
  browser,
}) => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const office = await context.newPage()
  await acceptInvitation(office, { email: newEmail(), roles: ['merchandiser'] })
  await office.getByRole('link', { name: 'Products', exact: true }).click()
  await office.getByRole('link', { name: 'Edit all in bulk' }).click()
  const grid = office.getByRole('grid')
  const active = grid.locator('[aria-selected=true]')
  await expect(office.getByText(/^[\d,]+ variants$/)).toBeVisible()
  await grid.focus()
  await office.keyboard.press('ArrowDown')
  await expect(active).toHaveText(/\d\.\d\d$/)
  await grid.evaluate((table) => table.parentElement!.scrollTo(0, 8_000))
  await expect(active).not.toBeInViewport()
  await office.keyboard.type('123.4')
  await expect(active).toBeInViewport()
  await grid.evaluate((table) => table.parentElement!.scrollTo(0, 8_000))
  await office.keyboard.press('Enter')
  await office.keyboard.press('ArrowUp')
  await expect(active).toHaveText('123.40, changed')
  await expect(office.getByText(/^Current value: /)).toBeVisible()
  await office.keyboard.press('Tab')
  await expect(grid).not.toBeFocused()
  await context.close()
})
