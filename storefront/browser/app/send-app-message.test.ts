import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sendAppMessage } from './send-app-message.ts'

test('a message to the app has version, id, type, and payload, and is an object on iOS and JSON on Android', (context) => {
  const received: unknown[] = []
  context.after(() => {
    Reflect.deleteProperty(globalThis, 'webkit')
    Reflect.deleteProperty(globalThis, 'StoreBridge')
  })
  const payload = { code: 'session_renewal_failed' }
  assert.equal(sendAppMessage('webview_error', payload), false)
  Object.assign(globalThis, {
    webkit: { messageHandlers: { store: { postMessage: (message: unknown) => received.push(message) } } },
    StoreBridge: { postMessage: (json: string) => received.push(JSON.parse(json)) },
  })
  assert.equal(sendAppMessage('webview_error', payload), true)
  const [first, second] = received as { id: string }[]
  assert.deepEqual(first, second)
  assert.deepEqual(first, { v: 1, id: first!.id, type: 'webview_error', payload })
})
