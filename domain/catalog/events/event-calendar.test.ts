import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventCalendar } from './event-calendar.ts'

const entry = {
  uid: 'event-2620@shop.example',
  title: 'Squat; bench, and "deadlift"',
  description: 'Two\\three lines:\r\nbring shoes\nand a belt.',
  url: 'https://shop.example/squat-seminar',
  at: Date.UTC(2026, 10, 27, 15, 4, 5),
  event: {
    startsAt: '2027-05-08T09:30:00-05:00',
    endsAt: '2027-05-08T16:30:00-05:00',
    place: { name: 'Club', street: '1 Pier Rd', city: 'Duluth', region: 'MN', postcode: '55802', countryId: 'US' },
  },
}

test('a calendar file has UTC times, a stable id, and escaped texts', () => {
  assert.deepEqual(eventCalendar(entry).split('\r\n'), [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ironwright//Events//EN',
    'BEGIN:VEVENT',
    'UID:event-2620@shop.example',
    'DTSTAMP:20261127T150405Z',
    'DTSTART:20270508T143000Z',
    'DTEND:20270508T213000Z',
    String.raw`SUMMARY:Squat\; bench\, and "deadlift"`,
    String.raw`LOCATION:Club\, 1 Pier Rd\, Duluth\, MN 55802`,
    String.raw`DESCRIPTION:Two\\three lines:\nbring shoes\nand a belt.`,
    'URL:https://shop.example/squat-seminar',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('text cannot inject calendar properties, and an empty description is omitted', () => {
  const file = eventCalendar({ ...entry, title: 'A\r\nATTACH:https://evil.example\u0000', description: '' })
  assert.doesNotMatch(file, /^ATTACH/m)
  assert.doesNotMatch(file, /DESCRIPTION/)
  assert.doesNotMatch(file, /\0/)
})

test('calendar file lines are folded at 75 octets, never inside a character', () => {
  const title = 'Ü'.repeat(120)
  const file = eventCalendar({ ...entry, title })
  for (const line of file.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line)
  assert.ok(file.replaceAll('\r\n ', '').includes(`SUMMARY:${title}`))
})
