import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formRows, regionRow, tableFile } from './address-forms.ts'

const php = String.raw`
            'BR' => [
                'format' => "%organization\n%givenName %familyName\n%addressLine1\n%addressLine2\n%addressLine3\n%dependentLocality\n%locality-%administrativeArea\n%postalCode",
                'required_fields' => [
                    'addressLine1', 'administrativeArea', 'locality', 'postalCode',
                ],
                'administrative_area_type' => 'state',
                'postal_code_pattern' => '\d{5}[\-]?\d{3}',
            ],
            'NO' => [
                'format' => "%familyName %givenName\n%addressLine1\n%addressLine2\n%addressLine3\n%dependentLocality, %locality%administrativeArea",
                'locality_type' => 'post_town',
            ],
`

test("a country's address form is parsed from its PHP definition", () =>
  assert.deepEqual(formRows(php, { NO: 'Norway', BR: 'Brazil', ZW: 'Zimbabwe', EA: 'Ceuta & Melilla' }), [
    'BR;Brazil;O/N/A/C-R/Z;ARCZ;;state;;^(?:[0-9]{5}[-]?[0-9]{3})$',
    'NO;Norway;F/A/C R;AC;postTown;;;',
    'ZW;Zimbabwe;N/O/A/C;AC;;;;',
  ]))

test("a country's regions are sorted by name, each with the code printed in addresses if it has one", () =>
  assert.equal(
    regionRow('XX', { '10': { name: 'West' }, '02': { code: 'E', name: 'East' }, North: {} }),
    'XX;E=East;North;West',
  ))

test('a generated table file includes its source commit, date, and license', () => {
  const file = tableFile('formTable', 'Rows.', ['AD;Andorra'], ['abc', '2026-04-15'])
  assert.match(file, /commit abc of 2026-04-15.*MIT/)
  assert.match(file, /export const formTable = String\.raw`\nAD;Andorra\n`\n$/)
})
