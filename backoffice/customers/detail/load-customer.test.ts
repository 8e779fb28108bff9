import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfCustomer } from './load-customer.ts'

test('emails to a customer come from the site of the last order, or else of the last login, or else from the first allowed site', () => {
  const on = (site: 'USA' | 'EUR') => [{ site }]
  assert.equal(siteOfCustomer({ orders: on('EUR'), sessions: on('USA') }, ['USA', 'EUR']), 'EUR')
  assert.equal(siteOfCustomer({ orders: [], sessions: on('EUR') }, ['USA', 'EUR']), 'EUR')
  assert.equal(siteOfCustomer({ orders: on('EUR'), sessions: [] }, ['USA']), 'USA')
  assert.equal(siteOfCustomer({ orders: [], sessions: [] }, []), undefined)
})
