import { compactPostcode } from './country.ts'

// Source: github.com/commerceguys/addressing, commit 5f23f6636241 of 2023-02-27, the last that tells them (MIT, Copyright
// (c) 2014-2023 Bojan Zivanovic and contributors; begun from Google's Address Data Service, CC BY 4.0).

/** How the postcodes of a region begin, where a region is asked for: code of a country; each region with its beginnings. */
const beginnings = `
US;AL 35 36;AK 995 996 997 998 999;AZ 85 86;AR 716 717 718 719 72;CA 90 91 92 93 94 95 960 961;CO 80 81;CT 06;DE 197 198 199;DC 200 202 203 204 205 569;FL 32 33 341 342 343 344 345 346 347 348 349;GA 30 31 398 39901;HI 9670 9671 9672 9673 9674 9675 9676 9677 9678 96790 96791 96792 96793 96794 96795 96796 96797 96798 968;ID 832 833 834 835 836 837 838 839;IL 60 61 62;IN 46 47;IA 50 51 52;KS 66 67;KY 40 41 420 421 422 423 424 425 426 427;LA 70 710 711 712 713 714 715;ME 039 04;MD 206 207 208 209 21;MA 01 020 021 022 023 024 025 026 027 05501 05544;MI 48 49;MN 55 560 561 562 563 564 565 566 567;MS 386 387 388 389 390 391 392 393 394 395 396 397;MO 63 64 65;MT 59;NE 68 69;NV 889 89;NH 030 031 032 033 034 035 036 037 038;NJ 07 08;NM 87 880 881 882 883 884;NY 10 11 12 13 14 06390 00501 00544;NC 27 28;ND 58;OH 43 44 45;OK 73 74;OR 97;PA 15 16 17 18 190 191 192 193 194 195 196;RI 028 029;SC 29;SD 57;TN 37 380 381 382 383 384 385;TX 75 76 77 78 79 885 73301 73344;UT 84;VT 05;VA 201 22 23 240 241 242 243 244 245 246;WA 98 990 991 992 993 994;WV 247 248 249 25 26;WI 53 54;WY 82 830 831 83414;AA 340;AE 09;AP 962 963 964 965 966
CA;AB T;BC V;MB R;NB E;NL A;NT X0E X0G X1A;NS B;NU X0A X0B X0C;ON K L M N P;PE C;QC G H J K1A;SK S R8A;YT Y
AU;ACT 29 2540 260 2610 2611 2612 2613 2614 2615 2616 2617 2618 02 2620;NSW 1 20 21 22 23 24 25 27 28 262 263 264 265 266 267 268 269 2611 2618 2619 3500 3585 3586 3644 3707;NT 08 09;QLD 4 9;SA 5 0872;TAS 7;VIC 3 8;WA 6 0872
`

const byCountry: ReadonlyMap<string, readonly (readonly [region: string, begins: readonly string[]])[]> = new Map(
  beginnings
    .trim()
    .split('\n')
    .map((row) => {
      const [country = '', ...regions] = row.split(';')
      return [country, regions.map(readBeginnings)]
    }),
)

function readBeginnings(text: string): [string, string[]] {
  const [region = '', ...begins] = text.split(' ')
  return [region, begins]
}

/** The regions that a postcode may be one of: few lie in two, and none are known where no region is asked for. */
export function regionsOfPostcode(countryId: string, postcode: string): string[] {
  const compact = compactPostcode(countryId, postcode)
  const regions = byCountry.get(countryId) ?? []
  return regions.flatMap(([region, begins]) => (begins.some((text) => compact.startsWith(text)) ? [region] : []))
}
