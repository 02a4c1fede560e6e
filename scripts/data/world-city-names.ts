/**
 * What the list of cities has to be corrected in: quarters counted as cities, old, foreign or twofold names, cities in
 * the wrong region or with a figure that is plainly wrong, and the seats of regions it leaves out. `_` is a space.
 */
interface Corrections {
  /** Quarters, doubles and places that do not exist as towns; `@` names the region where two have the same name. */
  left_out: string
  /** Written `listed=local`. */
  renamed: string
  /** Written `city|region|thousands|latitude|longitude`. */
  added?: string
  /** In thousands, where the list is far off: `city=thousands`. */
  inhabitants?: string
}

export const corrections: Record<string, Corrections> = {
  GB: {
    left_out: 'Archway Islington City_of_Westminster Acton Saint_Peters High_Peak Fylde',
    renamed: 'Kingston_upon_Hull=Hull',
    inhabitants: 'London=7900 Manchester=550 Leeds=530',
  },
  CA: {
    left_out: 'West_End Willowdale Vanier Fallingbrook Walnut_Grove Valley_East Rayside-Balfour Lutes_Mountain Ladner',
    renamed: '',
    added: 'Iqaluit|Nunavut|8|63.75|-68.52',
  },
  DE: {
    left_out: 'Neubrück',
    renamed: `Munich=München Freiburg=Freiburg_im_Breisgau Hanau_am_Main=Hanau Marburg_an_der_Lahn=Marburg
      Dessau=Dessau-Roßlau Mülheim=Mülheim_an_der_Ruhr Neustadt=Neustadt_an_der_Weinstraße`,
  },
  FR: { left_out: '', renamed: 'Cergy-Pontoise=Cergy' },
  AU: {
    left_out: 'West_Wodonga South_Grafton West_Busselton Nambucca',
    renamed: 'Logan_City=Logan Frankston_East=Frankston',
  },
  IN: {
    left_out: `Najafgarh Narela Nāngloi_Jāt Nowrangapur Punāsa Borivli Bilimora Nangi Kultali Gosāba Lal_Bahadur_Nagar
      Kūkatpalli Quthbullapur Gajuwaka Secunderabad Ramagundam Amarnāth Gorakhpur@Haryana`,
    renamed: `Allahābād=Prayagraj Hāora=Howrah Bhubaneshwar=Bhubaneswar Mysore=Mysuru Hubli=Hubballi Cochin=Kochi
      Raurkela=Rourkela Dehra_Dūn=Dehradun Belgaum=Belagavi Mangalore=Mangaluru Gulbarga=Kalaburagi Bellary=Ballari
      Shimoga=Shivamogga Tumkūr=Tumakuru Bijapur=Vijayapura Dhūlia=Dhule Chānda=Chandrapur Barddhamān=Bardhaman
      Saugor=Sagar Tanjore=Thanjavur Monghyr=Munger Hospet=Hosapete Gurgaon=Gurugram Murwāra=Katni
      Gangānagar=Sri_Ganganagar Ahmadnagar=Ahmednagar Pimpri=Pimpri-Chinchwad Bāli=Bally Shrīrāmpur=Serampore
      Bokāro=Bokaro_Steel_City Kalyān=Kalyan Fīrozābād=Firozabad Sonīpat=Sonipat Pānīpat=Panipat
      Rājahmundry=Rajahmundry`,
    added: `Shimla|Himachal Pradesh|170|31.1|77.17; Dharamshala|Himachal Pradesh|53|32.22|76.32;
      Panaji|Goa|115|15.5|73.83; Margao|Goa|106|15.27|73.96; Shillong|Meghalaya|354|25.57|91.88;
      Dimapur|Nagaland|170|25.91|93.73; Kohima|Nagaland|115|25.67|94.11; Itanagar|Arunachal Pradesh|60|27.1|93.62;
      Gangtok|Sikkim|100|27.33|88.61; Leh|Ladakh|31|34.16|77.58; Dibrugarh|Assam|154|27.48|94.91;
      Silchar|Assam|229|24.83|92.78; Haldwani|Uttarakhand|232|29.22|79.51; Roorkee|Uttarakhand|119|29.87|77.89;
      Alappuzha|Kerala|240|9.49|76.33; Palakkad|Kerala|131|10.77|76.65; Anantnag|Jammu and Kashmir|160|33.73|75.15;
      Samastipur|Bihar|67|25.86|85.78; Sasaram|Bihar|147|24.95|84.03; Hazaribagh|Jharkhand|142|23.99|85.36;
      Sambalpur|Odisha|184|21.47|83.97; Balasore|Odisha|118|21.49|86.93; Hoshiarpur|Punjab|168|31.53|75.91`,
    inhabitants: 'Gurugram=1153 Tirunelveli=474 Hyderabad=6810 Bengaluru=8440 Pimpri-Chinchwad=1730 Surat=4467',
  },
  BR: {
    left_out: 'Jaboatão',
    renamed: 'Embu=Embu_das_Artes Cabo=Cabo_de_Santo_Agostinho Ji_Paraná=Ji-Paraná Sapucaia=Sapucaia_do_Sul',
  },
  JP: {
    left_out: 'Yono Minato Katsuta Iwatsuki Honmachi',
    renamed: `Nishinomiya-hama=Nishinomiya Kakogawachō-honmachi=Kakogawa Minamirinkan=Yamato Ageoshimo=Ageo
      Nishi-Tokyo-shi=Nishitokyo Tondabayashichō=Tondabayashi Sandachō=Sanda Daitōchō=Daito Shimotoda=Toda
      Tokuyama=Shunan Hitachi-Naka=Hitachinaka`,
  },
  MX: {
    left_out: 'Jardines_de_la_Silla_(Jardines) Santiago_Teyahualco',
    renamed: `Mexico_City=Ciudad_de_México Juárez=Ciudad_Juárez León_de_los_Aldama=León
      Gustavo_Adolfo_Madero=Gustavo_A._Madero Ciudad_Nezahualcoyotl=Nezahualcóyotl Acapulco_de_Juárez=Acapulco
      Santiago_de_Querétaro=Querétaro Victoria_de_Durango=Durango Heroica_Matamoros=Matamoros
      Xalapa_de_Enríquez=Xalapa Tuxtla=Tuxtla_Gutiérrez Ciudad_Apodaca=Apodaca Benito_Juarez=Benito_Juárez
      Ciudad_General_Escobedo=General_Escobedo Xico=Valle_de_Chalco Santa_María_Chimalhuacán=Chimalhuacán
      Ciudad_López_Mateos=Atizapán_de_Zaragoza Jacona_de_Plancarte=Jacona Papantla_de_Olarte=Papantla
      Taxco_de_Alarcón=Taxco Ciudad_de_Huajuapan_de_León=Huajuapan_de_León Naucalpan_de_Juárez=Naucalpan
      Ecatepec_de_Morelos=Ecatepec Pachuca_de_Soto=Pachuca Poza_Rica_de_Hidalgo=Poza_Rica`,
  },
  ES: {
    left_out: 'Ciudad_Lineal Chamartín Santutxu Llefià Sama Campiña Realejo_Alto Grao_de_Murviedro',
    renamed: `Gasteiz_/_Vitoria=Vitoria-Gasteiz Donostia_/_San_Sebastián=San_Sebastián Cadiz=Cádiz
      Castelló_de_la_Plana=Castellón_de_la_Plana Denia=Dénia Arganda=Arganda_del_Rey
      Santa_Lucía=Santa_Lucía_de_Tirajana`,
  },
  IT: {
    left_out: `Fuorigrotta Pianura Ponticelli Soccavo Secondigliano Barra Acilia-Castel_Fusano-Ostia_Antica
      Lido_di_Ostia`,
    renamed: `Rome=Roma Milan=Milano Naples=Napoli Turin=Torino Genoa=Genova Florence=Firenze Venice=Venezia
      Reggio_nell'Emilia=Reggio_Emilia San_Remo=Sanremo Carpi_Centro=Carpi Montesilvano_Marina=Montesilvano
      Cava_Dè_Tirreni=Cava_de'_Tirreni Fiumicino-Isola_Sacra=Fiumicino`,
    added: "Aosta|Valle d'Aosta|34|45.74|7.32",
  },
  NL: {
    left_out: 'Zaanstad Hoogvliet Ypenburg Scheveningen Velsen-Zuid',
    renamed: 'The_Hague=Den_Haag Almere_Stad=Almere Noordwijk-Binnen=Noordwijk',
  },
  PL: {
    left_out: `Mokotów Praga_Południe Ursynów Wola Bielany Śródmieście Targówek Bemowo Ochota Praga_Północ Białołeka
      Wawer Żoliborz Ursus Włochy Fordon Gierłoż`,
    renamed: 'Warsaw=Warszawa Bielsko-Biala=Bielsko-Biała Jastrzębie_Zdrój=Jastrzębie-Zdrój',
  },
  SE: { left_out: 'Alby Vårby Fittja Gårdsten Hammarkullen Lövgärdet Bergshamra Kista Handen', renamed: '' },
  IE: {
    left_out: 'Derry Nenagh_Bridge Old_Kilcullen Dunlewy Cherryville Eadestown',
    renamed: `Luimneach=Limerick Gaillimh=Galway Loch_Garman=Wexford Droichead_Nua=Newbridge Cluain_Meala=Clonmel
      An_Muileann_gCearr=Mullingar An_Ros=Rush Trá_Mhór=Tramore Cill_Airne=Killarney Ráth_Luirc=Charleville
      Bearna=Barna`,
  },
  KR: {
    left_out:
      'Masan Naesŏ Hwawŏn Pubal Sinhyeon Taesal-li Jenzan Sintansin Yongsan-dong Wabu Hwado Ungsang Yeonil Heunghae',
    renamed: `Kwangmyŏng=Gwangmyeong Kimhae=Gimhae Chinju=Jinju Wŏnju=Wonju Tonghae=Donghae Kwangyang=Gwangyang
      Eisen=Yeongcheon Yangp'yŏng=Yangpyeong Hongch’ŏn=Hongcheon Koch'ang=Gochang Kyosai=Geoje Kosong=Goseong
      Chinch'ŏn=Jincheon Nangen=Namwon T’aebaek=Taebaek Kimje=Gimje Koesan=Goesan Santyoku=Samcheok Kunwi=Gunwi
      Tangjin=Dangjin Kurye=Gurye Changsu=Jangsu Neietsu=Yeongwol Kinzan=Geumsan Yŏnmu=Yeonmu Gaigeturi=Aewol
      Puan=Buan Jeju_City=Jeju Cheongsong_gun=Cheongsong Seonghwan=Seonghwan`,
    added: `Yongin|Gyeonggi|1075|37.24|127.18; Pyeongtaek|Gyeonggi|590|36.99|127.09; Siheung|Gyeonggi|510|37.38|126.8;
      Gimpo|Gyeonggi|480|37.62|126.72; Paju|Gyeonggi|490|37.76|126.78; Gunpo|Gyeonggi|260|37.36|126.93;
      Chungju|North Chungcheong|208|36.99|127.93; Jecheon|North Chungcheong|130|37.13|128.19`,
    inhabitants: 'Namyangju=730 Hwaseong=940 Changwon=1010 Gimhae=530 Yangsan=355 Geoje=235 Asan=340 Gyeongsan=268',
  },
  ZA: {
    left_out: '',
    renamed: `Port_Elizabeth=Gqeberha Witbank=eMalahleni Uitenhage=Kariega Grahamstown=Makhanda Nelspruit=Mbombela
      Warmbaths=Bela-Bela Queenstown=Komani`,
  },
  NG: {
    left_out: 'Chakwama Ode Obonoma Beli Babana Isieke',
    renamed: `Ebute_Ikorodu=Ikorodu Degema_Hulk=Degema Esuk_Oron=Oron Orita_Eruwa=Eruwa Ohafia-Ifigh=Ohafia
      Sofo-Birnin-Gwari=Birnin_Gwari Ezza-Ohu=Ezza`,
    inhabitants: 'Abuja=2400 Owerri=400 Yenagoa=350 Port_Harcourt=1865',
  },
  PH: {
    left_out: `Budta Malingao Mansilingan Santol Mantampay Libertad Panalanoy Guyong Muricay Bulaon Pulong_Santa_Cruz
      Binonga Mariano Tinongan Ualog Patuto Bagong_Pagasa Bugo Recodo Mamatid Banaybanay Iligan_City`,
    renamed: `Magugpo_Poblacion=Tagum NIA_Valencia=Valencia Legaspi=Legazpi Kalibo_(poblacion)=Kalibo
      City_of_Isabela=Isabela Caloocan_City=Caloocan Pasig_City=Pasig Makati_City=Makati Bacolod_City=Bacolod
      Mandaluyong_City=Mandaluyong Lipa_City=Lipa Lapu-Lapu_City=Lapu-Lapu Mandaue_City=Mandaue
      Cabanatuan_City=Cabanatuan Marawi_City=Marawi Bago_City=Bago Iriga_City=Iriga Ozamiz_City=Ozamiz
      Tagbilaran_City=Tagbilaran Calbayog_City=Calbayog Batac_City=Batac Batangas=Batangas_City Iloilo=Iloilo_City
      Davao=Davao_City Zamboanga=Zamboanga_City Maluñgun=Malungon Bañga=Banga`,
    inhabitants: 'Davao_City=1777 Caloocan=1662 Zamboanga_City=977 Antipolo=888',
  },
  ID: {
    left_out: 'City_of_Balikpapan Baekrajan Balaipungut Percut Labuan_Bajo Batam',
    renamed: `South_Tangerang=Tangerang_Selatan Jambi_City=Jambi Cileungsir=Cileungsi Ciranjang-hilir=Ciranjang
      Gamping_Lor=Gamping Tulangan_Utara=Tulangan Melati=Mlati Padangsidempuan=Padang_Sidempuan
      Palangkaraya=Palangka_Raya`,
    inhabitants: 'Situbondo=60 Balikpapan=690 Samarinda=830 Pekanbaru=1100 Bogor=1050 Malang=850 Bandung=2500',
    added: 'Batam|Kepulauan Riau|1200|1.08|104.03',
  },
  TR: {
    left_out: 'Cimin Kavaklı',
    renamed: `Istanbul=İstanbul Khanjarah=Çankırı Umraniye=Ümraniye İnegol=İnegöl Karasu_Mahallesi=Karasu
        Şebin_Karahisar=Şebinkarahisar`,
    added: `Sinop|Sinop|40|42.03|35.15; Artvin|Artvin|26|41.18|41.82; Gümüşhane|Gümüşhane|38|40.46|39.48;
      Ardahan|Ardahan|20|41.11|42.7; Tunceli|Tunceli|33|39.11|39.55; Bayburt|Bayburt|45|40.26|40.22`,
  },
  AR: {
    left_out: '',
    renamed: 'Gobernador_Virasora=Gobernador_Virasoro Puerto_Eldorado=Eldorado',
    added: `San Justo|Buenos Aires|1775|-34.68|-58.56; Lomas de Zamora|Buenos Aires|690|-34.76|-58.4;
      Lanús|Buenos Aires|460|-34.7|-58.39; Florencio Varela|Buenos Aires|490|-34.8|-58.28;
      Avellaneda|Buenos Aires|370|-34.66|-58.37; Moreno|Buenos Aires|570|-34.63|-58.79;
      Escobar|Buenos Aires|255|-34.35|-58.8; Ezeiza|Buenos Aires|200|-34.85|-58.52`,
    inhabitants: 'Buenos_Aires=3120 Quilmes=630 Merlo=580 San_Isidro=290 Tigre=440 Pilar=390',
  },
}
