import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays } from '#domain/programs/calendar.ts'
import type { Site } from '#domain/sites.ts'
import { isHoliday } from './holidays.ts'

function holidaysIn(site: Site, year: number): string[] {
  const days: string[] = []
  for (let day = `${year}-01-01`; day < `${year + 1}-01-01`; day = addDays(day, 1)) {
    if (isHoliday(site, day)) days.push(day.slice(5))
  }
  return days
}

test("the USA site's business holidays match the list published by the US government", () => {
  const of2026 = ['01-01', '01-19', '02-16', '05-25', '06-19', '07-03', '09-07', '10-12', '11-11', '11-26', '12-25']
  const of2027 = [
    '01-01',
    '01-18',
    '02-15',
    '05-31',
    '06-18',
    '07-05',
    '09-06',
    '10-11',
    '11-11',
    '11-25',
    '12-24',
    '12-31',
  ]
  assert.deepEqual([holidaysIn('USA', 2026), holidaysIn('USA', 2027)], [of2026, of2027])
  assert.deepEqual(holidaysIn('APO', 2026), of2026)
})

test('the bank holidays in England and Wales match the list published by the government', () => {
  assert.deepEqual(holidaysIn('GBR', 2022).slice(-2), ['12-26', '12-27'])
  assert.deepEqual(holidaysIn('GBR', 2026), ['01-01', '04-03', '04-06', '05-04', '05-25', '08-31', '12-25', '12-28'])
  assert.deepEqual(holidaysIn('GBR', 2027), ['01-01', '03-26', '03-29', '05-03', '05-31', '08-30', '12-27', '12-28'])
})

test('movable holidays on the other sites follow Easter and the weekday', () => {
  assert.deepEqual(holidaysIn('EUR', 2026), ['01-01', '04-03', '04-06', '05-01', '05-14', '05-25', '12-25'])
  assert.deepEqual(holidaysIn('CAN', 2026), [
    '01-01',
    '04-03',
    '05-18',
    '07-01',
    '09-07',
    '09-30',
    '10-12',
    '11-11',
    '12-25',
    '12-28',
  ])
  assert.deepEqual(holidaysIn('AUS', 2026), ['01-01', '01-26', '04-03', '04-06', '06-08', '10-05', '12-25', '12-28'])
})
