const tracking =
  /^(utm_\w*|mc_\w+|_\w+|pk_\w+|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|igshid|yclid|srsltid|epik|ref|cmpid|icid|ismobileapp)$/i

/** Returns true for a query parameter of a campaign or click id, which no page reads. */
export function isTrackingParameter(name: string): boolean {
  return tracking.test(name)
}
