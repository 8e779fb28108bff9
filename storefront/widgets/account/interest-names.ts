import type { Interest } from '#domain/customers/segments.ts'
import type { Language } from '#storefront/texts.ts'

const names: Readonly<Record<Language, Readonly<Record<Interest, string>>>> = {
  en: {
    powerlifting: 'Powerlifting',
    functional: 'Functional fitness',
    strongman: 'Strongman',
    homeGym: 'Home gym',
  },
  de: {
    powerlifting: 'Kraftdreikampf',
    functional: 'Funktionelle Fitness',
    strongman: 'Strongman',
    homeGym: 'Heimstudio',
  },
  es: {
    powerlifting: 'Powerlifting',
    functional: 'Entrenamiento funcional',
    strongman: 'Strongman',
    homeGym: 'Gimnasio en casa',
  },
  fr: {
    powerlifting: 'Force athlétique',
    functional: 'Entraînement fonctionnel',
    strongman: 'Strongman',
    homeGym: 'Salle à domicile',
  },
  nl: {
    powerlifting: 'Powerliften',
    functional: 'Functionele fitness',
    strongman: 'Strongman',
    homeGym: 'Thuisgym',
  },
}

/** Returns the names of interests, used on the profile and registration pages. */
export function interestNames(language: Language): Readonly<Record<Interest, string>> {
  return names[language]
}
