import type { giftCards as english } from './gift-cards-en.ts'

export const giftCards: typeof english = {
  title: 'Cadeaubonnen',
  add: 'Betalen met cadeaubon',
  addAnother: 'Nog een cadeaubon gebruiken',
  code: 'Code van de cadeaubon',
  hint: '16 letters en cijfers, met of zonder streepjes.',
  apply: 'Inwisselen',
  applying: 'Wordt ingewisseld',
  ending: (end) => `Cadeaubon eindigend op ${end}`,
  pays: (amount, remaining) => `Betaalt ${amount}. Er blijft ${remaining} op staan.`,
  paysAll: (amount) => `Betaalt ${amount}, het hele saldo.`,
  paysNothing: 'Je bestelling is al helemaal gedekt.',
  isEmpty: 'Op deze bon staat geen saldo meer.',
  remove: 'Verwijderen',
  removeOf: (end) => `Cadeaubon eindigend op ${end} verwijderen`,
  payWhole: 'Je cadeaubonnen dekken de hele bestelling. Je hoeft verder niets te betalen.',
  row: 'Cadeaubonnen',
  toPay: 'Te betalen',
  missing: 'Vul de code van je cadeaubon in.',
  mistyped: 'Deze code klopt niet. Vergelijk hem met de e-mail van je cadeaubon.',
  unknown:
    'We vinden geen cadeaubon met deze code. Misschien is hij verlopen of hoort hij bij een van onze winkels met een andere valuta.',
  refused: 'Een cadeaubon kun je niet met een cadeaubon betalen. Betaal deze bestelling op een andere manier.',
  busy: (minutes) =>
    minutes === 1
      ? 'Te veel pogingen. Probeer het over een minuut opnieuw.'
      : `Te veel pogingen. Probeer het over ${minutes} minuten opnieuw.`,
  failed:
    'We konden deze cadeaubon niet controleren. Het saldo is niet veranderd. Probeer het over een minuut opnieuw.',
}
