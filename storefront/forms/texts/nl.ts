import type { FormTexts } from './en.ts'

export const texts: FormTexts = {
  optional: 'optioneel',
  choose: 'Maak een keuze',
  trap: 'Laat dit veld leeg',
  wrong: 'Controleer de gemarkeerde velden.',
  busy: (minutes) =>
    minutes === 1
      ? 'Te veel berichten. Probeer het over een minuut opnieuw.'
      : `Te veel berichten. Probeer het over ${minutes} minuten opnieuw.`,
  failed: 'Versturen is niet gelukt. Je tekst staat er nog. Probeer het opnieuw.',
  problems: {
    required: () => 'Vul dit veld in.',
    tick: () => 'Vink dit aan om verder te gaan.',
    max: (max) => `Gebruik maximaal ${max} tekens.`,
    email: () => 'Vul een geldig e-mailadres in, zoals naam@example.com.',
    telephone: () => 'Vul een telefoonnummer met netnummer in, zoals +31 20 555 0100.',
    choice: () => 'Kies een optie.',
  },
}
