import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { isolateListener } from './isolate-listener.ts'
import { createQueue } from './queue.ts'

function inBrowser(context: TestContext) {
  Object.defineProperty(globalThis, 'document', { value: {}, configurable: true })
  context.after(() => Reflect.deleteProperty(globalThis, 'document'))
}

test('analytics starts uninitialized: events wait, and are replayed in their order when it starts [ANALYTICS-445, ANALYTICS-446, ANALYTICS-447]', (context) => {
  inBrowser(context)
  const queue = createQueue<string>()
  const received: string[] = []
  for (const event of ['a', 'b', 'c']) queue.report(event)
  assert.equal(received.length, 0)
  queue.start((event) => {
    received.push(event)
    // An event reported during the replay comes after the waiting events.
    if (event === 'a') queue.report('during a')
  })
  queue.report('later')
  assert.deepEqual(received, ['a', 'b', 'c', 'during a', 'later'])
})

test('if analytics never starts, the queue stops growing', (context) => {
  inBrowser(context)
  const queue = createQueue<number>()
  const received: number[] = []
  for (let event = 0; event < 10_000; event += 1) queue.report(event)
  queue.start((event) => received.push(event))
  assert.deepEqual([received.length, received[0]], [200, 0])
})

test('while the server renders, nothing is tracked or queued [ANALYTICS-448]', () => {
  const queue = createQueue<string>()
  const received: string[] = []
  queue.report('rendered')
  queue.start((event) => received.push(event))
  assert.deepEqual(received, [])
})

test('an analytics sink that throws does not stop the report, the replay, or later signals', (context) => {
  inBrowser(context)
  const errors: unknown[] = []
  const queue = createQueue<string>()
  const received: string[] = []
  const defect = new Error('defect')
  for (const event of ['broken', 'a']) queue.report(event)
  const listener = (event: string) => {
    if (event === 'broken') throw defect
    received.push(event)
  }
  queue.start(isolateListener(listener, (error) => errors.push(error)))
  queue.report('broken')
  queue.report('b')
  assert.deepEqual(
    [received, errors],
    [
      ['a', 'b'],
      [defect, defect],
    ],
  )
})
