import type { TranslatedLanguage } from './blocks-in-language.ts'

/** Texts for the European home page in one language. */
interface HomeTranslation {
  slides: string
  hero: { heading: string; text: string; linkLabel: string }
  shop: string
  fresh: readonly [heading: string, link: string]
  deals: string
  articles: readonly [heading: string, link: string]
  favorites: string
  deal: { heading: string; text: string; linkLabel: string }
  local: { heading: string; html: string }
}

export const homeTranslations: Readonly<Record<TranslatedLanguage, HomeTranslation>> = {
  de: {
    hero: {
      heading: 'Kaufen Sie das Rack nur einmal.',
      text: 'Pfosten mit 76 mm, Wände mit 3 mm, alle 51 mm ein 25-mm-Loch. So geschweißt, dass es gerade bleibt, und so verpackt, dass es durchs Treppenhaus passt.',
      linkLabel: 'Racks ansehen',
    },
    slides: 'Highlights',
    shop: 'Nach Sortiment',
    fresh: ['Gerade angekommen', 'Alle Neuheiten'],
    deals: 'Reduziert',
    articles: ['Aus The Index', 'Alle Artikel'],
    favorites: 'Worauf es in Home-Gyms hinausläuft',
    deal: {
      heading: 'Auf zehn Gramm genau.',
      text: 'Wettkampfscheiben und Stangen von Vestergrav: gewogen, gebohrt und noch einmal gewogen.',
      linkLabel: 'Wettkampfscheiben ansehen',
    },
    local: {
      heading: 'Ein Preis, und alles ist drin',
      html: '<p>Die Preise enthalten die Mehrwertsteuer des Landes, das Sie wählen. Wir liefern aus unserem Lager bei Aachen: Pakete brauchen in der EU zwei bis fünf Werktage, Paletten fünf bis zehn. Nach Norwegen und in die Schweiz liefern wir unverzollt.</p>',
    },
  },
  es: {
    hero: {
      heading: 'Compra el rack una sola vez.',
      text: 'Postes de 76 mm, paredes de 3 mm y un agujero de 25 mm cada 51 mm. Soldado para seguir recto y embalado plano para pasar por la escalera.',
      linkLabel: 'Ver racks',
    },
    slides: 'Destacados',
    shop: 'Compra por gama',
    fresh: ['Recién llegado', 'Todas las novedades'],
    deals: 'Rebajado',
    articles: ['De The Index', 'Todos los artículos'],
    favorites: 'Con lo que se quedan los gimnasios en casa',
    deal: {
      heading: 'A menos de diez gramos.',
      text: 'Discos y barras de competición de Vestergrav: pesados, taladrados y vueltos a pesar.',
      linkLabel: 'Ver discos de competición',
    },
    local: {
      heading: 'Un precio con todo dentro',
      html: '<p>Los precios incluyen el IVA del país que elijas. Los pedidos salen de nuestro almacén cerca de Aquisgrán: los paquetes tardan de dos a cinco días laborables en la UE y los palés, de cinco a diez. A Noruega y Suiza enviamos sin aranceles pagados.</p>',
    },
  },
  fr: {
    hero: {
      heading: 'Le rack ne s’achète qu’une fois.',
      text: 'Montants de 76 mm, parois de 3 mm, un trou de 25 mm tous les 51 mm. Soudé pour rester droit, emballé à plat pour passer dans l’escalier.',
      linkLabel: 'Voir les racks',
    },
    slides: 'À la une',
    shop: 'Acheter par gamme',
    fresh: ['Vient d’arriver', 'Toutes les nouveautés'],
    deals: 'Prix réduits',
    articles: ['Dans The Index', 'Tous les articles'],
    favorites: 'Ce qui finit dans les salles à domicile',
    deal: {
      heading: 'À dix grammes près.',
      text: 'Disques et barres de compétition Vestergrav\u00a0: pesés, percés et pesés de nouveau.',
      linkLabel: 'Voir les disques de compétition',
    },
    local: {
      heading: 'Un prix, tout compris',
      html: '<p>Les prix comprennent la TVA du pays que vous choisissez. Les commandes partent de notre entrepôt près d’Aix-la-Chapelle\u00a0: deux à cinq jours ouvrés pour un colis dans l’UE, cinq à dix pour une palette. Vers la Norvège et la Suisse, nous livrons sans les droits de douane.</p>',
    },
  },
  nl: {
    hero: {
      heading: 'Een rack koop je één keer.',
      text: 'Palen van 76 mm, wanden van 3 mm en om de 51 mm een gat van 25 mm. Gelast om recht te blijven, plat verpakt om door het trappenhuis te passen.',
      linkLabel: 'Bekijk de racks',
    },
    slides: 'Uitgelicht',
    shop: 'Winkel per assortiment',
    fresh: ['Net binnen', 'Alle nieuwe spullen'],
    deals: 'Afgeprijsd',
    articles: ['Uit The Index', 'Alle artikelen'],
    favorites: 'Waar gyms thuis op uitkomen',
    deal: {
      heading: 'Binnen tien gram.',
      text: 'Wedstrijdschijven en stangen van Vestergrav: gewogen, geboord en nog eens gewogen.',
      linkLabel: 'Bekijk wedstrijdschijven',
    },
    local: {
      heading: 'Eén prijs waar alles in zit',
      html: '<p>De prijzen zijn inclusief btw van het land dat je kiest. Bestellingen vertrekken uit ons magazijn bij Aken: pakketten zijn binnen de EU twee tot vijf werkdagen onderweg, pallets vijf tot tien. Naar Noorwegen en Zwitserland leveren we zonder invoerrechten.</p>',
    },
  },
}
