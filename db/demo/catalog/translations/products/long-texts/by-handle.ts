/** Introductions and descriptions in HTML, by handle. */
export type LongTextsByHandle = Readonly<Record<string, { readonly lead: string; readonly description: string }>>
