/**
 * The regions of each country as people there write them, with their inhabitants in millions (recent censuses and
 * estimates, rounded, from general knowledge: an assumption). After `=` comes the name in the list of cities, if
 * it differs.
 */
const regionTexts: Record<string, string> = {
  GB: 'England 57.7; Scotland 5.5; Wales 3.2; Northern Ireland 1.9',
  CA: `Ontario 15.9; Québec=Quebec 9.0; British Columbia 5.7; Alberta 4.9; Manitoba 1.5; Saskatchewan 1.24;
    Nova Scotia 1.08; New Brunswick 0.86; Newfoundland and Labrador 0.55; Prince Edward Island 0.18; Yukon 0.046;
    Northwest Territories 0.045; Nunavut 0.041`,
  DE: `Nordrhein-Westfalen=North Rhine-Westphalia 18.1; Bayern=Bavaria 13.4; Baden-Württemberg=Baden-Wurttemberg 11.3;
    Niedersachsen=Lower Saxony 8.1; Hessen=Hesse 6.4; Rheinland-Pfalz 4.2; Sachsen=Saxony 4.1;
    Berlin=State of Berlin 3.7; Schleswig-Holstein 3.0; Brandenburg 2.6; Sachsen-Anhalt=Saxony-Anhalt 2.2;
    Thüringen=Thuringia 2.1; Hamburg 1.9; Mecklenburg-Vorpommern 1.6; Saarland 1.0; Bremen 0.68`,
  FR: `Île-de-France 12.3; Auvergne-Rhône-Alpes 8.2; Occitanie 6.1; Nouvelle-Aquitaine=New Aquitaine 6.1;
    Hauts-de-France 6.0; Grand Est 5.6; Provence-Alpes-Côte d'Azur 5.2; Pays de la Loire 3.9; Bretagne=Brittany 3.4;
    Normandie=Normandy 3.3; Bourgogne-Franche-Comté 2.8; Centre-Val de Loire 2.6; Corse=Corsica 0.35`,
  AU: `New South Wales 8.5; Victoria 7.0; Queensland 5.6; Western Australia 3.0; South Australia 1.9; Tasmania 0.58;
    Australian Capital Territory 0.48; Northern Territory 0.26`,
  IN: `Uttar Pradesh 236; Bihar 128; Maharashtra 127; West Bengal 99; Madhya Pradesh 87; Rajasthan 82; Tamil Nadu 77;
    Gujarat 72; Karnataka 68; Andhra Pradesh 53; Odisha 46; Jharkhand 40; Telangana 38; Kerala 36; Assam 36;
    Punjab 31; Haryana 31; Chhattisgarh 30; Delhi 21.5; Jammu and Kashmir 13.7; Uttarakhand 11.8;
    Himachal Pradesh 7.5; Tripura 4.2; Meghalaya 3.4; Manipur 3.3; Nagaland 2.3; Puducherry 1.7; Goa 1.6;
    Arunachal Pradesh 1.6; Mizoram 1.3; Chandigarh 1.25; Sikkim 0.7; Ladakh 0.3`,
  BR: `São Paulo 45.9; Minas Gerais 21.3; Rio de Janeiro 17.2; Bahia 14.8; Paraná 11.8; Rio Grande do Sul 11.2;
    Pernambuco 9.5; Ceará 9.2; Pará 8.7; Santa Catarina 8.1; Goiás 7.4; Maranhão 7.0; Amazonas 4.3; Paraíba 4.1;
    Espírito Santo 4.1; Mato Grosso 3.8; Rio Grande do Norte 3.4; Piauí 3.4; Alagoas 3.2;
    Distrito Federal=Federal District 3.0; Mato Grosso do Sul 2.9; Sergipe 2.3; Rondônia 1.7; Tocantins 1.6;
    Acre 0.88; Amapá 0.8; Roraima 0.72`,
  JP: `Tokyo 14.1; Kanagawa 9.2; Osaka 8.8; Aichi 7.5; Saitama 7.3; Chiba 6.3; Hyogo=Hyōgo 5.4; Fukuoka 5.1;
    Hokkaido 5.1; Shizuoka 3.5; Ibaraki 2.8; Hiroshima 2.7; Kyoto 2.5; Miyagi 2.25; Niigata 2.1; Nagano 2.0;
    Gifu 1.9; Gunma 1.9; Tochigi 1.9; Okayama 1.85; Fukushima 1.75; Mie 1.7; Kumamoto 1.7; Kagoshima 1.55;
    Okinawa 1.47; Shiga 1.4; Yamaguchi 1.3; Nara 1.3; Ehime 1.3; Nagasaki 1.26; Aomori 1.17; Iwate 1.15;
    Ishikawa 1.1; Oita 1.1; Miyazaki 1.04; Yamagata 1.02; Toyama 1.0; Kagawa 0.92; Akita 0.91; Wakayama 0.89;
    Yamanashi 0.79; Saga 0.79; Fukui 0.74; Tokushima 0.69; Kochi 0.66; Shimane 0.65; Tottori 0.53`,
  MX: `Estado de México=México 17.4; Ciudad de México=Mexico City 9.2; Jalisco 8.6; Veracruz 8.1; Puebla 6.8;
    Guanajuato 6.3; Nuevo León 6.1; Chiapas 5.8; Michoacán 4.9; Oaxaca 4.2; Baja California 3.8; Chihuahua 3.85;
    Guerrero 3.6; Tamaulipas 3.6; Coahuila 3.3; Hidalgo 3.2; Sinaloa 3.1; Sonora 3.0; San Luis Potosí 2.9;
    Querétaro 2.5; Yucatán 2.4; Tabasco 2.4; Quintana Roo 1.95; Morelos 2.0; Durango 1.9; Zacatecas 1.65;
    Aguascalientes 1.5; Tlaxcala 1.4; Nayarit 1.27; Campeche 0.95; Baja California Sur 0.84; Colima 0.75`,
  ES: `Andalucía=Andalusia 8.6; Cataluña=Catalonia 8.0; Comunidad de Madrid=Madrid 7.0;
    Comunitat Valenciana=Valencia 5.3; Galicia 2.7; Castilla y León=Castille and León 2.4;
    País Vasco=Basque Country 2.2; Canarias=Canary Islands 2.2; Castilla-La Mancha=Castille-La Mancha 2.1;
    Región de Murcia=Murcia 1.57; Aragón=Aragon 1.35; Illes Balears=Balearic Islands 1.23; Extremadura 1.05;
    Asturias 1.0; Navarra=Navarre 0.68; Cantabria 0.59; La Rioja 0.32; Melilla 0.085; Ceuta 0.083`,
  IT: `Lombardia=Lombardy 10.0; Lazio 5.7; Campania 5.6; Veneto 4.85; Sicilia=Sicily 4.8; Emilia-Romagna 4.45;
    Piemonte=Piedmont 4.25; Puglia=Apulia 3.9; Toscana=Tuscany 3.66; Calabria 1.84; Sardegna=Sardinia 1.57;
    Liguria 1.51; Marche=The Marches 1.48; Abruzzo 1.27; Friuli Venezia Giulia 1.19; Trentino-Alto Adige 1.08;
    Umbria 0.85; Basilicata=Basilicate 0.53; Molise 0.29; Valle d'Aosta 0.12`,
  NL: `Zuid-Holland=South Holland 3.85; Noord-Holland=North Holland 3.0; Noord-Brabant=North Brabant 2.65;
    Gelderland 2.15; Utrecht 1.4; Overijssel 1.19; Limburg 1.13; Friesland 0.66; Groningen 0.6; Drenthe 0.5;
    Flevoland 0.45; Zeeland 0.39`,
  PL: `Mazowieckie=Mazovia 5.5; Śląskie=Silesia 4.3; Wielkopolskie=Greater Poland 3.48;
    Małopolskie=Lesser Poland 3.43; Dolnośląskie=Lower Silesia 2.87; Pomorskie=Pomerania 2.36;
    Łódzkie=Łódź Voivodeship 2.35; Podkarpackie=Subcarpathia 2.07; Lubelskie=Lublin 2.01; Kujawsko-Pomorskie 1.98;
    Zachodniopomorskie=West Pomerania 1.62; Warmińsko-Mazurskie=Warmia-Masuria 1.35; Świętokrzyskie 1.16;
    Podlaskie=Podlasie 1.13; Lubuskie=Lubusz 0.97; Opolskie=Opole Voivodeship 0.93`,
  SE: `Stockholm 2.47; Västra Götaland 1.77; Skåne 1.43; Östergötland 0.47; Uppsala 0.41; Jönköping 0.37; Halland 0.35;
    Örebro 0.31; Södermanland 0.3; Dalarna 0.29; Gävleborg 0.285; Värmland 0.283; Västmanland 0.281; Västerbotten 0.28;
    Norrbotten 0.25; Kalmar 0.246; Västernorrland 0.24; Kronoberg 0.204; Blekinge 0.158; Jämtland 0.133; Gotland 0.061`,
  IE: 'Leinster 2.97; Munster 1.42; Connacht 0.61; Ulster 0.32',
  KR: `Gyeonggi=Gyeonggi-do 13.7; Seoul 9.35; Busan 3.27; South Gyeongsang=Gyeongsangnam-do 3.23; Incheon 3.02;
    North Gyeongsang=Gyeongsangbuk-do 2.53; Daegu 2.36; South Chungcheong=Chungcheongnam-do 2.14;
    South Jeolla=Jeollanam-do 1.79; North Jeolla=Jeollabuk-do 1.74; North Chungcheong 1.59; Gangwon=Gangwon-do 1.52;
    Daejeon 1.44; Gwangju 1.41; Ulsan 1.1; Jeju=Jeju-do 0.67; Sejong=Sejong-si 0.39`,
  ZA: `Gauteng 16.1; KwaZulu-Natal 12.3; Western Cape 7.5; Eastern Cape 7.2; Limpopo 6.5; Mpumalanga 5.2;
    North West 3.9; Free State 2.95; Northern Cape 1.37`,
  NG: `Kano=Kano State 16; Lagos 15.5; Kaduna=Kaduna State 9.5; Katsina=Katsina State 10.5; Oyo=Oyo State 8.5;
    Rivers=Rivers State 8; Bauchi 8.5; Jigawa=Jigawa State 7.5; Benue=Benue State 6.3; Niger=Niger State 7;
    Borno=Borno State 6.5; Sokoto 6.5; Anambra 6.1; Ogun=Ogun State 6.3; Zamfara=Zamfara State 6; Imo=Imo State 5.6;
    Delta 5.9; Kebbi 5.9; Akwa Ibom=Akwa Ibom State 5.2; Adamawa 5.2; Ondo=Ondo State 5.3; Plateau=Plateau State 4.8;
    Osun=Osun State 4.9; Edo=Edo State 4.9; Enugu=Enugu State 4.7; Kogi=Kogi State 4.7;
    Cross River=Cross River State 4.5; Abia=Abia State 4.2; Gombe=Gombe State 4.1; Yobe=Yobe State 3.8;
    Kwara=Kwara State 3.7; Taraba=Taraba State 3.7; Ekiti=Ekiti State 3.6; Ebonyi=Ebonyi State 3.3;
    Federal Capital Territory=FCT 3.3; Nasarawa=Nasarawa State 3; Bayelsa=Bayelsa State 2.6`,
  PH: `Calabarzon 16.5; Metro Manila=National Capital Region 13.6; Central Luzon 12.6; Central Visayas 8.2;
    Western Visayas 8.0; Bicol=Bicol Region 6.1; Davao Region 5.3; Ilocos Region=Ilocos 5.4; Northern Mindanao 5.1;
    Soccsksargen 4.4; Bangsamoro=Autonomous Region in Muslim Mindanao 5.0; Eastern Visayas 4.6;
    Zamboanga Peninsula 3.9; Cagayan Valley 3.7; Mimaropa 3.25; Caraga 2.85; Cordillera 1.8`,
  ID: `Jawa Barat=West Java 50; Jawa Timur=East Java 41.5; Jawa Tengah=Central Java 37.5;
    Sumatera Utara=North Sumatra 15.4; Banten 12.4; DKI Jakarta=Jakarta 10.7; Sulawesi Selatan=South Sulawesi 9.4;
    Lampung 9.3; Sumatera Selatan=South Sumatra 8.8; Riau 6.7; Sumatera Barat=West Sumatra 5.8;
    Nusa Tenggara Timur=East Nusa Tenggara 5.6; Nusa Tenggara Barat=West Nusa Tenggara 5.6; Aceh 5.5;
    Kalimantan Barat=West Kalimantan 5.7; Bali 4.4; Kalimantan Selatan=South Kalimantan 4.3;
    Kalimantan Timur=East Kalimantan 4.0; DI Yogyakarta=Yogyakarta 3.75; Jambi 3.7;
    Sulawesi Tengah=Central Sulawesi 3.1; Kalimantan Tengah=Central Kalimantan 2.8;
    Sulawesi Tenggara=Southeast Sulawesi 2.75; Sulawesi Utara=North Sulawesi 2.7; Papua 4.5;
    Kepulauan Riau=Riau Islands 2.2; Bengkulu 2.1; Maluku 1.9; Kepulauan Bangka Belitung=Bangka–Belitung Islands 1.5;
    Sulawesi Barat=West Sulawesi 1.5; Maluku Utara=North Maluku 1.35; Gorontalo 1.2; Papua Barat=West Papua 1.2;
    Kalimantan Utara=North Kalimantan 0.74`,
  TR: `İstanbul=Istanbul 15.7; Ankara 5.85; İzmir=İzmir Province 4.5; Bursa=Bursa Province 3.24; Antalya 2.72;
    Konya 2.33; Adana 2.28; Şanlıurfa 2.24; Gaziantep 2.19; Kocaeli 2.13; Mersin 1.95;
    Diyarbakır=Diyarbakır Province 1.83; Hatay 1.56; Manisa 1.48; Kayseri 1.45; Samsun 1.38; Balıkesir 1.28;
    Tekirdağ 1.19; Aydın 1.17; Kahramanmaraş 1.13; Van 1.12; Sakarya 1.11; Muğla 1.08; Denizli 1.06; Eskişehir 0.92;
    Mardin 0.9; Trabzon 0.82; Ordu 0.77; Afyonkarahisar=Afyonkarahisar Province 0.75; Malatya 0.75; Erzurum 0.75;
    Batman 0.65; Sivas 0.64; Adıyaman=Adıyaman Province 0.61; Tokat=Tokat Province 0.61; Elazığ 0.6;
    Zonguldak=Zonguldak Province 0.59; Kütahya 0.57; Şırnak 0.57; Çanakkale=Canakkale 0.57; Osmaniye 0.56;
    Çorum 0.52; Ağrı 0.51; Giresun 0.45; Isparta 0.45; Aksaray 0.44; Yozgat 0.42; Edirne 0.42; Düzce 0.41; Muş 0.39;
    Kastamonu 0.38; Uşak 0.38; Kırklareli 0.38; Niğde=Niğde Province 0.37; Bitlis 0.36; Rize=Rize Province 0.35;
    Amasya 0.34; Siirt 0.35; Bolu 0.33; Nevşehir=Nevşehir Province 0.32; Yalova 0.31; Hakkâri 0.29; Kırıkkale 0.28;
    Bingöl 0.28; Burdur 0.28; Kars=Kars Province 0.27; Karaman 0.26; Karabük=Karabük Province 0.25; Kırşehir 0.24;
    Erzincan 0.24; Bilecik 0.23; Sinop 0.23; Iğdır 0.21; Bartın 0.21; Çankırı 0.2; Artvin 0.17; Kilis 0.155;
    Gümüşhane 0.14; Ardahan 0.09; Tunceli 0.09; Bayburt 0.085`,
  AR: `Buenos Aires 17.5; Córdoba=Cordoba 3.84; Santa Fe 3.55; Ciudad Autónoma de Buenos Aires=Buenos Aires F.D. 3.12;
    Mendoza 2.04; Tucumán=Tucuman 1.73; Salta 1.44; Entre Ríos=Entre Rios 1.43; Misiones 1.28; Corrientes 1.21;
    Chaco 1.13; Santiago del Estero 1.06; San Juan 0.82; Jujuy 0.81; Río Negro=Rio Negro 0.75; Neuquén=Neuquen 0.71;
    Formosa 0.61; Chubut 0.59; San Luis 0.54; Catamarca 0.43; La Rioja 0.38; La Pampa 0.36; Santa Cruz 0.33;
    Tierra del Fuego 0.19`,
}

export interface Region {
  name: string
  /** As the list of cities calls it. */
  source: string
  millions: number
}

export function regionsOf(country: string): Region[] {
  return regionTexts[country]!.split(';').map((entry) => {
    const [, name, source, millions] = entry.trim().match(/^([^=]+?)(?:=(.+?))? ([\d.]+)$/)!
    return { name: name!, source: source ?? name!, millions: Number(millions) }
  })
}
