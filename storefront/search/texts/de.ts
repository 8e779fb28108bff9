import type { SearchTexts } from './en.ts'

export const texts: SearchTexts = {
  resultsFor: (query) => `Ergebnisse für „${query}“`,
  didYouMean: 'Meinten Sie?',
  shopBy: 'Nach Kategorie',
  noExactMatch: (words) => `Keine genaue Übereinstimmung. Ergebnisse für „${words}“.`,
  noResults: 'Keine Ergebnisse',
  topSuggestions: 'Beliebte Suchen',
  noResultsText: (query) =>
    `Nichts passt zu „${query}“. Prüfen Sie die Schreibweise oder nehmen Sie ein kürzeres Wort.`,
  index: 'The Index',
  viewAll: 'Alle ansehen',
  products: 'Produkte',
  popular: 'Beliebt',
  cantFind: 'Nicht gefunden, was Sie suchen?',
  contact: 'Schreiben Sie uns',
  quote: 'Angebot auf Anfrage',
  searching: 'Wird gesucht',
  found: (count) => (count === 1 ? '1 Produkt gefunden' : `${count} Produkte gefunden`),
  failed: 'Die Suche antwortet nicht. Versuchen Sie es gleich noch einmal.',
  blocked: 'Die Suche antwortet nicht. Ein Werbeblocker kann der Grund sein.',
  invitational: 'Invitational',
  invitationalText: 'Athleten, Workouts, Tickets und Übertragung.',
  searchDown: 'Die Suche antwortet nicht. Versuchen Sie es noch einmal oder stöbern Sie in einer Abteilung.',
}
