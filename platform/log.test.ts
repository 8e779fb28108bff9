import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openLog } from './log.ts'

function logged(...entry: Parameters<ReturnType<typeof openLog>['info']>): Record<string, unknown> {
  let line = ''
  openLog('info', { write: (text) => void (line += text) }).info(...entry)
  return JSON.parse(line) as Record<string, unknown>
}

test('a log line is JSON with the name of its level and a time', () => {
  const { level, msg, time, port } = logged({ port: 3000 }, 'listening')
  assert.deepEqual([level, msg, port], ['info', 'listening', 3000])
  assert.match(String(time), /^\d{4}-\d{2}-\d{2}T/)
})

test('row values quoted in a PostgreSQL error are hidden, and the remaining error is logged', () => {
  const detail = 'Key (lower(email))=(ann@example.com) already exists.'
  const err = Object.assign(new Error('duplicate key value violates unique constraint'), {
    code: '23505',
    detail,
    where: detail,
  })
  const line = JSON.stringify(logged({ err }, 'a defect'))
  assert.doesNotMatch(line, /ann@/)
  assert.match(line, /23505/)
})

test('secrets in log lines are hidden at any depth', () => {
  const line = JSON.stringify(
    logged({
      password: 'p-1',
      headers: { authorization: 'Bearer p-2', cookie: 'p-3' },
      request: { body: { email: 'p-4', cvv: 'p-5' } },
      settings: { secret: 'p-6', databaseUrl: 'p-7' },
    }),
  )
  assert.doesNotMatch(line, /p-\d/)
  assert.equal(line.match(/\[hidden\]/g)?.length, 7)
})
