type LabelName = 'Ground' | 'Expedited' | 'Freight' | 'Military mail' | 'Standard' | 'Express' | 'As quoted'

interface Labels extends Readonly<Record<LabelName, string>> {
  pickupIn: string
  and: string
}

/** Labels of the store's own rates by language. Other labels, such as carrier names, do not change. */
const labels: Readonly<Record<string, Labels>> = {
  de: {
    Ground: 'Standardversand',
    Expedited: 'Expressversand',
    Freight: 'Spedition',
    'Military mail': 'Feldpost',
    Standard: 'Standardversand',
    Express: 'Expressversand',
    'As quoted': 'Wie angeboten',
    pickupIn: 'Abholung in',
    and: 'und',
  },
  es: {
    Ground: 'Envío terrestre',
    Expedited: 'Envío urgente',
    Freight: 'Transporte de mercancías',
    'Military mail': 'Correo militar',
    Standard: 'Envío estándar',
    Express: 'Envío urgente',
    'As quoted': 'Según presupuesto',
    pickupIn: 'Recogida en',
    and: 'y',
  },
  fr: {
    Ground: 'Livraison terrestre',
    Expedited: 'Livraison rapide',
    Freight: 'Transport de fret',
    'Military mail': 'Courrier militaire',
    Standard: 'Livraison standard',
    Express: 'Livraison express',
    'As quoted': 'Selon le devis',
    pickupIn: 'Retrait à',
    and: 'et',
  },
  nl: {
    Ground: 'Standaardverzending',
    Expedited: 'Spoedverzending',
    Freight: 'Vrachtvervoer',
    'Military mail': 'Militaire post',
    Standard: 'Standaardverzending',
    Express: 'Spoedverzending',
    'As quoted': 'Volgens offerte',
    pickupIn: 'Afhalen in',
    and: 'en',
  },
}

/**
 * Returns a rate's label in the locale's language: 'Standard and freight' becomes 'Livraison standard et transport de
 * fret'. Labels that the store did not write itself are returned unchanged.
 */
export function rateLabelIn(label: string, locale: string): string {
  const language = locale.split('-')[0]!
  const known = labels[language]
  if (!known) return label
  const [, city] = /^Pick-up in (.+)$/.exec(label) ?? []
  if (city !== undefined) return `${known.pickupIn} ${city}`
  const [parcels = '', freight, ...others] = label.split(' and ')
  if (freight === undefined || others.length > 0) return labelIn(label, known)
  const second = labelIn(`${freight.charAt(0).toUpperCase()}${freight.slice(1)}`, known)
  // German capitalizes nouns.
  const joined = language === 'de' ? second : second.charAt(0).toLowerCase() + second.slice(1)
  return isName(parcels) ? `${labelIn(parcels, known)} ${known.and} ${joined}` : label
}

function labelIn(label: string, known: Labels): string {
  return isName(label) ? known[label] : label
}

function isName(label: string): label is LabelName {
  return Object.hasOwn(labels['de']!, label) && label !== 'and' && label !== 'pickupIn'
}
