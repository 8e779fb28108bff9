import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rateLabelIn } from '#domain/shipping/rating/rate-label.ts'
import { siteSettings, sites } from '#domain/sites.ts'
import { defaultShippingTables } from './shipping-tables.ts'

test("every rate in the store's tables has a label in every language of its site", () => {
  const { prices } = defaultShippingTables
  assert.ok(prices.some(({ site }) => site === 'EUR'))
  for (const site of sites) {
    const labels = new Set(prices.filter((price) => price.site === site).map(({ label }) => label))
    for (const { tag } of siteSettings[site].locales.filter((locale) => !locale.tag.startsWith('en'))) {
      for (const label of labels) assert.notEqual(rateLabelIn(label, tag), label, `${label} in ${tag}`)
    }
  }
})
