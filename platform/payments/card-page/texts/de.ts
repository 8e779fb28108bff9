import type { CardTexts } from '#platform/payments/card-page/card-texts.ts'

export const de: CardTexts = {
  frameTitle: 'Karte',
  title: 'Mit Karte zahlen',
  lead: 'Ihre Kartendaten gehen direkt an unseren Zahlungsanbieter. Wir sehen die Nummer nie.',
  number: 'Kartennummer',
  expiry: 'Gültig bis (MM/JJ)',
  cvv: 'Prüfziffer',
  use: 'Diese Karte verwenden',
  back: 'Zurück zum Shop',
  needsScript:
    'Kartenzahlung braucht JavaScript, das in diesem Browser ausgeschaltet ist. Schalten Sie es ein und laden Sie die Seite neu, oder gehen Sie zurück zum Shop und zahlen Sie anders.',
  problems: {
    numberLength: 'Geben Sie eine Kartennummer mit 13 bis 19 Ziffern ein.',
    numberTypo: 'Diese Kartennummer enthält einen Tippfehler.',
    number: 'Prüfen Sie die Kartennummer. Sie ist unvollständig oder enthält einen Tippfehler.',
    numberRefused:
      'Diese Kartennummer können wir nicht annehmen. Prüfen Sie sie, oder verwenden Sie eine andere Karte.',
    expiry: 'Geben Sie das Ablaufdatum als MM/JJ ein.',
    expired: 'Diese Karte ist abgelaufen.',
    expiryRefused: 'Prüfen Sie das Ablaufdatum.',
    cvv: 'Geben Sie die drei- oder vierstellige Prüfziffer ein.',
    cvvRefused: 'Prüfen Sie die Prüfziffer.',
    cardRefused: 'Diese Karte können wir nicht annehmen. Prüfen Sie sie, oder verwenden Sie eine andere.',
    notLoaded:
      'Das Kartenformular wurde nicht geladen. Laden Sie die Seite neu, oder gehen Sie zurück zum Shop und zahlen Sie anders.',
    notUsed:
      'Diese Karte ließ sich nicht verwenden. Versuchen Sie es noch einmal, oder gehen Sie zurück zum Shop und zahlen Sie anders.',
  },
  bank: {
    title: 'Zahlung bestätigen',
    checking: 'Ihre Bank prüft die Zahlung. Vielleicht bittet sie Sie um eine Bestätigung.',
    asks: 'Ihre Bank bittet Sie, die Zahlung unten zu bestätigen.',
    needsScript:
      'Für die Bestätigung ist JavaScript nötig, das in diesem Browser ausgeschaltet ist. Schalten Sie es ein und laden Sie die Seite neu.',
    unreachable: 'Ihre Bank ist nicht erreichbar. Laden Sie die Seite neu, oder gehen Sie zurück zum Shop.',
  },
}
