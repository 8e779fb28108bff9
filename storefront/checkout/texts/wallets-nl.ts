import type { wallets as english } from './wallets-en.ts'

export const wallets: typeof english = {
  title: 'Snel afrekenen',
  note: 'Je adres en betaling komen uit je wallet. Je ziet het totaal voordat je akkoord gaat.',
  noteEntered: 'Wat je hebt ingevuld, blijft bewaard. Je ziet het totaal voordat je akkoord gaat.',
  payWith: (name) => `Betalen met ${name}`,
  placing: 'Je bestelling wordt geplaatst. Laat deze pagina open.',
  lines: { subtotal: 'Subtotaal', shipping: 'Verzendkosten', tax: 'Belasting', giftcards: 'Cadeaubonnen' },
  noCountry: 'Deze winkel bezorgt niet in dit land.',
  wrongField: 'Controleer dit deel van het adres.',
  noRates: 'Geen vervoerder bezorgt op dit adres. Kies een ander adres.',
  retry: 'We konden het totaal niet laden. Kies het adres opnieuw.',
  wrongContact: 'Het adres in je wallet is niet compleet. Vul het daar aan of vul het hier in.',
  changed: (total) => `Het totaal is nu ${total}. Er is niets afgeschreven. Bevestig opnieuw om dit bedrag te betalen.`,
  broken:
    'We konden je wallet niet openen. Er is niets afgeschreven. Probeer het opnieuw of betaal op een andere manier.',
}
