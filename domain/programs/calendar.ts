import type { IsoDate } from '#domain/tax/table.ts'

/** Adds days in the Gregorian calendar. */
export function addDays(day: IsoDate, days: number): IsoDate {
  return dayOf(numberOf(day) + days)
}

/** Returns the number of days from one day to another. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return numberOf(to) - numberOf(from)
}

/** Returns the weekday, from 0 (Sunday) to 6. */
export function weekdayOf(day: IsoDate): number {
  return (numberOf(day) + ofTheFirst) % 7
}

/** Adds months. A day that does not exist in the month becomes its last day. */
export function addMonths(day: IsoDate, months: number): IsoDate {
  const [year, month, date] = partsOf(day)
  const index = year * 12 + month - 1 + months
  const [toYear, toMonth] = [Math.floor(index / 12), (index % 12) + 1]
  return isoDate(toYear, toMonth, Math.min(date, lastDay(toYear, toMonth)))
}

function lastDay(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

// Days in 400 consecutive years. Years are counted from March, so that the leap day comes last.
const ofFourHundredYears = 146_097
// March 1 of year 0 is a Wednesday.
const ofTheFirst = 3

function numberOf(day: IsoDate): number {
  const [year, month, date] = partsOf(day)
  const [fromMarch, marchYear] = [(month + 9) % 12, month > 2 ? year : year - 1]
  const [era, ofEra] = [Math.floor(marchYear / 400), marchYear % 400]
  const ofYear = Math.floor((153 * fromMarch + 2) / 5) + date - 1
  return era * ofFourHundredYears + ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear
}

function dayOf(number: number): IsoDate {
  const [era, ofEra] = [Math.floor(number / ofFourHundredYears), number % ofFourHundredYears]
  const leaps = Math.floor(ofEra / 1_460) - Math.floor(ofEra / 36_524) + Math.floor(ofEra / 146_096)
  const yearOfEra = Math.floor((ofEra - leaps) / 365)
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const fromMarch = Math.floor((5 * ofYear + 2) / 153)
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
  const year = yearOfEra + era * 400 + (month > 2 ? 0 : 1)
  return isoDate(year, month, ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1)
}

function partsOf(day: IsoDate): [number, number, number] {
  return day.split('-').map(Number) as [number, number, number]
}

function isoDate(year: number, month: number, date: number): IsoDate {
  return [String(year).padStart(4, '0'), ...[month, date].map((part) => String(part).padStart(2, '0'))].join('-')
}
