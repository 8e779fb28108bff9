import type { PasswordProblem } from '#domain/sessions/password-rules.ts'

export const texts = {
  title: 'Settings',
  lead: 'Your email, password, devices, newsletters, and preferences.',
  password: {
    title: 'Password',
    text: 'A new password logs you out everywhere else.',
    current: 'Current password',
    next: 'New password',
    hint: 'At least 8 characters',
    show: 'Show',
    hide: 'Hide',
    save: 'Change password',
    saving: 'Changing password',
    weak: (problem: PasswordProblem, least: number, most: number) =>
      ({
        short: `Use at least ${least} characters.`,
        long: `Use at most ${most} characters.`,
        common: 'Too many people use this password. Choose another one.',
      })[problem],
    wrong: 'Your current password isn’t right. Try again.',
  },
  devices: {
    title: 'Devices',
    text: 'You’re logged in here. Don’t recognize a device? Log it out and change your password.',
    unknown: 'Unknown device',
    current: 'This device',
    on: (device: string, site: string) => `${device} · Ironwright ${site}`,
    seen: (date: string) => `Last active ${date}`,
    end: 'Log out',
    endOf: (device: string) => `Log out ${device}`,
    endOthers: 'Log out everywhere else',
  },
  newsletters: {
    title: 'Newsletters',
    text: (email: string) => `Sent to ${email}.`,
    save: 'Save newsletters',
    leaveAll: 'Unsubscribe from all',
  },
  preferences: {
    title: 'Preferences',
    cookies: 'Cookie preferences',
    region: 'Country and language',
    contrast: 'High contrast',
  },
  problems: {
    missing: 'Enter your current password and a new one.',
    busy: (minutes: number) => `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  },
}
export type SettingsTexts = typeof texts
