/** Returns the numbers of an English text, sorted, with a decimal point; converts inches to millimeters. */
export const numbersInEnglish = (text: string): string[] =>
  numbersIn(
    text
      .replace(/\b(\d) x (\d) in\b/g, '$1 inches x $2 inches')
      .replace(/\b(\d{1,3}) inches/g, (_, inches: string) => `${Math.round(Number(inches) * 25.4)} mm`)
      .replace(/(\d),(?=\d{3}(?!\d))/g, '$1'),
  )

/** Returns the numbers of a text with a decimal comma, sorted, with a decimal point. */
export const numbersInTranslation = (text: string): string[] =>
  numbersIn(text.replace(/(\d)[.\u00a0](?=\d{3}(?!\d))/g, '$1').replace(/(\d),(?=\d)/g, '$1.'))

// The normal form turns the exponent of m³ into a digit, as in “m3”.
const numbersIn = (text: string) => (text.normalize('NFKC').match(/\d+(?:\.\d+)?/g) ?? []).toSorted()
