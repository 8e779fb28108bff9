import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteSettings } from '#domain/sites.ts'
import { requestedPath } from '#storefront/page/require-login.ts'
import { redirectLocation, pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { redirectTarget } from '../login/redirect-target.ts'
import { loadAccount } from './load-account.ts'
import { loadOrdersPage } from './orders/load-orders-page.ts'
import { loadTicketsPage } from './tickets/load-tickets-page.ts'
import { loadInvoice } from './order-details/load-invoice.ts'

const { visit } = await openTestShop()

test('after login, a guest returns to the requested account page with its query', async () => {
  const guest = pageContextOf(visit())
  for (const [path, load] of [
    ['/account', loadAccount],
    ['/account/orders', loadOrdersPage],
    ['/account/orders?page=2', loadOrdersPage],
    ['/account/tickets?tickets=2', loadTicketsPage],
  ] as const) {
    const login = new URL(await redirectLocation(load(guest, pageAt(path))), 'http://shop')
    assert.equal(redirectTarget(login.searchParams.get('redirect')), path)
  }
  const invoice = '/account/order/100000042/invoice?refund=1'
  const login = await redirectLocation(loadInvoice(guest, pageAt(invoice, { id: '100000042' })))
  assert.equal(login, `/login?redirect=${encodeURIComponent(invoice)}`)
})

test('the path to return to after login has no locale prefix, because the redirect adds it', () => {
  const german = siteSettings.EUR.locales.find(({ tag }) => tag === 'de-DE')!
  const path = (url: string) => requestedPath(german, new URL(url, 'http://shop'))
  assert.equal(path('/de/account/orders?page=2'), '/account/orders?page=2')
  assert.equal(path('/de'), '/')
  assert.equal(path('/deals'), '/deals')
})
