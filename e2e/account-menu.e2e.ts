import { expect, test, type Page } from '@playwright/test'
import { becomeCustomer } from './customer.ts'
import { visit } from './shopper.ts'
import { originOf } from './sites.ts'

const account = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Account', exact: true })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Account menu' })

/** Waits for the menu's code, which loads after hydration. Before that, the link opens the account page. */
async function controlled(page: Page) {
  await expect(account(page)).toHaveAttribute('aria-expanded', 'false')
}

async function openMenu(page: Page, path = '/deals') {
  await visit(page, path)
  await controlled(page)
  await account(page).click()
  await expect(account(page)).toHaveAttribute('aria-expanded', 'true')
}

test('a customer’s account menu lists its entries in order, and each opens its page [ACCOUNT-018, ACCOUNT-020, ACCOUNT-021]', async ({
  page,
}) => {
  await becomeCustomer(page)
  await openMenu(page)
  await expect(menu(page).locator('a, button')).toHaveText([
    'My Account',
    'ZEUS Gym Builder',
    'Order History',
    'Iron Game Programming',
    'My Wishlist',
    'Account Settings',
    'Log Out',
  ])
  for (const [name, path] of [
    ['My Account', '/account'],
    ['Order History', '/account/orders'],
    ['Iron Game Programming', '/account/programming'],
  ] as const) {
    await openMenu(page)
    await menu(page).getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(menu(page)).toBeHidden()
  }
})

test('the wishlist and the settings open from the account menu [ACCOUNT-022, ACCOUNT-023]', async ({ page }) => {
  await becomeCustomer(page)
  for (const [name, path] of [
    ['My Wishlist', '/account/wishlist'],
    ['Account Settings', '/account/settings'],
  ] as const) {
    await openMenu(page)
    await menu(page).getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  }
})

test('Log Out in the account menu ends the session [ACCOUNT-024]', async ({ page }) => {
  await becomeCustomer(page)
  await openMenu(page)
  await menu(page).getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(`${originOf('USA')}/`)
  await page.goto('/account')
  await expect(page).toHaveURL(/\/login\?redirect=%2Faccount$/)
})

test('a guest sees Log In instead of the customer entries, and can log in without leaving the page [ACCOUNT-026]', async ({
  page,
}) => {
  await openMenu(page)
  await expect(menu(page).locator('a, button')).toHaveText(['Log In', 'Create account'])
  await menu(page).getByRole('link', { name: 'Log In' }).click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
})

test('hovering opens the account menu, and moving the pointer away closes the menu', async ({ page }) => {
  await visit(page, '/deals')
  await controlled(page)
  await account(page).hover()
  await expect(menu(page)).toBeVisible()
  await menu(page).getByRole('link', { name: 'Log In' }).hover()
  await expect(menu(page)).toBeVisible()
  await page.getByRole('contentinfo').hover()
  await expect(menu(page)).toBeHidden()
})

test('Enter opens the account menu, arrow keys move within it, and Escape returns the focus', async ({ page }) => {
  await visit(page, '/deals')
  await controlled(page)
  await account(page).focus()
  await page.keyboard.press('Enter')
  await expect(menu(page).getByRole('link', { name: 'Log In' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(menu(page).getByRole('link', { name: 'Create account' })).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowUp')
  await expect(account(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(menu(page).getByRole('link', { name: 'Log In' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(account(page)).toBeFocused()
})

test('the phone menu has the account menu entries [ACCOUNT-025]', async ({ page }) => {
  await becomeCustomer(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/deals')
  await page.getByRole('link', { name: 'Menu', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  const entries = drawer.getByRole('navigation', { name: 'Account menu' })
  await expect(entries.locator('a, button')).toHaveText([
    'My Account',
    'ZEUS Gym Builder',
    'Order History',
    'Iron Game Programming',
    'My Wishlist',
    'Account Settings',
    'Log Out',
  ])
  await entries.getByRole('link', { name: 'Order History' }).click()
  await expect(page).toHaveURL(/\/account\/orders$/)
})

test('the account menu is in German on a German page', async ({ page }) => {
  await visit(page, `${originOf('EUR')}/de`)
  const link = page.getByRole('banner').getByRole('link', { name: 'Konto', exact: true })
  await expect(link).toHaveAttribute('aria-expanded', 'false')
  await link.click()
  await expect(page.getByRole('navigation', { name: 'Kontomenü' }).locator('a, button')).toHaveText([
    'Anmelden',
    'Konto erstellen',
  ])
})
