import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { VariantEntry } from '#domain/catalog/product-entry.ts'
import { storedWidths } from '#domain/media/picture-widths.ts'
import { percentOf } from '#domain/money.ts'
import { isShipped } from '#domain/catalog/product-type.ts'
import { sites, siteSettings } from '#domain/sites.ts'
import { demoArticles } from './content/articles.ts'
import { belowLists, contentBelowListsOf } from './content/below-lists.ts'
import { translatedLanguages } from './content/words/blocks-in-language.ts'
import { demoCategories } from './catalog/categories.ts'
import { movementLibrary } from './articles/movements/movement.ts'
import { demoHomePages } from './content/home.ts'
import { landingPages, landingPagesOf } from './content/landing-pages.ts'
import { demoPagesOf } from './content/pages.ts'
import { demoProducts } from './catalog/products.ts'

interface PictureFile {
  width: number
  height: number
}

const demoPages = demoPagesOf('USA')
const pictures: Record<string, PictureFile> = JSON.parse(
  readFileSync(new URL('pictures.json', import.meta.url), 'utf8'),
)
const variants = demoProducts.flatMap((product) => product.variants)
const blocks = [
  ...Object.values(demoHomePages).flatMap((page) => page.content),
  ...[...demoPages, ...belowLists, ...landingPages].flatMap((page) => page.blocks),
]

/** Returns the values that occur more than once in a list. */
const twice = (list: readonly (string | number)[]) => list.filter((value, index) => list.indexOf(value) !== index)

/** Names of all pictures used in the data. */
const usedPictures = new Set([
  ...demoProducts.flatMap(({ pictures: own }) => own.map(({ name }) => name)),
  ...variants.flatMap(({ pictures: own = [] }) => own),
  ...demoCategories.map(({ picture }) => picture),
  ...demoArticles.map(({ picture }) => picture.name),
  ...blocks.flatMap((block) => {
    if (block.type === 'Hero') return [block.props.picture.name]
    return block.type === 'Tiles' ? block.props.tiles.map(({ picture }) => picture.name) : []
  }),
])

test('demo ids, handles, SKUs, and paths are unique', () => {
  assert.deepEqual(twice(demoProducts.map(({ id }) => id)), [])
  assert.deepEqual(twice(demoCategories.map(({ id }) => id)), [])
  assert.deepEqual(twice(variants.map(({ sku }) => sku)), [])
  const paths = [...demoProducts, ...demoCategories, ...demoPages, ...landingPages].map(({ handle }) => handle)
  // A category's landing page has the same path as the category.
  assert.deepEqual(twice(paths), ['storage'])
  assert.deepEqual(twice(demoArticles.map(({ slug }) => slug)), [])
  for (const handle of paths) assert.match(handle, /^[a-z0-9-]+$/)
})

const landingPageOf = (handle: string) => landingPages.find((page) => page.handle === handle)

test('facility outfitting and garage gyms have landing pages with content', () => {
  for (const handle of ['facility-outfitting', 'garage-gyms'])
    assert.ok(landingPageOf(handle)!.blocks.length > 1, handle)
})

test('affiliate gyms and training gyms have landing pages with content', () => {
  for (const handle of ['affiliate-gyms', 'training-gyms']) assert.ok(landingPageOf(handle)!.blocks.length > 1, handle)
})

test('categories, related products, tiles, and product rows reference existing products and categories', () => {
  const handles = new Set(demoProducts.map(({ handle }) => handle))
  const categories = new Set(demoCategories.map(({ handle }) => handle))
  for (const product of demoProducts) {
    for (const handle of product.related) assert.ok(handles.has(handle), `${product.handle} -> ${handle}`)
    for (const handle of product.categories) assert.ok(categories.has(handle), `${product.handle} in ${handle}`)
    assert.ok(product.related.length > 0 && !product.related.includes(product.handle), product.handle)
  }
  for (const { handle, parent } of demoCategories) {
    assert.ok(parent === null || categories.has(parent), handle)
    assert.ok(
      demoProducts.some((product) => product.categories.includes(handle)),
      `${handle} is empty`,
    )
  }
  const pages = [...demoPages, ...landingPages].map(({ handle }) => handle)
  const paths = new Set([...handles, ...categories, ...pages, 'new-gear', 'deals'])
  const articles = new Set(demoArticles.map(({ slug }) => slug))
  for (const { handle } of belowLists) assert.ok(categories.has(handle.replace(/^below_/, '')), handle)
  for (const block of blocks) {
    if (block.type === 'Hero') {
      const article = /^\/theindex\/[a-z-]+\/([a-z0-9-]+)$/.exec(block.props.href)?.[1]
      const leads = article === undefined ? paths.has(block.props.href.slice(1)) : articles.has(article)
      assert.ok(leads, `${block.props.id} -> ${block.props.href}`)
    }
    if (block.type === 'BarbellChart') assert.ok(categories.has(block.props.category), block.props.category)
    if (block.type === 'Products') for (const handle of block.props.handles) assert.ok(handles.has(handle), handle)
    if (block.type === 'Tiles') {
      for (const { href } of block.props.tiles) assert.ok(categories.has(href.slice(1)), href)
    }
  }
})

