import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isEventPath, loginOverlayFor, loginReasonOf } from './login-overlay.ts'

test('a guest who chooses to log in on an Invitational page gets the login overlay [SESSION-001, SESSION-003]', () => {
  for (const page of ['/invitational', '/invitational/2026/schedule'])
    for (const link of ['/login', '/account', '/login?redirect=%2Faccount'])
      assert.equal(loginOverlayFor(page, link), 'login', `${link} on ${page}`)
})

test('a guest who chooses to log in on an Arnold page gets the login overlay [SESSION-002]', () =>
  assert.equal(loginOverlayFor('/events/arnold/2026', '/login'), 'login'))

test('pages with a name similar to an event page are not event pages', () => {
  for (const page of ['/', '/invitationals', '/events/2026', '/theindex/arnold'])
    assert.equal(isEventPath(page), false, page)
})

test('outside of event pages, a login link opens the login page unless it returns to the current page [SHELL-034]', () => {
  assert.equal(loginOverlayFor('/plates', '/login'), null)
  assert.equal(loginOverlayFor('/plates', '/account'), null)
  assert.equal(loginOverlayFor('/plates', '/login?redirect=%2Fplates'), 'login')
})

test('a program page requires login in a separate overlay [SHELL-033]', () =>
  assert.equal(loginOverlayFor('/programs', '/login?redirect=%2Fprograms%2Fone&for=program'), 'program-login'))

test('registration and password reset open as pages, even on an event page', () => {
  assert.equal(loginOverlayFor('/invitational', '/login?redirect=%2Finvitational&tab=create'), null)
  assert.equal(loginOverlayFor('/invitational', '/login/forgot?redirect=%2Finvitational'), null)
})

test('back-in-stock alerts and reviews open the login overlay for guests, and other account pages do not [ACCOUNT-423]', () => {
  assert.equal(loginReasonOf('/account/bin?product=7&parent=3'), 'stockAlert')
  assert.equal(loginReasonOf('/account/reviews/7'), 'review')
  assert.equal(loginOverlayFor('/plates', '/account/reviews/7'), 'login')
  for (const link of ['/account/bin', '/account/reviews', '/account/reviews?page=2', '/account/orders', '/plates'])
    assert.equal(loginOverlayFor('/plates', link), null, link)
})
