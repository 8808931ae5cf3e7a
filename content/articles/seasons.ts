import type { Article } from './article'

export const fourSeasons: Article = {
  id: 3,
  category: 'natur',
  published: '2025-03', // assumed
  picture: 'magazine-four-seasons',
  position: { x: 50, y: 60 },
  chapterPictures: ['panorama-blue', 'hero-golden-low-sun', 'hero-midnight-sun', 'panorama-gold'],
  quoteAfter: 2,
  text: {
    sv: {
      title: 'Ett år runt källan',
      excerpt:
        'Fjället byter färg fyra gånger. Vattnet gör det inte. En berättelse i ordning efter almanackan, med början i mörkret.',
      caption: 'Samma topp, samma sjö. Vinter, vår, sommar och höst.',
      opening:
        'Det första man lär sig är att lyssna efter vatten. I januari, när allt annat har slutat låta, hörs källan om man stannar till och håller andan. Den är inte hög. Den är bara kvar. En kallkälla kommer ur berget med samma kyla året runt, och därför är den varmast i landskapet mitt i vintern och kallast mitt i sommaren, utan att själv ha rört sig en grad.',
      chapters: {
        Vinter: [
          'Snön kommer i omgångar. Den första smälter, den andra stannar, och efter den tredje är stigarna borta och man går dit man vill. Granarna blir runda. Ljuset, det lilla som finns, kommer från sidan och är blått klockan två på eftermiddagen.',
          'På natten är stjärnorna störst. Ibland drar norrskenet över som någon som letar efter något i en byrålåda: hastigt, grönt, och sedan stängs den igen. Man står kvar en stund för säkerhets skull.',
          'Kylan hörs. Vid tio minus knarrar snön, vid tjugo gnisslar den, och vid trettio blir det så tyst att man hör sin egen krage. Då går man fort, och pratar om det efteråt.',
          'Runt källan ligger ett hål i snön som aldrig fryser. Där samlas spåren. Hare, räv, ripa, och någon som har gått i pjäxor och vänt om. Läser man dem i ordning blir det en ganska spännande natt.',
        ],
        Vår: [
          'Våren har ingen brådska men mycket ljud. Det droppar från taken, det knakar i isen, och en morgon är bäcken tillbaka på andra sidan vägen där den låg i fjol. Skaren bär till klockan tio. Sedan bär den inte, och det får man veta med ena benet.',
          'Marken är brun i två veckor, sedan grön. Björkarna slår ut nerifrån och upp, och det går att följa från ett fönster: först sjökanten, några dagar senare backen, sist de små krokiga uppe vid trädgränsen, som alltid är sena och aldrig ber om ursäkt.',
          'Och så fåglarna. De kommer med sydvinden, en sort i taget, och var och en låter som om det vore den som hade ordnat alltihop.',
        ],
        Sommar: [
          'I juni hinner solen knappt ner förrän den är på väg upp. Klockan elva på kvällen ligger sjön blank och gul, och den som paddlar ut hör sina egna paddeltag komma tillbaka från andra stranden. Myggen finns. Det ska sägas.',
          'Vid källan är det svalt även när det är varmt. Ormbunkarna står i strimmor av ljus, och vattnet har den där färgen som ser påhittad ut på bild. Stick ner handen. Räkna till tio. Få kommer längre än sju.',
          'Ibland regnar det i tre dagar. Då luktar skogen järn och hallon, sjön blir grå och prickig, och någon säger att det är bra för svampen. Det har alltid stämt.',
          'Sömnen är ett kapitel för sig. Kroppen förstår inte varför den ska lägga sig när det är dag, och fjället hjälper inte till. Man går ut och tittar på klockan, på ljuset, på klockan igen. Till slut ger man upp och tar en promenad. Det är ungefär då man förstår varför folk flyttar hit.',
        ],
        Höst: [
          'En natt blir det kallt på riktigt, och dagen efter är allt rött. Hjortronen är slut, lingonen kan börja. I mossan lyser kantarellerna. Det är den tystaste tiden på året och den som luktar mest: löv, rök, våt ull.',
          'Luften är så klar att toppen ser ut att ha flyttat närmare. Efter en timmes vandring ser den fortfarande lika nära ut.',
          'Sedan tappar björkarna löven på en vecka. Fjället får en vit kant, först högst upp, sedan en bit längre ner för varje morgon. Någon bär in ved. Mörkret kommer tillbaka som en släkting man hade glömt att man tycker om. Någon går ut på trappan, stannar till och håller andan.',
          'Jo. Den är kvar.',
        ],
      },
      quote: 'Man står kvar en stund för säkerhets skull.',
    },
    en: {
      title: 'A year by the spring',
      excerpt:
        'The mountain changes colour four times. The water doesn’t. A story in calendar order, starting in the dark.',
      caption: 'The same peak, the same lake. Winter, spring, summer and autumn.',
      opening:
        'The first thing you learn is to listen for water. In January, when everything else has gone quiet, you can hear the spring if you stop and hold your breath. It isn’t loud. It’s just still there. A cold spring leaves the rock at the same chill all year, which makes it the warmest thing in the landscape at midwinter and the coldest at midsummer, without itself having moved a single degree.',
      chapters: {
        Winter: [
          'Snow comes in instalments. The first melts, the second stays, and after the third the paths are gone and you walk wherever you like. The spruces grow round. What light there is comes in from the side and has turned blue by two in the afternoon.',
          'At night the stars take over. Now and then the northern lights go across like somebody looking for something in a drawer: quick, green, and then it’s shut again. You stay a while, to be on the safe side.',
          'Cold has a sound. At ten below the snow creaks, at twenty it squeaks, and at thirty it grows so quiet that you hear your own collar. You walk fast then, and talk about it afterwards.',
          'Round the spring there’s a hole in the snow that never freezes. The tracks gather there. Hare, fox, grouse, and someone in ski boots who thought better of it. Read in order, they make quite an eventful night.',
        ],
        Spring: [
          'Spring is in no hurry but makes plenty of noise. The roofs drip, the ice creaks, and one morning the brook is back on the far side of the road where it ran last year. The crust on the snow will carry you until ten. After that it won’t, and you find out with one leg.',
          'The ground is brown for two weeks, then green. The birches come into leaf from the bottom up, and you can follow it from a window: the lakeside first, the slope some days later, and last the small crooked ones up at the tree line, which are always late and never apologise.',
          'And then the birds. They arrive on the south wind, one kind at a time, and each sounds as though it had arranged the whole thing.',
        ],
        Summer: [
          'In June the sun has hardly set before it’s on its way up. At eleven at night the lake lies smooth and yellow, and whoever paddles out hears each stroke come back from the other shore. There are mosquitoes. It has to be said.',
          'By the spring it’s cool even when it’s hot. The ferns stand in strips of light, and the water has the colour that looks made up in photographs. Put your hand in. Count to ten. Few get past seven.',
          'Sometimes it rains for three days. The forest smells of iron and raspberries, the lake turns grey and dotted, and somebody remarks that it’s good for the mushrooms. It has always been true.',
          'Sleep is a chapter of its own. The body can’t see why it should go to bed in the daytime, and the mountain is no help. You go out and look at the clock, at the light, at the clock again. In the end you give up and go for a walk. It’s about then that you understand why people move here.',
        ],
        Autumn: [
          'One night it turns properly cold, and the next day everything is red. The cloudberries are over, the lingonberries may begin. Chanterelles glow in the moss. It’s the quietest time of the year and the one that smells the most: leaves, smoke, wet wool.',
          'The air is so clear that the peak seems to have moved closer. After an hour’s walk it looks just as close.',
          'Then the birches drop their leaves in a week. The mountain gets a white edge, at the very top to begin with, then a little further down each morning. Somebody carries in firewood. The dark comes back like a relative you had forgotten you were fond of. Somebody goes out on the steps, stops, and holds their breath.',
          'Yes. Still there.',
        ],
      },
      quote: 'You stay a while, to be on the safe side.',
    },
  },
}