test('a product in a subcategory is also in its parent', () => {
  const parents = new Map(demoCategories.map(({ handle, parent }) => [handle, parent]))
  for (const { handle, categories } of demoProducts) {
    for (const category of categories) {
      const parent = parents.get(category)
      if (parent) assert.ok(categories.includes(parent), `${handle}: ${category} without ${parent}`)
    }
  }
})

test('each child has exactly one value for each option, and each option value has a child', () => {
  for (const { handle, options, variants: children, type } of demoProducts) {
    assert.equal(type === 'configurable', options.length > 0, handle)
    assert.ok(type === 'configurable' || children.length === 1, handle)
    for (const { choice, sku } of children) {
      assert.deepEqual(Object.keys(choice).toSorted(), options.map(({ code }) => code).toSorted(), sku)
      for (const { code, values } of options)
        assert.ok(
          values.some(({ label }) => label === choice[code]),
          sku,
        )
    }
    for (const { code, values } of options) {
      for (const { label, swatch } of values) {
        assert.ok(
          children.some(({ choice }) => choice[code] === label),
          `${handle}: ${label}`,
        )
        if (swatch !== undefined) assert.match(swatch, /^#[0-9a-f]{6}$/)
      }
    }
    assert.deepEqual(twice(children.map(({ choice }) => JSON.stringify(choice))), [], handle)
  }
})

test('on each site that sells a product, every child has a price, and any special price is below it', () => {
  for (const { handle, type, variants: children } of demoProducts) {
    for (const site of sites) {
      const sold = children.filter(({ prices }) => prices[site])
      assert.ok(sold.length === 0 || sold.length === children.length, `${handle} on ${site}`)
      for (const { prices, sku } of sold) {
        const { price, special } = prices[site]!
        // A bundle's separate price may be 0, because its children have prices.
        assert.ok(Number.isInteger(price) && (price > 0 || type === 'bundle'), sku)
        if (special !== undefined) assert.ok(Number.isInteger(special) && special > 0 && special < price, sku)
      }
    }
  }
})

test('net prices on EUR and GBR result in round retail prices at the domestic tax rate', () => {
  // Gift cards are sold at face value, without tax.
  const taxed = demoProducts.filter(({ taxClass }) => taxClass !== 'voucher').flatMap((product) => product.variants)
  for (const { prices, sku } of taxed) {
    for (const [site, rate] of [
      ['EUR', 19],
      ['GBR', 20],
    ] as const) {
      for (const net of [prices[site]?.price, prices[site]?.special]) {
        if (net !== undefined) assert.equal((net + percentOf(net, rate)) % 10, 0, `${sku} on ${site}`)
      }
    }
  }
})

test('every site sells at least 80 products, AUS sells fewer than EUR, and EUR sells fewer than USA', () => {
  const sold = Object.fromEntries(
    sites.map((site) => [site, demoProducts.filter((product) => product.variants[0].prices[site]).length]),
  )
  for (const site of sites) assert.ok(sold[site]! >= 80, `${site}: ${sold[site]}`)
  assert.ok(sold['AUS']! < sold['EUR']! && sold['EUR']! < sold['USA']!)
})

test('every site sells strength and conditioning equipment, apparel, and gear [SHELL-001, SHELL-401]', () => {
  const kinds = { racks: 5, barbells: 5, conditioning: 3, apparel: 3, 'lifting-gear': 3 }
  for (const site of sites) {
    for (const [category, least] of Object.entries(kinds)) {
      const sold = demoProducts.filter(
        ({ categories, variants: children }) =>
          categories.includes(category) && children.some(({ prices }) => prices[site]),
      )
      assert.ok(sold.length >= least, `${site} sells ${sold.length} of ${category}`)
    }
  }
})

test('plates, dumbbells, and kettlebells in pounds are sold only on sites that use pounds', () => {
  const loads = demoProducts.filter(({ categories }) =>
    ['plates', 'dumbbells', 'kettlebells'].some((each) => categories.includes(each)),
  )
  const isInPounds = ({ model }: VariantEntry) => String(model?.params?.['weight'] ?? '').endsWith(' LB')
  const inPounds = loads.filter(
    ({ variants: children, facets }) => children.some(isInPounds) || facets['unit']?.includes('Pounds'),
  )
  assert.ok(inPounds.length > 20)
  for (const { handle, variants: children } of inPounds) {
    const soldOn = sites.filter((site) => children.some(({ prices }) => prices[site]))
    assert.deepEqual(soldOn.toSorted(), ['APO', 'CAN', 'USA'], handle)
  }
})

test('sandbags and balls marked in pounds are marked in kilograms too if a site that uses kilograms sells them', () => {
  const marked = variants.filter(
    ({ model, prices }) =>
      String(model?.params?.['weight'] ?? '').endsWith(' LB') &&
      sites.some((site) => siteSettings[site].units === 'kg' && prices[site]),
  )
  assert.deepEqual(new Set(marked.map(({ model }) => model!.kind)), new Set(['sandbag', 'medicine-ball', 'slam-ball']))
  for (const { model, sku } of marked) {
    const [pounds, kilograms] = ['weight', 'otherWeight'].map((name) => Number.parseFloat(String(model!.params![name])))
    assert.ok(Math.abs(pounds! * 0.453_592_37 - kilograms!) < 1, sku)
  }
  const unmarked = variants.filter(
    ({ model }) => ['medicine-ball', 'slam-ball'].includes(model?.kind ?? '') && !model!.params!['weight'],
  )
  assert.deepEqual(unmarked, [])
})

test('every unit sold in the demo has a plausible weight and size', () => {
  const shipped = demoProducts.filter(({ type }) => isShipped(type)).flatMap((product) => product.variants)
  for (const { sku, weightGrams, size } of shipped) {
    assert.ok(weightGrams !== null && weightGrams >= 80 && weightGrams <= 400_000, `${sku}: ${weightGrams} g`)
    assert.ok(size, `${sku} has no size`)
    for (const side of size) assert.ok(side >= 5 && side <= 2500, `${sku}: ${side} mm`)
  }
})

test('a plate weighs no more than two steel discs of its size', () => {
  for (const { sku, weightGrams, size } of demoProducts
    .filter(
      ({ categories, facets }) =>
        categories.includes('plates') && facets['material'] && !categories.includes('packages'),
    )
    .flatMap((product) => product.variants)) {
    const [diameter, , thickness] = size!
    const gramsOfSteel = Math.PI * (diameter / 20) ** 2 * (thickness / 10) * 7.85
    assert.ok(
      weightGrams! < 2 * gramsOfSteel * 1.05,
      `${sku}: ${weightGrams} g in ${Math.round(gramsOfSteel)} g of steel`,
    )
  }
})

test('the demo data covers every stock state, tax class, and price type, and every shipping group in use', () => {
  const some = (has: (variant: VariantEntry) => boolean) => assert.ok(variants.some(has), has.toString())
  some(({ stock }) => stock.managed && stock.onHand >= 10)
  some(({ stock }) => stock.managed && stock.onHand > 0 && stock.onHand < 10)
  some(({ stock }) => stock.onHand === 0 && stock.backorder > 0 && stock.leadTimeDays !== null)
  some(({ stock }) => stock.managed && stock.onHand === 0 && stock.backorder === 0 && stock.notify)
  some(({ stock }) => !stock.managed && stock.leadTimeDays !== null)
  some(({ stock }) => !stock.managed && stock.leadTimeDays === null)
  some(({ prices }) => prices.USA?.special !== undefined)
  for (const group of ['', 'FREIGHT', 'DROPSHIP', 'HEAVY_DIRECT'] as const) {
    assert.ok(
      demoProducts.some(({ shippingGroup }) => shippingGroup === group),
      group,
    )
  }
  for (const taxClass of ['goods', 'food', 'ebook'] as const) {
    assert.ok(
      demoProducts.some((product) => product.taxClass === taxClass),
      taxClass,
    )
  }
  assert.ok(new Set(demoProducts.map(({ brand }) => brand)).size >= 6)
})

test('every picture in use is listed and stored in all page widths, and no other picture files exist [UI-426, UI-427, UI-428]', () => {
  for (const name of usedPictures) assert.ok(pictures[name], `${name} is not listed`)
  const files = Object.entries(pictures).flatMap(([name, { width }]) =>
    storedWidths(width).map((each) => `${name}-${each}.avif`),
  )
  assert.deepEqual(readdirSync(new URL('pictures/', import.meta.url)).toSorted(), files.toSorted())
})

test('no two products share a main picture, and variant pictures are among the described pictures of their product', () => {
  assert.deepEqual(twice(demoProducts.map((product) => product.pictures[0]!.name)), [])
  for (const product of demoProducts) {
    const described = new Set(product.pictures.map(({ name }) => name))
    for (const { alt } of product.pictures) assert.ok(alt.length > 8, product.handle)
    for (const { pictures: own = [] } of product.variants) {
      for (const name of own) assert.ok(described.has(name), `${product.handle}: ${name}`)
    }
  }
})

test('no two products share a sentence', () => {
  const sentences = demoProducts.flatMap(({ lead, description }) =>
    `${lead}</p>${description}`
      .split(/<\/?(?:p|li|ul|h3)>/)
      .flatMap((part) => part.replaceAll(/<[^<>]+>/g, '').split(/(?<=[.?])\s/))
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence.endsWith('.') || sentence.endsWith('?')),
  )
  assert.ok(sentences.length > demoProducts.length * 3)
  assert.deepEqual(twice(sentences), [])
})

