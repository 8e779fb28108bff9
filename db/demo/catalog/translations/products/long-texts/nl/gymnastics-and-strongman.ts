import type { LongTextsByHandle } from '../by-handle.ts'

export const gymnasticsAndStrongman: LongTextsByHandle = {
  'larchwell-wood-rings': {
    lead: 'Twee ringen, twee banden en elke spier die je vergeten was.',
    description:
      '<p>Gelaagd beuken, geschuurd en kaal gelaten zodat magnesium houdt. De banden zijn 38 mm breed met om de 100 mm een getal: beide kanten in één keer gelijk.</p><p>Neem 28 mm als je kleine handen hebt of de false grip nieuw voor je is, 32 mm als je wilt wat op wedstrijden hangt.</p>',
  },
  'larchwell-walnut-rings': {
    lead: 'Voor een woonkamer met een balk.',
    description:
      '<p>Noten is iets zachter dan beuken en een stuk donkerder. Het neemt magnesium even goed aan en laat het meer zien, en sommigen noemen dat karakter.</p><p>Elk paar komt uit één plank, zodat de twee bij elkaar passen. De banden zijn hennepgroen, met ingeweven getallen.</p>',
  },
  'osktide-steel-rings': {
    lead: 'Laat ze in de boom hangen.',
    description:
      '<p>Regen splijt hout. Gebogen buis met een ruwe laag trekt zich er niets van aan, en de naad is vlak geslepen aan de kant die je hand niet raakt.</p><p>Staal is koud in november en heet in juli; daartussenin is het de ring die je nooit hoeft te vervangen.</p>',
  },
  'osktide-polymer-rings': {
    lead: 'Het paar dat in de handbagage gaat.',
    description:
      '<p>Hol, met glasvezel gevuld, een derde lichter dan hout. Het oppervlak komt ruw uit de mal, zodat magnesium ergens in kan blijven zitten.</p><p>Blauwgroene banden, want zwarte verdwijnen in een tas. Opgerold zijn ze zo groot als een vuist.</p>',
  },
  'osktide-small-rings': {
    lead: 'Dezelfde regels, kleinere handen.',
    description:
      '<p>Voor een kind van zeven is een volwassen ring een hoepel. Bij 25 mm raken de vingers elkaar, en door 140 mm glipt geen elleboog.</p><p>In de banden is op twee meter een stop genaaid, zodat niemand ze per ongeluk hoger hangt.</p>',
  },
  'larchwell-parallettes': {
    lead: 'Een kleine brug voor een klein stukje vloer.',
    description:
      '<p>Liggers van beuken op voeten van berken met rubber eronder. Ze kantelen pas als je iets doet wat je niet zou moeten doen.</p><p>De ligger zit met een deuvel vast en niet met een schroef: geen metaal bij je pols en niets wat losraakt.</p>',
  },
  'larchwell-push-up-bars': {
    lead: 'Rechte polsen en een handbreedte dieper.',
    description:
      '<p>Korte liggers van gebeitst essen, laag genoeg voor een la. Goed voor polsen die niet van de vloer houden en voor een handstand tegen de muur.</p><p>Ze wegen elk weinig meer dan een woordenboek en staan op vier rubberen dopjes die geen spoor achterlaten op parket.</p>',
  },
  'osktide-steel-parallettes': {
    lead: 'Geen naad tussen de ligger en de grond.',
    description:
      '<p>Eén buis vormt de ligger en de poten, twee dwarsbuizen vormen de voeten. Er zijn vier lassen en geen ervan zit waar een hand komt.</p><p>38 mm is wat een brug in de turnsport over de smalle kant meet. De laag is fijn genoeg voor lange sets.</p>',
  },
  'osktide-dip-bars': {
    lead: 'Twee horden, zo ver uit elkaar als je schouders vandaag breed zijn.',
    description:
      '<p>Ze zitten niet aan elkaar vast, dus de breedte bepaal jij: 450 mm voor dips, breder om eronder te roeien, achter elkaar voor een wandeling in L-sit.</p><p>Voeten van een halve meter houden ze overeind als je zwaait. Ze passen in elkaar en staan achter een deur.</p>',
  },
  'ironwright-ab-wheel': {
    lead: 'Uitrollen gaat vanzelf. De weg terug is aan jou.',
    description:
      '<p>Een massieve band met negen groeven op een stalen as van 12 mm. De naven lopen op bronzen bussen, en die overleven lagers die niemand smeert.</p><p>Het draagt 180 kg, dus het gebruikelijke excuus gaat niet op.</p>',
  },
  'osktide-wide-ab-wheel': {
    lead: 'Een wiel om op te leren, want het heeft geen zin om om te vallen.',
    description:
      '<p>Het loopvlak is zo breed als een hand lang is. Het houdt zijn lijn als één arm sterker is, en één arm is dat altijd.</p><p>Zet het later op zijn rand en rol in een bocht; daarom is de schouder van de band rond.</p>',
  },
  'ironwright-sit-up-mat': {
    lead: 'Vult de holte onder je rug en geeft je buik een beginpunt.',
    description:
      '<p>Een gebogen wig van foam onder een generfde bekleding. Je romp kan verder open dan vlak, waar een sit-up op de vloer al voorbij is.</p><p>Uit één stuk, geen naad bovenop, in vier seconden schoongeveegd.</p>',
  },
  'osktide-long-sit-up-mat': {
    lead: 'Gemaakt voor een rug die langer is dan de gewone wig.',
    description:
      '<p>Tachtig millimeter langer en vijftien hoger. Je stuitje ligt op het foam in plaats van ernaast, en je trainingspartner met de geschaafde huid zal dat bevestigen.</p><p>Dicht onderin, zacht in de bovenste 20 mm. Twee lagen, warm op elkaar gehecht.</p>',
  },
  'ironwright-log': {
    lead: 'De log om op te leren: breed genoeg om een log te zijn, zwaar genoeg om onder te falen.',
    description:
      '<p>Een gewalste trommel van 4 mm met twee neutrale grepen, 600 mm uit elkaar. De openingen lopen van boven tot onder door, zodat je polsen naar achteren kunnen als de log langs je borst omhoogrolt.</p><p>De hulzen zijn die van een stang en nemen 405 mm aan schijven. De trommel is aan de uiteinden dicht; staalkorrels en zand blijven buiten.</p>',
  },
  'ironwright-short-log': {
    lead: 'Grepen een halve meter uit elkaar, voor wie bij elke andere log te breed moet drukken.',
    description:
      '<p>De greepbreedte wordt bepaald door wie de log maakt, en dat is oneerlijk voor iedereen onder 1,70 m. Deze zet je handen weer boven je ellebogen.</p><p>De kleinere trommel ligt dichter bij je nek. Vraag je trainingspartners of dat makkelijker is, nadat ze het hebben geprobeerd.</p>',
  },
  'brackwater-contest-log': {
    lead: 'De maat waarbij je hoofd uit de weg moet.',
    description:
      '<p>Bij 320 mm rolt de log niet meer langs je borst omhoog, hij klimt eroverheen. De openingen zijn 170 mm breed, dus handen vol magnesium passen erin.</p><p>Het getal op de trommel is het gewicht van precies deze log, ingeslagen nadat hij gecoat en gewogen was.</p><p>Gemaakt in series van acht. Die van ons zijn rood, want dat zat er in het spuitpistool.</p>',
  },
  'northlode-heavy-log': {
    lead: 'Begint waar andere ophouden.',
    description:
      '<p>Er zijn mensen voor wie een lege log van vierentachtig kilo een warming-up is. We kwamen er drie tegen en maakten toen deze.</p><p>Schotten binnenin houden de trommel rond als hij van boven het hoofd op banden valt, en zo gaat hij vallen.</p>',
  },
  'northlode-atlas-stone': {
    lead: 'Rond, grijs en niet in de stemming.',
    description:
      '<p>Gegoten beton met vezels, geschuurd tot het geen huid meer meeneemt. Laat hem alsjeblieft niet vallen op iets wat je huurt.</p><p>Een halve mal laat één naad achter, en die naad is weggeslepen. Onder je handen voel je zand en cement, en daarom werkt tacky.</p>',
  },
  'northlode-light-stone': {
    lead: 'Klein genoeg om te omhelzen, zwaar genoeg om de moeite waard te zijn.',
    description:
      '<p>Techniek met een steen is een en al schoot en heupen, en je leert die met een steen die je dertig keer per uur op schoot krijgt.</p><p>Een lichtere mix met marmergruis. Hij splintert minder af aan de rand van een houten platform, en je ziet elke vingerafdruk van tacky.</p>',
  },
  'northlode-heavy-stone': {
    lead: 'Geen steen voor beginners. Dat zegt hij zelf wel.',
    description:
      '<p>Hetzelfde zand, dezelfde vezel, zeventig millimeter meer. Je armen moeten om een omtrek van bijna anderhalve meter.</p><p>De bezorger heeft een laadklep en zet hem op de stoep. Vanaf daar mag jij hem verplaatsen, want daar is hij tenslotte voor.</p>',
  },
  'brackwater-keg': {
    lead: 'Water, zand of allebei: niets anders beweegt zo in een vat.',
    description:
      '<p>Nieuwe vaten, niet uit een brouwerij gestolen. De steekbuis is eruit en de hals heeft een schroefdop met afdichting, dus je vult hem met een trechter en hij blijft vol.</p><p>Halfvol met water is het ergst: het wacht tot je je vastlegt en gaat dan de andere kant op.</p>',
  },
  'brackwater-slim-keg': {
    lead: 'Smal genoeg voor twee handen aan de rand en één goede zwaai.',
    description:
      '<p>Vatwerpen vraagt om een klein vat dat honderd keer neerkomt. De wand is die van de grote, dus bij deze maat deukt het nauwelijks.</p><p>Markeer je gewichten met tape; het staal neemt het aan en laat het ook weer los.</p>',
  },
  'brackwater-tire': {
    lead: 'Rond aan de rand, zodat je vingers eronder komen, en zonder de draden die gebruikte banden krijgen.',
    description:
      '<p>Gegoten om op te tillen en nooit onder een vrachtwagen geweest. Er zit geen staalgordel in, dus er steekt niets uit, en hij ruikt niet naar de weg.</p><p>De noppen steken 25 mm uit het loopvlak. Ze zijn de greep, de reden voor gestrekte armen en het lawaai.</p>',
  },
  'brackwater-circus-dumbbell': {
    lead: 'Eén arm, een greep waar je hand niet omheen sluit, en publiek.',
    description:
      '<p>De koppen zijn hol en nemen door een plug staalkorrels op, in stappen zo klein als je schepje. Vul ze allebei gelijk, of niet, en leer er iets van.</p><p>De greep is kaal zwart oxide, zonder kartel: het reglement wil hem glad, en de pols die erin moet draaien ook.</p>',
  },
  'ironwright-loop-bands': {
    lead: 'Hulp op weg naar boven, of last op weg naar beneden.',
    description:
      '<p>Latex in dunne lagen, om een mal gehecht, dus een kerf blijft een kerf. De trekkracht is gemeten bij dubbele lengte.</p><p>De kleuren volgen de breedte en niet het humeur: geel, rood, blauw, groen, zoals aan de meeste muren van de meeste gyms.</p>',
  },
  'ironwright-wide-band': {
    lead: 'Voor squats tegen banden en voor wie 130 kg weegt en een eerste pull-up wil.',
    description:
      '<p>Eén ervan onder elke voet van een rack geeft bovenin ongeveer zestig kilo extra en onderin bijna niets. Controleer de pennen vóór de stang.</p><p>Zwart, omdat de kleurcode bij groen ophoudt.</p>',
  },
  'osktide-training-band': {
    lead: 'Tussen het gewone rood en het gewone blauw, waar de front lever woont.',
    description:
      '<p>Turncoaches bleven vragen om een stap van vier kilo. Hier is hij, in blauwgroen, zodat niemand zich vergist.</p><p>Sla hem om een stang en onder je heupen: negentien kilo minder van jezelf om vast te houden.</p>',
  },
  'osktide-mini-bands': {
    lead: 'Om de knieën, voor de stang.',
    description:
      '<p>Vier dunne lussen, van een hint tot een ergernis. Ze maken je heupen in twee minuten wakker en wegen zoveel als een banaan.</p><p>Dun latex rolt op; dat is een eigenschap van dun latex. Koop de korte band als je dat ergert.</p>',
  },
  'osktide-short-band': {
    lead: 'Een miniband met de wand van een grote.',
    description:
      '<p>Dik genoeg om plat op een bovenbeen te blijven. Hij is stug, doet daar niet geheimzinnig over en gaat langer mee dan een la vol dunne.</p><p>Ook goed tussen de polsen bij het drukken, en om een deurklink voor de schouders.</p>',
  },
  'osktide-grid-roller': {
    lead: 'Foam om een buis, zodat hij in maart niet zacht is in het midden.',
    description:
      '<p>Een harde buis draagt je, en 20 mm foam met verhoogde blokken doet de rest. In de groeven kan je huid ergens heen.</p><p>In de holte passen een paar bandages en de kleine bal. Hij draagt 200 kg, of twee mensen die ruzie hebben.</p>',
  },
  'osktide-long-roller': {
    lead: 'Lang genoeg om van hoofd tot stuitje op te liggen.',
    description:
      '<p>Massief geëxpandeerd polypropyleen, het spul van autobumpers. Na een nacht onder een schijvenboom wordt hij weer rond; wij lieten hem er acht liggen.</p><p>Glad, want een rug van deze lengte heeft zelf genoeg bobbels.</p>',
  },
  'osktide-travel-roller': {
    lead: 'Zo lang als een kuit breed is, en dat is genoeg.',
    description:
      '<p>Honderd millimeter doorsnee gaat dieper dan de grote, of je erom vraagt of niet. Rol er sokken in en hij neemt helemaal geen plaats in.</p><p>De blokken komen uit dezelfde mal, korter afgesneden.</p>',
  },
  'osktide-massage-ball': {
    lead: 'De bal voor de plek waar de roller niet bij komt.',
    description:
      '<p>De maat en de hardheid van de ballen waarmee lacrosse wordt gespeeld, in een oranje dat je onder een bank terugvindt.</p><p>Tussen schouderblad en muur, onder een voet, in een heup. Blijf negentig seconden; het wordt beter of je stopt.</p>',
  },
  'osktide-massage-peanut': {
    lead: 'Eén aan elke kant van de wervelkolom, die zelf met rust wordt gelaten.',
    description:
      '<p>Twee ballen die aan elkaar gegoten zijn, met een taille ertussen. Om die taille gaat het: de wervels gaan er onaangeraakt overheen.</p><p>Begin staand tegen de muur. De vloer komt later, het plafond nooit.</p>',
  },
  'osktide-training-mat': {
    lead: 'Tien millimeter tussen een knie en beton.',
    description:
      '<p>Rubberfoam met gesloten cellen dat geen zweet opdrinkt. Hij ligt meteen vlak, ook in de winter, want het rolgeheugen zit in de banden en niet in de mat.</p><p>Er blijven twee oranje banden om. Je gebruikt ze om te stretchen en gaat ze daarna zoeken.</p>',
  },
  'osktide-stretching-mat': {
    lead: 'Dun, zodat het evenwicht van jou is en niet van de mat.',
    description:
      '<p>Een langere en bredere mat voor wie over de uiteinden van gewone matten hangt. De bovenkant is openporig en geeft meer grip naarmate je meer zweet.</p><p>Omdat hij open is, wil hij lucht: hang hem ’s nachts over een stang. De onderkant is geribd en wijkt voor niemand.</p>',
  },
}
