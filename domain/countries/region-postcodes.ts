import { compactPostcode } from './country.ts'

// Source: github.com/commerceguys/addressing, commit 5f23f6636241 of 2023-02-27, the last one with this data (MIT,
// Copyright (c) 2014-2023 Bojan Zivanovic and contributors; begun from Google's Address Data Service, CC BY 4.0).

/**
 * Postcode prefixes by region; an underscore means a space. Sardinia is omitted, because its provinces changed in 2016
 * and 2025.
 */
const beginnings = `
US;AL 35 36;AK 995 996 997 998 999;AZ 85 86;AR 716 717 718 719 72;CA 90 91 92 93 94 95 960 961;CO 80 81;CT 06;DE 197 198 199;DC 200 202 203 204 205 569;FL 32 33 341 342 343 344 345 346 347 348 349;GA 30 31 398 39901;HI 9670 9671 9672 9673 9674 9675 9676 9677 9678 96790 96791 96792 96793 96794 96795 96796 96797 96798 968;ID 832 833 834 835 836 837 838 839;IL 60 61 62;IN 46 47;IA 50 51 52;KS 66 67;KY 40 41 420 421 422 423 424 425 426 427;LA 70 710 711 712 713 714 715;ME 039 04;MD 206 207 208 209 21;MA 01 020 021 022 023 024 025 026 027 05501 05544;MI 48 49;MN 55 560 561 562 563 564 565 566 567;MS 386 387 388 389 390 391 392 393 394 395 396 397;MO 63 64 65;MT 59;NE 68 69;NV 889 89;NH 030 031 032 033 034 035 036 037 038;NJ 07 08;NM 87 880 881 882 883 884;NY 10 11 12 13 14 06390 00501 00544;NC 27 28;ND 58;OH 43 44 45;OK 73 74;OR 97;PA 15 16 17 18 190 191 192 193 194 195 196;RI 028 029;SC 29;SD 57;TN 37 380 381 382 383 384 385;TX 75 76 77 78 79 885 73301 73344;UT 84;VT 05;VA 201 22 23 240 241 242 243 244 245 246;WA 98 990 991 992 993 994;WV 247 248 249 25 26;WI 53 54;WY 82 830 831 83414;AA 340;AE 09;AP 962 963 964 965 966
CA;AB T;BC V;MB R;NB E;NL A;NT X0E X0G X1A;NS B;NU X0A X0B X0C;ON K L M N P;PE C;QC G H J K1A;SK S R8A;YT Y
AU;ACT 29 2540 260 2610 2611 2612 2613 2614 2615 2616 2617 2618 02 2620;NSW 1 20 21 22 23 24 25 27 28 262 263 264 265 266 267 268 269 2611 2618 2619 3500 3585 3586 3644 3707;NT 08 09;QLD 4 9;SA 5 0872;TAS 7;VIC 3 8;WA 6 0872
ES;A_Coruña 15;Álava 01;Albacete 02;Alicante 03;Almería 04;Asturias 33;Ávila 05;Badajoz 06;Balears 07;Barcelona 08;Burgos 09;Cáceres 10;Cádiz 11;Cantabria 39;Castellón 12;Ceuta 51;Ciudad_Real 13;Córdoba 14;Cuenca 16;Girona 17;Granada 18;Guadalajara 19;Guipúzcoa 20;Huelva 21;Huesca 22;Jaén 23;La_Rioja 26;Las_Palmas 35;León 24;Lleida 25;Lugo 27;Madrid 28;Málaga 29;Melilla 52;Murcia 30;Navarra 31;Ourense 32;Palencia 34;Pontevedra 36;Salamanca 37;Santa_Cruz_de_Tenerife 38;Segovia 40;Sevilla 41;Soria 42;Tarragona 43;Teruel 44;Toledo 45;Valencia 46;Valladolid 47;Vizcaya 48;Zamora 49;Zaragoza 50
IT;AG 92;AL 15;AN 60;AO 11;AR 52;AP 63;AT 14;AV 83;BA 70;BT 760 761;BL 32;BN 82;BG 24;BI 138 139;BO 40;BZ 39;BS 25;BR 72;CL 93;CB 8601 8602 8603 8604 86100;CE 81;CT 95;CZ 880 881;CH 66;CO 22;CS 87;CR 260 261;KR 888 889;CN 12 18025;EN 94;FM 638 63900;FE 44;FI 50;FG 71;FC 470 471 475;FR 03;GE 16;GO 3407 3417;GR 58;IM 18;IS 8607 8608 8609 86170;AQ 67;SP 19;LT 04;LE 73;LC 238 239;LI 57;LO 268 269;LU 55;MC 62;MN 46;MS 54;MT 75;ME 98;MI 20;MO 41;MB 208 20900;NA 80;NO 280 281;PD 35;PA 90;PR 43;PV 27;PG 06;PU 61;PE 65;PC 29;PI 56;PT 51;PN 3307 3308 3309 33170;PZ 85;PO 59;RG 97;RA 48;RC 890 891;RE 42;RI 02;RN 478 479;RM 00;RO 45;SA 84;SV 17 12071;SI 53;SR 96;SO 230 231;TA 74;TE 64;TR 05;TO 10;TP 91;TN 38;TV 31;TS 3401 3410 3411 3412 3413 3414 3415 3416 3418 3419 34062;UD 3301 3302 3303 3304 3305 33100;VA 21;VE 30;VB 288 289;VC 130 131;VR 37;VV 898 899;VI 36;VT 01
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
  return [region.replaceAll('_', ' '), begins]
}

/** Returns the regions that a postcode belongs to: usually one, rarely two. */
export function regionsOfPostcode(countryId: string, postcode: string): string[] {
  const compact = compactPostcode(countryId, postcode)
  const regions = byCountry.get(countryId) ?? []
  return regions.flatMap(([region, begins]) => (begins.some((text) => compact.startsWith(text)) ? [region] : []))
}