test('articles have a minimum length, which is shorter for movement library entries', () => {
  for (const { slug, content, category } of demoArticles) {
    const words = content.replaceAll(/<[^>]+>/g, ' ').split(/\s+/)
    const least = category === movementLibrary ? 100 : 500
    assert.ok(words.length >= least, `${slug}: ${words.length}`)
  }
})

test('demo texts contain no names of other manufacturers and no hype words', () => {
  const demoText = JSON.stringify([demoProducts, demoCategories, demoHomePages, demoPages, landingPages, demoArticles])
  // The print catalog has a fixed path, which is not displayed text.
  const read = demoText.replaceAll('/rogue-catalog', '')
  for (const word of ['rogue', 'eleiko', 'echo bike', 'monster', 'ohio', 'unleash', 'beast', 'ultimate', '!']) {
    assert.ok(!read.toLowerCase().includes(word), word)
  }
})

test('the content blocks below EUR category lists have all texts in each language', () => {
  for (const { handle, blocks: shown } of contentBelowListsOf('EUR')) {
    const [english, ...others] = shown.map(textsOf)
    assert.equal(others.length, translatedLanguages.length, handle)
    for (const texts of others)
      for (const [index, text] of texts.entries()) assert.notEqual(text, english![index], `${handle}: ${text}`)
  }
})

