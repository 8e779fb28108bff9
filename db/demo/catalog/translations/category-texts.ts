/** Name and text of each category by handle, in one language. */
export type CategoryTexts = Readonly<Record<string, readonly [name: string, text: string]>>
