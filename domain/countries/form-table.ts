// Made by `npm run countries -- FOLDER`, where FOLDER is a copy of the source; not changed by hand.
// Source: github.com/commerceguys/addressing, commit e90fe20bd641 of 2026-04-15: forms and regions (MIT, Copyright (c)
// 2014-2023 Bojan Zivanovic and contributors; begun from Google's Address Data Service, CC BY 4.0), names of countries
// from CLDR (Unicode License v3).

/** code; name; print format; required fields; labels of city, region and postcode; postcode pattern. */
export const formTable = String.raw`
AD;Andorra;N/O/A/Z C;AC;;;;^(?:AD[1-7]0[0-9])$
AE;United Arab Emirates;N/O/A/R;AR;;emirate;;
AF;Afghanistan;N/O/A/C/Z;AC;;;;^(?:[0-9]{4})$
AG;Antigua & Barbuda;N/O/A/C;A;;;;
AI;Anguilla;N/O/A/C/Z;AC;;;;^(?:(?:AI-)?2640)$
AL;Albania;N/O/A/Z/C;AC;;;;^(?:[0-9]{4})$
AM;Armenia;N/O/A/Z/C/R;AC;;;;^(?:(?:37)?[0-9]{4})$
AO;Angola;N/O/A/C;AC;;;;
AQ;Antarctica;N/O/A/C;AC;;;;
AR;Argentina;N/O/A/Z C/R;AC;;;;^(?:((?:[A-HJ-NP-Z])?[0-9]{4})([A-Z]{3})?)$
AS;American Samoa;N/O/A/C Z;ACZ;;;zip;^(?:(96799)(?:[ -]([0-9]{4}))?)$
AT;Austria;O/N/A/Z C;ACZ;;;;^(?:[0-9]{4})$
AU;Australia;O/N/A/C R Z;ACRZ;suburb;state;;^(?:[0-9]{4})$
AW;Aruba;N/O/A/C;AC;;;;
AX;Åland Islands;O/N/A/Z C;ACZ;;;;^(?:22[0-9]{3})$
AZ;Azerbaijan;N/O/A/Z C;AC;;;;^(?:[0-9]{4})$
BA;Bosnia & Herzegovina;N/O/A/Z C;AC;;;;^(?:[0-9]{5})$
BB;Barbados;N/O/A/C, R Z;ACR;;parish;;^(?:BB[0-9]{5})$
BD;Bangladesh;N/O/A/C - Z;AC;;;;^(?:[0-9]{4})$
BE;Belgium;O/N/A/Z C;ACZ;;;;^(?:[0-9]{4})$
BF;Burkina Faso;N/O/A/C;AC;;;;
BG;Bulgaria;N/O/A/Z C;AC;;;;^(?:[0-9]{4})$
BH;Bahrain;N/O/A/C Z;AC;;;;^(?:(?:1[0-2]|[1-9])[0-9]{2})$
BI;Burundi;N/O/A/C;AC;;;;
BJ;Benin;N/O/A/C;AC;;;;
BL;St. Barthélemy;O/N/A/Z C;ACZ;;;;^(?:9[78][01][0-9]{2})$
BM;Bermuda;N/O/A/C Z;AC;;;;^(?:[A-Z]{2} ?[A-Z0-9]{2})$
BN;Brunei;N/O/A/C Z;AC;;;;^(?:[A-Z]{2} ?[0-9]{4})$
BO;Bolivia;N/O/A/C;AC;;;;
BQ;Caribbean Netherlands;N/O/A/C;AC;;;;
BR;Brazil;O/N/A/C-R/Z;ARCZ;;state;;^(?:[0-9]{5}-?[0-9]{3})$
BS;Bahamas;N/O/A/C, R;AC;;island;;
BT;Bhutan;N/O/A/C Z;AC;;;;^(?:[0-9]{5})$
BV;Bouvet Island;N/O/A/C;AC;;;;
BW;Botswana;N/O/A/C;AC;;;;
BY;Belarus;O/F/A/Z, C/R;AC;;region;;^(?:[0-9]{6})$
BZ;Belize;N/O/A/C;AC;;;;
CA;Canada;N/O/A/C R Z;ACRZ;;;;^(?:[ABCEGHJKLMNPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z] ?[0-9][ABCEGHJ-NPRSTV-Z][0-9])$
CC;Cocos (Keeling) Islands;O/N/A/C Z;AC;;;;^(?:6799)$
CD;Congo - Kinshasa;N/O/A/C;AC;;;;
CF;Central African Republic;N/O/A/C;AC;;;;
CG;Congo - Brazzaville;N/O/A/C;AC;;;;
CH;Switzerland;O/N/A/Z C;ACZ;;;;^(?:[0-9]{4})$
CI;Côte d’Ivoire;N/O/A C;AC;;;;
CK;Cook Islands;N/O/A/C;AC;;;;
CL;Chile;N/O/A/Z C/R;ACR;;region;;^(?:[0-9]{7})$
CM;Cameroon;N/O/A/C;AC;;;;
CN;China;F/O/A/C/R, Z;ACRZ;;;;^(?:[0-9]{6})$
CO;Colombia;N/O/A/C, R, Z;ACR;;department;;^(?:[0-9]{6})$
CR;Costa Rica;N/O/A/R, C/Z;ACR;;;;^(?:[0-9]{4,5}|[0-9]{3}-[0-9]{4})$
CU;Cuba;N/O/A/C R/Z;AC;;;;^(?:[0-9]{5})$
CV;Cape Verde;N/O/A/Z C/R;ACR;;island;;^(?:[0-9]{4})$
CW;Curaçao;N/O/A/C;AC;;;;
CX;Christmas Island;O/N/A/C Z;AC;;;;^(?:6798)$
CY;Cyprus;N/O/A/Z C;AC;;;;^(?:[0-9]{4})$
CZ;Czechia;N/O/A/Z C;ACZ;;;;^(?:[0-9]{3} ?[0-9]{2})$
DE;Germany;O/N/A/Z C;ACZ;;;;^(?:[0-9]{5})$
DJ;Djibouti;N/O/A/C;AC;;;;
DK;Denmark;N/O/A/Z C;ACZ;;;;^(?:[0-9]{4})$
DM;Dominica;N/O/A/C;AC;;;;
DO;Dominican Republic;N/O/A/Z C;AC;;;;^(?:[0-9]{5})$
DZ;Algeria;N/O/A/Z C;AC;;;;^(?:[0-9]{5})$
EC;Ecuador;N/O/A/Z/C;AC;;;;^(?:[0-9]{6})$
EE;Estonia;N/O/A/Z C R;ACZ;;county;;^(?:[0-9]{5})$
EG;Egypt;N/O/A/C/R/Z;ACR;;;;^(?:[0-9]{5})$
EH;Western Sahara;N/O/A/Z C;AC;;;;^(?:[0-9]{5})$
ER;Eritrea;N/O/A/C;AC;;;;
ES;Spain;N/O/A/Z C R;ACRZ;;;;^(?:[0-9]{5})$
ET;Ethiopia;N/O/A/Z C;AC;;;;^(?:[0-9]{4})$
FI;Finland;O/N/A/Z C;ACZ;;;;^(?:[0-9]{5})$
FJ;Fiji;N/O/A/C;AC;;;;
FK;Falkland Islands;N/O/A/C/Z;ACZ;;;;^(?:FIQQ 1ZZ)$
FM;Micronesia;N/O/A/C R Z;ACRZ;;state;zip;^(?:(9694[1-4])(?:[ -]([0-9]{4}))?)$
FO;Faroe Islands;N/O/A/Z C;AC;;;;^(?:[0-9]{3})$
FR;France;O/N/A/Z C;ACZ;;region;;^(?:[0-9]{2} ?[0-9]{3})$
GA;Gabon;N/O/A/C;AC;;;;
GB;United Kingdom;N/O/A/C/Z;ACZ;townCity;;;^(?:GIR ?0AA|(?:(?:AB|AL|B|BA|BB|BD|BF|BH|BL|BN|BR|BS|BT|BX|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|DY|E|EC|EH|EN|EX|FK|FY|G|GL|GY|GU|HA|HD|HG|HP|HR|HS|HU|HX|IG|IM|IP|IV|JE|KA|KT|KW|KY|L|LA|LD|LE|LL|LN|LS|LU|M|ME|MK|ML|N|NE|NG|NN|NP|NR|NW|OL|OX|PA|PE|PH|PL|PO|PR|RG|RH|RM|S|SA|SE|SG|SK|SL|SM|SN|SO|SP|SR|SS|ST|SW|SY|TA|TD|TF|TN|TQ|TR|TS|TW|UB|W|WA|WC|WD|WF|WN|WR|WS|WV|YO|ZE)(?:[0-9][0-9A-Z]? ?[0-9][ABD-HJLN-UW-Z]{2}))|BFPO ?[0-9]{1,4})$
GD;Grenada;N/O/A/C;AC;;;;
GE;Georgia;N/O/A/Z C;AC;;;;^(?:[0-9]{4})$
GF;French Guiana;O/N/A/Z C;ACZ;;;;^(?:9[78]3[0-9]{2})$
GG;Guernsey;N/O/A/C/Z;ACZ;;;;^(?:GY[0-9][0-9A-Z]? ?[0-9][ABD-HJLN-UW-Z]{2})$
GH;Ghana;N/O/A/C;AC;;;;
GI;Gibraltar;N/O/A/Z;A;;;;^(?:GX11 1AA)$
GL;Greenland;N/O/A/Z C;ACZ;;;;^(?:39[0-9]{2})$
GM;Gambia;N/O/A/C;AC;;;;
GN;Guinea;N/O/Z A C;AC;;;;^(?:[0-9]{3})$
GP;Guadeloupe;O/N/A/Z C;ACZ;;;;^(?:9[78][01][0-9]{2})$
GQ;Equatorial Guinea;N/O/A/C;AC;;;;
GR;Greece;N/O/A/Z C;ACZ;;;;^(?:[0-9]{3} ?[0-9]{2})$
GS;South Georgia & South Sandwich Islands;N/O/A/C/Z;ACZ;;;;^(?:SIQQ 1ZZ)$
GT;Guatemala;N/O/A/Z- C;AC;;;;^(?:[0-9]{5})$
GU;Guam;N/O/A/C Z;ACZ;;;zip;^(?:(969(?:[12][0-9]|3[12]))(?:[ -]([0-9]{4}))?)$
GW;Guinea-Bissau;N/O/A/Z C;AC;;;;^(?:[0-9]{4})$
GY;Guyana;N/O/A/C;AC;;;;
HK;Hong Kong SAR China;N/O/A/C/R;AR;district;area;;
HM;Heard & McDonald Islands;O/N/A/C Z;AC;;;;^(?:[0-9]{4})$
HN;Honduras;N/O/A/C, R/Z;ACR;;department;;^(?:[0-9]{5})$
HR;Croatia;N/O/A/Z C;AC;;;;^(?:[0-9]{5})$
HT;Haiti;N/O/A/Z C;AC;;;;^(?:[0-9]{4})$
HU;Hungary;F/O/C/A/Z;ACZ;;;;^(?:[0-9]{4})$
ID;Indonesia;N/O/A/C/R Z;AR;;;;^(?:[0-9]{5})$
IE;Ireland;N/O/A/C/R/Z;AC;;county;eircode;^(?:[0-9A-Z]{3} ?[0-9A-Z]{4})$
IL;Israel;N/O/A/C Z;AC;;;;^(?:[0-9]{5}(?:[0-9]{2})?)$
IM;Isle of Man;N/O/A/C/Z;ACZ;;;;^(?:IM[0-9][0-9A-Z]? ?[0-9][ABD-HJLN-UW-Z]{2})$
IN;India;N/O/A/C Z/R;ACRZ;;state;pin;^(?:[0-9]{6})$
IO;British Indian Ocean Territory;N/O/A/C/Z;ACZ;;;;^(?:BBND 1ZZ)$
IQ;Iraq;O/N/A/C, R/Z;ACR;;;;^(?:[0-9]{5})$
IR;Iran;O/N/R/C/A/Z;ACR;;;;^(?:[0-9]{5}-?[0-9]{5})$
IS;Iceland;N/O/A/Z C;AC;;;;^(?:[0-9]{3})$
IT;Italy;N/O/A/Z C R;ACRZ;;;;^(?:[0-9]{5})$
JE;Jersey;N/O/A/C/Z;ACZ;;;;^(?:JE[0-9][0-9A-Z]? ?[0-9][ABD-HJLN-UW-Z]{2})$
JM;Jamaica;N/O/A/C/R;ACR;;parish;;
JO;Jordan;N/O/A/C Z;AC;;;;^(?:[0-9]{5})$
JP;Japan;F/O/A/C, R/Z;ARZ;;prefecture;;^(?:[0-9]{3}-?[0-9]{4})$
KE;Kenya;N/O/A/C/Z;AC;;;;^(?:[0-9]{5})$
KG;Kyrgyzstan;N/O/A/Z C;AC;;;;^(?:[0-9]{6})$
KH;Cambodia;F/O/A/C Z;AC;;;;^(?:[0-9]{5,6})$
KI;Kiribati;N/O/A/R/C;ACR;;island;;
KM;Comoros;N/O/A/C;AC;;;;
KN;St. Kitts & Nevis;N/O/A/C, R;ACR;;island;;
KP;North Korea;N/O/A/C/R, Z;AC;;;;
KR;South Korea;N/O/A/C/R/Z;ACRZ;;doSi;;^(?:[0-9]{5})$
KW;Kuwait;N/O/A/Z C;AC;;;;^(?:[0-9]{5})$
KY;Cayman Islands;N/O/A/R Z;AR;;island;;^(?:KY[0-9]-[0-9]{4})$
KZ;Kazakhstan;F/O/A/Z, C/R;ACZ;;region;;^(?:[0-9]{6}|[A-Z0-9]{7})$
LA;Laos;N/O/A/Z C;AC;;;;^(?:[0-9]{5})$
LB;Lebanon;N/O/A/C Z;AC;;;;^(?:(?:[0-9]{4})(?: ?(?:[0-9]{4}))?)$
LC;St. Lucia;N/O/A/C;AC;;;;
LI;Liechtenstein;O/N/A/Z C;ACZ;;;;^(?:948[5-9]|949[0-8])$
LK;Sri Lanka;N/O/A/C/Z;AC;;;;^(?:[0-9]{5})$
LR;Liberia;N/O/A/Z C;AC;;;;^(?:[0-9]{4})$
LS;Lesotho;N/O/A/C Z;AC;;;;^(?:[0-9]{3})$
LT;Lithuania;O/N/A/Z C R;ACZ;;county;;^(?:[0-9]{5})$
LU;Luxembourg;O/N/A/Z C;ACZ;;;;^(?:[0-9]{4})$
LV;Latvia;N/O/A/C, Z;ACZ;;;;^(?:LV-[0-9]{4})$
LY;Libya;N/O/A/C;AC;;;;
MA;Morocco;N/O/A/Z C;AC;;;;^(?:[0-9]{5})$
MC;Monaco;N/O/A/Z C;AC;;;;^(?:980[0-9]{2})$
MD;Moldova;N/O/A/Z C;AC;;;;^(?:[0-9]{4})$
ME;Montenegro;N/O/A/Z C;AC;;;;^(?:8[0-9]{4})$
MF;St. Martin;O/N/A/Z C;ACZ;;;;^(?:9[78][01][0-9]{2})$
MG;Madagascar;F/O/A/Z C;AC;;;;^(?:[0-9]{3})$
MH;Marshall Islands;N/O/A/C R Z;ACRZ;;state;zip;^(?:(969[67][0-9])(?:[ -]([0-9]{4}))?)$
MK;North Macedonia;N/O/A/Z C;AC;;;;^(?:[0-9]{4})$
ML;Mali;N/O/A/C;AC;;;;
MM;Myanmar (Burma);N/O/A/C, Z;AC;;;;^(?:[0-9]{5})$
MN;Mongolia;N/O/A/C/R Z;AC;;;;^(?:[0-9]{5})$
MO;Macao SAR China;N/O/A;A;;;;
MP;Northern Mariana Islands;N/O/A/C Z;ACZ;;;zip;^(?:(9695[012])(?:[ -]([0-9]{4}))?)$
MQ;Martinique;O/N/A/Z C;ACZ;;;;^(?:9[78]2[0-9]{2})$
MR;Mauritania;N/O/A/C;AC;;;;
MS;Montserrat;N/O/A/C;AC;;;;
MT;Malta;N/O/A/C Z;AC;;;;^(?:[A-Z]{3} ?[0-9]{2,4})$
MU;Mauritius;N/O/A/Z/C;AC;;;;^(?:[0-9]{3}(?:[0-9]{2}|[A-Z]{2}[0-9]{3}))$
MV;Maldives;N/O/A/C Z;AC;;;;^(?:[0-9]{5})$
MW;Malawi;N/O/A/C;AC;;;;
MX;Mexico;N/O/A/Z C, R;ACRZ;;state;;^(?:[0-9]{5})$
MY;Malaysia;N/O/A/Z C/R;ACRZ;;state;;^(?:[0-9]{5})$
MZ;Mozambique;N/O/A/Z C R;AC;;;;^(?:[0-9]{4})$
NA;Namibia;N/O/A/C/Z;AC;;;;^(?:[0-9]{5})$
NC;New Caledonia;O/N/A/Z C;ACZ;;;;^(?:988[0-9]{2})$
NE;Niger;N/O/A/Z C;AC;;;;^(?:[0-9]{4})$
NF;Norfolk Island;O/N/A/C Z;AC;;;;^(?:2899)$
NG;Nigeria;N/O/A/C Z/R;AC;;state;;^(?:[0-9]{6})$
NI;Nicaragua;N/O/A/Z/C, R;AC;;department;;^(?:[0-9]{5})$
NL;Netherlands;O/N/A/Z C;ACZ;;;;^(?:[0-9]{4} ?[A-Z]{2})$
NO;Norway;N/O/A/Z C;ACZ;postTown;;;^(?:[0-9]{4})$
NP;Nepal;N/O/A/C Z;AC;;;;^(?:[0-9]{5})$
NR;Nauru;N/O/A/R;AR;;district;;
NU;Niue;N/O/A/C;AC;;;;
NZ;New Zealand;N/O/A/C Z;ACZ;townCity;;;^(?:[0-9]{4})$
OM;Oman;N/O/A/Z/C;AC;;;;^(?:(?:PC )?[0-9]{3})$
PA;Panama;N/O/A/C/R;AC;;;;
PE;Peru;N/O/A/C Z/R;ACR;district;;;^(?:[0-2][0-9]{4})$
PF;French Polynesia;N/O/A/Z C R;ACRZ;;island;;^(?:987[0-9]{2})$
PG;Papua New Guinea;N/O/A/C Z R;ACR;;;;^(?:[0-9]{3})$
PH;Philippines;N/O/A/C/Z R;AC;;;;^(?:[0-9]{4})$
PK;Pakistan;N/O/A/C-Z;AC;;;;^(?:[0-9]{5})$
PL;Poland;N/O/A/Z C;ACZ;;;;^(?:[0-9]{2}-[0-9]{3})$
PM;St. Pierre & Miquelon;O/N/A/Z C;ACZ;;;;^(?:9[78]5[0-9]{2})$
PN;Pitcairn Islands;N/O/A/C/Z;ACZ;;;;^(?:PCRN 1ZZ)$
PR;Puerto Rico;N/O/A/C Z;ACZ;;;zip;^(?:(00[679][0-9]{2})(?:[ -]([0-9]{4}))?)$
PS;Palestinian Territories;N/O/A/C;AC;;;;
PT;Portugal;N/O/A/Z C;ACZ;;;;^(?:[0-9]{4}-[0-9]{3})$
PW;Palau;N/O/A/C R Z;ACRZ;;state;zip;^(?:(969(?:39|40))(?:[ -]([0-9]{4}))?)$
PY;Paraguay;N/O/A/Z C, R;AC;;;;^(?:[0-9]{4})$
QA;Qatar;N/O/A/C;AC;;;;
RE;Réunion;O/N/A/Z C;ACZ;;;;^(?:9[78]4[0-9]{2})$
RO;Romania;N/O/A/Z C;ACZ;;;;^(?:[0-9]{6})$
RS;Serbia;N/O/A/Z C;AC;;;;^(?:[0-9]{5,6})$
RU;Russia;F/O/A/C/R/Z;ACRZ;;region;;^(?:[0-9]{6})$
RW;Rwanda;N/O/A/C;AC;;;;
SA;Saudi Arabia;N/O/A/C Z;AC;;;;^(?:[0-9]{5})$
SB;Solomon Islands;N/O/A/C;AC;;;;
SC;Seychelles;N/O/A/C/R;AC;;island;;
SD;Sudan;N/O/A/C/Z;AC;district;;;^(?:[0-9]{5})$
SE;Sweden;O/N/A/Z C;ACZ;postTown;;;^(?:[0-9]{3} ?[0-9]{2})$
SG;Singapore;N/O/A/C Z;ACZ;;;;^(?:[0-9]{6})$
SH;St. Helena;N/O/A/C/Z;ACZ;;;;^(?:(?:ASCN|STHL) 1ZZ)$
SI;Slovenia;N/O/A/Z C;AC;;;;^(?:[0-9]{4})$
SJ;Svalbard & Jan Mayen;N/O/A/Z C;ACZ;postTown;;;^(?:[0-9]{4})$
SK;Slovakia;N/O/A/Z C;ACZ;;;;^(?:[0-9]{3} ?[0-9]{2})$
SL;Sierra Leone;N/O/A/C;AC;;;;
SM;San Marino;N/O/A/Z C;AZ;;;;^(?:4789[0-9])$
SN;Senegal;N/O/A/Z C;AC;;;;^(?:[0-9]{5})$
SO;Somalia;N/O/A/C, R Z;ACR;;;;^(?:[A-Z]{2} ?[0-9]{5})$
SR;Suriname;N/O/A/C/R;AC;;;;
SS;South Sudan;N/O/A/C;AC;;;;
ST;São Tomé & Príncipe;N/O/A/C;AC;;;;
SV;El Salvador;N/O/A/Z-C/R;ACR;;;;^(?:CP [1-3][1-7][0-2][0-9])$
SX;Sint Maarten;N/O/A/C;AC;;;;
SY;Syria;N/O/A/C;AC;district;;;
SZ;Eswatini;N/O/A/C/Z;AC;;;;^(?:[HLMS][0-9]{3})$
TC;Turks & Caicos Islands;N/O/A/C/Z;ACZ;;;;^(?:TKCA 1ZZ)$
TD;Chad;N/O/A/C;AC;;;;
TF;French Southern Territories;N/O/A/C;AC;;;;
TG;Togo;N/O/A/C;AC;;;;
TH;Thailand;N/O/A/C/R Z;ACR;;;;^(?:[0-9]{5})$
TJ;Tajikistan;N/O/A/Z C;AC;;;;^(?:[0-9]{6})$
TK;Tokelau;N/O/A/C;AC;;;;
TL;Timor-Leste;N/O/A/C;AC;;;;
TM;Turkmenistan;N/O/A/Z C;AC;;;;^(?:[0-9]{6})$
TN;Tunisia;N/O/A/Z C;AC;;;;^(?:[0-9]{4})$
TO;Tonga;N/O/A/C;AC;;;;
TR;Türkiye;N/O/A/Z C/R;ACRZ;district;;;^(?:[0-9]{5})$
TT;Trinidad & Tobago;N/O/A/C;AC;;;;
TV;Tuvalu;N/O/A/C/R;AC;;island;;
TW;Taiwan;F/O/A/C, R Z;ACRZ;;county;;^(?:[0-9]{3}(?:[0-9]{2,3})?)$
TZ;Tanzania;N/O/A/Z C;AC;;;;^(?:[0-9]{4,5})$
UA;Ukraine;F/O/A/C/R/Z;ACZ;;region;;^(?:[0-9]{5})$
UG;Uganda;N/O/A/C;AC;;;;
UM;U.S. Outlying Islands;N/O/A/C R Z;ACR;;state;zip;^(?:96898)$
US;United States;N/O/A/C, R Z;ACRZ;;state;zip;^(?:([0-9]{5})(?:[ -]([0-9]{4}))?)$
UY;Uruguay;N/O/A/Z - C, R;AC;;;;^(?:[0-9]{5})$
UZ;Uzbekistan;N/O/A/Z C/R;AC;;;;^(?:[0-9]{6})$
VA;Vatican City;N/O/A/Z C;AC;;;;^(?:00120)$
VC;St. Vincent & Grenadines;N/O/A/C Z;AC;;;;^(?:VC[0-9]{4})$
VE;Venezuela;N/O/A/C Z, R;ACR;;state;;^(?:[0-9]{4})$
VG;British Virgin Islands;N/O/A/C/Z;A;;;;^(?:VG[0-9]{4})$
VI;U.S. Virgin Islands;N/O/A/C Z;ACZ;;;zip;^(?:(008(?:(?:[0-4][0-9])|(?:5[01])))(?:[ -]([0-9]{4}))?)$
VN;Vietnam;F/O/A/C/R Z;ACR;;;;^(?:[0-9]{5}[0-9]?)$
VU;Vanuatu;N/O/A/C;AC;;;;
WF;Wallis & Futuna;O/N/A/Z C;ACZ;;;;^(?:986[0-9]{2})$
WS;Samoa;N/O/A/C;AC;;;;
XK;Kosovo;N/O/A/Z C;AC;;;;^(?:[1-7][0-9]{4})$
YE;Yemen;N/O/A/C;AC;;;;
YT;Mayotte;O/N/A/Z C;ACZ;;;;^(?:976[0-9]{2})$
ZA;South Africa;N/O/A/C/Z;ACZ;;;;^(?:[0-9]{4})$
ZM;Zambia;N/O/A/Z C;AC;;;;^(?:[0-9]{5})$
ZW;Zimbabwe;N/O/A/C/R;AC;;;;
`
