import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { statement } from '#platform/database.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { cartWith, openTestShop, times, type Visitor } from '#services/testing/shop-for-tests.ts'
import { addFromForm } from '../catalog/add/add-form.ts'
import { changeCart } from '../cart/cart-actions.ts'
import { loadCart } from '../cart/load-cart.ts'
import { formOf, redirectLocation, pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { saveQuantity } from '#storefront/widgets/lists/save-quantity.ts'
import { loadTexts } from '../texts.ts'
import { changeLists } from './hub/hub-actions.ts'
import { loadMyLists } from './hub/load-my-lists.ts'
import { loadSharedWishlist } from './load-shared.ts'
import { loadWishlist } from './load-wishlist.ts'
import { addSharedLines } from './shared-actions.ts'
import { changeWishlist } from './wishlist-actions.ts'

const shop = await openTestShop()
before(() => loadTexts('en', ['cart', 'lists']))

const login = '/login?redirect=%2Faccount%2Fwishlist'
const wish = (visitor: Visitor, fields: Record<string, string>) =>
  redirectLocation(
    addFromForm(pageContextOf(visitor), pageAt('/iron-plate'), formOf({ to: 'wishlist', qty: '1', ...fields })),
  )
const wishlistOf = async (visitor: Visitor, path = '/account/wishlist') =>
  (await loadWishlist(pageContextOf(visitor), pageAt(path))).view
const act = (visitor: Visitor, fields: Record<string, string>) =>
  redirectLocation(changeWishlist(pageContextOf(visitor), pageAt('/account/wishlist'), formOf(fields)))
const hub = (visitor: Visitor, fields: Record<string, string>) =>
  redirectLocation(changeLists(pageContextOf(visitor), pageAt('/account/my-lists'), formOf(fields)))
const listsOf = async (visitor: Visitor) =>
  (await loadMyLists(pageContextOf(visitor), pageAt('/account/my-lists'))).view.lists
const cartOf = async (visitor: Visitor, path = '/cart') => (await loadCart(pageContextOf(visitor), pageAt(path))).view

async function wishing() {
  const visitor = await customerOf(shop, 'Robin')
  await wish(visitor, { product: '7', qty: '2' })
  const { wishlist } = await wishlistOf(visitor)
  const [line] = wishlist!.lines
  const fields = { list: wishlist!.listId, version: String(wishlist!.version), item: line!.id, handle: 'iron-plate' }
  return { visitor, fields, line: line! }
}

test('a wishlist product shows its current price [LIST-202, LIST-404]', async () => {
  const { line } = await wishing()
  assert.deepEqual([line.name, line.qty, line.now, line.flags], ['Iron Plate', 2, 29_500, []])
})

test('adding to the wishlist twice, even concurrently, adds once, but a later submission adds again', async () => {
  const visitor = await customerOf(shop)
  const pieces = async () => (await wishlistOf(visitor)).wishlist!.lines.map(({ qty }) => qty)
  await Promise.all(times(3, () => wish(visitor, { product: '7' })))
  await wish(visitor, { product: '7' })
  assert.deepEqual(await pieces(), [1])
  const later = statement('test.later', `update write_once set created_at = created_at - interval '4 seconds'`)
  await shop.db.run(later, [])
  await wish(visitor, { product: '7' })
  assert.deepEqual(await pieces(), [2])
})

test('adding to the wishlist returns to the product page with its selection', async () => {
  const visitor = await customerOf(shop)
  const form = formOf({ to: 'wishlist', qty: '1', product: '9', child: '901' })
  const page = pageAt('/medicine-ball?weight=14+lb&problem=most')
  const to = await redirectLocation(addFromForm(pageContextOf(visitor), page, form))
  assert.equal(to, '/medicine-ball?weight=14+lb&wished=1#buy')
})

test('a wishlist line without the required options still has a name and a link, and shows an error', async () => {
  const visitor = await customerOf(shop)
  await wish(visitor, { product: '9' })
  const [line] = (await wishlistOf(visitor)).wishlist!.lines
  assert.ok(line!.name !== '' && line!.url !== '' && line!.error !== null)
})

test('a guest who adds to the wishlist is redirected to login, then to the wishlist with the product [LIST-206, LIST-208]', async () => {
  const guest = shop.visit()
  assert.equal(await wish(guest, { product: '9', child: '901' }), login)
  assert.equal(await redirectLocation(loadWishlist(pageContextOf(guest), pageAt('/account/wishlist'))), login)
  const customer = await customerOf(shop, 'Ann', guest)
  const [line] = (await wishlistOf(customer)).wishlist!.lines
  assert.deepEqual([line!.productId, line!.childId], [9, 901])
})

test('a guest who saves a line for later is redirected to login, and the line stays in the cart [LIST-207, LIST-219]', async () => {
  const guest = shop.visit()
  const cart = await cartWith(guest, [{ productId: 7, qty: 1 }])
  const fields = { op: 'move', to: 'sfl', list: cart._id, version: String(cart.version), item: cart.items[0]!._id }
  assert.equal(await redirectLocation(changeCart(pageContextOf(guest), pageAt('/cart'), formOf(fields))), login)
  assert.equal((await cartOf(guest)).cart!.count, 1)
})

test('a cart line can be saved for later and moved back, and the cart confirms saving it [LIST-238, CART-231]', async () => {
  const visitor = await customerOf(shop)
  const cart = await cartWith(visitor, [{ productId: 7, qty: 2 }])
  const move = (list: string, version: number, item: string, to: string) =>
    redirectLocation(
      changeCart(
        pageContextOf(visitor),
        pageAt('/cart'),
        formOf({ op: 'move', to, moved: `iron-plate.${to}`, list, version: String(version), item }),
      ),
    )
  const to = await move(cart._id, cart.version, cart.items[0]!._id, 'sfl')
  assert.equal(to, '/cart?moved=iron-plate.sfl')
  const view = await cartOf(visitor, to)
  assert.deepEqual(view.message, { kind: 'move', name: 'Iron Plate', list: 'saved for later' })
  assert.deepEqual([view.cart, view.saved!.lines.length], [null, 1])
  const { saved } = view
  await move(saved!.listId, saved!.version, saved!.lines[0]!.id, 'cart')
  const after = await cartOf(visitor)
  assert.deepEqual([after.cart!.count, after.saved], [2, null])
})

test('an item moved to the cart is removed from the wishlist [LIST-404]', async () => {
  const { visitor, fields } = await wishing()
  assert.equal(await act(visitor, { op: 'move', ...fields }), '/account/wishlist?moved=iron-plate.cart')
  assert.equal((await wishlistOf(visitor)).wishlist!.lines.length, 0)
  assert.equal((await cartOf(visitor)).cart!.count, 2)
})

test('undo restores a removed wishlist item with its quantity [LIST-404]', async () => {
  const { visitor, fields } = await wishing()
  const to = await act(visitor, { op: 'remove', ...fields })
  const view = await wishlistOf(visitor, to)
  assert.deepEqual(view.message, { kind: 'remove', name: 'Iron Plate' })
  await act(visitor, { op: 'restore', removed: view.undo! })
  assert.equal((await wishlistOf(visitor)).wishlist!.lines[0]!.qty, 2)
})

test("a wishlist item with a quantity above the cart's maximum is reported when the item is moved", async () => {
  const { visitor, fields } = await wishing()
  await act(visitor, { op: 'quantity', qty: '9', ...fields })
  const [line] = (await wishlistOf(visitor)).wishlist!.lines
  assert.equal(line!.qty, 9)
  assert.equal(await act(visitor, { op: 'move', ...fields }), '/account/wishlist?problem=most')
})

test('all buyable wishlist items move to the cart together, and the remaining items are listed [LIST-404]', async () => {
  const { visitor, fields } = await wishing()
  await wish(visitor, { product: '8' })
  assert.equal(await act(visitor, { op: 'move-all', ...fields }), '/account/wishlist?moved-all=2')
  assert.deepEqual([(await cartOf(visitor)).cart!.count, (await wishlistOf(visitor)).wishlist!.lines.length], [3, 0])
  await wish(visitor, { product: '9' })
  await wish(visitor, { product: '7', qty: '4' })
  await wish(visitor, { product: '8', qty: '2' })
  const to = await act(visitor, { op: 'move-all', ...fields })
  assert.equal(to, '/account/wishlist?moved-all=1&problem=most')
  const { movedAll, wishlist } = await wishlistOf(visitor, to)
  assert.deepEqual(movedAll, { count: 1, left: wishlist!.lines.map(({ name }) => name) })
  assert.deepEqual(movedAll!.left.toSorted(), ['Iron Plate', 'Power Bar'])
  assert.equal((await cartOf(visitor)).cart!.count, 5)
})

test('a guest with a shared link can view the list and add one or all lines to the cart, until sharing ends [LIST-001, LIST-002]', async () => {
  const { visitor, fields } = await wishing()
  await wish(visitor, { product: '9' })
  assert.equal(await act(visitor, { op: 'share', ...fields }), '/account/wishlist?done=share#share')
  const { link } = await wishlistOf(visitor)
  const urlKey = link!.split('/').at(-1)!
  const guest = shop.visit()
  const page = pageAt(`/wishlist/${urlKey}`, { urlKey })
  const { head, view } = await loadSharedWishlist(pageContextOf(guest), page)
  assert.deepEqual([head.title, head.canonical, view.shared!.lines.length], ['Robin’s wishlist', undefined, 2])
  const add = (form: Record<string, string>) =>
    redirectLocation(addSharedLines(pageContextOf(guest), page, formOf(form)))
  assert.equal(await add({ op: 'one', line: '0' }), `/wishlist/${urlKey}?added=1`)
  assert.equal((await cartOf(guest)).cart!.count, 2)
  assert.equal(await add({ op: 'all' }), `/wishlist/${urlKey}?added=1&left=1`)
  await act(visitor, { op: 'hide', ...fields })
  assert.equal((await loadSharedWishlist(pageContextOf(guest), page)).view.shared, null)
})

test('the lists page shows wishlist, saved items, and registries with count, total, visibility, date, and pictures [LIST-003, LIST-403]', async () => {
  const { visitor, fields } = await wishing()
  await act(visitor, { op: 'share', ...fields })
  const to = await hub(visitor, { op: 'create-registry', title: 'Our first gym' })
  assert.match(to, /^\/account\/registry\/[\w-]{36}\/about\?done=create-registry$/)
  const [wishlist, registry] = await listsOf(visitor)
  assert.deepEqual(
    [wishlist!.type, wishlist!.count, wishlist!.total, wishlist!.privacy],
    ['wishlist', 1, 59_000, 'link'],
  )
  assert.match(wishlist!.link!, /^http:\/\/localhost:3000\/wishlist\/[\w-]{22}$/)
  assert.ok(wishlist!.updatedAt > 0)
  assert.deepEqual([registry!.title, registry!.count, registry!.privacy], ['Our first gym', 0, 'private'])
  const guest = loadMyLists(pageContextOf(shop.visit()), pageAt('/account/my-lists'))
  assert.equal(await redirectLocation(guest), '/login?redirect=%2Faccount%2Fmy-lists')
})

test('a list can be renamed, and undo restores a deleted list with its items [LIST-403]', async () => {
  const { visitor } = await wishing()
  const to = await hub(visitor, { op: 'create-registry', title: 'Our first gym' })
  const id = to.split('/').at(-2)!
  const renamed = await hub(visitor, { op: 'rename', list: id, title: 'Our second gym' })
  assert.equal(renamed, `/account/my-lists?done=rename&item=${id}`)
  assert.equal(await hub(visitor, { op: 'rename', list: id, title: ' ' }), '/account/my-lists?problem=title')
  const [wishlist, registry] = await listsOf(visitor)
  assert.equal(registry!.title, 'Our second gym')
  assert.equal(await hub(visitor, { op: 'delete', list: wishlist!.id }), `/account/my-lists?deleted=${wishlist!.id}`)
  assert.deepEqual(
    (await listsOf(visitor)).map(({ type }) => type),
    ['registry'],
  )
  await hub(visitor, { op: 'restore', list: wishlist!.id })
  assert.deepEqual(
    (await listsOf(visitor)).map(({ type, count }) => [type, count]),
    [
      ['wishlist', 1],
      ['registry', 0],
    ],
  )
})

test('a deleted wishlist cannot be restored once a new one exists', async () => {
  const { visitor } = await wishing()
  const [wishlist] = await listsOf(visitor)
  await hub(visitor, { op: 'delete', list: wishlist!.id })
  assert.equal(await hub(visitor, { op: 'create-wishlist' }), '/account/wishlist?done=create-wishlist')
  assert.equal(await hub(visitor, { op: 'restore', list: wishlist!.id }), '/account/my-lists?problem=exists')
})

test('each line break in a note counts as one character, and a note that is too long changes nothing and is reported', async () => {
  const { visitor, fields } = await wishing()
  const note = `${Array.from({ length: 250 }, () => 'a').join('\r\n')}b`
  await act(visitor, { op: 'note', ...fields, note })
  const stored = async () => (await wishlistOf(visitor)).wishlist!.lines[0]!.note
  assert.equal(await stored(), note.replaceAll('\r\n', '\n'))
  const long = await act(visitor, { op: 'note', ...fields, note: `${note}cc` })
  assert.equal(long, '/account/wishlist?problem=too_long')
  assert.equal((await stored()).length, 500)
})

test('a wishlist item shows a note and can be moved to a registry [LIST-404]', async () => {
  const { visitor, fields } = await wishing()
  await hub(visitor, { op: 'create-registry', title: 'Our first gym' })
  await act(visitor, { op: 'note', ...fields, note: 'The black one.', priority: 'high' })
  const { wishlist, registries } = await wishlistOf(visitor)
  assert.deepEqual([wishlist!.lines[0]!.note, wishlist!.lines[0]!.priority], ['The black one.', 'high'])
  const to = await act(visitor, { op: 'to-registry', ...fields, registry: registries[0]!.id })
  const after = await wishlistOf(visitor, to)
  assert.deepEqual([after.total, after.inRegistry!.title], [0, 'Our first gym'])
  const [registry] = (await listsOf(visitor)).filter(({ type }) => type === 'registry')
  assert.equal(registry!.count, 1)
})

test('a customer can save a shared list to a wishlist, and a guest can after logging in [LIST-002, LIST-209]', async () => {
  const { visitor, fields } = await wishing()
  await act(visitor, { op: 'share', ...fields })
  const urlKey = (await wishlistOf(visitor)).link!.split('/').at(-1)!
  const page = pageAt(`/wishlist/${urlKey}`, { urlKey })
  const copy = (each: Visitor) => redirectLocation(addSharedLines(pageContextOf(each), page, formOf({ op: 'copy' })))
  const [customer, guest] = [await customerOf(shop), shop.visit()]
  assert.equal(await copy(customer), `/wishlist/${urlKey}?copied=1`)
  assert.equal(await copy(guest), login)
  for (const each of [customer, await customerOf(shop, 'Ann', guest)]) {
    const [line] = (await wishlistOf(each)).wishlist!.lines
    assert.deepEqual([line!.productId, line!.qty], [7, 2])
  }
})

test('a change made in list view returns to list view, and an invalid quantity changes nothing and is reported', async () => {
  const { visitor, fields, line } = await wishing()
  const at = (form: Record<string, string>) =>
    redirectLocation(
      changeWishlist(pageContextOf(visitor), pageAt('/account/wishlist?view=list&problem=most'), formOf(form)),
    )
  const list = '/account/wishlist?view=list'
  for (const qty of ['', '0', '1.5', '10000'])
    assert.equal(await at({ op: 'quantity', ...fields, qty }), `${list}&problem=quantity`)
  assert.equal((await wishlistOf(visitor)).wishlist!.lines[0]!.qty, line.qty)
  assert.equal(await at({ op: 'quantity', ...fields, qty: '3' }), `${list}&done=quantity&item=${line.id}`)
  assert.equal(await at({ op: 'share', ...fields }), `${list}&done=share#share`)
  assert.match(await at({ op: 'remove', ...fields }), /^\/account\/wishlist\?view=list&removed=/)
})

test('saving a wishlist quantity in place returns the stored quantity or the reason that nothing was saved', async () => {
  const { visitor, fields, line } = await wishing()
  const { call } = pageContextOf(visitor)
  assert.deepEqual(await saveQuantity(call, fields.list, line.id, 5), { saved: 5, problem: null })
  assert.equal((await wishlistOf(visitor)).wishlist!.lines[0]!.qty, 5)
  await act(visitor, { op: 'remove', ...fields })
  assert.deepEqual(await saveQuantity(call, fields.list, line.id, 6), { saved: null, problem: 'gone' })
})
