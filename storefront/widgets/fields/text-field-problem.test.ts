import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textFieldProblem, textFieldTypes } from './text-field-problem.ts'
import { texts } from './texts/en.ts'

const empty = { type: 'text', value: '', isRequired: true } as const
const problemOf = (field: Partial<Parameters<typeof textFieldProblem>[0]>) =>
  textFieldProblem({ ...empty, ...field }, texts)

test("a required field with only spaces is invalid, and its form's message takes precedence [UI-404, UI-405]", () => {
  assert.equal(problemOf({ value: '   ', label: 'Name', requiredText: 'Tell us your name' }), 'Tell us your name')
  assert.equal(problemOf({ value: '   ', isRequired: false }), undefined)
  assert.equal(problemOf({ value: ' Robin ' }), undefined)
})

test('without a custom message, the message for an empty field includes its label, if it has one [UI-406, UI-407]', () => {
  assert.equal(problemOf({ label: 'First Name' }), 'Please enter your first name')
  assert.equal(problemOf({}), 'Required Field')
})

test('an email field must have a valid address, or may be empty if it is optional [UI-408, UI-433]', () => {
  const email = { type: 'email', label: 'Email' } as const
  assert.equal(problemOf({ ...email, value: 'ann@example' }), 'Please enter a valid email')
  assert.equal(problemOf({ ...email, value: 'ann@example.com' }), undefined)
  assert.equal(problemOf({ ...email, value: 'x', isRequired: false }), 'Please enter a valid email')
  assert.equal(problemOf({ ...email, isRequired: false }), undefined)
  assert.equal(problemOf({ value: 'ann@example' }), undefined)
})

test("a text field's type is text, number, password, email, or tel [UI-410]", () => {
  assert.deepEqual(textFieldTypes, ['text', 'number', 'password', 'email', 'tel'])
})
