import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteSettings, sites } from '#domain/sites.ts'
import { startPages } from '#storefront/server/server-for-tests.ts'

const { ask: fetchPage } = await startPages()
const help = ['/contact', '/shippingtracker', '/shipping-information', '/returns']

test('the help links have the same order on different pages of a site', async () => {
  for (const site of sites) {
    const { path: locale } = siteSettings[site].locales[0]
    const prefix = locale === '' ? '' : `/${locale}`
    const orders = []
    for (const path of ['/nothing', '/giftcard-balance', '/theindex']) {
      const { body } = await fetchPage(site, `${prefix}${path}`)
      const links = [...body.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!.slice(prefix.length))
      orders.push(links.filter((href) => help.includes(href)))
    }
    assert.deepEqual(new Set(orders[0]), new Set(help), site)
    for (const order of orders) assert.deepEqual(order, orders[0], site)
  }
})
