import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import type { CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import type { Site } from '#domain/sites.ts'
import { facetId, readFacetId } from '#domain/search/facet-id.ts'
import { updateProductRating } from '#services/catalog/listing/rating.ts'
import type { Card } from '#services/catalog/steps.ts'
import { uncachedCatalog } from '#services/wiring/reads/catalog-reads.ts'
import { testNow, openTestShop } from '#services/testing/shop-for-tests.ts'
import { indexedCatalog } from './indexed-for-tests.ts'
import { searchProduct } from './wire.ts'
import { checkSearchToken, createSearchToken, tokenLifeMs } from './token.ts'

const { db, visitBy } = await openTestShop()
const { catalog } = await indexedCatalog(db)

for (const [engine, reads] of Object.entries({ postgres: uncachedCatalog(db), index: catalog }))
  void describe(engine, () => {
    const visit = visitBy(reads)
    type SearchData = CallInput<Store, 'POST /api/search-rec/3'>['body']['data']
    const search = (overrides: Partial<SearchData> & { uri?: string } = {}, site: Site = 'USA') => {
      const { uri = '/weights', ...rest } = overrides
      const data: SearchData = {
        widget: { rfkid: 'rfkid_10' },
        context: { page: { uri }, user: { uuid: randomUUID() } },
        ...rest,
      }
      return visit(site).call('POST /api/search-rec/3', { body: { data } })
    }
    const words = (phrase: string, overrides: Partial<SearchData> = {}, site: Site = 'USA') =>
      search(
        { uri: '/search', query: { keyphrase: { value: [phrase] } }, widget: { rfkid: 'rfkid_7' }, ...overrides },
        site,
      )
    const idsOf = (reply: Awaited<ReturnType<typeof search>>) =>
      reply.content.product.value.map(({ entity_id }) => entity_id)

    test('a product has the fields of the search wire format [SEARCH-031]', async () => {
      const [bar] = (await words('power bar')).content.product.value
      for (const field of [
        'entity_id',
        'sku',
        'thumbnail',
        'manufacturer',
        'cat1',
        'cat2',
        'cat3',
        'price',
        'final_price',
        'name',
        'url',
        'tax_class_id',
        'type',
        'challenge_status',
        'rogue_hover_image',
        'rogue_rfk_custom_data',
        'product_has_redirect',
      ]) {
        assert.ok(field in bar!, field)
      }
      assert.deepEqual(
        [bar!.entity_id, bar!.price, bar!.is_from, bar!.cat1, bar!.cat2],
        [9, 299, true, 'Weights', 'Bars'],
      )
    })

    test('a search result includes brand, tax class, and up to three categories [SEARCH-040, SEARCH-041, SEARCH-042]', async () => {
      const [bar] = (await words('power bar')).content.product.value
      const { manufacturer, tax_class_id: taxClass, cat1, cat2, cat3 } = bar!
      assert.deepEqual([manufacturer, taxClass, cat1, cat2, cat3], ['Ironwright', 'goods', 'Weights', 'Bars', ''])
    })

    test('a facet value has an id, a text, and its number of products [SEARCH-053]', async () => {
      const { facet } = await search({ facet: { all: true, total: true, max: 10 } })
      const [named] = Object.values(facet)
      assert.ok(named !== undefined && named.display_name !== '' && named.value.length > 0)
      for (const { id, text, count } of named.value) assert.ok(id !== '' && text !== '' && count > 0)
    })

    test('a color variant has its own id, SKU, price, and link, and prices in pounds on GBR [SEARCH-032, SEARCH-034]', async () => {
      const [chrome] = (await words('power bar')).content.product.value[0]!.rogue_rfk_custom_data.related
      const { id, color, sku, name, price, special_price: special, url, price_gbp: pounds } = chrome!
      assert.deepEqual([id, color, sku, name], [901, 'Chrome', 'IW-BAR-CH', 'Power Bar, Chrome'])
      assert.deepEqual([price, special, url, pounds], [325, null, '/power-bar?finish=Chrome', undefined])
      const [british] = (await words('power bar', {}, 'GBR')).content.product.value
      assert.equal(british!.rogue_rfk_custom_data.related[0]!.price_gbp, 325)
    })

    test('the related products of a search result have the label colors [SEARCH-033]', async () =>
      assert.equal((await words('power bar')).content.product.value[0]!.rogue_rfk_custom_data.label, 'colors'))

    test('a search matches words, prefixes, SKUs, and typos', async () => {
      for (const phrase of ['rubber plate', 'rubb', 'IW-PL-25', 'ruber plat', 'Rubber']) {
        assert.ok(idsOf(await words(phrase)).includes(8), phrase)
      }
      assert.deepEqual(idsOf(await words('zzzqqq')), [])
    })

    test('quotes, operators, and wildcards in a search never cause an error', async () => {
      for (const phrase of [
        "'; drop table product; --",
        'a & | ! b',
        '%',
        '\\',
        '(((',
        '"unclosed',
        ':*',
        '<script>',
        '\u0000'.slice(0, 0) + '😀',
      ]) {
        assert.ok((await words(phrase)).total_item >= 0, phrase)
      }
    })

    test('a category lists its products and those of its subcategories, but only products of its site', async () => {
      assert.equal((await search()).total_item, 9)
      assert.equal((await search({}, 'CAN')).total_item, 8)
      assert.deepEqual(idsOf(await search({ uri: '/bars' })), [9])
    })

    test("a page that isn't a list returns uri_not_found [SEARCH-089]", async () => {
      const { errors, total_item } = await search({ uri: '/no-such-list' })
      assert.deepEqual([errors?.[0]?.type, total_item], ['uri_not_found', 0])
    })

    test('products can be sorted by price in both directions, by name, and by age', async () => {
      const sorted = async (type: 'price' | 'name' | 'newest' | 'featured', order: 'asc' | 'desc') =>
        idsOf(await search({ uri: '/plates', sort: { value: [{ type, order }] } }))
      const up = await sorted('price', 'asc')
      assert.deepEqual(up.slice(0, 2), [15, 8])
      assert.deepEqual((await sorted('price', 'desc')).at(-1), 15)
      assert.deepEqual((await sorted('name', 'asc')).slice(0, 2), [15, 12])
      const { sort } = await search()
      assert.deepEqual(
        sort.choices.map(({ name, order }) => `${name} ${order}`),
        ['featured desc', 'price asc', 'price desc', 'rating desc', 'newest desc', 'name asc'],
      )
    })

    test('facets have counts, and filters narrow the results [SEARCH-086]', async () => {
      const { facet } = await search({ uri: '/plates' })
      const material = facet['material']!
      assert.deepEqual(
        material.value.map(({ text, count }) => [text, count]),
        [
          ['Iron', 1],
          ['Rubber', 1],
        ],
      )
      const rubber = material.value.find(({ text }) => text === 'Rubber')!
      assert.equal(readFacetId(rubber.id), 'Rubber')
      const narrowed = await search({ uri: '/plates', filter: { material: { value: [rubber.id] } } })
      assert.deepEqual(idsOf(narrowed), [8])
      assert.deepEqual(
        narrowed.facet['material']!.value.map(({ text }) => text),
        ['Iron', 'Rubber'],
      )
    })

    test('a price range filters the search results', async () => {
      const range = facetId({ min: 50, max: 80 })
      const { content } = await search({ uri: '/plates', filter: { price: { value: [range] } } })
      assert.deepEqual(content.product.value.map(({ final_price }) => String(final_price)).toSorted(), ['50', '79'])
    })

    test('a page of a list has the requested size, and the total counts all products [SEARCH-090]', async () => {
      const first = await search({ n_item: 3 })
      const second = await search({ n_item: 3, page_number: 2 })
      assert.deepEqual([first.total_item, first.total_page, first.n_item], [9, 3, 3])
      assert.equal(new Set([...idsOf(first), ...idsOf(second)]).size, 6)
    })

    test('search suggestions contain phrases, categories, and trending categories, each only on request [SEARCH-087]', async () => {
      const suggestion = { keyphrase: { max: 4 }, category: { max: 6 }, trending_category: { max: 10 } }
      const { suggestion: found } = await words('plat', { suggestion })
      assert.ok(found.keyphrase.length > 0 && found.keyphrase.length <= 4)
      assert.deepEqual(
        found.category.map(({ url }) => url),
        ['/plates'],
      )
      assert.deepEqual(
        found.trending_category.map(({ text }) => text),
        ['Weights', 'Plates', 'Bars'],
      )
      assert.deepEqual((await words('plat')).suggestion, { keyphrase: [], category: [], trending_category: [] })
    })

    test('a search at the home path lists all products, and can list the best rated first', async (t) => {
      const rate = async (productId: number, count: number, stars: number) => {
        await db.transaction((tx) => updateProductRating(tx, productId, async () => ({ count, stars })))
        await catalog.refreshTags([`USA:product:${productId}`], () => {})
      }
      await rate(15, 10, 50)
      await rate(9, 10, 30)
      t.after(async () => {
        for (const productId of [15, 9]) await rate(productId, 0, 0)
      })
      const found = await search({ uri: '/', sort: { value: [{ type: 'rating', order: 'desc' }] } })
      assert.deepEqual(idsOf(found).slice(0, 2), [15, 9])
      assert.deepEqual([found.total_item, found.errors], [(await search({ uri: '/weights' })).total_item, undefined])
    })

    test('a search at the home path without facets can be filtered by availability and facets', async () => {
      const top = (filter: SearchData['filter'], n_item = 80) =>
        search({ uri: '/', n_item, filter, sort: { value: [{ type: 'rating', order: 'desc' }] } })
      const everything = idsOf(await top({}))
      const inStock = await top({ availability: { value: ['In stock'] } })
      const soldOut = everything.filter((id) => !idsOf(inStock).includes(id))
      assert.deepEqual(
        soldOut.toSorted((a, b) => a - b),
        [11, 12, 14],
      )
      const both = { availability: { value: ['In stock'] }, material: { value: ['Iron', 'Rubber'] } }
      assert.deepEqual(
        idsOf(await top(both)).toSorted((a, b) => a - b),
        [7, 8],
      )
      const first = await top({ availability: { value: ['In stock'] } }, 2)
      assert.deepEqual([idsOf(first), first.total_item], [idsOf(inStock).slice(0, 2), inStock.total_item])
      assert.equal((await top({ availability: { value: ['Sold out'] } })).total_item, 0)
    })

    test('a search never shows a product that is sold only on another site', async () => {
      const data: SearchData = {
        widget: { rfkid: 'rfkid_7' },
        context: { page: { uri: '/search' }, user: {} },
        query: { keyphrase: { value: ['american'] } },
      }
      const { total_item } = await visit('CAN').call('POST /api/search-rec/3', { body: { data } })
      assert.equal(total_item, 0)
    })

    test('a site gets a search token for 15 minutes and the URL where the token is used [SEARCH-052, SEARCH-059, SEARCH-099]', async () => {
      const { apiUrl, token, expires } = await visit().call('GET /svc_ssr/site/{code}/rfktkn', {
        params: { code: 'USA' },
      })
      assert.equal(apiUrl, '/api/search-rec/3')
      assert.ok(token.length > 20)
      assert.equal(expires, testNow + 15 * 60_000)
    })

    test('a search without a valid, current token for its site is refused [SEARCH-063]', async () => {
      const post = (authorization?: string) =>
        visit().fetch('/api/search-rec/3', {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
          body: JSON.stringify({ data: { widget: { rfkid: 'x' }, context: { page: { uri: '/plates' }, user: {} } } }),
        })
      for (const wrong of [undefined, 'Bearer made.up.token', 'Bearer trusted'])
        assert.equal((await post(wrong)).status, 401)
      const { token } = createSearchToken('a secret', 'USA', 0)
      assert.equal(checkSearchToken('a secret', 'USA', token, tokenLifeMs - 1), true)
      assert.equal(checkSearchToken('a secret', 'USA', token, tokenLifeMs), false)
      assert.equal(checkSearchToken('a secret', 'CAN', token, 0), false)
      assert.equal(checkSearchToken('another', 'USA', token, 0), false)
    })
  })

test('a search result includes its thumbnail, its second picture, and whether its page redirects [SEARCH-035, SEARCH-037, SEARCH-046]', () => {
  const picture = { alt: '', width: 960, height: 960, widths: [308, 640] }
  const card = {
    swatches: [],
    picture: { ...picture, base: '/media/bar' },
    hover: { ...picture, base: '/media/bar-end' },
    isPart: true,
  } as unknown as Card
  const product = searchProduct({ site: 'USA', isNew: false, categories: [], card, now: 0 })
  assert.match(product.thumbnail!, /^\/media\/bar-\d+\.avif$/)
  assert.match(product.rogue_hover_image!, /^\/media\/bar-end-\d+\.avif$/)
  assert.equal(product.product_has_redirect, true)
})

test('a remapped product has the id and URL of its target, and all other fields unchanged [SEARCH-049]', () => {
  const card = {
    productId: 7,
    url: '/iron-plate',
    sku: 'IW-7',
    swatches: [],
    picture: null,
    hover: null,
  } as unknown as Card
  const searched = { site: 'USA' as const, isNew: false, categories: [], card, now: 0 }
  const product = searchProduct({ ...searched, remap: { id: 8, url: '/rubber-plate' } })
  assert.deepEqual([product.entity_id, product.url, product.sku], [8, '/rubber-plate', 'IW-7'])
  assert.deepEqual([searchProduct(searched).entity_id, searchProduct(searched).url], [7, '/iron-plate'])
})

test('a search result has the type of its product and the status of its event [SEARCH-051]', () => {
  const card = {
    swatches: [],
    picture: null,
    hover: null,
    type: 'bundle',
    registrationClosesAt: 5_000,
  } as unknown as Card
  const at = (now: number) => searchProduct({ site: 'USA', isNew: false, categories: [], card, now })
  assert.deepEqual(
    [at(4_999).type, at(4_999).challenge_status, at(5_000).challenge_status],
    ['bundle', 'open', 'closed'],
  )
  const stored = { ...card, type: undefined, registrationClosesAt: undefined, addable: true } as unknown as Card
  const plain = searchProduct({ site: 'USA', isNew: false, categories: [], card: stored, now: 0 })
  assert.deepEqual([plain.type, plain.challenge_status], ['simple', 'none'])
})
