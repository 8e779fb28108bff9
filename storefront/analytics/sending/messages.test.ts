import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseAll } from '#domain/consent/choices.ts'
import { readMessage } from '#services/analytics/ingest/read-message.ts'
import { factsForTests, layerNow, stampsForTests } from '../layer-for-tests.ts'
import { campaignOf, messageOf, type Content } from './messages.ts'

const moment = { stamps: stampsForTests, facts: factsForTests, path: '/plates', cartId: 'cart-1', at: layerNow }
const contents: Content[] = [
  { type: 'track', event: 'login', properties: {} },
  { type: 'page', properties: { path: '/plates', title: 'Plates' } },
  { type: 'identify', traits: { loggedIn: false, groupId: 0, primarySegment: null, segments: [], email: null } },
]

test('the store stores every kind of message with its visit, tab, and cart [ANALYTICS-403, ANALYTICS-404, ANALYTICS-406]', () => {
  const sender = {
    site: 'EUR',
    source: 'storefront',
    customerId: null,
    choices: chooseAll(true),
    received: layerNow,
  } as const
  for (const content of contents) {
    const row = readMessage(messageOf(content, { ...moment, messageId: 'message-1' }), sender, null)
    assert.ok('visitId' in row)
    const { visitId, tabId, cartId, site, anonymousId, type, at } = row
    assert.deepEqual(
      { visitId, tabId, cartId, site, anonymousId, type, at },
      {
        visitId: 'visit-1',
        tabId: 'tab-1',
        cartId: 'cart-1',
        site: 'EUR',
        anonymousId: 'browser-1',
        type: content.type,
        at: layerNow,
      },
    )
  }
})

test('every analytics message contains the site [ANALYTICS-405]', () => {
  for (const content of contents)
    assert.equal(messageOf(content, { ...moment, messageId: 'message-1' }).context.site, 'USA')
})

test('a campaign is read from five parameters of the URL', () => {
  const search = '?utm_source=mail&utm_campaign=spring&utm_medium=&gclid=secret'
  assert.deepEqual(campaignOf(search), { source: 'mail', name: 'spring' })
})
