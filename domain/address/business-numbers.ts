// An EORI number is a two-letter country code followed by up to 15 characters (Union Customs Code, Annex B, data
// element 3/37: an..17).
const eori = /^[A-Z]{2}[A-Z0-9]{1,15}$/

/** Returns true if the text has the format of an EORI (customs) number [TAX-237]. */
export function isEoriNumber(text: string): boolean {
  return text.length <= 17 && eori.test(text)
}
