import type { wallets as english } from './wallets-en.ts'

export const wallets: typeof english = {
  title: 'Express-Kasse',
  note: 'Adresse und Zahlung kommen aus Ihrer Wallet. Vor der Bestätigung sehen Sie den Gesamtbetrag.',
  noteEntered: 'Ihre Eingaben bleiben erhalten. Vor der Bestätigung sehen Sie den Gesamtbetrag.',
  payWith: (name) => `Mit ${name} bezahlen`,
  placing: 'Ihre Bestellung wird aufgegeben. Lassen Sie diese Seite geöffnet.',
  lines: { subtotal: 'Zwischensumme', shipping: 'Versand', tax: 'Steuern', giftcards: 'Geschenkkarten' },
  noCountry: 'In dieses Land liefert dieser Shop nicht.',
  wrongField: 'Prüfen Sie diesen Teil der Adresse.',
  noRates: 'Kein Versanddienst liefert an diese Adresse. Wählen Sie eine andere.',
  retry: 'Der Gesamtbetrag konnte nicht geladen werden. Wählen Sie die Adresse noch einmal.',
  wrongContact: 'Die Adresse in Ihrer Wallet ist unvollständig. Ergänzen Sie sie dort, oder geben Sie sie hier ein.',
  changed: (total) =>
    `Der Gesamtbetrag ist jetzt ${total}. Es wurde nichts abgebucht. Bestätigen Sie noch einmal, um diesen Betrag zu zahlen.`,
  broken:
    'Ihre Wallet konnte nicht geöffnet werden. Es wurde nichts abgebucht. Versuchen Sie es noch einmal, oder zahlen Sie anders.',
}
