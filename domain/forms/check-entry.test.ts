import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkEntry, isSuspiciousEntry } from './check-entry.ts'
import { formProblems, localizedText, type FormDefinition, type FormField, type FormSettings } from './form.ts'

const field = (name: string, type: FormField['type'], rest: Partial<FormField> = {}): FormField => ({
  name,
  type,
  label: { en: name },
  required: false,
  max: 20,
  options: [],
  ...rest,
})

test('submitted form values become plain text: only paragraphs contain line breaks, and a checked box becomes yes', () => {
  const fields = [
    field('name', 'text'),
    field('message', 'paragraph'),
    field('email', 'email'),
    field('agree', 'checkbox'),
    field('floor', 'text'),
  ]
  const input = {
    name: ' Ann\n Bell ',
    message: ' a\r\nb ',
    email: 'ann@EXAMPLE.com',
    agree: true,
    floor: 3,
    other: 'x',
  }
  assert.deepEqual(checkEntry(fields, input), {
    values: { name: 'Ann Bell', message: 'a\nb', email: 'ann@EXAMPLE.com', agree: 'yes', floor: '3' },
    problems: [],
  })
})

test('every invalid form field is listed with its rule, in form order', () => {
  const options = [{ value: 'order', label: { en: 'An order' } }]
  const fields = [
    field('name', 'text', { required: true }),
    field('note', 'text', { max: 3 }),
    field('email', 'email'),
    field('phone', 'telephone'),
    field('topic', 'choice', { options }),
    field('agree', 'checkbox', { required: true }),
  ]
  const input = { name: ' ', note: 'four', email: 'ann', phone: '12', topic: 'toString', agree: 'false' }
  assert.deepEqual(checkEntry(fields, input).problems, [
    { name: 'name', rule: 'required' },
    { name: 'note', rule: 'max' },
    { name: 'email', rule: 'email' },
    { name: 'phone', rule: 'telephone' },
    { name: 'topic', rule: 'choice' },
    { name: 'agree', rule: 'tick' },
  ])
  const valid = {
    name: 'Ann',
    note: 'abc',
    email: 'ann@example.com',
    phone: '+49 221 4710',
    topic: 'order',
    agree: 'yes',
  }
  assert.deepEqual(checkEntry(fields, valid).problems, [])
})

test('a form entry is suspicious if the hidden field has a value or the form took less than 1.5 seconds to fill in', () => {
  assert.equal(isSuspiciousEntry({}), false)
  assert.equal(isSuspiciousEntry({ homepage: ' ', elapsedMs: 1_500 }), false)
  assert.equal(isSuspiciousEntry({ homepage: 'https://spam.example' }), true)
  assert.equal(isSuspiciousEntry({ elapsedMs: 1_499 }), true)
})

test('a form needs unique field names, may have options only on choice fields, and needs an email field for receipts', () => {
  const texts = { title: { en: 'T' }, submit: { en: 'S' }, thanks: { en: 'D' }, closed: { en: 'C' } }
  const settings: FormSettings = { isOpen: true, notify: null, sendsReceipt: false, retentionDays: 30 }
  const form = (fields: FormField[], rest: Partial<FormDefinition & FormSettings> = {}) =>
    formProblems({ ...texts, ...settings, fields, ...rest })
  assert.deepEqual(
    form([field('a', 'text'), field('b', 'email')], { sendsReceipt: true, notify: 'a@shop.example' }),
    [],
  )
  for (const name of ['formHash', 'toString'])
    assert.deepEqual(form([field(name, 'text')]), [{ path: 'fields.0.name', rule: 'reserved' }])
  assert.deepEqual(form([field('a', 'text'), field('a', 'email')]), [{ path: 'fields.1.name', rule: 'unique' }])
  assert.deepEqual(form([field('a', 'choice')]), [{ path: 'fields.0.options', rule: 'choice' }])
  const option = { value: 'x', label: { en: 'X' } }
  assert.deepEqual(form([field('a', 'text', { options: [option] })]), [{ path: 'fields.0.options', rule: 'choice' }])
  assert.deepEqual(form([field('a', 'choice', { options: [option, option] })]), [
    { path: 'fields.0.options', rule: 'unique' },
  ])
  assert.deepEqual(form([field('a', 'text')], { sendsReceipt: true, notify: 'shop' }), [
    { path: 'notify', rule: 'email' },
    { path: 'sendsReceipt', rule: 'email' },
  ])
})

test("a form text without a translation in the shopper's language falls back to English", () => {
  assert.equal(localizedText({ en: 'Name', de: 'Vorname' }, 'de'), 'Vorname')
  assert.equal(localizedText({ en: 'Name' }, 'fr'), 'Name')
})
