import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CategoryEntry } from '#domain/catalog/product-entry.ts'
import { testCategories } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { saveCategories } from './put-category.ts'

const shop = await openTestShop()
const { db } = shop
const put = (translations: CategoryEntry['translations']) => {
  const [first, ...others] = testCategories
  return db.transaction((tx) =>
    saveCategories(tx, [{ ...first!, ...(translations && { translations }) }, ...others], () => null),
  )
}
async function departments(language: string) {
  const response = await shop
    .visit('EUR')
    .fetch('/svc_content/cms/header', { headers: { 'accept-language': language } })
  assert.equal(response.headers.get('vary'), 'Accept-Language')
  const { departments: found } = (await response.json()) as { departments: { name: string; url: string }[] }
  return found.map(({ name }) => name)
}

test("categories have names in the shopper's language, or else English names", async () => {
  await put({ de: { name: 'Gewichte', text: 'Zum Heben.' }, nl: { name: 'Gewichten', text: 'Om te tillen.' } })
  assert.deepEqual(await departments('de-DE'), ['Gewichte'])
  assert.deepEqual(await departments('nl-NL,en;q=0.5'), ['Gewichten'])
  assert.deepEqual(await departments('fr-BE'), ['Weights'])
  assert.deepEqual(await departments('en-GB'), ['Weights'])
})

test('storing a category without translations preserves its translations, and storing it with translations replaces all of them', async () => {
  await put(undefined)
  assert.deepEqual(await departments('de-DE'), ['Gewichte'])
  await put({ fr: { name: 'Poids', text: 'À soulever.' } })
  assert.deepEqual(await departments('de-DE'), ['Weights'])
  assert.deepEqual(await departments('fr-FR'), ['Poids'])
})
