import type { LongTextsByHandle } from '../by-handle.ts'

export const gearAndApparel: LongTextsByHandle = {
  'ironwright-prong-belt': {
    lead: 'Rondom even breed, want je rug is niet het enige dat zich schrap zet.',
    description:
      '<p>Twee lagen plantaardig gelooide huid, gelijmd en genaaid met vier rijen gewaxt garen. Hij heeft een maand nodig om zich naar jou te buigen en tien jaar om terug te buigen.</p><p>De gesp is 4 mm staal met twee pennen, en de gaten zitten 25 mm uit elkaar. Toegestaan waar riemen van 10 mm zijn toegestaan, en dat is overal waar het telt.</p>',
  },
  'ironwright-black-belt': {
    lead: 'Drie millimeter meer: het verschil tussen een riem en een muur.',
    description:
      '<p>Stijf op het onbeleefde af. De randen zijn afgeschuind en gepolijst, zodat een rib een ronding krijgt en geen hoek.</p><p>Wie meer dan twee keer zijn eigen gewicht squat, vindt hem fijn; wie ook cleans doet, wil die van tien.</p>',
  },
  'ironwright-lever-belt': {
    lead: 'Dicht met één duim, open voordat de stang in het rack ligt.',
    description:
      '<p>Altijd even strak, ingesteld met twee schroeven en een muntje. Verandert je taille tussen ochtend en avond, neem dan pennen.</p><p>De hendel is van gegoten roestvrij staal en sluit voorbij zijn dode punt. De scharnierpen is 10 mm en laat zich met een spijker uitdrijven als hij versleten is, over een jaar of tien.</p>',
  },
  'vestergrav-lever-belt': {
    lead: 'Voor het inpakken op vijf plekken met de schuifmaat gemeten, zodat die van de scheidsrechter het ermee eens is.',
    description:
      '<p>Dertien millimeter is de grens, en leer zwelt in vochtige zalen. Deze zijn op 12,7 gesneden en blijven eronder.</p><p>Witte naden op ossenbloedrood, één huid van eind tot eind zonder las. Het certificaat zit in de doos.</p>',
  },
  'fenmoor-oak-belt': {
    lead: 'Ongeverfd, zodat je ziet hoe een huid eruitziet en wat de jouwe ermee doet.',
    description:
      '<p>Negen maanden gelooid in eikenschors en hard gewalst. Hij begint in de kleur van een koekje en eindigt in de kleur van een zadel.</p><p>Zweetvlekken, strepen van de stang en één koffie horen erbij. Nu en dan een klein litteken ook: koeien hebben prikkeldraad.</p>',
  },
  'fenmoor-narrow-belt': {
    lead: 'Ruimte tussen rib en heup, voor wie daar weinig van heeft.',
    description:
      '<p>Op een korte romp drukt een brede riem in een diepe squat boven en onder. Vijfenzeventig millimeter maakt daar een eind aan en geeft je buik nog steeds iets om tegen te duwen.</p><p>Met 6,5 mm buigt hij al op de eerste dag. Velen dragen hem voor de clean en vergeten hem af te doen voor de jerk.</p>',
  },
  'ironwright-suede-belt': {
    lead: 'Suède ook aan de buitenkant, voor de stang die erop rust.',
    description:
      '<p>Bij een deadlift schuurt de stang langs de rand van de riem, en glad leer piept. Ruw leer niet, en het houdt ook op een nylon singlet.</p><p>Doorgeverfd, dus ook een kras is blauw.</p>',
  },
  'ironwright-cotton-straps': {
    lead: 'Zodat je rug de set beëindigt en niet je vingers.',
    description:
      '<p>Ongeverfd katoen zou zachter zijn en nylon ging langer mee; zwart visgraatkatoen zit tussen die twee in en bijt beter in een kartel dan allebei.</p><p>Drie trenzen houden het oog. Er is tot 600 kg aan getrokken, en toen lieten de bekken van de machine het eerst los.</p>',
  },
  'fenmoor-leather-straps': {
    lead: 'Een week stijf, daarna jaren in de vorm van je pols.',
    description:
      '<p>Latigo zit vol olie en was en heeft geen last van zweet. Het gaat één keer om de stang en blijft zitten waar je het legt, want het is van nature kleverig.</p><p>Langs de ruggengraat gesneden, waar een huid het minst rekt.</p>',
  },
  'ironwright-heavy-straps': {
    lead: 'Voor stangen waar geen hand omheen sluit en grepen die een minuut duren.',
    description:
      '<p>Twaalf millimeter meer om de pols verdeelt een car deadlift over huid die graag blijft zitten. Olijf, zodat je die van jezelf in de stapel vindt.</p><p>Lang genoeg voor twee slagen om een axle van 50 mm, met een eind over om aan te trekken.</p>',
  },
  'vestergrav-competition-straps': {
    lead: 'Een strap die je moet loslaten, moet kort zijn.',
    description:
      '<p>Voor trekken van de vloer tot boven het hoofd, waar een mislukte poging meteen uit je handen moet. Eén slag houdt, een open hand laat los.</p><p>Smal, zodat je duim er in de hook grip nog overheen sluit.</p>',
  },
  'ironwright-wrist-wraps': {
    lead: 'Een spalk die je tussen de sets afdoet.',
    description:
      '<p>Geweven elastiek met een gemiddelde spanning. Het maakt je pols stijf voor het drukken en laat hem bij een clean toch buigen, als je losjes wikkelt.</p><p>Het klittenband heeft ronde hoeken en schuurt niet langs je onderarm. Wassen op 40 graden, gesloten.</p>',
  },
  'vestergrav-stiff-wraps': {
    lead: 'Gips van stof.',
    description:
      '<p>Twee keer zoveel rubber in de schering. Strak gewikkeld worden je handen in vier minuten gevoelloos, drieënhalf meer dan een poging duurt.</p><p>600 mm is de lengte die de gebruikelijke regels toestaan. Die van ons meten ongespannen 590, want stof groeit.</p>',
  },
  'fenmoor-light-wraps': {
    lead: 'Warmte en een geheugensteuntje, veel meer niet.',
    description:
      '<p>Korte katoenen bandages voor jerks, handstanden en lange sets. Ze halen het zweet van je hand voordat het de stang bereikt.</p><p>Olijf met een zandkleurige streep. Ze verbleken gelijkmatig en worden er mooier van.</p>',
  },
  'vestergrav-knee-wraps': {
    lead: 'Ze maken de squat niet veiliger. Ze maken hem zwaarder.',
    description:
      '<p>Twee meter voor elke knie, strak eromheen en meteen weer eraf. Een ander wikkelt beter dan jij, dus neem iemand mee.</p><p>Het weefsel geeft het grootste deel van zijn rek terug in het laatste derde deel. Daar zit het dode punt.</p>',
  },
  'ironwright-knee-sleeves': {
    lead: 'Warme knieën en een duwtje uit de diepte.',
    description:
      '<p>Neopreen van 7 mm met een nylon huid aan beide kanten, gesneden in twee panelen met een buiging. De naden zitten buiten, waar geen huid is.</p><p>Meet met gestrekt been rond het midden van je knieschijf. Neem tussen twee maten de grootste, tenzij je wedstrijden doet.</p>',
  },
  'ironwright-light-sleeves': {
    lead: 'Dun genoeg om in te rennen, dik genoeg om te merken.',
    description:
      '<p>Vijf millimeter buigt zonder op te stropen achter de knie. Roeien, springen en de derde ronde van wat dan ook doe je hierin.</p><p>Donker blauwgroen met witte bies, en aan de achterkant geperforeerd voor lucht.</p>',
  },
  'vestergrav-contest-sleeves': {
    lead: 'Om ze aan te trekken heb je poeder, geduld en een vriend nodig.',
    description:
      '<p>Dichter foam van 7 mm, de grens, een maat kleiner gesneden dan op het label staat. De meesten winnen een herhaling en verliezen een minuut.</p><p>Alleen zwarte biezen, zodat geen scheidsrechter ernaar vraagt. Om dezelfde reden staan lengte en dikte op het label.</p>',
  },
  'ironwright-elbow-sleeves': {
    lead: 'Voor ellebogen die weten wat voor weer het wordt.',
    description:
      '<p>Warmte is het grootste deel. De rest is een lichte druk op de pees als een low-bar squat eraan draait.</p><p>Taps, zodat ze blijven zitten; zacht in de plooi, zodat ze niet schuren bij dips.</p>',
  },
  'ironwright-name-shirt': {
    lead: 'Een shirt dat de maat houdt die je hebt gekocht.',
    description:
      '<p>Gekamd katoen, rondgebreid en gewassen voordat het wordt gesneden, dus het krimpt thuis minder dan drie procent. De kraag is een dubbele rib met wat elastaan en ligt na vijftig wasbeurten nog vlak.</p><p>De opdruk is op waterbasis en trekt in het garen. Als er een stang op rust, voel je stof en geen plastic.</p>',
  },
  'ironwright-heart-shirt': {
    lead: 'Voor kantoren met een kledingcode en een kelder.',
    description:
      '<p>Dezelfde jersey als bij de grote opdruk, en letters niet hoger dan een vingernagel. Vanaf twee meter is het een effen shirt.</p><p>De zijnaden zijn een centimeter naar voren gedraaid, waar een riem er geen last van heeft.</p>',
  },
  'vestergrav-attempts-shirt': {
    lead: 'Negen kansen op een dag, drie van elk.',
    description:
      '<p>Gesneden als het shirt dat de regels onder een singlet toestaan: ronde hals, mouwen boven de elleboog, geen zak, geen rubber.</p><p>Of de opdruk ermee door kan, bepaalt de jury aan de deur. Tot nu toe wel.</p>',
  },
  'northlode-stone-shirt': {
    lead: 'Beton vreet shirts. Dit houdt het een seizoen vol.',
    description:
      '<p>Zwaarder garen, dichter gebreid. Een tweede laag jersey op de onderarmen zit er niet op, want die rol je toch maar op.</p><p>Het advies onder de naam is het eerste wat we iedereen vertellen. Het tweede is ademhalen.</p>',
  },
  'brackwater-dock-shirt': {
    lead: 'Ziet eruit alsof het een zomer op een reling heeft gehangen, met opzet.',
    description:
      '<p>Pigmentverf ligt op de draad en slijt het eerst aan de randen. Elk shirt wordt anders, te beginnen bij de naden.</p><p>Voor verzending twee keer gewassen. Wat er nog krimpt, kun je niet meten.</p>',
  },
  'osktide-ring-shirt': {
    lead: 'Blijft in je broek als je ondersteboven hangt.',
    description:
      '<p>Het lijf is vijfentwintig millimeter langer dan bij een gewoon shirt, en smaller in de taille. Ringbanden glijden langs je bovenarm in plaats van aan een naad te blijven haken.</p><p>De mouw is hoog ingezet, dus een arm boven je hoofd trekt de zoom niet omhoog.</p>',
  },
  'fenmoor-heavy-shirt': {
    lead: 'Bijna een sweatshirt, met korte mouwen.',
    description:
      '<p>Gebreid op oude rondbreimachines, een meter per uur, zonder spanning. De koker heeft geen zijnaden, dus er draait niets na het wassen.</p><p>Het droogt langzaam en valt recht. Koop je eigen maat voor een ruime pasvorm, één kleiner voor een gewone.</p>',
  },
  'ironwright-hoodie': {
    lead: 'Voor garages die verwarmd worden door wie er traint.',
    description:
      '<p>Tachtig procent katoen aan de buitenkant, geruwd vanbinnen. De capuchon is twee lagen dik en staat uit zichzelf; de koorden eindigen in zink en niet in een knoop.</p><p>Boorden en zoom zijn rib met elastaan, gebreid uit hetzelfde verfbad. Een telefoon blijft een set swings lang in de zak, een grote niet.</p>',
  },
  'northlode-hoodie': {
    lead: 'Gemaakt op de maten van elf mensen die stenen tillen.',
    description:
      '<p>Die elf waren breed van boven en niet van onder, dus het patroon loopt tien centimeter taps toe. De mouwen zijn 40 mm langer dan de maat zegt, voor armen waaraan getrokken is.</p><p>Vierhonderdvijftig gram is in de meeste maanden een jas.</p>',
  },
  'ironwright-sweatshirt': {
    lead: 'Een capuchon en een safety squat bar gaan niet samen. Deze heeft geen capuchon.',
    description:
      '<p>Ongeruwde lusstof: koeler dan fleece, en hij pluist niet op een zwarte bank. De schoudernaad zit 20 mm verder naar voren, waar geen stang ligt.</p><p>De ribboorden aan hals, mouw en zoom zijn 60 mm hoog en veren terug als je ze hebt opgestroopt.</p>',
  },
  'fenmoor-sweatshirt': {
    lead: 'Twee keer de prijs en drie keer zoveel jaren.',
    description:
      '<p>Het garen wordt geverfd voor het breien, in een bruin dat uit twee draden bestaat en er nooit vlak uitziet. Inzetten onder de armen laten beweging toe zonder dat hij omhoogkruipt.</p><p>De ellebogen gaan het eerst. Stuur hem dan terug en we zetten er leer op.</p>',
  },
  'ironwright-training-shorts': {
    lead: 'Hij eindigt boven de knie en is opzij open: bij de squat houdt alleen jij jezelf tegen.',
    description:
      '<p>Het lijf is geweven nylon, de panelen langs de zijkant zijn van een breisel dat meegeeft. Niets trekt aan je heup als de plooi onder je knie komt.</p><p>Twee zijzakken met rits, ver genoeg naar achteren dat sleutels onder een stang niet op je bovenbeen liggen.</p>',
  },
  'osktide-training-shorts': {
    lead: 'De lichtste stof waar we een koord in durfden te hangen.',
    description:
      '<p>Voor touwen, ringen en het rennen ertussen. De binnenslip is van mesh en kun je losknippen langs een naad die daarvoor is gemaakt.</p><p>Opgerold is hij zo groot als een appel.</p>',
  },
  'fenmoor-long-shorts': {
    lead: 'Bescherming voor schenen die schaven en knieën die koud worden.',
    description:
      '<p>Katoenen lusstof met een inzet, 80 mm langer dan het trainingsmodel. Een deadlift schuurt eerst langs stof en dan pas langs huid.</p><p>Lichtbruin koord, echte zakken, geen logo groter dan een duim.</p>',
  },
  'ironwright-cap': {
    lead: 'Houdt je haar uit een bench press.',
    description:
      '<p>Katoenen twill, een verstevigde voorkant en een klep met acht rijen stiksel. Geborduurd, niet bedrukt, en hij overleeft de wasmachine in een waszakje.</p><p>Achterop zit een bandje met een metalen schuif. Van 55 tot 62 cm is er een stand voor jou.</p>',
  },
  'northlode-cap': {
    lead: 'Twee tinten grijs, zoals een steengroeve.',
    description:
      '<p>Gesloten, dus er is geen bandje om op te liggen. De binnenband is van badstof en drinkt op wat anders bij een carry in je ogen zou lopen.</p><p>De klep is donkerder dan de kap. Handen met magnesium gaan altijd naar de klep.</p>',
  },
  'brackwater-yard-cap': {
    lead: 'Twee kleuren, naar de slepers die langs de werkplaats varen.',
    description:
      '<p>Gewassen canvas zonder enige versteviging: hij valt zoals je hoofd is. De letters hebben het rood van de klep.</p><p>Zweet maakt vlekken op een lichte pet. Met koud water en zeep op dezelfde dag niet.</p>',
  },
  'ironwright-crew-socks': {
    lead: 'Sokken. Er is een linker en een rechter.',
    description:
      '<p>De voet is onder van badstof en boven dun, dus een strakke schoen gaat nog dicht. De schacht is geribd en blijft zitten zonder een afdruk die je ’s avonds vindt.</p><p>In hiel en teen is een nylon draad meegebreid. Daar komen gaten het laatst.</p>',
  },
  'vestergrav-pulling-socks': {
    lead: 'Verplicht volgens de regels, welkom bij de schenen.',
    description:
      '<p>Op wedstrijden trek je een deadlift in lange sokken, zodat niemand huid op de stang achterlaat voor de volgende. De voorkant van deze is dubbel gebreid.</p><p>Ossenbloedrood verbergt wat de tweede laag niet tegenhoudt.</p>',
  },
  'fenmoor-wool-socks': {
    lead: 'Een betonvloer is in januari acht graden. Dit is het antwoord daarop.',
    description:
      '<p>Merino met wat nylon, dik gebreid. Warm als ze vochtig zijn, en drie keer te dragen voordat iemand het merkt.</p><p>Grijs als het schaap, bruin als looischors.</p>',
  },
  'ironwright-lifting-shoe': {
    lead: 'Een harde hak, een brede neus en een band die de twee bij elkaar houdt.',
    description:
      '<p>De hak is één stuk TPU van hiel tot bal. Hij drukt onder 300 kg niet in, we hebben de grafiek. De effectieve hakhoogte is 22 mm, en dat past bij de meeste heupen.</p><p>De neus is zo breed als een voet en niet als een mode. Veters sluiten de middenvoet, de band sluit de rest.</p>',
  },
  'vestergrav-platform-shoe': {
    lead: 'Hout onder de hak, omdat je het hoort landen.',
    description:
      '<p>Negen lagen beuken, kruislings gelijmd. Hout is bij dezelfde stijfheid lichter dan TPU, en het klinkt als 1975.</p><p>Het bovenwerk is kalfsleer, gevoerd met varkensleer. Hij wil tien trainingen, en na elke training een schoenspanner.</p>',
  },
  'fenmoor-leather-shoe': {
    lead: 'Gebouwd als een werkschoen die bij de enkel ophoudt.',
    description:
      '<p>Randgenaaid, zodat elke schoenmaker de zool kan vervangen. De hak is gestapeld leer, geperst tot hij zo hard is als hij eruitziet.</p><p>Bruin op bruin op bruin. Hij past bij de riem.</p>',
  },
  'ironwright-gym-bag': {
    lead: 'Schoenen, riem, handdoek en een vak voor de kleine dingen die zoekraken.',
    description:
      '<p>Zwaar polyester canvas met band die helemaal rondloopt, dus de grepen dragen de last en niet de naad. De rits is een maat 10 en laat zich opentrekken met magnesium aan je handen.</p><p>Een riem van 10 mm ligt vlak langs de wand als je hem open oprolt. We hebben het met de onze gecontroleerd.</p>',
  },
  'ironwright-small-bag': {
    lead: 'Onder een bureau, in een kluisje, op de fiets.',
    description:
      '<p>Ruimte voor schoenen en een schoon shirt. De riem blijft buiten, door de hengsels, waar hij droogt.</p><p>Marineblauw met witte ritstrekkers. De voering is lichtgrijs, want in een donkere voering gaan sleutels dood.</p>',
  },
  'vestergrav-meet-bag': {
    lead: 'Singlet, twee paar schoenen, riem, sleeves, eten voor negen uur en een handdoek die schoon was.',
    description:
      '<p>Wedstrijden zijn vooral wachten. In deze past wat je daarvoor nodig hebt, en vol staat hij op zijn riemen.</p><p>Het ossenbloedrode lipje is voor je naam; de stift met witte inkt zit in het vak.</p>',
  },
  'fenmoor-canvas-duffel': {
    lead: 'Katoen dat met de hand is gewaxt en dat over drie jaar weer wil.',
    description:
      '<p>Achttien-ounce canvas in olijf, hengsels van het tuigleer waar onze riemen van gemaakt zijn. Regen parelt erop en gaat dan weg.</p><p>Geen voering. Keer hem binnenstebuiten en schud hem uit: zo werden tassen schoongemaakt voordat ze overal een vak voor hadden.</p>',
  },
  'ironwright-lettered-belt': {
    lead: 'Niemand leent een riem waarop staat van wie hij is.',
    description:
      '<p>Eén huid plantaardig gelooid leer, 11 mm dik en 100 mm breed, ossenbloedrood geverfd voordat hij wordt gesneden. De letters zijn ingebrand en gevuld met een verf die meebuigt.</p><p>Kies de maat met een meetlint om je navel en niet naar je broek.</p>',
  },
  'ironwright-crew-shirt': {
    lead: 'Verdiend met laden, spotten of de klok bijhouden.',
    description:
      '<p>Een groen dat nergens anders te koop is, en vijf woorden erop waardoor lifters niet meer vragen wie de leiding heeft. Iedereen met een crewticket voor een wedstrijd kan er een kopen.</p><p>De stof is zwaarder dan die van onze andere shirts: er worden de hele dag stalen stangen langs getrokken.</p>',
  },
}
