import assert from 'node:assert/strict'
import { test } from 'node:test'
import { OrderRequest } from '#contract/checkout.ts'
import { siteSettings, sites } from '#domain/sites.ts'
import { orderMeta } from './order-meta.ts'

test('an order says in which locale it is made: country, language and path [ORDER-208]', () => {
  for (const site of sites)
    for (const locale of siteSettings[site].locales) {
      const meta = orderMeta({ locale, language: 'en' })
      assert.deepEqual(meta, { l10n: { country: locale.country, lang: 'en', path: locale.path } })
      assert.deepEqual(OrderRequest.shape.meta.parse(meta), meta)
    }
})
