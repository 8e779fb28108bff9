/** Category names and texts in one language, by handle. */
export type CategoryTexts = Readonly<Record<string, readonly [name: string, text: string]>>
