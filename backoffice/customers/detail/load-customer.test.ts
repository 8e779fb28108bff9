import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfCustomer } from './load-customer.ts'

test('emails to a customer are sent from the site of the last order, falling back to the last login, then the first allowed site', () => {
  const on = (site: 'USA' | 'EUR') => [{ site }]
  assert.equal(siteOfCustomer({ orders: on('EUR'), sessions: on('USA') }, ['USA', 'EUR']), 'EUR')
  assert.equal(siteOfCustomer({ orders: [], sessions: on('EUR') }, ['USA', 'EUR']), 'EUR')
  assert.equal(siteOfCustomer({ orders: on('EUR'), sessions: [] }, ['USA']), 'USA')
  assert.equal(siteOfCustomer({ orders: [], sessions: [] }, []), undefined)
})
