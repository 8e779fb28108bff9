// EORI: two letters of the country that gave it, then at most 15 characters (Union Customs Code, Annex B, data element
// 3/37: an..17).
const eori = /^[A-Z]{2}[A-Z0-9]{1,15}$/

/** Whether a text has the form of a trader's customs number; none is fine, it is optional [TAX-237]. */
export function isEoriNumber(text: string): boolean {
  return text.length <= 17 && eori.test(text)
}
