import type { texts as english } from './en.ts'

export const texts: typeof english = {
  title: (brand, issue) => `Catalogus van ${brand}, ${issue}`,
  catalog: (brand) => `Catalogus van ${brand}`,
  pageTitle: (title, page) => `${title}, pagina ${page}`,
  description: (total) =>
    `${total} pagina’s met ons materiaal. Blader online, print ze of krijg een exemplaar per post.`,
  none: 'De eerste editie is er nog niet. Laat je adres achter, dan sturen we je een exemplaar.',
  cover: 'Catalogus',
  contents: 'Inhoud',
  coverLine: 'Blader hier, print hem of krijg hem per post.',
  pages: 'Pagina’s',
  page: (page) => `Pagina ${page}`,
  pageOf: (page, total) => `Pagina ${page} van ${total}`,
  pagesOf: (first, last, total) => `Pagina’s ${first} en ${last} van ${total}`,
  back: 'Vorige',
  next: 'Volgende',
  keys: 'De pijltjestoetsen werken ook.',
  thumbnails: 'Alle pagina’s',
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
  spread: 'Huidige pagina’s',
  search: 'Zoeken in deze catalogus',
  searchDo: 'Zoeken',
  found: (count, phrase) =>
    count === 0
      ? `Geen resultaten voor ‘${phrase}’ in deze catalogus.`
      : count === 1
        ? `1 resultaat voor ‘${phrase}’`
        : `${count} resultaten voor ‘${phrase}’`,
  print: 'Printen of opslaan als pdf',
  printTitle: 'De hele catalogus printen',
  printText: 'Print deze pagina of kies in het printvenster van je browser ‘Opslaan als pdf’ om hem te bewaren.',
  printNow: 'Nu printen',
  leaf: 'Terug naar bladeren',
  earlier: 'Edities',
  shopAll: (name) => `Alles in ${name}`,
  open: (name) => `${name}: prijs en voorraad`,
  view: 'Bekijken',
  add: 'In winkelwagen',
  adding: 'Wordt toegevoegd',
  choose: 'Kies opties op de productpagina.',
  couldNotAdd: 'Toevoegen aan je winkelwagen is niet gelukt. Probeer het op de productpagina.',
  close: 'Sluiten',
  products: 'Op deze pagina’s',
  backTitle: 'Lees op papier.',
  backText: 'We sturen je een gedrukt exemplaar, overal in de Verenigde Staten.',
  backLink: 'Gedrukt exemplaar krijgen',
  gone: 'De producten op deze pagina zijn niet meer verkrijgbaar.',
  requestTitle: 'Gedrukt exemplaar krijgen',
  requestText: 'Gratis, één per adres, overal in de Verenigde Staten.',
  emailHint: 'Alleen voor vragen over deze aanvraag.',
  requestDo: 'Stuur me een catalogus',
  sending: 'Wordt verstuurd',
  sent: 'Bedankt. Je catalogus gaat mee met de volgende verzending.',
  already:
    'Voor dit adres hebben we al een aanvraag van de laatste 90 dagen. Je catalogus is onderweg of al aangekomen.',
  busy: (minutes) =>
    minutes === 1
      ? 'Te veel pogingen. Probeer het over een minuut opnieuw.'
      : `Te veel pogingen. Probeer het over ${minutes} minuten opnieuw.`,
  failed: 'We konden je adres niet opslaan. Probeer het opnieuw.',
  invalid: 'Controleer de gemarkeerde velden.',
}
