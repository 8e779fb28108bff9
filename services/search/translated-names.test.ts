import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { createClient } from '#contract/client/client.ts'
import { store, type Store } from '#contract/store.ts'
import { emptyTranslation, type TranslatedLanguage } from '#domain/catalog/translations/translate-texts.ts'
import { saveTranslation } from '#services/catalog/translations/save-translation.ts'
import { testProduct, testVariant } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { uncachedCatalog } from '#services/wiring/reads/catalog-reads.ts'
import { indexedCatalog } from './indexed-for-tests.ts'

const named = (id: number, name: string) =>
  testProduct(id, `product-${id}`, { name, categories: ['bars'], variants: [testVariant(`SKU-${id}`)] })
const english = ['Zinc Bar', 'Trap Bar', 'Curl Bar', 'Axle', 'Landmine']
const [zinc, trap, curl, axle, landmine] = [1_001, 1_002, 1_003, 1_004, 1_005] as const
const shop = await openTestShop(english.map((name, index) => named(1_001 + index, name)))
const { db } = shop
const translate = (language: TranslatedLanguage, id: number, name: string) =>
  db.transaction((tx) => saveTranslation(tx, id, language, { ...emptyTranslation, name }))
await translate('de', zinc, 'Übungsstange')
await translate('de', trap, 'Trapezstange für Kreuzheben')
await translate('de', curl, 'Abgewinkelte Curlstange')
await translate('de', axle, 'Dicke Stange')
await translate('es', zinc, 'Nube')
await translate('es', trap, 'Ñandú')
await translate('es', curl, 'Oso')
await translate('es', axle, 'Discos')
const { catalog, index } = await indexedCatalog(db)

type Sort = { type: 'name' | 'featured'; order: 'asc' | 'desc' }
interface ListOptions {
  phrase?: string
  sort?: Sort
}

for (const [engine, reads] of Object.entries({ postgres: uncachedCatalog(db), index: catalog }))
  void describe(engine, () => {
    const visit = shop.visitBy(reads)
    const callIn = (locale: string, site: 'EUR' | 'USA' = 'EUR') => {
      const visitor = visit(site)
      const fetcher = (input: string | URL | Request, init?: RequestInit) => visitor.fetch(input as string, init)
      return createClient<Store>({ base: 'http://shop', site, fetcher, contract: store, now: shop.clock, locale })
    }
    const list = async (locale: string, { phrase, sort }: ListOptions, site: 'EUR' | 'USA' = 'EUR') => {
      const data = {
        widget: { rfkid: phrase === undefined ? 'rfkid_10' : 'rfkid_7' },
        context: { page: { uri: phrase === undefined ? '/bars' : '/search' }, user: { uuid: randomUUID() } },
        ...(phrase !== undefined && { query: { keyphrase: { value: [phrase] } } }),
        ...(sort && { sort: { value: [{ ...sort, name: sort.type }] } }),
        suggestion: { keyphrase: { max: 4 } },
      }
      const { content, suggestion } = await callIn(locale, site)('POST /api/search-rec/3', { body: { data } })
      return {
        ids: content.product.value.map(({ entity_id: id }) => id),
        names: content.product.value.map(({ name }) => name),
        suggestions: suggestion.keyphrase.map(({ text }) => text),
      }
    }
    const found = async (locale: string, phrase: string, site?: 'EUR' | 'USA') =>
      (await list(locale, { phrase }, site)).ids

    test("a search finds a product by its name in the shopper's language and by its English name", async () => {
      for (const phrase of ['Trapezstange', 'trapezstange für kreuzheben', 'kreuzheb', 'TRAP BAR'])
        assert.equal((await found('de-DE', phrase))[0], trap, phrase)
      assert.deepEqual(await found('de-DE', 'ubungsstange'), [zinc])
      assert.equal((await list('de-DE', { phrase: 'trapezstange' })).names[0], 'Trapezstange für Kreuzheben')
    })
    test('a misspelled translated name is corrected', async () => {
      assert.equal((await found('de-DE', 'trapezstnage'))[0], trap)
    })
    test('a search in one language does not find names in another', async () => {
      for (const locale of ['en-GB', 'fr-FR']) assert.deepEqual(await found(locale, 'kreuzheben'), [], locale)
      assert.deepEqual(await found('en-US', 'kreuzheben', 'USA'), [])
    })
    test('a search for a plural finds the singular and vice versa', async () => {
      assert.equal((await found('es-ES', 'disco'))[0], axle)
      assert.ok((await found('de-DE', 'dicke stangen')).includes(axle))
    })
    test("suggested phrases are names in the shopper's language", async () => {
      const { suggestions } = await list('de-DE', { phrase: 'trapez' })
      assert.deepEqual(suggestions, ['trapezstange für kreuzheben'])
    })
    test("sorting by name uses the names and the alphabetical order of the shopper's language", async () => {
      const sorted = async (locale: string, order: Sort['order'] = 'asc', phrase?: string) =>
        (await list(locale, { sort: { type: 'name', order }, ...(phrase && { phrase }) })).ids
      const german: number[] = [curl, axle, landmine, trap, zinc]
      assert.deepEqual(await sorted('de-DE'), german)
      assert.deepEqual(await sorted('de-DE', 'desc'), german.toReversed())
      assert.deepEqual(await sorted('es-ES'), [axle, landmine, zinc, trap, curl])
      assert.deepEqual(await sorted('en-GB'), [axle, curl, landmine, trap, zinc])
      const found = (await sorted('de-DE', 'asc', 'stange')).filter((id) => german.includes(id))
      assert.deepEqual(
        found,
        german.filter((id) => found.includes(id)),
      )
    })
    test("without a search engine, a category list is still sorted by names in the shopper's language", async () => {
      const sorted = async (locale: string) => {
        const data = {
          widget: { rfkid: 'rfkid_10' },
          context: { page: { uri: '/bars' }, user: { uuid: randomUUID() } },
          sort: { value: [{ type: 'name' as const, name: 'name', order: 'asc' as const }] },
        }
        const { content } = await callIn(locale)('POST /svc_content/catalog/listing', { body: { data } })
        return content.product.value.map(({ entity_id: id }) => id)
      }
      assert.deepEqual(await sorted('de-DE'), [curl, axle, landmine, trap, zinc])
      assert.deepEqual(await sorted('en-GB'), [axle, curl, landmine, trap, zinc])
    })
  })

test('a changed translation is found immediately, and the first translation into a language is sorted correctly after a rebuild', async () => {
  const cut = {
    filters: { values: {}, price: [] },
    sort: { type: 'name', order: 'asc' },
    page: { number: 1, size: 9 },
    language: 'nl',
  } as const
  const ids = async (phrase: string) => (await index.select('EUR', { kind: 'words', phrase }, cut)).productIds
  assert.deepEqual(await ids('halterstang'), [])
  await translate('nl', landmine, 'Halterstang')
  await translate('nl', zinc, 'Aarde')
  await catalog.refreshTags(
    [landmine, zinc].map((id) => `EUR:product:${id}`),
    () => {},
  )
  assert.deepEqual(await ids('halterstang'), [landmine])
  const inOrder = [zinc, axle, curl, landmine, trap]
  const all = async () => (await index.select('EUR', { kind: 'all' }, cut)).productIds
  assert.deepEqual(await all(), inOrder)
  await index.whenBuilt()
  assert.deepEqual([await all(), await ids('halterstang')], [inOrder, [landmine]])
})
