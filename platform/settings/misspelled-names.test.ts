import assert from 'node:assert/strict'
import { test } from 'node:test'
import { misspelledNames } from './misspelled-names.ts'
import { readSettings } from './settings.ts'

test('a misspelled setting is reported with the closest correct name', () => {
  const nearest = {
    MAIL_ULR: 'MAIL_URL',
    STAF_TOKEN: 'STAFF_TOKEN',
    DATABASEURL: 'DATABASE_URL',
    data_dir: 'DATA_DIR',
    SECRT: 'SECRET',
  }
  assert.deepEqual(
    misspelledNames({ ...nearest, PATH: '/bin', PARTS: 'web', MODE: 'live' }),
    Object.entries(nearest).map(
      ([name, right]) => `${name} is not a setting and has no effect. Did you mean ${right}?`,
    ),
  )
})

test('system environment variables are not mistaken for misspelled settings', () => {
  const system = 'HOSTNAME PATH PWD HOME USER SHELL LANG TERM MAIL PS1 OLDPWD LOGNAME NODE_OPTIONS XDG_DATA_DIRS CI TZ'
  assert.deepEqual(misspelledNames(Object.fromEntries(system.split(' ').map((name) => [name, 'x']))), [])
})

test('a misspelled name with a store prefix is a startup error that suggests the closest setting', () => {
  const read = readSettings({ SITE_URL_GBP: 'https://uk.shop.example', SELLER_VAT_NUMBR_GBR: 'GB1' })
  assert.deepEqual('problems' in read ? read.problems : [], [
    'SITE_URL_GBP is not a setting. Did you mean SITE_URL_GBR?',
    'SELLER_VAT_NUMBR_GBR is not a setting. Did you mean SELLER_VAT_NUMBER_GBR?',
  ])
})
