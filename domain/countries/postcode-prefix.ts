/** International vehicle codes, which people write before a postcode: D-10115. */
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

/** Countries with postcodes that start with the country letters: JE2 3AB. */
const ownLetters: ReadonlySet<string> = new Set(['IM', 'JE'])

/** Removes the country letters from a postcode without spaces and dashes, if a digit follows. */
export function withoutCountryPrefix(countryId: string, code: string): string {
  if (ownLetters.has(countryId)) return code
  const prefix = [countryId, vehicleLetters[countryId]].find((letters) => letters && code.startsWith(letters))
  const rest = code.slice(prefix?.length)
  return prefix && rest >= '0' && rest < ':' ? rest : code
}
