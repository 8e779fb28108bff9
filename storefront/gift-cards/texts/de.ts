import type { GiftCardTexts } from './en.ts'

export const texts: GiftCardTexts = {
  title: 'Guthaben der Geschenkkarte',
  lead: 'Geben Sie den 16-stelligen Code aus der E-Mail zu Ihrer Geschenkkarte ein.',
  code: 'Code der Geschenkkarte',
  hint: 'Groß oder klein geschrieben, mit oder ohne Bindestriche.',
  check: 'Guthaben prüfen',
  checking: 'Wird geprüft',
  balance: 'Guthaben',
  ending: (end) => `Geschenkkarte mit Endung ${end}`,
  use: 'Geben Sie den Code an der Kasse ein. Was Sie nicht ausgeben, bleibt auf der Karte.',
  another: 'Andere Karte prüfen',
  missing: 'Geben Sie den Code Ihrer Geschenkkarte ein.',
  mistyped: 'Dieser Code ist ungültig. Vergleichen Sie ihn mit der E-Mail zu Ihrer Geschenkkarte.',
  unknown:
    'Zu diesem Code gibt es keine Geschenkkarte. Vielleicht ist sie abgelaufen oder gilt für einen Shop mit anderer Währung.',
  busy: (minutes) =>
    minutes === 1
      ? 'Zu viele Versuche. Versuchen Sie es in einer Minute noch einmal.'
      : `Zu viele Versuche. Versuchen Sie es in ${minutes} Minuten noch einmal.`,
  failed:
    'Wir konnten diese Geschenkkarte nicht prüfen. Das Guthaben ist unverändert. Versuchen Sie es in einer Minute noch einmal.',
}
