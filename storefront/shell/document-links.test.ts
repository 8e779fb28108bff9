import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadLinksAsDocuments } from './document-links.ts'

function click(root: EventTarget): Event {
  const event = new Event('click', { bubbles: true, cancelable: true })
  root.dispatchEvent(event)
  return event
}

test('in a document without a header, links load whole documents, and their clicks do not reach the router [ROUTE-403]', () => {
  const link = Object.assign(new EventTarget(), { closest: () => ({}) })
  const end = loadLinksAsDocuments(link)
  const event = click(link)
  // In Node, `cancelBubble` is true if propagation was stopped.
  assert.deepEqual([event.cancelBubble, event.defaultPrevented], [true, false])
  end()
  assert.equal(click(link).cancelBubble, false)
})

test('in a document without a header, a click outside of links still bubbles to the document', () => {
  const text = Object.assign(new EventTarget(), { closest: () => null })
  loadLinksAsDocuments(text)
  assert.equal(click(text).cancelBubble, false)
})
