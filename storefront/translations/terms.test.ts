import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadTexts, textsOf, type Language, type TextArea } from '../texts.ts'
import { translations as german } from './de.ts'

const areas = Object.keys(german) as TextArea[]
/** The shop's term for a concept, and words that other shops use for it, by language. */
const terms: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  de: {
    Warenkorb: /einkaufswagen|einkaufskorb/i,
    Wunschzettel: /wunschliste|merkzettel|merkliste/i,
    Geschenkkarte: /geschenkgutschein/i,
  },
  es: {
    cesta: /carrito(?!s y pedidos)/i,
    'lista de deseos': /lista de favoritos/i,
    presupuesto: /cotizaci/i,
    'tarjeta regalo': /tarjetas? de regalo|cheques? regalo/i,
    stock: /existencias/i,
  },
  fr: {
    panier: /caddie|chariot/i,
    'liste d’envies': /liste de souhaits|favoris/i,
    'carte cadeau': /carte-cadeau|chèques?-cadeaux?|chèque cadeau/i,
    'e-mail': /courriel/i,
  },
  nl: {
    winkelwagen: /winkelmand/i,
    verlanglijst: /wensenlijst|favorieten/i,
    offerte: /prijsopgave/i,
    cadeaubon: /cadeaukaart|waardebon|giftcard/i,
    bezorging: /\blevering(?:en)?\b/i,
  },
}

function stringsOf(node: unknown): string[] {
  if (typeof node === 'string') return [node]
  if (typeof node === 'function') return [String(node)]
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(stringsOf) : []
}

for (const language of Object.keys(terms) as Language[]) {
  test(`the shop's texts in ${language} have one term per concept`, async () => {
    await loadTexts(language, areas)
    for (const [term, others] of Object.entries(terms[language]!))
      for (const area of areas)
        assert.deepEqual(
          stringsOf(textsOf(language, area)).filter((text) => others.test(text)),
          [],
          `${area}: ${term}`,
        )
  })
}

for (const language of ['en', 'de', 'es', 'fr', 'nl'] as const) {
  test(`the account menu in ${language} names each page as its heading does`, async () => {
    await loadTexts(language, areas)
    const { places } = textsOf(language, 'widgets/account')
    const headings = {
      registry: textsOf(language, 'registry').title,
      programs: textsOf(language, 'programs').title,
      reviews: textsOf(language, 'reviews/own').title,
      cards: textsOf(language, 'payment-methods').title,
      addresses: textsOf(language, 'addresses').title,
      stockAlerts: textsOf(language, 'stock-alerts').title,
      quotes: textsOf(language, 'quotes').title,
      profile: textsOf(language, 'account/profile').title,
      settings: textsOf(language, 'account/settings').title,
    }
    const named = Object.keys(headings).map((place) => [
      place,
      places[place as keyof typeof headings].replaceAll('\u00ad', ''),
    ])
    assert.deepEqual(Object.fromEntries(named), headings)
  })
}
