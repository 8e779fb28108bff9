import type { PasskeyTexts } from './en.ts'

export const texts: PasskeyTexts = {
  title: 'Passkeys',
  text: 'Melden Sie sich mit Fingerabdruck, Gesicht oder Bildschirmsperre statt mit einem Passwort an.',
  added: (date) => `Hinzugefügt: ${date}`,
  used: (date) => `Zuletzt verwendet: ${date}`,
  on: (name, site) => `${name} · Ironwright ${site}`,
  rename: 'Umbenennen',
  renameOf: (name) => `${name} umbenennen`,
  remove: 'Entfernen',
  removeOf: (name) => `${name} entfernen`,
  name: 'Name',
  nameHint: 'Das Gerät oder der Passwortmanager, zum Beispiel „Laptop im Büro“',
  save: 'Namen speichern',
  password: 'Passwort zum Hinzufügen',
  show: 'Anzeigen',
  hide: 'Verbergen',
  add: 'Passkey hinzufügen',
  adding: 'Passkey wird hinzugefügt',
  unnamed: 'Passkey',
  problems: {
    missing: 'Geben Sie Ihr Passwort ein, um einen Passkey hinzuzufügen.',
    name: 'Geben Sie einen Namen für den Passkey ein.',
    wrong: 'Das Passwort stimmt nicht.',
    busy: 'Zu viele Versuche. Warten Sie eine Minute, und versuchen Sie es noch einmal.',
    unsupported:
      'Dieser Browser kann keine Passkeys erstellen. Schalten Sie JavaScript ein oder verwenden Sie einen anderen Browser.',
    exists: 'Dieses Gerät hat schon einen Passkey für Ihr Konto.',
    many: 'Sie können bis zu 20 Passkeys haben. Entfernen Sie einen, um einen anderen hinzuzufügen.',
    cancelled: 'Es wurde kein Passkey hinzugefügt. Versuchen Sie es noch einmal, wenn Sie so weit sind.',
  },
}