test('the EUR landing pages have all texts, titles, and descriptions in each language', () => {
  // These are the same in some languages.
  const same = new Set(['Strongman', 'Powerlifting', 'Kettlebells', 'Racks', 'Dumbbells'])
  for (const { handle, title, blocks: shown, translations = {} } of landingPagesOf('EUR')) {
    const length = shown.length / (translatedLanguages.length + 1)
    const english = shown.slice(0, length)
    assert.deepEqual(Object.keys(translations).toSorted(), translatedLanguages, handle)
    for (const [index, language] of translatedLanguages.entries()) {
      const translated = shown.slice(length * (index + 1), length * (index + 2))
      assert.deepEqual(
        translated.map(({ type }) => type),
        english.map(({ type }) => type),
      )
      const texts = [translations[language]!, ...translated].flatMap(allTexts)
      const known = new Set([title, ...english.flatMap(allTexts)])
      assert.deepEqual(
        texts.filter((text) => known.has(text) && !same.has(text)),
        [],
        `${handle} ${language}`,
      )
    }
  }
})

const textKeys = ['heading', 'text', 'linkLabel', 'label', 'alt', 'question', 'html', 'title', 'description']

/** Returns a block's texts for shoppers. */
function allTexts(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    typeof value === 'string' ? (textKeys.includes(key) ? [value] : []) : allTexts(value),
  )
}

function textsOf(block: (typeof blocks)[number]): string[] {
  if (block.type === 'BarbellChart') return [block.props.heading]
  assert.ok(block.type === 'Hero' && block.props.picture)
  const { heading, text, linkLabel, picture } = block.props
  return [heading, text, linkLabel, picture.alt]
}
