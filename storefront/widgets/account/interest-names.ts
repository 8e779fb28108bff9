import type { Interest } from '#domain/customers/segments.ts'
import type { Language } from '#storefront/texts.ts'

const en: Readonly<Record<Interest, string>> = {
  powerlifting: 'Powerlifting',
  functional: 'Functional fitness',
  strongman: 'Strongman',
  homeGym: 'Home gym',
}
const de: Readonly<Record<Interest, string>> = {
  powerlifting: 'Kraftdreikampf',
  functional: 'Funktionelle Fitness',
  strongman: 'Strongman',
  homeGym: 'Heimstudio',
}

/** Returns the names of interests, which profile and registration show. */
export function interestNames(language: Language): Readonly<Record<Interest, string>> {
  return language === 'de' ? de : en
}
