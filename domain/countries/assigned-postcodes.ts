// Sources: the national postal services' lists of postal districts (Deutsche Post Leitregionen, Correos provinces, La
// Poste departments and overseas territories, PostNL letter rule, Universal Postal Union addressing guides).

/** First digits in use, as single values or ranges. Countries without a row use all digits. */
const beginnings: Readonly<Record<string, string>> = {
  AT: '1-9',
  AU: '02 08-99',
  BE: '1-9',
  BG: '1-9',
  CH: '1-9',
  CY: '1-9',
  CZ: '1-7',
  DE: '01-04 06-42 44-61 63-99',
  EE: '1-9',
  ES: '01-52',
  // 98000 is Monaco, and 00 is the army.
  FR: '001-959 971-978 98000 984 986-988',
  GR: '1-8',
  HR: '1-5',
  HU: '1-9',
  IT: '00-98',
  LU: '1-9',
  LV: '1-5',
  NL: '1-9',
  NO: '0001-9999',
  PT: '1-9',
  RO: '01-92',
  SE: '1-9',
  SI: '1-9',
  SK: '0 8-9',
  US: '005-999',
}
/** PostNL never uses these letters. */
const unusedLetters: ReadonlySet<string> = new Set(['SA', 'SD', 'SS'])

const areasOfBritain: ReadonlySet<string> = new Set(
  (
    'AB AL B BA BB BD BF BFPO BH BL BN BR BS BT BX CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK ' +
    'FY G GIR GL GY GU HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP ' +
    'NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA ' +
    'WC WD WF WN WR WS WV YO ZE'
  ).split(' '),
)

const rangesByCountry = new Map(
  Object.entries(beginnings).map(([countryId, text]) => [countryId, text.split(' ').map(readRange)]),
)

function readRange(text: string): readonly [first: string, last: string] {
  const [first = '', last = first] = text.split('-')
  return [first, last]
}

/** Returns false if no postal service delivers to a well-formed postcode. Spaces and dashes must be removed first. */
export function isAssignedPostcode(countryId: string, compact: string): boolean {
  if (countryId === 'NL' && unusedLetters.has(compact.slice(-2))) return false
  if (countryId === 'GB') return areasOfBritain.has(/^[A-Z]*/.exec(compact)![0])
  const ranges = rangesByCountry.get(countryId)
  if (!ranges) return true
  return ranges.some(
    ([first, last]) => compact.slice(0, first.length) >= first && compact.slice(0, last.length) <= last,
  )
}
