import type { SettingsTexts } from './en.ts'

export const texts: SettingsTexts = {
  title: 'Instellingen',
  lead: 'Je e-mailadres, wachtwoord, apparaten, nieuwsbrieven en voorkeuren.',
  password: {
    title: 'Wachtwoord',
    text: 'Met een nieuw wachtwoord word je overal elders uitgelogd.',
    current: 'Huidig wachtwoord',
    next: 'Nieuw wachtwoord',
    hint: 'Minstens 8 tekens',
    show: 'Tonen',
    hide: 'Verbergen',
    save: 'Wachtwoord wijzigen',
    saving: 'Wordt opgeslagen',
    weak: (problem, least, most) =>
      ({
        short: `Gebruik minstens ${least} tekens.`,
        long: `Gebruik maximaal ${most} tekens.`,
        common: 'Dat wachtwoord komt te vaak voor. Kies er een dat moeilijker te raden is.',
      })[problem],
    wrong: 'Het huidige wachtwoord klopt niet.',
  },
  devices: {
    title: 'Apparaten',
    text: 'Hier ben je ingelogd. Ken je een apparaat niet? Log het uit en wijzig je wachtwoord.',
    unknown: 'Onbekend apparaat',
    current: 'Dit apparaat',
    on: (device, site) => `${device} · Ironwright ${site}`,
    seen: (date) => `Laatst actief op ${date}`,
    end: 'Uitloggen',
    endOf: (device) => `${device} uitloggen`,
    endOthers: 'Overal elders uitloggen',
  },
  newsletters: {
    title: 'Nieuwsbrieven',
    text: (email) => `Naar ${email}.`,
    save: 'Nieuwsbrieven opslaan',
    leaveAll: 'Voor alles afmelden',
  },
  preferences: {
    title: 'Voorkeuren',
    cookies: 'Cookievoorkeuren',
    region: 'Land en taal',
    contrast: 'Hoog contrast',
  },
  problems: {
    missing: 'Vul je huidige en een nieuw wachtwoord in.',
    busy: (minutes) =>
      `Te veel pogingen. Probeer het over ${minutes === 1 ? 'een minuut' : `${minutes} minuten`} opnieuw.`,
  },
}
