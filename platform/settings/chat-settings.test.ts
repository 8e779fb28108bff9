import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseOfficeHours } from './chat-settings.ts'
import { configuration, problems } from './settings-for-tests.ts'

test('office hours are read as times per weekday or range of weekdays [SHELL-404]', () => {
  assert.deepEqual(parseOfficeHours('Mon-Fri 09:00-17:00, Sat 10:00-14:00'), [
    { firstDay: 1, lastDay: 5, from: 540, to: 1_020 },
    { firstDay: 6, lastDay: 6, from: 600, to: 840 },
  ])
  assert.deepEqual(parseOfficeHours('Mon-Sun 00:00-24:00'), [{ firstDay: 1, lastDay: 7, from: 0, to: 1_440 }])
  assert.deepEqual(parseOfficeHours('closed'), [])
})

test('unreadable office hours are rejected', () => {
  for (const wrong of [
    '',
    'Mon',
    'Fri-Mon 09:00-17:00',
    'Mon 17:00-09:00',
    'Mon 09:00-09:00',
    'Mon 09:00-24:01',
    'Mon 09:60-17:00',
    'mon 09:00-17:00',
    'Mon-Fri 09:00-17:00,',
    'Xyz 09:00-17:00',
  ])
    assert.equal(parseOfficeHours(wrong), undefined, wrong)
})

test('each site with chat has separate office hours, weekdays from 9 to 5 by default', () => {
  const weekdays = [{ firstDay: 1, lastDay: 5, from: 540, to: 1_020 }]
  assert.deepEqual(configuration({}).support, {
    email: undefined,
    chatPageUrl: undefined,
    hours: { USA: weekdays, CAN: weekdays, APO: weekdays },
  })
  const { support } = configuration({ CHAT_HOURS_CAN: 'closed', SUPPORT_EMAIL: 'help@shop.example' })
  assert.deepEqual([support.email, support.hours.USA, support.hours.CAN], ['help@shop.example', weekdays, []])
})

test('invalid office hours, an invalid support address, and an insecure chat page are startup errors', () => {
  assert.match(problems({ CHAT_PAGE_URL: 'http://chat.example' }).join(), /^CHAT_PAGE_URL must be a URL/)
  assert.match(problems({ CHAT_HOURS_USA: '9 to 5' }).join(), /^CHAT_HOURS_USA must be hours such as Mon-Fri 09:00/)
  assert.match(problems({ CHAT_HOURS_EUR: 'closed' }).join(), /CHAT_HOURS_EUR/)
  for (const wrong of ['support', 'a@b, c@d', 'Support <a@b.example>'])
    assert.match(problems({ SUPPORT_EMAIL: wrong }).join(), /^SUPPORT_EMAIL must be an email address/)
})
