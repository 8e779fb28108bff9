import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { randomUUID } from 'node:crypto'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { home, registryOf } from '#services/registry/registry-for-tests.ts'
import { cartWith, openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { saveShipping } from '../checkout/checkout-actions.ts'
import { loadCheckoutStep } from '../checkout/load-checkout.ts'
import { loadCheckoutStart } from '../checkout/load-start.ts'
import {
  assertActionData,
  formOf,
  redirectLocation,
  customerAddress,
  pageAt,
  pageContextOf,
} from '#storefront/page/page-for-tests.ts'
import { loadTexts } from '../texts.ts'
import { loadSearch } from './load-search.ts'
import { loadSharedRegistry } from './shared/load-shared.ts'
import { changeCustomerRegistry, changeRegistries } from './own/own-actions.ts'
import { loadStep } from './steps/load-step.ts'
import { postPhoto } from './steps/send-photo.ts'
import { saveStep, type StepResult } from './steps/step-actions.ts'
import { loadOwnRegistries, loadOwnRegistry } from './own/customer-registry.ts'
import { changeGifts } from './shared/shared-actions.ts'

const shop = await openTestShop()
before(() => loadTexts('en', ['registry', 'checkout']))

const plates = [{ productId: 7, qty: 3 }]
const shared = async (visitor: Visitor, urlKey: string, query = '') =>
  (await loadSharedRegistry(pageContextOf(visitor), pageAt(`/registry/${urlKey}${query}`, { urlKey }))).view
const act = (visitor: Visitor, urlKey: string, fields: Record<string, string>) =>
  redirectLocation(changeGifts(pageContextOf(visitor), pageAt(`/registry/${urlKey}`, { urlKey }), formOf(fields)))
const own = async (visitor: Visitor, id: string) =>
  (await loadOwnRegistry(pageContextOf(visitor), pageAt(`/account/registry/${id}`, { id }))).view
const change = (visitor: Visitor, id: string, fields: Record<string, string>) =>
  redirectLocation(
    changeCustomerRegistry(pageContextOf(visitor), pageAt(`/account/registry/${id}`, { id }), formOf(fields)),
  )

const step = (visitor: Visitor, id: string, name: string, fields: Record<string, string>) =>
  saveStep(
    pageContextOf(visitor),
    pageAt(`/account/registry/${id}/${name}`, { id, step: name }),
    formOf({ op: name === 'delivery' ? 'saved-address' : name, ...fields }),
  )
const save = (visitor: Visitor, id: string, name: string, fields: Record<string, string>) =>
  redirectLocation(step(visitor, id, name, fields))
const openStep = async (visitor: Visitor, id: string, name: string) =>
  (await loadStep(pageContextOf(visitor), pageAt(`/account/registry/${id}/${name}`, { id, step: name }))).view
const event = { title: 'Our gym', eventType: 'gym', eventDate: '2027-06-12', firstname: 'Robin', lastname: 'Vale' }

async function draftOf(owner: Visitor) {
  const page = pageAt('/account/registry')
  const to = await redirectLocation(
    changeRegistries(pageContextOf(owner), page, formOf({ op: 'create', title: 'Our gym' })),
  )
  return to.split('/').at(-2)!
}

test('a registry is set up in three steps, each of which saves and opens the next step [REGISTRY-403]', async () => {
  const owner = await customerOf(shop, 'Robin')
  const id = await draftOf(owner)
  const own = `/account/registry/${id}`
  assert.equal(await redirectLocation(openStep(owner, id, 'privacy')), `${own}/about?problem=about`)
  assert.equal(await save(owner, id, 'about', { ...event, urlKey: 'robins-gym' }), `${own}/delivery?done=about`)
  assert.equal(await redirectLocation(openStep(owner, id, 'privacy')), `${own}/delivery?problem=address`)
  await owner.call('POST /svc_customer/customer/address', {
    body: { ...customerAddress, email: 'robin@example.com', vatId: '', regionId: '' },
    key: randomUUID(),
  })
  const { book } = await openStep(owner, id, 'delivery')
  assert.equal(
    await save(owner, id, 'delivery', { saved: book[0]!.id, shipBefore: '2027-06-01' }),
    `${own}/privacy?done=saved-address`,
  )
  assert.equal(await save(owner, id, 'privacy', { privacy: 'link', surprise: 'on' }), `${own}?done=privacy`)
  const { link, about, shipBefore, isSurprise, address } = (
    await loadOwnRegistry(pageContextOf(owner), pageAt(own, { id }))
  ).view
  assert.equal(link, 'http://localhost:3000/registry/robins-gym')
  assert.deepEqual([about!.eventType, shipBefore, isSurprise, address!.city], ['gym', '2027-06-01', true, 'Columbus'])
})

test('a registry step with a problem preserves the entered values except the password', async () => {
  const owner = await customerOf(shop, 'Robin')
  const id = await draftOf(owner)
  const resultOf = async (name: string, fields: Record<string, string>) => {
    const { status, data } = (await step(owner, id, name, fields)) as { status: number; data: StepResult }
    return [status, data.problem, data.values]
  }
  const late = { ...event, eventDate: '2027-02-30' }
  assert.deepEqual(await resultOf('about', late), [422, 'date', late])
  const nameless = { ...event, lastname: ' ' }
  assert.deepEqual(await resultOf('about', nameless), [422, 'required', nameless])
  const spaced = { ...event, urlKey: 'robin & sam' }
  assert.deepEqual(await resultOf('about', spaced), [422, 'key', spaced])
  const { urlKey: _ } = await registryOf(await customerOf(shop), plates, { customKey: 'taken-already' })
  const taken = { ...event, urlKey: 'Taken-Already' }
  assert.deepEqual(await resultOf('about', taken), [422, 'taken', taken])
  await save(owner, id, 'about', event)
  await owner.call('PUT /svc_registry/registries/{id}', { params: { id }, body: { address: home }, key: randomUUID() })
  const short = { privacy: 'password', password: 'squat' }
  assert.deepEqual(await resultOf('privacy', short), [422, 'password', { privacy: 'password' }])
  assert.deepEqual(await resultOf('privacy', { privacy: 'password' }), [422, 'password', { privacy: 'password' }])
})

test('a registry owner can upload a photo in the first step, and an unreadable or large one is reported', async () => {
  const owner = await customerOf(shop)
  const { id } = await registryOf(owner, plates)
  const page = pageAt(`/account/registry/${id}/about`, { id, step: 'about' })
  const send = (bytes: Buffer<ArrayBuffer>) =>
    redirectLocation(postPhoto(pageContextOf(owner), page, new File([bytes], 'photo.png')))
  const to = `/account/registry/${id}/about`
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  assert.equal(await send(Buffer.from(pixel, 'base64')), `${to}?done=photo#photo`)
  assert.equal((await openStep(owner, id, 'about')).photo!.width, 1)
  assert.equal(await send(Buffer.from('text')), `${to}?problem=photo_unreadable#photo`)
  assert.equal(await send(Buffer.alloc(6_000_001)), `${to}?problem=photo_too_large#photo`)
  assert.equal((await openStep(owner, id, 'about')).photo!.width, 1)
  assert.equal(await send(Buffer.alloc(0)), `${to}?done=remove-photo#photo`)
  assert.equal((await openStep(owner, id, 'about')).photo, null)
})

test("a visitor enters a registry's password on its page, and a wrong one is reported", async () => {
  const { urlKey } = await registryOf(await customerOf(shop), plates, { privacy: 'password', password: 'squat rack' })
  const guest = shop.visit()
  const { isLocked, registry } = await shared(guest, urlKey)
  assert.deepEqual([isLocked, registry], [true, null])
  assert.equal(await act(guest, urlKey, { op: 'unlock', password: 'rack' }), `/registry/${urlKey}?problem=wrong`)
  assert.equal(await act(guest, urlKey, { op: 'unlock', password: 'squat rack' }), `/registry/${urlKey}`)
  assert.equal((await shared(guest, urlKey)).registry!.title, 'Our first gym')
})

test('a registry owner can move items up and down, and drag one to a different position [REGISTRY-403]', async () => {
  const owner = await customerOf(shop)
  const { id } = await registryOf(
    owner,
    [7, 8, 10].map((productId) => ({ productId, qty: 1 })),
  )
  const idsOf = async () => (await own(owner, id)).lines.map((line) => line.id)
  const [first, second, third] = (await idsOf()) as [string, string, string]
  await change(owner, id, { op: 'up', item: third })
  assert.deepEqual(await idsOf(), [first, third, second])
  await change(owner, id, { op: 'down', item: first })
  assert.deepEqual(await idsOf(), [third, first, second])
  const form = new URLSearchParams([['op', 'order'], ...[second, third, first].map((item) => ['item', item])])
  await redirectLocation(changeCustomerRegistry(pageContextOf(owner), pageAt(`/account/registry/${id}`, { id }), form))
  assert.deepEqual(await idsOf(), [second, third, first])
})

test('after the event, a registry owner can add the remaining gifts to the cart, and sees the gifts that could not be added [REGISTRY-403]', async () => {
  const owner = await customerOf(shop)
  const about = { ...event, eventType: 'gym' as const, eventDate: '2026-11-01', coRegistrant: '', message: '' }
  const items = [
    { productId: 7, qty: 2 },
    { productId: 9, qty: 1 },
  ]
  const { id } = await registryOf(owner, items, { about })
  assert.equal((await own(owner, id)).isPast, true)
  const to = await change(owner, id, { op: 'buy-rest' })
  assert.equal(to, `/account/registry/${id}?bought=1&left=1`)
  const { view } = await loadOwnRegistry(pageContextOf(owner), pageAt(to, { id }))
  assert.deepEqual([view.bought!.count, view.bought!.left], [1, [view.lines[1]!.name]])
  const cart = await owner.call('GET /svc_list/cart', { query: {} })
  assert.deepEqual(
    cart!.lines.map(({ productId, qty }) => [productId, qty]),
    [[7, 2]],
  )
})

test('undo restores an item that the owner removed from a registry, with its note', async () => {
  const owner = await customerOf(shop)
  const { id } = await registryOf(owner, plates)
  const [line] = (await own(owner, id)).lines
  await change(owner, id, { op: 'item', item: line!.id, qty: '2', priority: 'high', note: 'Black' })
  const [before] = (await own(owner, id)).lines
  assert.equal(
    await change(owner, id, { op: 'remove', item: line!.id }),
    `/account/registry/${id}?done=remove&item=${line!.id}#items`,
  )
  const to = await change(owner, id, { op: 'restore', item: line!.id })
  const [restored] = (await own(owner, id)).lines
  assert.equal(to, `/account/registry/${id}?done=restore&item=${restored!.id}#item-${restored!.id}`)
  assert.deepEqual(restored, { ...before, id: restored!.id })
})

test('archiving a registry can be undone', async () => {
  const owner = await customerOf(shop)
  const { id } = await registryOf(owner, plates)
  const to = await change(owner, id, { op: 'archive' })
  assert.equal(to, `/account/registry/${id}?done=archive&item=${id}`)
  assert.equal((await own(owner, id)).isArchived, true)
  await change(owner, id, { op: 'unarchive' })
  assert.equal((await own(owner, id)).isArchived, false)
})

test('a registry owner can search for products and add a product that has no options to select [REGISTRY-403]', async () => {
  const owner = await customerOf(shop)
  const { id } = await registryOf(owner, [{ productId: 8, qty: 1 }])
  const find = async (q: string) => {
    const page = pageAt(`/account/registry/${id}?find=${q}`, { id })
    const { found } = (await loadOwnRegistry(pageContextOf(owner), page)).view
    return found!.products.map(({ productId, name, isAddable }) => [productId, name, isAddable])
  }
  assert.deepEqual((await find('plate'))[0], [7, 'Iron Plate', true])
  assert.deepEqual(await find('power+bar'), [[9, 'Power Bar', false]])
  assert.deepEqual(await find('nothing-like-it'), [])
  await change(owner, id, { op: 'add-product', product: '7' })
  assert.deepEqual(
    (await own(owner, id)).lines.map(({ productId }) => productId),
    [8, 7],
  )
})

test('a customer can create a registry, describe it, add an item, and see it listed [REGISTRY-004, REGISTRY-005, REGISTRY-403]', async () => {
  const owner = await customerOf(shop, 'Robin')
  const to = await redirectLocation(
    changeRegistries(pageContextOf(owner), pageAt('/account/registry'), formOf({ op: 'create', title: 'Our gym' })),
  )
  const id = to.split('/').at(-2)!
  assert.equal(to, `/account/registry/${id}/about?done=create`)
  await save(owner, id, 'about', event)
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
  const long = await change(owner, id, { op: 'item', item: line!.id, qty: '6', note: 'x'.repeat(301) })
  assert.equal(long, `/account/registry/${id}?problem=too_long`)
  assert.deepEqual((await own(owner, id)).lines, [after])
  assert.equal(await change(owner, id, { op: 'delete' }), `/account/registry?done=delete&item=${id}`)
  assert.equal((await loadOwnRegistries(pageContextOf(owner))).view.length, 0)
  const undo = formOf({ op: 'restore', list: id })
  const restored = changeRegistries(pageContextOf(owner), pageAt('/account/registry'), undo)
  assert.equal(await redirectLocation(restored), `/account/registry?done=restore&item=${id}`)
  assert.deepEqual((await own(owner, id)).lines, [after])
})

test('each line break in a registry message counts as one character, and a longer message stays in its form', async () => {
  const owner = await customerOf(shop)
  const id = await draftOf(owner)
  const message = `${Array.from({ length: 500 }, () => 'a').join('\r\n')}b`
  await save(owner, id, 'about', { ...event, message })
  assert.equal((await openStep(owner, id, 'about')).about!.message, message.replaceAll('\r\n', '\n'))
  const long = { ...event, message: `${message}c` }
  assert.deepEqual(await assertActionData(step(owner, id, 'about', long)), {
    op: 'about',
    values: long,
    problem: 'too_long',
  })
})

test('a guest can add, change, and remove registry gifts separately from the cart [REGISTRY-003]', async () => {
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

test('a registry gift form submitted twice, even concurrently, adds the gift once [REGISTRY-203]', async () => {
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

test('checkout from a registry orders only its gifts, and checkout from the cart orders only the cart [REGISTRY-203]', async () => {
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

test('for registry gifts, the shipping step requires no address and reveals neither street nor phone of the owner [REGISTRY-203]', async () => {
  const { urlKey } = await registryOf(await customerOf(shop), plates)
  const guest = shop.visit()
  await act(guest, urlKey, { op: 'buy', line: '0' })
  const context = pageContextOf(guest)
  const { gifts } = await shared(guest, urlKey)
  await loadCheckoutStart(context, pageAt(`/checkout?registry=${gifts!.listId}`))
  const page = pageAt('/checkout/shipping')
  const form = formOf({ list: gifts!.listId, email: 'ann@example.com', comments: 'Lift well.' })
  assert.equal(await redirectLocation(saveShipping(context, page, form)), '/checkout/shipping#rates')
  const { checkout } = await loadCheckoutStep(context)
  const { city, region, email, street } = checkout.draft.shippingAddress
  assert.deepEqual([city, region, email, street], ['Columbus', 'OH', 'ann@example.com', []])
  assert.equal(checkout.draft.comments, 'Lift well.')
  assert.ok(checkout.shipping.rates.length > 0)
  for (const secret of [home.street[0]!, home.postcode, home.telephone])
    assert.ok(!JSON.stringify(checkout).includes(secret), secret)
})

test('a registry search makes one call, even if the query could be a name or a code [REGISTRY-002]', async () => {
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

test("changing a gift preserves the page's sort order and filter, and scrolls to the gifts only without JavaScript", async () => {
  const { urlKey } = await registryOf(await customerOf(shop), plates)
  const guest = shop.visit()
  const path = `/registry/${urlKey}`
  const view = '?sort=price&show=wanted'
  const at = (fields: Record<string, string>) =>
    redirectLocation(
      changeGifts(pageContextOf(guest), pageAt(`${path}${view}&problem=most`, { urlKey }), formOf(fields)),
    )
  assert.equal(await at({ op: 'buy', line: '0' }), `${path}${view}&put=0#gifts`)
  const { gifts } = await shared(guest, urlKey)
  const item = { list: gifts!.listId, item: gifts!.lines[0]!.id }
  assert.equal(await at({ op: 'quantity', qty: '0', ...item }), `${path}${view}&problem=quantity`)
  assert.equal(await at({ op: 'quantity', qty: '2', ...item }), `${path}${view}#gifts`)
  assert.equal(await at({ op: 'remove', 'in-place': '1', ...item }), path + view)
})

test('one field searches registries by name, email, or code, and requires two letters [REGISTRY-002]', async () => {
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
