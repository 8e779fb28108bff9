import type { LongTextsByHandle } from '../by-handle.ts'

export const racksAndBenches: LongTextsByHandle = {
  'ironwright-iw3-power-rack': {
    lead: 'Een rack koop je één keer.',
  },
  'ironwright-iw3-six-post-rack': {
    lead: 'De schijven houden het rack beneden, het rack houdt de schijven boven.',
  },
  'ironwright-iw3-short-rack': {
    lead: 'Een volwaardig rack voor een lage kelder.',
  },
  'ironwright-iw3-compact-rack': {
    lead: 'Eén stap diep, voor de muur met de radiator.',
  },
  'ironwright-iw3-deep-rack': {
    lead: 'Ruimte om met de stang naar achteren te stappen en toch binnen te staan.',
  },
  'ironwright-iw3-hall-rack': {
    lead: 'Voor zalen waar zes mensen tussen vier en acht één rack delen.',
  },
  'ironwright-iw3-flat-foot-rack': {
    lead: 'Voor gehuurde vloeren en vloeren met leidingen erin.',
  },
  'ironwright-iw2-rack': {
    lead: 'Minder staal, minder geld, de hele squat.',
  },
  'ironwright-iw2-short-rack': {
    lead: 'Het past onder een balk op 1,9 m en in delen door een deur.',
  },
  'ironwright-iw2-flat-foot-rack': {
    lead: 'Licht genoeg om te verplaatsen, lang genoeg om te blijven staan.',
  },
  'ironwright-iw2-six-post-rack': {
    lead: 'Wat niet op de stang zit, houdt de rest op de vloer.',
  },
  'ironwright-iw1-rack': {
    lead: 'Het eerste rack, voor de prijs van een maand in andermans gym.',
  },
  'ironwright-iw2-half-rack': {
    lead: 'Het open rack voor een kamer met nog één hoek vrij.',
  },
  'ironwright-iw2-squat-stand': {
    lead: 'Twee palen die je naar het gazon kunt dragen.',
  },
  'ironwright-iw2-folding-rack': {
    lead: 'De lichte van de twee die inklappen.',
  },
  'ironwright-iw2-wall-rig': {
    lead: 'Twee mensen, één muur, 1,9 vierkante meter.',
  },
  'ironwright-half-rack': {
    lead: 'Open aan de voorkant: de stang kan alleen de vloer raken.',
  },
  'ironwright-short-half-rack': {
    lead: 'Een half rack dat onder de rail van een garagedeur past.',
  },
  'ironwright-hall-half-rack': {
    lead: 'Staat aan het einde van een platform en bergt op wat erop ligt.',
  },
  'ironwright-squat-stand': {
    lead: 'Twee palen en een voet. Al het andere is optie.',
  },
  'ironwright-pull-up-stand': {
    lead: 'De squatstandaard, uitgegroeid tot je eraan kunt hangen.',
  },
  'ironwright-press-stand': {
    lead: 'Van knie tot schouder, en daarboven niets.',
  },
  'ironwright-yoke': {
    lead: 'Een deurkozijn dat je op je rug neemt en wegdraagt.',
  },
  'ironwright-folding-rack': {
    lead: 'Eén uur uitgeklapt, de andere drieëntwintig plat tegen de muur.',
  },
  'ironwright-low-folding-rack': {
    lead: 'Het klapt in onder een plank die niemand wilde verplaatsen.',
  },
  'ironwright-wall-pull-up-bar': {
    lead: 'Ver genoeg van de muur om te kippen, stijf genoeg dat de muur er niets van merkt.',
  },
  'ironwright-short-pull-up-bar': {
    lead: 'Voor strikte pull-ups in een gang.',
  },
  'ironwright-rig-one-bay': {
    lead: 'Twee mensen squatten rug aan rug en zien elkaar nooit falen.',
  },
  'ironwright-rig-two-bays': {
    lead: 'Een les van acht past eromheen, vier tegelijk.',
  },
  'ironwright-wall-rig': {
    lead: 'De muur doet het werk van de tweede rij palen.',
  },
  'ironwright-flat-bench': {
    lead: 'Hij wiebelt niet. Dat is de hele lijst.',
  },
  'ironwright-wide-bench': {
    lead: 'Zesenvijftig millimeter meer waar je schouderbladen houvast vinden.',
  },
  'ironwright-thick-pad-bench': {
    lead: 'Honderd millimeter foam en toch geen kuil om in weg te zakken.',
  },
  'ironwright-short-bench': {
    lead: 'Hij past in een rack met de veiligheidsbuizen erin.',
  },
  'vestergrav-meet-flat-bench': {
    lead: 'Het kussen van de wedstrijd, zonder de wedstrijd.',
  },
  'larchwell-ash-bench': {
    lead: 'Hout waar meestal foam zit. Harder, en het scheurt nooit.',
  },
  'larchwell-walnut-bench': {
    lead: 'Een meubelstuk dat 350 kg draagt.',
  },
  'ironwright-adjustable-bench': {
    lead: 'Tien hoeken, één hendel, geen gat waar je heupen liggen.',
  },
  'ironwright-light-incline-bench': {
    lead: 'De verstelbare bank voor twee dumbbells en een kleine kamer.',
  },
  'quillon-ladder-bench': {
    lead: 'De pen valt bij elke hoek door zijn eigen gewicht op zijn plek.',
  },
  'ironwright-utility-bench': {
    lead: 'Een stoel om te drukken. Hij kan één hoek en verontschuldigt zich niet.',
  },
  'quillon-press-chair': {
    lead: 'Bijna rechtop, voor wie toch achteroverleunt.',
  },
  'vestergrav-competition-bench': {
    lead: 'De plek van een bankdrukwedstrijd, inclusief helper.',
  },
  'ironwright-press-bench': {
    lead: 'Een drukbank voor de zaal waar het rack altijd bezet is.',
  },
  'ironwright-decline-bench': {
    lead: 'Hoofd laag, knieën vast, plafond in zicht.',
  },
  'ironwright-back-extension': {
    lead: 'Het deel van de deadlift waar geen stang aan te pas komt.',
  },
  'ironwright-preacher-bench': {
    lead: 'Hij haalt je rug eruit en laat de biceps er alleen mee.',
  },
}
