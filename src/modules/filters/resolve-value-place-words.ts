/**
 * What states and regions are called besides their own name, in English or by a common short form. Written
 * `name=word|word`, by country; the two letters of US states need no entry.
 */
export const stateWords: Readonly<Record<string, string>> = {
  US: `District of Columbia=D.C.|Washington D.C.|Washington DC|Wash DC; New York=New York State|N.Y. State|NYS;
    Washington=Washington State|Wash; California=Calif|Cali; Texas=Tex; Florida=Fla; Illinois=Ill;
    Pennsylvania=Penn|Penna; Massachusetts=Mass; Connecticut=Conn; Michigan=Mich; Minnesota=Minn; Wisconsin=Wis|Wisc;
    Arizona=Ariz; Colorado=Colo; Alabama=Ala; Arkansas=Ark; Tennessee=Tenn; Mississippi=Miss;
    Nebraska=Neb|Nebr; Nevada=Nev; Oklahoma=Okla; Oregon=Ore; Wyoming=Wyo;
    Kansas=Kans; Indiana=Ind; Delaware=Del; Montana=Mont; New Mexico=N Mex; North Carolina=N Carolina;
    South Carolina=S Carolina; North Dakota=N Dakota; South Dakota=S Dakota; West Virginia=W Virginia; Hawaii=Hawai'i`,
  GB: 'England=ENG; Scotland=SCT; Wales=WLS|Cymru; Northern Ireland=NI|N Ireland|NIR',
  CA: `Ontario=ON|Ont; Québec=QC|PQ; British Columbia=BC; Alberta=AB|Alta; Manitoba=MB|Man; Saskatchewan=SK|Sask;
    Nova Scotia=NS; New Brunswick=NB; Newfoundland and Labrador=NL|Newfoundland|Labrador; Prince Edward Island=PE|PEI;
    Yukon=YT|Yukon Territory; Northwest Territories=NT|NWT; Nunavut=NU`,
  DE: `Nordrhein-Westfalen=North Rhine-Westphalia|NRW|NW; Bayern=Bavaria|BY; Baden-Württemberg=BW|Baden-Wuerttemberg;
    Niedersachsen=Lower Saxony|NI; Hessen=Hesse|Hessia|HE; Rheinland-Pfalz=Rhineland-Palatinate|RP; Sachsen=Saxony|SN;
    Berlin=BE|State of Berlin; Schleswig-Holstein=SH; Brandenburg=BB; Sachsen-Anhalt=Saxony-Anhalt|ST;
    Thüringen=Thuringia|TH; Hamburg=HH; Mecklenburg-Vorpommern=Mecklenburg-Western Pomerania|Mecklenburg|MV;
    Saarland=SL; Bremen=HB|Free Hanseatic City of Bremen`,
  FR: `Île-de-France=Paris Region|IDF|Greater Paris; Auvergne-Rhône-Alpes=Auvergne|Rhône-Alpes; Occitanie=Occitania;
    Nouvelle-Aquitaine=New Aquitaine|Aquitaine; Hauts-de-France=Upper France; Grand Est=Grand-Est|Great East;
    Provence-Alpes-Côte d'Azur=PACA|Provence|Sud; Pays de la Loire=Loire Region|Lands of the Loire; Bretagne=Brittany;
    Normandie=Normandy; Bourgogne-Franche-Comté=Burgundy-Franche-Comté; Centre-Val de Loire=Centre;
    Corse=Corsica`,
  AU: `New South Wales=NSW; Victoria=VIC; Queensland=QLD; Western Australia=WA; South Australia=SA; Tasmania=TAS;
    Australian Capital Territory=ACT; Northern Territory=NT`,
  IN: `Uttar Pradesh=UP; Maharashtra=MH; West Bengal=WB; Madhya Pradesh=MP; Rajasthan=RJ; Tamil Nadu=TN|Tamilnadu;
    Gujarat=GJ; Karnataka=KA; Andhra Pradesh=AP; Odisha=Orissa|OD; Jharkhand=JH; Telangana=TS|TG; Kerala=KL; Assam=AS;
    Punjab=PB; Haryana=HR; Chhattisgarh=CG|Chattisgarh; Delhi=DL|New Delhi|NCT of Delhi|NCT; Bihar=BR; Goa=GA;
    Jammu and Kashmir=J&K|JK|Kashmir|Jammu & Kashmir; Uttarakhand=Uttaranchal|UK; Himachal Pradesh=HP|Himachal;
    Puducherry=Pondicherry; Arunachal Pradesh=Arunachal`,
  BR: `São Paulo=SP; Minas Gerais=MG|Minas; Rio de Janeiro=RJ; Bahia=BA; Paraná=PR; Rio Grande do Sul=RS; Pernambuco=PE;
    Ceará=CE; Pará=PA; Santa Catarina=SC; Goiás=GO; Maranhão=MA; Amazonas=AM; Paraíba=PB; Espírito Santo=ES;
    Mato Grosso=MT; Rio Grande do Norte=RN; Piauí=PI; Alagoas=AL; Distrito Federal=DF|Federal District|Brasília;
    Mato Grosso do Sul=MS; Sergipe=SE; Rondônia=RO; Tocantins=TO; Acre=AC; Amapá=AP; Roraima=RR`,
  JP: 'Tokyo=Tokyo-to|Tōkyō; Osaka=Osaka-fu; Kyoto=Kyoto-fu; Hokkaido=Hokkaidou; Oita=Ooita; Kochi=Kouchi; Hyogo=Hyougo',
  MX: `Estado de México=State of Mexico|Mexico State|Edomex|México; Ciudad de México=Mexico City|CDMX|Distrito Federal;
    Nuevo León=NL; Michoacán=Michoacán de Ocampo; Veracruz=Veracruz de Ignacio de la Llave; Coahuila=Coahuila de Zaragoza;
    Querétaro=Querétaro de Arteaga; Baja California=Baja California Norte|BC; Baja California Sur=BCS; Jalisco=JAL`,
  ES: `Andalucía=Andalusia; Cataluña=Catalonia|Catalunya; Comunidad de Madrid=Madrid|Community of Madrid;
    Comunitat Valenciana=Valencian Community|Valencia|Comunidad Valenciana; Galicia=Galiza;
    Castilla y León=Castile and León|Castile-León; País Vasco=Basque Country|Euskadi; Canarias=Canary Islands|Canaries;
    Castilla-La Mancha=Castile-La Mancha; Región de Murcia=Murcia; Aragón=Aragon; Illes Balears=Balearic Islands|Baleares
    |Islas Baleares|Balearics; Asturias=Principado de Asturias; Navarra=Navarre`,
  IT: `Lombardia=Lombardy; Lazio=Latium; Sicilia=Sicily; Piemonte=Piedmont; Puglia=Apulia; Toscana=Tuscany;
    Sardegna=Sardinia; Marche=The Marches; Friuli Venezia Giulia=Friuli; Trentino-Alto Adige=Trentino-South Tyrol
    |South Tyrol|Trentino|Alto Adige|Südtirol; Valle d'Aosta=Aosta Valley; Abruzzo=Abruzzi; Veneto=Venetia`,
  NL: `Zuid-Holland=South Holland; Noord-Holland=North Holland; Noord-Brabant=North Brabant|Brabant; Gelderland=Guelders;
    Friesland=Fryslân|Frisia; Zeeland=Zealand`,
  PL: `Mazowieckie=Masovia|Masovian|Mazovia|Mazowsze; Śląskie=Silesia|Silesian|Śląsk;
    Wielkopolskie=Greater Poland|Wielkopolska; Małopolskie=Lesser Poland|Małopolska; Dolnośląskie=Lower Silesia
    |Lower Silesian|Dolny Śląsk; Pomorskie=Pomerania|Pomeranian|Pomorze; Łódzkie=Lodz|Łódź;
    Podkarpackie=Subcarpathia|Subcarpathian|Podkarpacie; Lubelskie=Lublin;
    Kujawsko-Pomorskie=Kuyavia-Pomerania|Kuyavian-Pomeranian; Zachodniopomorskie=West Pomerania|West Pomeranian;
    Warmińsko-Mazurskie=Warmia-Masuria|Warmian-Masurian; Świętokrzyskie=Holy Cross; Podlaskie=Podlasie|Podlachia;
    Lubuskie=Lubusz; Opolskie=Opole`,
  SE: `Västra Götaland=West Gothland|Vastra Gotaland; Skåne=Scania; Östergötland=East Gothland; Dalarna=Dalecarlia;
    Stockholm=Stockholms län; Södermanland=Sörmland`,
  IE: 'Connacht=Connaught',
  KR: `Gyeonggi=Gyeonggi-do|Kyonggi; Seoul=Seoul Special City; Busan=Pusan; South Gyeongsang=Gyeongsangnam-do|Gyeongnam;
    North Gyeongsang=Gyeongsangbuk-do|Gyeongbuk; Incheon=Inchon; Daegu=Taegu; South Chungcheong=Chungcheongnam-do
    |Chungnam; South Jeolla=Jeollanam-do|Jeonnam; North Jeolla=Jeollabuk-do|Jeonbuk; North Chungcheong=Chungcheongbuk-do
    |Chungbuk; Gangwon=Gangwon-do|Kangwon; Daejeon=Taejon; Gwangju=Kwangju; Jeju=Jeju-do|Cheju`,
  ZA: `Gauteng=GP; KwaZulu-Natal=KZN|Kwazulu; Western Cape=WC; Eastern Cape=EC; Limpopo=LP; Mpumalanga=MP;
    North West=NW|North-West; Free State=FS; Northern Cape=NC`,
  NG: 'Federal Capital Territory=FCT|Abuja; Nasarawa=Nassarawa; Akwa Ibom=Akwa-Ibom',
  PH: `Metro Manila=National Capital Region|NCR|Manila; Central Luzon=Region III; Bicol=Bicol Region|Bikol;
    Davao Region=Davao; Ilocos Region=Ilocos; Bangsamoro=BARMM|ARMM; Calabarzon=Region IV-A|Southern Tagalog;
    Cordillera=CAR|Cordillera Administrative Region; Soccsksargen=Region XII; Caraga=Region XIII; Mimaropa=Region IV-B`,
  ID: `Jawa Barat=West Java; Jawa Timur=East Java; Jawa Tengah=Central Java; Sumatera Utara=North Sumatra;
    DKI Jakarta=Jakarta; Sulawesi Selatan=South Sulawesi; Sumatera Selatan=South Sumatra; Sumatera Barat=West Sumatra;
    Nusa Tenggara Timur=East Nusa Tenggara|NTT; Nusa Tenggara Barat=West Nusa Tenggara|NTB;
    Kalimantan Barat=West Kalimantan; Kalimantan Selatan=South Kalimantan; Kalimantan Timur=East Kalimantan;
    DI Yogyakarta=Yogyakarta|Jogjakarta|Jogja; Sulawesi Tengah=Central Sulawesi; Kalimantan Tengah=Central Kalimantan;
    Sulawesi Tenggara=Southeast Sulawesi; Sulawesi Utara=North Sulawesi; Kepulauan Riau=Riau Islands; Maluku=Moluccas;
    Kepulauan Bangka Belitung=Bangka Belitung|Bangka Belitung Islands; Sulawesi Barat=West Sulawesi;
    Maluku Utara=North Maluku; Papua Barat=West Papua; Kalimantan Utara=North Kalimantan; Aceh=Nanggroe Aceh Darussalam`,
  TR: 'İstanbul=Constantinople; Şanlıurfa=Urfa; Gaziantep=Antep; Kahramanmaraş=Maraş; Mersin=İçel; Afyonkarahisar=Afyon',
  AR: `Buenos Aires=Buenos Aires Province|Provincia de Buenos Aires|PBA; Ciudad Autónoma de Buenos Aires=CABA
    |Buenos Aires City|City of Buenos Aires|Capital Federal|Autonomous City of Buenos Aires`,
}

