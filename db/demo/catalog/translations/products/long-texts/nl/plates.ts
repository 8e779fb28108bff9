import type { LongTextsByHandle } from '../by-handle.ts'

export const plates: LongTextsByHandle = {
  'ironwright-training-bumpers': {
    lead: 'Nieuw rubber om een stalen naaf, per paar verkocht, gemaakt om te vallen.',
    description:
      '<p>De naaf zit met zes bouten verankerd en is niet ingeperst, dus hij raakt niet los. Van boven het hoofd gevallen komt de schijf ongeveer 120 mm terug.</p><p>Alle schijven vanaf 10 lb zijn 450 mm. Het paar van 10 lb is dun: laad er iets zwaarders bij als je het laat vallen.</p>',
  },
  'ironwright-kg-bumpers': {
    lead: 'Rood is 25, blauw 20, geel 15, groen 10. Je leest de stang vanaf de deur.',
    description:
      '<p>De tinten zijn door het rubber gemengd en niet opgeverfd, dus ze slijten maar bladderen niet. De letters steken 2 mm uit.</p><p>Elke schijf wordt gewogen als hij is afgekoeld en binnen 1 procent gesorteerd.</p>',
  },
  'ironwright-stripe-bumpers': {
    lead: 'De hele kleurcode, zonder het carnaval.',
    description:
      '<p>Zwart rubber, letters in de kleur van het gewicht. Het is de KG Bumper in pak.</p><p>Dit paar is 25 kg per schijf. Andere gewichten komen als deze verkocht zijn.</p>',
  },
  'pellam-crumb-bumpers': {
    lead: 'Veertig versnipperde banden in elk paar, stil op beton.',
    description:
      '<p>Rubbergranulaat is zachter dan nieuw rubber, dus het stuitert hoger en landt stiller. Op een oprit is dat de juiste ruil.</p><p>Elke schijf is 95 mm dik. Vier schijven vullen een huls.</p>',
  },
  'pellam-fleck-bumpers': {
    lead: 'Wat er op de vloer van een rubberfabriek overblijft, tot schijf geperst.',
    description:
      '<p>De spikkels zijn resten van de lijnen waar rood en groen op draaien. Geen twee schijven zijn gelijk; het gewicht wel, binnen 1,5 procent.</p>',
  },
  'tarnstone-urethane-bumpers': {
    lead: 'Dun als ijzer, stil als rubber, geprijsd als geen van beide.',
    description:
      '<p>Gegoten urethaan is dichter en taaier dan rubber: 55 mm in plaats van 83 bij hetzelfde gewicht. Het ruikt niet, geeft niet af en laat op een lichte vloer niets achter.</p>',
  },
  'ironwright-technique-plates': {
    lead: 'Volle diameter, nauwelijks gewicht: de stang begint waar hij hoort.',
    description:
      '<p>Gegoten nylon, 450 mm in diameter. Ze kunnen tegen vallen met een techniekstang en niets zwaarders ernaast.</p>',
  },
  'ironwright-color-bumper-set': {
    lead: 'Acht schijven, één pallet, één prijs.',
    description:
      '<p>Een paar van elk, 10, 15, 20 en 25 kg, uit de KG Bumper-lijn. Met een stang van 20 kg laadt dat tot 160 kg in stappen van 10.</p><p>De pallet komt met een vervoerder, die belt om een dag af te spreken.</p>',
  },
  'ironwright-training-bumper-set': {
    lead: 'De schijven waar de meeste garages op uitkomen, in één keer gekocht.',
    description:
      '<p>Een paar Training Bumpers van elk, 10, 25, 35 en 45 lb. Op een pallet geleverd tot aan de stoep.</p>',
  },
  'vestergrav-competition-plates': {
    lead: 'Gedraaid, gewogen, geboord, nog eens gewogen.',
    description:
      '<p>In de naaf passen kleine kalibratiedoppen, en elke schijf vertrekt binnen 10 gram van zijn getal. Een schijf van 25 kg is 64 mm dik, dus een huls houdt er zes.</p><p>Rubber van 94 Shore A komt van boven het hoofd 60 mm terug en blijft waar je het liet vallen.</p>',
  },
  'vestergrav-competition-set': {
    lead: 'Alles wat een platform nodig heeft, van de eerste oproep tot de laatste.',
    description:
      '<p>Twee paar van 25 kg en een paar van elk, 20, 15 en 10 kg, allemaal van één gietdag zodat de tinten kloppen.</p><p>Op bestelling gemaakt in vijf weken. Verzonden op een pallet.</p>',
  },
  'vestergrav-calibrated-plates': {
    lead: 'Dun genoeg voor een record, nauwkeurig genoeg voor de scheidsrechter.',
    description:
      '<p>Gedraaid staal met een opstaande rand om hem van de stapel te trekken. De schijf van 25 kg is 27 mm dik: zeven per kant en nog ruimte voor de sluiting.</p><p>Stalen schijven zijn niet om te laten vallen. Ze klinken als klokken en deuken als auto’s.</p>',
  },
  'vestergrav-calibrated-set': {
    lead: 'Een paar van elk, op elkaar afgestemd en in een kist.',
    description:
      '<p>Een paar gekalibreerde schijven van elk, 25, 20, 15 en 10 kg, samen gewogen en op één pallet verzonden.</p>',
  },
  'northlode-deep-dish-plates': {
    lead: 'De schijf die je opa zou herkennen.',
    description:
      '<p>In zand gegoten in een gieterij die ook putdeksels maakt. De rand is 40 mm diep, de letters steken uit, en het geluid als twee elkaar raken is het geluid dat je je herinnert.</p><p>De boring komt na het gieten, het gewicht klopt binnen 2 procent.</p>',
  },
  'ironwright-machined-plates': {
    lead: 'Gegoten en aan beide kanten afgedraaid tot ze vlak tegen elkaar liggen.',
    description:
      '<p>Een gegoten schijf is nooit helemaal rond. We zetten elke schijf op een draaibank, vlakken hem, boren hem en stoppen als de weegschaal het zegt: binnen 1 procent. Vlakke kanten rammelen niet.</p>',
  },
  'northlode-foundry-plates': {
    lead: 'Geverfd als de machines waarnaast ze zijn gegoten.',
    description:
      '<p>Twee lagen machinelak, de letters met de hand in crème ingekleurd. Het groen is het groen van oude draaibanken, het rood is loodmenie zonder het lood.</p>',
  },
  'tarnstone-grip-plates': {
    lead: 'Drie gaten waar een hand in past en een vlak dat niet afbladdert.',
    description:
      '<p>IJzer vanbinnen, 6 mm urethaan vanbuiten. Draag er één in elke hand, stapel ze op een pen, zwaai er een als een kettlebell als het moet.</p>',
  },
  'ironwright-slot-plates': {
    lead: 'Het middengewicht waar iedereen doorheen raakt.',
    description:
      '<p>Rubber over ijzer met drie sleuven. Met 350 mm passen ze waar schijven van volle maat tegen de bank komen.</p>',
  },
  'northlode-iron-set': {
    lead: 'Twaalf schijven, één pallet, geen verf om te sparen.',
    description:
      '<p>Vier schijven van 45 lb en een paar van elk, 2,5, 5, 10 en 20 lb. Met een stang van 45 lb is dat 300 lb, het getal waaronder vroeger elke schijvenset werd verkocht.</p>',
  },
  'ironwright-change-plates': {
    lead: 'De kleine stappen tussen een goede dag en een record.',
    description:
      '<p>Stalen schijven in rubber met een stalen ring in de boring. De passing is 50,3 mm, krap genoeg dat ze blijven waar je ze duwt.</p>',
  },
  'ironwright-change-plate-set': {
    lead: 'Acht kleine schijven in een kist die op de plank past.',
    description:
      '<p>Een paar kleine schijven van elk, 1, 1,5, 2 en 2,5 kg. Samen vullen ze elk gat tussen sprongen van 5 kg.</p>',
  },
  'ironwright-pound-change-plates': {
    lead: 'Kleine schijven voor stangen die in ponden tellen.',
    description: '<p>Stalen kern, zwart rubber, stalen ring. Zo dun dat een paar van 10 lb je 80 mm huls kost.</p>',
  },
  'ironwright-fractional-plates': {
    lead: 'Als 5 lb erbij te veel is en hetzelfde te weinig.',
    description: '<p>Gelaserd staal, 6 mm dik, gegraveerd. Een paar van elk, 0,25, 0,5, 0,75 en 1 lb.</p>',
  },
  'vestergrav-record-discs': {
    lead: 'Een halve kilo is ook een record.',
    description:
      '<p>Een paar van elk, 0,25, 0,5 en 1 kg, binnen 3 gram. Rubberen ringen in de boring houden ze buiten de sluiting.</p>',
  },
  'ironwright-fractional-kilograms': {
    lead: 'Stappen van 250 gram, voor drukoefeningen die stilstaan.',
    description:
      '<p>Staal van 6 mm, gelaserd en in ons oranje gecoat zodat je de kleine onder het rack terugvindt. Een paar van elk, 0,125, 0,25, 0,5 en 1 kg.</p><p>Elke schijf wordt gewogen en tot op 2 gram gesorteerd. De kleinste meet 77 mm en past in een borstzak, waar de meeste eindigen.</p>',
  },
  'ironwright-fractional-pairs': {
    lead: 'Voor die ene die onder het platform rolde.',
    description:
      '<p>De schijven van de fractieset, twee tegelijk. Grijze poedercoating, door de laag heen tot op het staal gegraveerd, dus het getal blijft als de verf verdwijnt.</p><p>De meeste mensen hebben de halve ponden nodig: twee ervan zijn de kleinste sprong die een badkamerweegschaal ziet.</p>',
  },
  'vestergrav-referee-plates': {
    lead: 'Het kleingeld van het platform, gekleurd volgens het boekje.',
    description:
      '<p>Rubber over een gedraaide stalen kern, met een lip in de boring die de huls grijpt: ze zitten buiten de sluiting en kruipen niet. Wit, groen, geel, blauw en rood volgen de grote schijven, tien keer lichter.</p><p>Losse schijven vervangen we op serienummer, dus een set blijft een set.</p>',
  },
  'ironwright-steel-change-plates': {
    lead: 'Als de huls vol is en er nog een paar bij moet.',
    description:
      '<p>Kale schijven van staal onder zwarte poedercoating. De schijf van 2,5 kg is 10,8 mm dik; rubberen van dat gewicht nemen bijna twee keer zoveel ruimte.</p><p>Ze zijn gemaakt voor platte stalen en gekalibreerde schijven. Naast bumpers rammelen ze.</p>',
  },
  'tarnstone-small-plates': {
    lead: 'Stil kleingeld, voor machines en voor stangen.',
    description:
      '<p>Een dikke laag om een stalen kern, met ronde randen die niet in je handpalm snijden. Ze glijden net zo goed op pennen van machines als op hulzen, want de boring is een halve millimeter ruimer dan gewoonlijk.</p><p>Hotels bestellen ze per honderd, omdat nog niemand er een beschadigd heeft.</p>',
  },
  'ironwright-pound-change-set': {
    lead: 'Zes zwarte schijven tussen de lege stang en de eerste bumper.',
    description:
      '<p>Met deze en een stang van 45 lb is elke vijf pond tot 80 er, zonder één grote schijf. Ze komen in één doos die één persoon draagt.</p><p>Rubber over staal, net als de paren.</p>',
  },
  'ironwright-class-bumpers': {
    lead: 'De schijf voor vloeren waar er tweehonderd van wonen.',
    description:
      '<p>Geen kleuren, geen opstaande rand, een zwart verzinkte naaf, ingeperst en door een flens gehouden. We lieten weg waar een les niet naar kijkt en hielden wat bij andere breekt: de hechting tussen naaf en rubber is getest met 5000 vallen van 2,4 m.</p><p>Ze zijn breder dan Training Bumpers. Een huls neemt er vier van 45 lb.</p>',
  },
  'ironwright-class-bumpers-kg': {
    lead: 'Class Bumpers voor stangen die in kilo’s tellen, met een getal dat rij negen nog leest.',
    description:
      '<p>De cijfers zijn 46 mm hoog en oranje, zodat een coach de stang van de andere kant van de zaal leest. Het paar van 5 kg is 34 mm dik en hoort naast iets zwaarders als het valt.</p><p>Vanaf tien paar vertrekken ze op één pallet met een lijst van gewichten en serienummers.</p>',
  },
  'ironwright-black-bumpers': {
    lead: 'Training Bumpers in kilo’s, voor wie geen regenboog in de kelder wil.',
    description:
      '<p>Hetzelfde mengsel en dezelfde geschroefde naaf als onze pondschijven, in de vijf gewichten die een kilostang nodig heeft. Grijze letters lezen goed en schreeuwen niet.</p><p>De terugslag van boven het hoofd is 110 mm. Dat is één stuit, laag genoeg om met je voet te stoppen en een slechte gewoonte om te leren.</p>',
  },
  'ironwright-ring-bumpers': {
    lead: 'Zwarte schijven die toch laten zien wat er op de stang zit.',
    description:
      '<p>Een ring van gekleurd urethaan is in een groef in de rand gegoten: blauw voor 45, geel voor 35, groen voor 25. Hij ligt een halve millimeter onder het vlak, dus schijven die langs elkaar glijden schrapen hem niet weg.</p><p>De naven zijn zwart verzinkt en aan beide kanten verankerd. Met 82 mm is de schijf van 45 lb de dunste van rubber die we persen.</p>',
  },
  'ironwright-ring-bumper-set': {
    lead: 'Tien schijven die op een stang van 45 lb elk getal in stappen van tien tot 385 maken.',
    description:
      '<p>Een paar van elke Ring Bumper, van één mengdag zodat het zwart één zwart is. Ze komen op een halve pallet, ringen naar buiten, om de naven omsnoerd.</p><p>Los gekocht kosten de vijf paren zeven procent meer.</p>',
  },
  'ironwright-class-bumper-set': {
    lead: 'Eén plek in de les, gestapeld en omsnoerd.',
    description:
      '<p>Zes Class Bumpers KG, die met een stang van 20 kg in tientallen tot 110 gaan. Gyms bestellen één set per rack en maken minder ruzie over wie de twintigers heeft gepakt.</p><p>Geleverd tot aan de stoep op een pallet van 800 bij 600 mm.</p>',
  },
  'pellam-light-crumb-bumpers': {
    lead: 'De rest van de granulaatreeks, voor stangen die niet altijd zwaar zijn.',
    description:
      '<p>Lichte schijven lijden het meest, want ze vallen even diep als zware met minder rubber tussen naaf en vloer. Granulaat geeft mee waar een harde schijf zou scheuren, en de lichte spikkels verbergen de schrammen.</p><p>Reken op beton op een stuit tot kniehoogte. Op een mat is het de helft.</p>',
  },
  'tarnstone-urethane-bumpers-kg': {
    lead: 'Acht schijven van 25 kg op één stang, en geen ervan laat een spoor op de vloer na.',
    description:
      '<p>In twee stappen om een stalen schijf gegoten: eerst de kern, dan de huid met de cijfers in de kleur van het gewicht. De cijfers zijn even diep als de huid; ze kunnen niet afbladderen, want ze zitten er niet op maar in.</p><p>Urethaan is harder dan rubber en luider. Op kaal beton zouden we het niet laten vallen, in een hotel zouden we het zetten.</p>',
  },
  'ironwright-platform-plates': {
    lead: 'Wedstrijdschijven voor clubs die uit het geldkistje betalen.',
    description:
      '<p>Een stalen schijf van 170 mm, gewogen met het rubber eromheen en geboord tot hij op 15 gram klopt. De wedstrijdschijven van anderen kloppen op tien en kosten de helft meer.</p><p>Zwart rubber met cijfers en streep in de kleur van het gewicht: ze mogen op lokale wedstrijden en ogen rustig in een kelder.</p>',
  },
  'ironwright-platform-plate-set': {
    lead: 'Acht schijven waarvan het totaal klopt op de weegschaal, niet alleen op papier.',
    description:
      '<p>We stellen elke set zo samen dat de som van alle acht binnen 40 gram van 140 kg ligt. Het blad met de gemeten gewichten ligt bovenop.</p><p>De vracht komt op een pallet; een pompwagen en twee meter stoep zijn genoeg om hem te ontvangen.</p>',
  },
  'ironwright-pound-competition-plates': {
    lead: 'Het uiterlijk van een wedstrijd in de eenheid van de buurt.',
    description:
      '<p>Groen voor 25, geel voor 35, blauw voor 45, rood voor 55, elk om een chromen schijf van 170 mm. Met 62 mm laat een paar 45’s op de huls ruimte voor vijf meer.</p><p>De tolerantie is een halve ounce per schijf, fijner dan welk reglement in ponden ook vraagt.</p>',
  },
  'vestergrav-warm-up-plates': {
    lead: 'De schijven op de platforms achter het gordijn.',
    description:
      '<p>Volle kleur en de dode terugslag van de wedstrijdschijf, met een kleinere naaf en een ruimere tolerantie. Een schijf van 20 kg is 62 mm dik, zeven meer dan de wedstrijdschijf.</p><p>Clubs gebruiken ze de hele week en leggen de gekalibreerde onder een doek.</p>',
  },
  'vestergrav-calibrated-plate-50': {
    lead: 'Twee schijven in plaats van vier als de stang over de 400 kg gaat.',
    description:
      '<p>Gedraaid uit één gesmeed stuk, 450 mm in diameter en 52 mm dik. Laders tillen hem samen: twee mensen, één schijf.</p><p>Het groen is dat uit het reglement, en de tolerantie is 10 gram op vijftigduizend.</p>',
  },
  'vestergrav-youth-discs': {
    lead: 'Volle hoogte voor een tienjarige, met ribben die een val van schouderhoogte aankunnen.',
    description:
      '<p>Spuitgegoten met twaalf ribben per kant om een naaf van glasgevuld nylon. Waar een gladde schijf van dit gewicht buigt, brengen de ribben de klap naar de rand.</p><p>Rood is 2,5 kg, zoals bij de kleine schijven; de schijf van 5 kg is donker, zodat kinderen die het getal ondersteboven niet kunnen lezen de twee niet verwarren.</p>',
  },
  'ironwright-pancake-plates': {
    lead: 'Lasergesneden staalplaat met een gat erin, en elfhonderd pond op één stang.',
    description:
      '<p>Geen rand, geen holte, niets dan dikte. Een paar 45’s neemt 33 mm huls, dus een huls van 415 mm houdt op bij 25 ervan en je ruggengraat ver daarvoor.</p><p>De randen zijn met de hand gebroken. De poedercoating heeft structuur, want een gladde schijf van deze maat krijg je met droge vingers niet van de vloer.</p>',
  },
  'ironwright-pancake-plates-kg': {
    lead: 'Gekalibreerde schijven zonder de kalibratie, voor een derde van de prijs.',
    description:
      '<p>Uit dezelfde plaat gesneden als die in ponden en op een weegschaal gesorteerd in plaats van geboord: elke schijf klopt binnen één procent, en paren zijn op 50 gram afgestemd.</p><p>Het rood is bij alle vier de gewichten het rood van 25 kg, want een streep inkt op een stalen schijf is in een maand weg.</p>',
  },
  'ironwright-machined-plates-kg': {
    lead: 'Een draaibank haalt weg wat de gieterij liet zitten.',
    description:
      '<p>Beide vlakken, de rand en de boring worden in één opspanning gedraaid en lopen dus binnen 0,2 mm zuiver. Geladen stangen slingeren niet meer als ze draaien.</p><p>Grafietkleurige poedercoating over fosfaat. Het lijf is diep genoeg voor vier vingers.</p>',
  },
  'northlode-deep-dish-plates-kg': {
    lead: 'Het oude model met een nieuw getal erin.',
    description:
      '<p>De gieterij veranderde vier letters in de mal en hield al het andere: de rand waar je vingers achter haken, de verhoogde naam, het zand in de hoeken. Donkere lak, omdat de grijze op was.</p><p>Het gewicht klopt binnen twee procent: een halve kilo op de grote en niets op de stang.</p>',
  },
  'tarnstone-grip-plates-kg': {
    lead: 'Vier maten van hetzelfde wiel met drie grepen.',
    description:
      '<p>De sleuven zijn 40 mm hoog bij 20 kg en groot genoeg voor een hand met handschoen. Urethaan van 6 mm bedekt het ijzer aan alle kanten en laat een stalen ring in de boring, zodat hulzen er niet aan knagen.</p><p>Gele cijfers op antraciet: leesbaar onder gekleurd licht, waar gyms van lijken te houden.</p>',
  },
  'ironwright-iron-grip-plates': {
    lead: 'Greepschijven voor wie van het geluid houdt.',
    description:
      '<p>Eén gietstuk zonder huid, 40 mm dik bij 45 lb waar die van urethaan 50 nodig hebben. De randen van de sleuven zijn rond geslepen; al het andere is zoals het uit het zand kwam, onder één laag grijze lak.</p><p>Ze hangen goed aan pennen en slecht aan vingers: draag er één per hand.</p>',
  },
  'tarnstone-grip-plate-set': {
    lead: 'Acht grepen aan elke kant van de ruimte.',
    description:
      '<p>Vier schijven van 45 lb en een paar van elk, 25 en 10. Op een stang van 45 lb is dat 295, in een schijvenboom is het een strakke muur.</p><p>Vlak verpakt met papier tussen de vlakken, want urethaan laat zien waar het tegenaan heeft geschuurd.</p>',
  },
  'ironwright-plates-by-the-pair': {
    lead: 'Tel je beste deadlift op en koop dan één paar extra.',
    description:
      '<p>Tien rijen in plaats van tien pagina’s: elk gewicht van de KG Bumpers en van de kleine schijven die erbuiten komen, elk met wat er vandaag op voorraad is. Vul in hoeveel paren en leg alles in één keer in de winkelwagen.</p><p>Elk gewicht blijft daar een aparte regel en wordt apart verzonden.</p>',
  },
  'ironwright-small-plates-together': {
    lead: 'Hier komt de laatste kilo van een jaar vandaan.',
    description:
      '<p>De fracties van een kilo als set en de dunne stalen schijven per paar. De meeste mensen nemen de set één keer en om de winter een paar van 2,5 kg.</p><p>Ze zijn allemaal van gecoat staal en delen een plek in de boom voor kleine schijven.</p>',
  },
}
