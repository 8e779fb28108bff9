import assert from 'node:assert/strict'
import { test } from 'node:test'
import { selectTab } from './select-tab.ts'

function selected(from: string, to: string) {
  const changes: string[] = []
  const events: unknown[] = []
  selectTab(
    { list: 'login', from, to },
    { onChange: (tab) => changes.push(tab), track: (name, detail) => events.push([name, detail]) },
  )
  return { changes, events }
}

test('selecting a different tab emits a change event and a tracking event [UI-401, UI-402]', () => {
  assert.deepEqual(selected('login', 'create'), {
    changes: ['create'],
    events: [['tab_select', { list: 'login', tab: 'create' }]],
  })
})

test('selecting the current tab emits nothing [UI-401, UI-402]', () => {
  assert.deepEqual(selected('login', 'login'), { changes: [], events: [] })
})
