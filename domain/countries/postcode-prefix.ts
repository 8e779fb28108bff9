/** Letters of vehicles abroad, which people write before a postcode: D-10115. */
const vehicleLetters: Readonly<Record<string, string>> = {
  AT: 'A',
  BE: 'B',
  DE: 'D',
  EE: 'EST',
  ES: 'E',
  FI: 'FIN',
  FR: 'F',
  HU: 'H',
  IT: 'I',
  LU: 'L',
  NO: 'N',
  PT: 'P',
  SE: 'S',
  SI: 'SLO',
}

/** Their postcodes start with the letters of the country: JE2 3AB. */
const ownLetters: ReadonlySet<string> = new Set(['IM', 'JE'])

/** Removes the letters of the country from a postcode without blanks and dashes, if a digit follows. */
export function withoutCountryPrefix(countryId: string, code: string): string {
  if (ownLetters.has(countryId)) return code
  const prefix = [countryId, vehicleLetters[countryId]].find((letters) => letters && code.startsWith(letters))
  const rest = code.slice(prefix?.length)
  return prefix && rest >= '0' && rest < ':' ? rest : code
}
