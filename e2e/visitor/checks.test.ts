import assert from 'node:assert/strict'
import { test } from 'node:test'
import { elementChecks as element, pageChecks as page } from './checks.ts'
import { visitorOf } from './pages-for-tests.ts'

test('visitor assertions compare as Playwright does: whole text, part of a text, lists in order, exact attributes', async (t) => {
  const { visitor } = await visitorOf(t, {
    '/': `<title>Bars</title><ul><li>One  kilo<li>Two</ul><a href="/bars" class="a b">Bars</a>
      <input value="7" disabled><input type="checkbox" checked><details><summary>More</summary><p>Inside</p></details>`,
  })
  await visitor.goto('/')
  const items = visitor.getByRole('listitem')
  const facts: [boolean, { pass: boolean }][] = [
    [true, element.toHaveText(items.first(), 'One kilo')],
    [false, element.toHaveText(items.first(), 'one kilo')],
    [false, element.toHaveText(items.first(), 'One')],
    [true, element.toContainText(items.first(), 'One')],
    [true, element.toHaveText(items, ['One kilo', /^Two$/])],
    [false, element.toHaveText(items, ['Two', 'One kilo'])],
    [false, element.toHaveText(items, ['One kilo'])],
    [true, element.toContainText(items, ['Two'])],
    [false, element.toContainText(items, ['Two', 'One'])],
    [true, element.toHaveCount(items, 2)],
    [false, element.toHaveAttribute(visitor.getByRole('link'), 'href', '/bar')],
    [true, element.toHaveAttribute(visitor.getByRole('link'), 'href', /bar/)],
    [true, element.toHaveAttribute(visitor.getByRole('link'), 'href', '/bars')],
    [true, element.toHaveValue(visitor.getByRole('textbox'), '7')],
    [true, element.toBeDisabled(visitor.getByRole('textbox'))],
    [true, element.toBeChecked(visitor.getByRole('checkbox'))],
    [false, element.toBeVisible(visitor.getByText('Inside'))],
    [true, element.toBeHidden(visitor.getByText('Inside'))],
    [true, element.toBeAttached(visitor.getByText('Inside'))],
    [true, element.toBeHidden(visitor.getByText('Nothing'))],
    [false, element.toBeVisible(visitor.getByText('Nothing'))],
    [true, page.toHaveURL(visitor, '/')],
    [false, page.toHaveURL(visitor, /bars/)],
    [true, page.toHaveTitle(visitor, 'Bars')],
  ]
  for (const [index, [expected, { pass }]] of facts.entries()) assert.equal(pass, expected, `fact ${index}`)
  assert.throws(() => element.toHaveText(visitor.getByText('Nothing'), 'x'), /No element/)
  assert.throws(() => element.toBeVisible(items), /2 elements instead of one/)
})
