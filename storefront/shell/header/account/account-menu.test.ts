import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sites, type Site } from '#domain/sites.ts'
import { accountEntries, isLoggedInByCookie } from './account-entries.ts'
import { stepInList } from './step-in-list.ts'
import { texts as de } from './texts/de.ts'
import { texts as en } from './texts/en.ts'

const labels = (isCustomer: boolean, texts = en, site: Site = 'USA') =>
  accountEntries(isCustomer, '/', site).map(({ name }) => texts.entries[name])

test('customers see the account menu entries in the specified order [ACCOUNT-025]', () => {
  assert.deepEqual(labels(true), [
    'My Account',
    'ZEUS Gym Builder',
    'Order History',
    'Iron Game Programming',
    'My Wishlist',
    'Account Settings',
    'Log Out',
  ])
})

test('only the USA account menu has the gym builder entry [ACCOUNT-019]', () => {
  for (const site of sites) assert.equal(labels(true, en, site).includes('ZEUS Gym Builder'), site === 'USA', site)
  assert.deepEqual(accountEntries(true, '/', 'USA')[1], { name: 'gymBuilder', to: '/account/my-gyms' })
})

test('the account menu shows guests Log In and Create account instead of the customer entries [ACCOUNT-026]', () => {
  assert.deepEqual(labels(false), ['Log In', 'Create account'])
  assert.deepEqual(labels(false, de), ['Anmelden', 'Konto erstellen'])
})

test('after logging in from the account menu, a guest returns to the same page, but never to the login page', () => {
  const paths = (page: string) => accountEntries(false, page, 'USA').map(({ to }) => to)
  assert.deepEqual(paths('/deals?page=2'), [
    '/login?redirect=%2Fdeals%3Fpage%3D2',
    '/login?redirect=%2Fdeals%3Fpage%3D2&tab=create',
  ])
  assert.deepEqual(paths('/login?redirect=%2Faccount'), ['/login', '/login?tab=create'])
})

test('a visitor is a customer of a site only with an unexpired session cookie for that site', () => {
  const now = 1_000
  assert.equal(isLoggedInByCookie('USA', 'a=1; exp_usa=1001', now), true)
  assert.equal(isLoggedInByCookie('USA', '__Host-exp_usa=1001', now), true)
  for (const cookies of ['', 'exp_usa=1000', 'exp_usa=x', 'exp_can=1001'])
    assert.equal(isLoggedInByCookie('USA', cookies, now), false, cookies)
})

test('in the account menu, arrow keys move from the button into the list and back; Home and End go to the first and last entry', () => {
  assert.deepEqual([stepInList('ArrowDown', -1, 3), stepInList('ArrowDown', 2, 3)], [0, null])
  assert.deepEqual([stepInList('ArrowUp', 0, 3), stepInList('ArrowUp', -1, 3)], [-1, null])
  assert.deepEqual([stepInList('Home', 2, 3), stepInList('End', 0, 3), stepInList('End', -1, 3)], [0, 2, null])
  assert.equal(stepInList('a', 1, 3), null)
})
