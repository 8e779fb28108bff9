import type { GiftCardTexts } from './en.ts'

export const texts: GiftCardTexts = {
  title: 'Saldo cadeaubon',
  lead: 'Vul de code van 16 tekens in uit de e-mail van je cadeaubon.',
  code: 'Code van de cadeaubon',
  hint: 'Hoofdletters of kleine letters, met of zonder streepjes.',
  check: 'Saldo bekijken',
  checking: 'Even kijken',
  balance: 'Saldo',
  ending: (end) => `Cadeaubon eindigend op ${end}`,
  use: 'Vul de code in bij het afrekenen. Wat je niet uitgeeft, blijft op de bon staan.',
  another: 'Andere bon bekijken',
  missing: 'Vul de code van je cadeaubon in.',
  mistyped: 'Deze code klopt niet. Vergelijk hem met de e-mail van je cadeaubon.',
  unknown:
    'We vinden geen cadeaubon met deze code. Misschien is hij verlopen of hoort hij bij een van onze winkels met een andere valuta.',
  busy: (minutes) =>
    minutes === 1
      ? 'Te veel pogingen. Probeer het over een minuut opnieuw.'
      : `Te veel pogingen. Probeer het over ${minutes} minuten opnieuw.`,
  failed:
    'We konden deze cadeaubon niet controleren. Het saldo is niet veranderd. Probeer het over een minuut opnieuw.',
}
