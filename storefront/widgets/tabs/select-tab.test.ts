import assert from 'node:assert/strict'
import { test } from 'node:test'
import { selectTab } from './select-tab.ts'

function selected(from: string, to: string) {
  const changes: string[] = []
  const events: unknown[] = []
  selectTab({ list: 'login', from, to }, { onChange: (tab) => changes.push(tab), track: (click) => events.push(click) })
  return { changes, events }
}

test('selecting a different tab emits a change event and an element click [UI-401, UI-402, ANALYTICS-434]', () => {
  assert.deepEqual(selected('login', 'create'), {
    changes: ['create'],
    events: [{ element: 'tab', label: 'create', href: '', location: 'login' }],
  })
})

test('selecting the current tab emits nothing [UI-401, UI-402]', () => {
  assert.deepEqual(selected('login', 'login'), { changes: [], events: [] })
})
