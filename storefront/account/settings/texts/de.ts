import type { SettingsTexts } from './en.ts'

export const texts: SettingsTexts = {
  title: 'Einstellungen',
  lead: 'Ihre E-Mail-Adresse, Ihr Passwort, Ihre Geräte, Newsletter und Vorlieben.',
  password: {
    title: 'Passwort',
    text: 'Ein neues Passwort meldet Sie auf allen anderen Geräten ab.',
    current: 'Aktuelles Passwort',
    next: 'Neues Passwort',
    hint: 'Mindestens 8 Zeichen',
    show: 'Anzeigen',
    hide: 'Verbergen',
    save: 'Passwort ändern',
    saving: 'Passwort wird geändert',
    weak: (problem, least, most) =>
      ({
        short: `Verwenden Sie mindestens ${least} Zeichen.`,
        long: `Verwenden Sie höchstens ${most} Zeichen.`,
        common: 'Dieses Passwort wird zu häufig verwendet. Wählen Sie eines, das schwerer zu erraten ist.',
      })[problem],
    wrong: 'Das aktuelle Passwort stimmt nicht.',
  },
  devices: {
    title: 'Geräte',
    text: 'Hier sind Sie angemeldet. Melden Sie ein Gerät ab, das Sie nicht kennen, und ändern Sie dann Ihr Passwort.',
    unknown: 'Unbekanntes Gerät',
    current: 'Dieses Gerät',
    on: (device, site) => `${device} · Ironwright ${site}`,
    seen: (date) => `Zuletzt aktiv: ${date}`,
    end: 'Abmelden',
    endOf: (device) => `${device} abmelden`,
    endOthers: 'Auf allen anderen Geräten abmelden',
  },
  newsletters: {
    title: 'Newsletter',
    text: (email) => `An ${email}.`,
    save: 'Newsletter speichern',
    leaveAll: 'Alle abbestellen',
  },
  preferences: {
    title: 'Vorlieben',
    cookies: 'Cookie-Einstellungen',
    region: 'Land und Sprache',
    contrast: 'Hoher Kontrast',
  },
  problems: {
    missing: 'Geben Sie Ihr aktuelles und ein neues Passwort ein.',
    busy: (minutes) =>
      `Zu viele Versuche. Versuchen Sie es in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} noch einmal.`,
  },
}
