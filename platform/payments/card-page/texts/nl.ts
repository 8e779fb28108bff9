import type { CardTexts } from '#platform/payments/card-page/card-texts.ts'

export const nl: CardTexts = {
  frameTitle: 'Kaart',
  title: 'Met kaart betalen',
  lead: 'Je kaartgegevens gaan rechtstreeks naar onze betaaldienst. Wij zien het nummer nooit.',
  number: 'Kaartnummer',
  expiry: 'Vervaldatum (MM/JJ)',
  cvv: 'Beveiligingscode',
  use: 'Deze kaart gebruiken',
  back: 'Terug naar de winkel',
  needsScript:
    'Betalen met kaart werkt alleen met JavaScript, dat in deze browser uitstaat. Zet het aan en laad de pagina opnieuw, of ga terug naar de winkel en betaal op een andere manier.',
  problems: {
    numberLength: 'Vul een kaartnummer van 13 tot 19 cijfers in.',
    numberTypo: 'Dit kaartnummer bevat een typefout.',
    number: 'Controleer het kaartnummer. Het is onvolledig of bevat een typefout.',
    numberRefused: 'We kunnen dit kaartnummer niet accepteren. Controleer het of gebruik een andere kaart.',
    expiry: 'Vul de vervaldatum in als MM/JJ.',
    expired: 'Deze kaart is verlopen.',
    expiryRefused: 'Controleer de vervaldatum.',
    cvv: 'Vul de beveiligingscode van 3 of 4 cijfers in.',
    cvvRefused: 'Controleer de beveiligingscode.',
    cardRefused: 'We kunnen deze kaart niet accepteren. Controleer hem of gebruik een andere.',
    notLoaded:
      'Het kaartformulier is niet geladen. Laad de pagina opnieuw, of ga terug naar de winkel en betaal op een andere manier.',
    notUsed:
      'Deze kaart kon niet worden gebruikt. Probeer het opnieuw, of ga terug naar de winkel en betaal op een andere manier.',
  },
  bank: {
    title: 'Bevestig je betaling',
    checking: 'Je bank controleert de betaling. Misschien vraagt de bank je om te bevestigen.',
    asks: 'Je bank vraagt je om de betaling hieronder te bevestigen.',
    needsScript:
      'Om de betaling te bevestigen is JavaScript nodig, dat in deze browser uitstaat. Zet het aan en laad de pagina opnieuw.',
    unreachable: 'We konden je bank niet bereiken. Laad de pagina opnieuw of ga terug naar de winkel.',
  },
}
