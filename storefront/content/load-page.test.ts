import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteSettings } from '#domain/sites.ts'
import { publishPage } from '#services/content/publish-page.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { pageContextOf } from '#storefront/page/page-for-tests.ts'
import { loadPage } from './load-page.ts'

const shop = await openTestShop([])
const text = (id: string, locales?: string[]) => ({
  type: 'Text' as const,
  props: { id, html: `<p>${id}</p>`, ...(locales && { conditions: { locales } }) },
})

test('a content page states the language of its texts if that differs from the language of the shop page', async () => {
  const put = (handle: string, content: ReturnType<typeof text>[]) =>
    shop.db.transaction((tx) => publishPage(tx, 'EUR', { handle, title: handle, description: '', content }))
  await put('care', [text('oil'), text('wax', ['es-ES'])])
  await put('sizes', [text('bars', ['en-GB']), text('barres', ['fr-FR'])])
  const context = pageContextOf(shop.visit('EUR'), 'EUR')
  const languageOf = async (handle: string, language: 'en' | 'fr') => {
    const locale = siteSettings.EUR.locales.find(({ tag }) => tag.startsWith(language))!
    return (await loadPage({ ...context, shop: { ...context.shop, locale, language } }, handle)).view.language
  }
  assert.equal(await languageOf('care', 'fr'), 'en')
  assert.equal(await languageOf('care', 'en'), undefined)
  assert.equal(await languageOf('sizes', 'fr'), undefined)
})
