import assert from 'node:assert/strict'
import { test } from 'node:test'
import { settingsProblems } from './form-settings.ts'

const fields = (notify: string, retentionDays: string) => Object.keys(settingsProblems({ notify, retentionDays }))

test('a notification email for a form is optional, and entries are stored for 1 to 3,650 days', () => {
  assert.deepEqual(fields('', '365'), [])
  assert.deepEqual(fields(' team@example.com ', '3650'), [])
  assert.deepEqual(fields('team', '0'), ['notify', 'retentionDays'])
  for (const days of ['', '1.5', '3651', '-1']) assert.deepEqual(fields('', days), ['retentionDays'], days)
})
