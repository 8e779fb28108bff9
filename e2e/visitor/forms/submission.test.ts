import assert from 'node:assert/strict'
import { test } from 'node:test'
import { visitorOf } from '../pages-for-tests.ts'

const last = <Value>(list: readonly Value[]) => list.at(-1)!

test('a form sends its own fields, fields elsewhere that refer to the form, and only the clicked button', async (t) => {
  const { visitor, received } = await visitorOf(t, {
    '/': `<input name="far" form="f" value="away"><form id="f" method="post" action="/save">
      <label>Name <input name="name"></label><input type="checkbox" name="off"><select name="size"><option>S<option value="l">Large</select>
      <fieldset disabled><input name="never" value="1"></fieldset>
      <button name="do" value="keep">Keep</button></form>
      <button form="f" name="do" value="drop" formaction="/drop">Drop</button>`,
  })
  await visitor.goto('/')
  await visitor.getByLabel('Name').fill('Ann & Bö')
  await visitor.getByRole('combobox').selectOption('Large')
  await visitor.getByRole('button', { name: 'Keep' }).click()
  assert.equal(last(received).url, '/save')
  assert.equal(last(received).body, 'far=away&name=Ann+%26+B%C3%B6&size=l&do=keep')
  await visitor.goto('/')
  await visitor.getByRole('button', { name: 'Drop' }).click()
  assert.equal(last(received).url, '/drop')
  assert.match(last(received).body, /&do=drop$/)
})

test('a GET form replaces the query in its URL, and Enter submits the form', async (t) => {
  const { visitor, received } = await visitorOf(t, {
    '/': '<form action="/find?old=1"><input name="q" aria-label="Query"><button>Go</button></form>',
  })
  await visitor.goto('/')
  await visitor.getByLabel('Query').fill('two bars')
  await visitor.getByLabel('Query').press('Enter')
  assert.equal(last(received).url, '/find?q=two+bars')
})

test('a form that a browser would refuse is not sent, unless the form or its button skips validation', async (t) => {
  const fields = `<input name="a" required><input name="b" type="email" value="no"><input name="c" pattern="\\d+" value="x">`
  const { visitor, received } = await visitorOf(t, {
    '/': `<form method="post">${fields}<button>Send</button><button formnovalidate>Skip</button></form>`,
    '/free': `<form method="post" novalidate>${fields}<button>Send</button></form>`,
  })
  await visitor.goto('/')
  const refusal = /refuses.*\n.*name="a".*valueMissing.*\n.*name="b".*typeMismatch.*\n.*name="c".*patternMismatch/
  await assert.rejects(visitor.getByRole('button', { name: 'Send' }).click(), refusal)
  assert.equal(last(received).method, 'GET')
  await visitor.getByRole('button', { name: 'Skip' }).click()
  assert.equal(last(received).method, 'POST')
  await visitor.goto('/free')
  await visitor.getByRole('button', { name: 'Send' }).click()
  assert.equal(last(received).url, '/free')
})

test('a multipart form sends files, and an empty part for a field without a file', async (t) => {
  const { visitor, received } = await visitorOf(t, {
    '/': `<form method="post" enctype="multipart/form-data"><input name="note" value="a\nb">
      <input type="file" name="photo" aria-label="Photo" required><input type="file" name="other"><button>Send</button></form>`,
  })
  await visitor.goto('/')
  await assert.rejects(visitor.getByRole('button').click(), /name="photo".*valueMissing/)
  await visitor.getByLabel('Photo').setInputFiles({ name: 'b".png', mimeType: 'image/png', buffer: Buffer.from('PNG') })
  await visitor.getByRole('button').click()
  const { headers, body } = last(received)
  const [, boundary = ''] = /^multipart\/form-data; boundary=(\S+)$/.exec(headers['content-type'] ?? '') ?? []
  const parts = body.split(`--${boundary}`).map((part) => part.trim())
  assert.deepEqual(parts, [
    '',
    'Content-Disposition: form-data; name="note"\r\n\r\nab',
    'Content-Disposition: form-data; name="photo"; filename="b%22.png"\r\nContent-Type: image/png\r\n\r\nPNG',
    'Content-Disposition: form-data; name="other"; filename=""\r\nContent-Type: application/octet-stream',
    '--',
  ])
})

test('using a control that a person cannot use throws an error: disabled, hidden, ambiguous, or of the wrong kind', async (t) => {
  const { visitor } = await visitorOf(t, {
    '/': `<button disabled>Off</button><button hidden>Hidden</button><a href="/a">Two</a><a href="/b">Two</a>
      <details><summary>More</summary><button>Inside</button></details><p>Text</p>`,
  })
  await visitor.goto('/')
  await assert.rejects(visitor.getByRole('button', { name: 'Off' }).click(), /disabled/)
  await assert.rejects(visitor.getByText('Hidden').click(), /Not rendered/)
  await assert.rejects(visitor.getByRole('link', { name: 'Two' }).click(), /2 elements instead of one/)
  await assert.rejects(visitor.getByText('Text').fill('x'), /Not a field for text/)
  await assert.rejects(visitor.getByText('Inside').click(), /Not rendered/)
  await visitor.getByText('More').click()
  await visitor.getByRole('button', { name: 'Inside' }).click()
})
