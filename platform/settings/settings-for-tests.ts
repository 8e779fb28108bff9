import { readSettings, type Configuration } from './settings.ts'

export const secret = 'fT9x2LqW7vRz4KbN8mYc3HdJ6sPg5UaE'
export const live = {
  MODE: 'live',
  SECRET: secret,
  MAIL_URL: 'smtps://mail.shop.example',
  SPREEDLY_BASE_URL: 'https://core.pay.example',
  SPREEDLY_ENVIRONMENT_KEY: 'E7',
  SPREEDLY_ACCESS_SECRET: 'q8Zr1Lw9Tc4X',
  SPREEDLY_GATEWAY_TOKEN: 'G1',
  CARD_PAGE_URL: 'https://cards.shop.example',
  SITE_URL_USA: 'https://usa.shop.example',
  SITE_URL_CAN: 'https://can.shop.example',
  SITE_URL_AUS: 'https://aus.shop.example',
  SITE_URL_EUR: 'https://eur.shop.example',
  SITE_URL_GBR: 'https://gbr.shop.example',
  SITE_URL_APO: 'https://apo.shop.example',
}
/** Returns the configuration for an environment. Throws if there are problems. */
export function configuration(env: Record<string, string>): Configuration {
  const read = readSettings(env)
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  return read
}
/** Returns the problems in an environment, or an empty list if it is valid. */
export function problems(env: Record<string, string>): readonly string[] {
  const read = readSettings(env)
  return 'problems' in read ? read.problems : []
}
