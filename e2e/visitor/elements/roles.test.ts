import assert from 'node:assert/strict'
import { test } from 'node:test'
import { visitorOf } from '../pages-for-tests.ts'

test('the visitor runs no scripts and treats noscript content as elements', async (t) => {
  const { visitor } = await visitorOf(t, {
    '/': '<noscript><a href="/plain">Plain page</a></noscript><p id="p">Before</p><script>p.textContent = "After"</script>',
  })
  await visitor.goto('/')
  assert.equal(await visitor.locator('#p').textContent(), 'Before')
  await visitor.getByRole('link', { name: 'Plain page' }).click()
  assert.match(visitor.url(), /\/plain$/)
})

test('the visitor follows an immediate meta refresh and applies a base URL', async (t) => {
  const { visitor, received } = await visitorOf(t, {
    '/': '<noscript><meta http-equiv="refresh" content="0; url=/next"></noscript>',
    '/next': '<base href="/deep/"><a href="page">On</a>',
  })
  await visitor.goto('/')
  await visitor.getByRole('link', { name: 'On' }).click()
  assert.deepEqual(
    received.map(({ url }) => url),
    ['/', '/next', '/deep/page'],
  )
})

test('element roles follow HTML: landmarks need a name or place, and hidden elements have no role', async (t) => {
  const { visitor } = await visitorOf(t, {
    '/': `<header>Top</header><article><header>Inner</header></article><section>Plain</section>
      <section aria-label="Offers"><h2>Deals</h2></section><form aria-label="Find"></form><form></form>
      <p hidden><a href="/">Hidden</a></p><a href="/" aria-hidden="true">Silent</a><dialog><a href="/">In dialog</a></dialog>
      <table><tr><th scope="row">Weight</th><td>20</td></tr></table>`,
  })
  await visitor.goto('/')
  const counts = ['banner', 'region', 'form', 'link', 'rowheader'].map(
    (role) => visitor.getByRole(role).elements().length,
  )
  assert.deepEqual(counts, [1, 1, 1, 0, 1])
  assert.equal(visitor.getByRole('heading', { level: 2, name: 'deals' }).elements().length, 1)
  assert.equal(visitor.getByRole('heading', { level: 3 }).elements().length, 0)
})

test('accessible names come from labels, aria-labelledby, and content, and texts come from the smallest element', async (t) => {
  const { visitor } = await visitorOf(t, {
    '/': `<label for="a">Zip <b>code</b></label><input id="a"><span id="n">Bar</span><button aria-labelledby="n d">x</button>
      <i id="d">20 kg</i><div><p>Free <b>shipping</b></p></div><ul><li>One</li><li>Two <a href="/">More</a></li></ul>`,
  })
  await visitor.goto('/')
  assert.equal(visitor.getByLabel('zip code').element().id, 'a')
  assert.equal(visitor.getByLabel('zip', { exact: true }).elements().length, 0)
  assert.equal(visitor.getByRole('button', { name: 'Bar 20 kg', exact: true }).elements().length, 1)
  assert.equal(visitor.getByText('free shipping').element().localName, 'p')
  const item = visitor.getByRole('listitem').filter({ hasText: 'Two' })
  assert.equal(await item.getByRole('link').getAttribute('href'), '/')
  assert.equal(await visitor.getByRole('listitem').last().innerText(), 'Two More')
  assert.equal(await item.locator('xpath=..').getByRole('listitem').count(), 2)
})
