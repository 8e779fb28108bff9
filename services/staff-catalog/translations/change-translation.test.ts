import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import {
  emptyTranslation as none,
  type TranslatedLanguage,
  type Translation,
} from '#domain/catalog/translations/translate-texts.ts'
import { statement } from '#platform/database.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { testProducts } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'

const texts = { name: 'Iron Plate', fact: '20 kg', lead: 'A plate.', description: '<p>Cast iron.</p>' }
const english = { ...texts, searchTitle: '', searchDescription: '' }
const shop = await openTestShop(testProducts.map((each) => (each.id === 7 ? { ...each, ...texts } : each)))
const { db } = shop
const { visitor: desk } = await createStaffMember(shop, { email: 'olga@store.example' })
const key = () => randomUUID()
const paramsOf = (language: TranslatedLanguage, id = '7') => ({ id, language })
const read = async (language: TranslatedLanguage = 'de') =>
  desk.call('GET /svc_admin/products/{id}/translations/{language}', { params: paramsOf(language) })
const change = (stored: Translation, edited: Partial<Translation>, language: TranslatedLanguage = 'de') =>
  desk.call('PUT /svc_admin/products/{id}/translations/{language}', {
    params: paramsOf(language),
    body: { read: stored, edited },
    key: key(),
  })
const purgeTags = statement<{ tags: string[] }>(
  'test.translation-purges',
  `select payload->'tags' as tags from outbox where topic = 'purge' order by id`,
)
const purged = async (work: () => Promise<unknown>) => {
  const before = (await db.run(purgeTags, [])).length
  await work()
  return (await db.run(purgeTags, [])).slice(before).flatMap(({ tags }) => tags)
}
const undoLast = async () => {
  const query = { objectType: 'product', objectId: '7', limit: '1' }
  const [entry] = (await desk.call('GET /svc_admin/audit', { query })).entries
  await desk.call('POST /svc_admin/audit/{id}/undo', { params: { id: entry!.changes[0]!.id }, key: key() })
}

test('staff can read and change a translation, and scripts are removed from its description', async () => {
  assert.deepEqual(await read(), { english, texts: none })
  const edited = { name: 'Eisenscheibe', description: '<p>Gusseisen.</p><script>alert(1)</script>' }
  const saved = await change(none, edited)
  const texts = { ...none, name: 'Eisenscheibe', description: '<p>Gusseisen.</p>' }
  assert.deepEqual(saved, { english, texts })
  assert.deepEqual([await read(), (await read('fr')).texts], [saved, none])
})

test('a changed translation and its undo purge the pages, cards, and lists of the sites with that language', async () => {
  const { texts } = await read()
  const tags = await purged(() => change(texts, { name: 'Plattenpaar' }))
  assert.ok(tags.includes('EUR:product:7') && tags.includes('EUR:search'), tags.join(', '))
  assert.ok(tags.some((tag) => tag.startsWith('EUR:category:')))
  assert.ok(tags.every((tag) => tag.startsWith('EUR:')))
  assert.deepEqual(await purged(undoLast), tags)
  assert.deepEqual((await read()).texts, texts)
})

test('undo removes a new translation, and restores a removed translation', async () => {
  await change(none, { name: 'Disque' }, 'fr')
  await undoLast()
  assert.deepEqual((await read('fr')).texts, none)
  const { texts } = await change(none, { name: 'Schijf' }, 'nl')
  await change(texts, { name: '' }, 'nl')
  assert.deepEqual((await read('nl')).texts, none)
  await undoLast()
  assert.deepEqual((await read('nl')).texts, texts)
})

test('saving a translation that someone else has changed in the meantime is a conflict, and nothing is saved', async () => {
  const { texts } = await change(none, { name: 'Disco' }, 'es')
  await change(texts, { fact: '20 kilos' }, 'es')
  await assert.rejects(change(texts, { fact: 'Veinte kilos', lead: 'Un disco.' }, 'es'), {
    status: 409,
    code: 'texts_changed',
    details: { fields: ['fact'] },
  })
  // Changing a different field, or repeating a change, is not a conflict.
  await change(texts, { lead: 'Un disco.', fact: '20 kilos' }, 'es')
  assert.deepEqual((await read('es')).texts, { ...texts, fact: '20 kilos', lead: 'Un disco.' })
})

test('an unknown product or language and a text above the limit are refused', async () => {
  const params = paramsOf('de', '4711')
  await assert.rejects(desk.call('GET /svc_admin/products/{id}/translations/{language}', { params }), {
    code: 'product_not_found',
  })
  const input = { params, body: { read: none, edited: { name: 'x' } }, key: key() }
  await assert.rejects(desk.call('PUT /svc_admin/products/{id}/translations/{language}', input), {
    code: 'product_not_found',
  })
  await assert.rejects(change(none, { name: 'x' }, 'it' as TranslatedLanguage), { status: 400 })
  await assert.rejects(change(none, { name: 'x'.repeat(201) }, 'fr'), { status: 400 })
})

test('staff without the permission to edit products may read translations but not change them', async () => {
  const { visitor } = await createStaffMember(shop, { email: 'vera@store.example', roles: ['support'] })
  const params = paramsOf('de')
  const { english: shown } = await visitor.call('GET /svc_admin/products/{id}/translations/{language}', { params })
  assert.deepEqual(shown, english)
  const input = { params, body: { read: none, edited: { name: 'x' } }, key: key() }
  await assert.rejects(visitor.call('PUT /svc_admin/products/{id}/translations/{language}', input), { status: 403 })
})

test('staff can translate the search texts of a product, and later changes to other texts leave them unchanged', async () => {
  const searchTexts = { searchTitle: 'Gusseiserne Scheibe', searchDescription: 'Passt auf jede Stange.' }
  const { texts: stored } = await read('nl')
  const saved = await change(stored, searchTexts, 'nl')
  assert.deepEqual(saved.texts, { ...stored, ...searchTexts })
  const { texts: later } = await change(saved.texts, { lead: 'Een schijf.' }, 'nl')
  assert.deepEqual(later, { ...saved.texts, lead: 'Een schijf.' })
  await assert.rejects(change(later, { searchTitle: 'x'.repeat(151) }, 'nl'), { status: 400 })
  await change(later, { searchTitle: '', searchDescription: '' }, 'nl')
  assert.deepEqual((await read('nl')).texts, { ...stored, lead: 'Een schijf.' })
})
