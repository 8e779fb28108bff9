import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { randomUUID } from 'node:crypto'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { home, registryOf } from '#services/registry/registry-for-tests.ts'
import { cartWith, openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { saveShipping } from '../checkout/checkout-actions.ts'
import { loadCheckoutStep } from '../checkout/load-checkout.ts'
import { loadCheckoutStart } from '../checkout/load-start.ts'
import { formOf, assertRedirects, pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { loadTexts } from '../texts.ts'
import { loadSearch } from './load-search.ts'
import { loadSharedRegistry } from './shared/load-shared.ts'
import { changeOwn, createRegistry } from './own/own-actions.ts'
import { loadOwnRegistries, loadOwnRegistry } from './own/own.ts'
import { changeGifts } from './shared/shared-actions.ts'

const shop = await openTestShop()
before(() => loadTexts('en', ['registry', 'checkout']))

const plates = [{ productId: 7, qty: 3 }]
const shared = async (visitor: Visitor, urlKey: string, query = '') =>
  (await loadSharedRegistry(pageContextOf(visitor), pageAt(`/registry/${urlKey}${query}`, { urlKey }))).view
const act = (visitor: Visitor, urlKey: string, fields: Record<string, string>) =>
  assertRedirects(changeGifts(pageContextOf(visitor), pageAt(`/registry/${urlKey}`, { urlKey }), formOf(fields)))
const own = async (visitor: Visitor, id: string) =>
  (await loadOwnRegistry(pageContextOf(visitor), pageAt(`/account/registry/${id}`, { id }))).view
const change = (visitor: Visitor, id: string, fields: Record<string, string>) =>
  assertRedirects(changeOwn(pageContextOf(visitor), pageAt(`/account/registry/${id}`, { id }), formOf(fields)))

test('a customer creates a registry, describes it, adds an item and sees it listed [REGISTRY-004, REGISTRY-005, REGISTRY-403]', async () => {
  const owner = await customerOf(shop, 'Robin')
  const to = await assertRedirects(
    createRegistry(pageContextOf(owner), pageAt('/account/registry'), formOf({ title: 'Our gym' })),
  )
  const id = to.split('/').at(-1)!
  assert.equal(await change(owner, id, { op: 'privacy', privacy: 'public' }), `${to}?problem=about`)
  const about = { title: 'Our gym', eventType: 'gym', eventDate: '2027-06-12', firstname: 'Robin', lastname: 'Vale' }
  assert.equal(await change(owner, id, { op: 'about', ...about, eventDate: 'soon' }), `${to}?problem=fields`)
  assert.equal(await change(owner, id, { op: 'about', ...about }), `${to}#ships-to`)
  assert.equal(await change(owner, id, { op: 'privacy', privacy: 'public' }), `${to}?problem=address`)
  const wishlist = await owner.call('POST /svc_list/lists', { body: { type: 'wishlist' }, key: randomUUID() })
  const { items } = await owner.call('POST /svc_list/lists/{id}/items', {
    params: { id: wishlist._id },
    body: { items: plates },
    version: 'any',
    key: randomUUID(),
  })
  await change(owner, id, { op: 'add', item: items[0]!._id })
  const [line] = (await own(owner, id)).lines
  await change(owner, id, { op: 'item', item: line!.id, qty: '5', priority: 'low', note: 'Black' })
  const [after] = (await own(owner, id)).lines
  assert.deepEqual([after!.name, after!.qty, after!.priority, after!.note], ['Iron Plate', 5, 'low', 'Black'])
  const { view } = await loadOwnRegistries(pageContextOf(owner))
  assert.deepEqual(
    view.map(({ title, wanted }) => [title, wanted]),
    [['Our gym', 5]],
  )
  assert.equal(await change(owner, id, { op: 'delete' }), '/account/registry')
  assert.equal((await loadOwnRegistries(pageContextOf(owner))).view.length, 0)
})

test('a guest adds, changes and removes gifts separately from the cart [REGISTRY-003]', async () => {
  const { urlKey } = await registryOf(await customerOf(shop), plates)
  const guest = shop.visit()
  assert.equal(await act(guest, urlKey, { op: 'buy', line: '0', qty: '2' }), `/registry/${urlKey}?put=0#gifts`)
  await act(guest, urlKey, { op: 'buy', line: '0' })
  const { gifts, added } = await shared(guest, urlKey, '?put=0')
  assert.deepEqual([gifts!.lines.map(({ qty }) => qty), gifts!.tooMany, added], [[3], [], 'Iron Plate'])
  const [line] = gifts!.lines
  const item = { list: gifts!.listId, item: line!.id }
  await act(guest, urlKey, { op: 'quantity', qty: '4', ...item })
  assert.deepEqual((await shared(guest, urlKey)).gifts!.tooMany, ['Iron Plate'])
  await act(guest, urlKey, { op: 'remove', ...item })
  assert.equal((await shared(guest, urlKey)).gifts, null)
  assert.equal(await guest.call('GET /svc_list/cart', { query: {} }), null)
})

test('a gift form submitted twice, even at the same time, adds the gift once [REGISTRY-203]', async () => {
  const { urlKey } = await registryOf(await customerOf(shop), plates)
  const guest = shop.visit()
  await act(guest, urlKey, { op: 'buy', line: '0' })
  const { keys } = await shared(guest, urlKey)
  const submit = () => act(guest, urlKey, { op: 'buy', line: '0', qty: '1', key: keys[0]! })
  assert.deepEqual(new Set(await Promise.all([submit(), submit()])), new Set([`/registry/${urlKey}?put=0#gifts`]))
  assert.equal(await submit(), `/registry/${urlKey}?put=0#gifts`)
  const { gifts, keys: next } = await shared(guest, urlKey)
  assert.deepEqual(
    gifts!.lines.map(({ qty }) => qty),
    [2],
  )
  await act(guest, urlKey, { op: 'buy', line: '0', key: next[0]! })
  assert.equal((await shared(guest, urlKey)).gifts!.lines[0]!.qty, 3)
})

test('checkout from a registry orders its gifts and not the cart, and checkout from the cart orders the cart [REGISTRY-203]', async () => {
  const { urlKey } = await registryOf(await customerOf(shop), plates)
  const guest = shop.visit()
  await cartWith(guest, [{ productId: 8, qty: 1 }])
  await act(guest, urlKey, { op: 'buy', line: '0' })
  const { gifts } = await shared(guest, urlKey)
  const context = pageContextOf(guest)
  const ordered = async () => (await loadCheckoutStep(context)).checkout.cart.lines.map(({ productId }) => productId)
  const start = `/checkout?registry=${gifts!.listId}`
  const { view } = await loadCheckoutStart(context, pageAt(start))
  assert.equal(view.start, start)
  assert.deepEqual(await ordered(), [7])
  await loadCheckoutStart(context, pageAt('/checkout'))
  assert.deepEqual(await ordered(), [8])
})

test('the first step of a gift neither requests nor shows an address [REGISTRY-203]', async () => {
  const { urlKey } = await registryOf(await customerOf(shop), plates)
  const guest = shop.visit()
  await act(guest, urlKey, { op: 'buy', line: '0' })
  const context = pageContextOf(guest)
  const { gifts } = await shared(guest, urlKey)
  await loadCheckoutStart(context, pageAt(`/checkout?registry=${gifts!.listId}`))
  const page = pageAt('/checkout/shipping')
  const form = formOf({ list: gifts!.listId, email: 'ann@example.com', comments: 'Lift well.' })
  assert.equal(await assertRedirects(saveShipping(context, page, form)), '/checkout/shipping#rates')
  const { checkout } = await loadCheckoutStep(context)
  const { city, region, email, street } = checkout.draft.shippingAddress
  assert.deepEqual([city, region, email, street], ['Columbus', 'OH', 'ann@example.com', []])
  assert.equal(checkout.draft.comments, 'Lift well.')
  assert.ok(checkout.shipping.rates.length > 0)
  for (const secret of [home.street[0]!, home.postcode, home.telephone])
    assert.ok(!JSON.stringify(checkout).includes(secret), secret)
})

test('a search that may be a name or a code counts as one search [REGISTRY-002]', async () => {
  const context = pageContextOf(shop.visit())
  let count = 0
  const call: typeof context.call = (...input) => {
    if (input[0] === 'GET /svc_registry/search') count += 1
    return context.call(...input)
  }
  for (const q of ['VERYNAME', 'ABCD2345', 'Vale'])
    await loadSearch({ ...context, call }, pageAt(`/giftregistry/search/index?q=${q}`))
  assert.equal(count, 3)
})

test('changing a gift keeps the order and selection of the page, and scrolls to the gifts only without JavaScript', async () => {
  const { urlKey } = await registryOf(await customerOf(shop), plates)
  const guest = shop.visit()
  const path = `/registry/${urlKey}`
  const view = '?sort=price&show=wanted'
  const at = (fields: Record<string, string>) =>
    assertRedirects(
      changeGifts(pageContextOf(guest), pageAt(`${path}${view}&problem=most`, { urlKey }), formOf(fields)),
    )
  assert.equal(await at({ op: 'buy', line: '0' }), `${path}${view}&put=0#gifts`)
  const { gifts } = await shared(guest, urlKey)
  const item = { list: gifts!.listId, item: gifts!.lines[0]!.id }
  assert.equal(await at({ op: 'quantity', qty: '0', ...item }), `${path}${view}&problem=quantity`)
  assert.equal(await at({ op: 'quantity', qty: '2', ...item }), `${path}${view}#gifts`)
  assert.equal(await at({ op: 'remove', 'in-place': '1', ...item }), path + view)
})

test('one field searches registries by name, email or code, and needs two letters [REGISTRY-002]', async () => {
  const owner = await customerOf(shop)
  const { email } = await owner.call('GET /svc_customer/customer', {})
  const { urlKey, code } = await registryOf(owner, plates)
  const search = async (query: string) =>
    (await loadSearch(pageContextOf(shop.visit()), pageAt(`/giftregistry/search/index${query}`))).view
  assert.deepEqual([(await search('')).results, (await search('?q=R')).problem], [null, 'short'])
  assert.equal((await search('?q=robin%40')).problem, 'short')
  const found = async (q: string) =>
    (await search(`?q=${encodeURIComponent(q)}`)).results!.found.map((registry) => registry.urlKey)
  assert.deepEqual([await found(code!.toLowerCase()), await found(email)], [[urlKey], [urlKey]])
  assert.ok((await found('robin va')).includes(urlKey))
  for (const old of [`?name=&key=${code}`, `?name=${code}`]) {
    const view = await search(old)
    assert.deepEqual([view.q, view.results!.found.map((registry) => registry.urlKey)], [code, [urlKey]])
  }
  assert.deepEqual(await found('Unsearched'), [])
})
