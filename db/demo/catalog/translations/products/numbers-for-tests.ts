/** Returns the sorted numbers in an English text, with decimal points. Converts inches to millimeters. */
export const numbersInEnglish = (text: string): string[] =>
  numbersIn(
    text
      .replace(/\b(\d) x (\d) in\b/g, '$1 inches x $2 inches')
      .replace(/\b(\d{1,3}) inches/g, (_, inches: string) => `${Math.round(Number(inches) * 25.4)} mm`)
      .replace(/(\d),(?=\d{3}(?!\d))/g, '$1'),
  )

/** Returns the sorted numbers in a text with decimal commas, converted to decimal points. */
export const numbersInTranslation = (text: string): string[] =>
  numbersIn(text.replace(/(\d)[.\u00a0](?=\d{3}(?!\d))/g, '$1').replace(/(\d),(?=\d)/g, '$1.'))

// Normalization turns the exponent in m³ into a digit, as in “m3”.
const numbersIn = (text: string) => (text.normalize('NFKC').match(/\d+(?:\.\d+)?/g) ?? []).toSorted()
