import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SignUp } from '#domain/newsletters/sign-up.ts'
import { createSignUpSubmit } from './create-sign-up-submit.ts'

function openForm(replies: (boolean | Error)[]) {
  const shown: SignUp[] = []
  const sent: SignUp[] = []
  const submit = createSignUpSubmit({
    send: async (signUp) => {
      sent.push(signUp)
      const reply = replies.shift()
      if (reply instanceof Error) throw reply
      return reply ?? true
    },
    show: (signUp) => void shown.push(signUp),
  })
  const statuses = () => shown.map(({ status }) => status)
  return { submit, sent, statuses, last: () => shown.at(-1)! }
}
const email = 'ann@example.com'
const lists = ['USA-newsletter']

test('three seconds after a saved newsletter sign-up, the form is empty again [NEWS-019, NEWS-020]', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { submit, statuses, last } = openForm([true])
  await submit(email, lists)
  t.mock.timers.tick(2_999)
  assert.deepEqual(statuses(), ['loading', 'success'])
  t.mock.timers.tick(1)
  assert.deepEqual([last().status, last().email, last().lists], ['idle', '', []])
})

test('three seconds after a sign-up error, the message disappears and the entered address stays [NEWS-019, NEWS-020]', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  for (const reply of [false, new Error('offline')]) {
    const { submit, statuses, last } = openForm([reply])
    await submit(email, lists)
    t.mock.timers.tick(2_999)
    assert.deepEqual(statuses(), ['loading', 'error'])
    t.mock.timers.tick(1)
    assert.deepEqual([last().status, last().email, last().lists], ['idle', email, lists])
  }
})

test("a second newsletter sign-up starts over, and the first sign-up's reset timer does not clear the second result", async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { submit, statuses } = openForm([false, true])
  await submit(email, lists)
  t.mock.timers.tick(2_000)
  await submit(email, lists)
  t.mock.timers.tick(2_000)
  assert.deepEqual(statuses(), ['loading', 'error', 'loading', 'success'])
})

test('a double click on the sign-up button sends one request, and a form without a selected list sends no request [NEWS-023]', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { submit, sent, last } = openForm([])
  await submit(email, [])
  assert.deepEqual([sent.length, last().lacksList], [0, true])
  await Promise.all([submit(email, lists), submit(email, lists)])
  assert.equal(sent.length, 1)
})