/** English names, nicknames and former names of cities. */
export const cityWords = `New York City=New York|NYC; Los Angeles=LA; San Francisco=SF|San Fran|Frisco;
  Las Vegas=Vegas; Philadelphia=Philly; New Orleans=NOLA; Washington, D.C.=Washington DC|DC|D.C.;
  Lexington-Fayette=Lexington; Salt Lake City=SLC; Atlanta=ATL; Honolulu=Urban Honolulu;
  Oklahoma City=OKC; Indianapolis=Indy; Kansas City=KC;
  München=Munich; Köln=Cologne; Nürnberg=Nuremberg; Hannover=Hanover; Braunschweig=Brunswick;
  Frankfurt am Main=Frankfurt; Düsseldorf=Dusseldorf; Milano=Milan; Roma=Rome; Napoli=Naples; Torino=Turin;
  Firenze=Florence; Venezia=Venice; Genova=Genoa; Padova=Padua; Livorno=Leghorn; Mantova=Mantua;
  Sevilla=Seville; Zaragoza=Saragossa; Córdoba=Cordova; Warszawa=Warsaw; Kraków=Cracow; Wrocław=Breslau; Gdańsk=Danzig;
  Göteborg=Gothenburg; Den Haag=The Hague|'s-Gravenhage; Ciudad de México=Mexico City|CDMX;
  Mumbai=Bombay; Bengaluru=Bangalore; Chennai=Madras; Kolkata=Calcutta; Mysuru=Mysore; Gurugram=Gurgaon; Kochi=Cochin;
  Prayagraj=Allahabad; Puducherry=Pondicherry; Thiruvananthapuram=Trivandrum; Vadodara=Baroda; Varanasi=Benares;
  Hull=Kingston upon Hull; İstanbul=Istanbul|Constantinople; İzmir=Smyrna; Busan=Pusan; Québec=Quebec City|Quebec;
  Johannesburg=Joburg|Jozi; Cape Town=Kaapstad; Marseille=Marseilles; Lyon=Lyons; Strasbourg=Strassburg`
