import type { texts as english } from './en.ts'

export const texts: typeof english = {
  title: 'Debug',
  titleOverridden: (count: number) =>
    count === 1 ? 'Debug: 1 Flag überschrieben' : `Debug: ${count} Flags überschrieben`,
  site: 'Shop',
  rendered: 'Erzeugt',
  release: 'Release',
  session: 'Sitzung',
  guest: 'Gast',
  customer: 'Kunde',
  unknown: 'Unbekannt',
  layout: 'Layout',
  flags: 'Flags',
  overridden: 'überschrieben',
  files: 'Dateien aus dem Browser-Cache',
  slowCalls: 'Langsame Aufrufe',
  blocks: 'Inhaltsblöcke der ersten Seite',
  none: 'Keine',
  overrides: 'Flags in diesem Browser überschreiben',
  overridesHint:
    'Seiten zeigen diese Werte, bis Sie sie zurücksetzen oder den Browser schließen. Für Bestellungen und andere Änderungen gelten die Werte des Shops.',
  notOverridden: 'Nicht überschrieben',
  on: 'Ein',
  off: 'Aus',
  invalid: 'Geben Sie einen gültigen Wert ein. Das Flag ist nicht überschrieben.',
  tooLong: 'Die Werte sind zu lang für ein Cookie und wurden nicht gespeichert.',
  apply: 'Anwenden',
  reset: 'Alle zurücksetzen',
}
