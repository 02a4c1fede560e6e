import type { CountryNames, NameGroup } from './world-names.ts'
import { indian, southAsianMuslim } from './world-names-communities.ts'

const christian = ['protestant', 'catholic', 'other_christian', 'none', 'other']

const yorubaChristian: NameGroup = {
  name: 'Yoruba Christian',
  faiths: christian,
  female: `Folashade Funmilayo Bukola Yetunde Titilayo Abosede Omolara Temitope Oluwaseun Adenike Bolanle Kehinde
    Taiwo Modupe Abimbola Omowunmi Adebukola Esther Toyin Ronke Blessing Damilola Oluwakemi Folake Mary Grace
    Elizabeth Tolulope Ibukun Deborah Ayomide Morenike Opeyemi`,
  male: `Oluwaseun Adebayo Babatunde Olumide Tunde Segun Kayode Femi Ayodele Olusegun Adewale Kehinde Taiwo Temitope
    Gbenga Samuel Emmanuel Oluwafemi Damilola Tolulope Sunday Rotimi Dayo Adeola David Daniel Olanrewaju Biodun
    Ayomide Kunle Peter Michael Johnson`,
  last: `Adeyemi Adebayo Ogunleye Ojo Adeleke Afolabi Akinola Olaniyan Oyedepo Ogundele Fashola Adewale Oladipo
    Akinyemi Ajayi Adeniyi Oyelade Owolabi Fadeyi Adesina Olawale Ayodele Ogunbanjo Omotosho Odunsi Oyewole Adekunle
    Falana Alabi Ogunsola Akande Olatunji`,
}
const yorubaMuslim: NameGroup = {
  name: 'Yoruba Muslim',
  faiths: ['muslim'],
  female: `Aminat Fatimah Rukayat Kafayat Risikat Sherifat Mariam Basirat Rashidat Bilikisu Halimat Nimota Zainab
    Sidikat Khadijat Barakat Ganiyat Maryam Modinat Aishat Suliat Latifat Monsurat Kudirat Tawakalitu`,
  male: `Rasheed Mohammed Ibrahim Ganiyu Kamoru Mufutau Abdulazeez Taofeek Lateef Jamiu Sulaimon Waheed Saheed Yusuf
    Ismaila Kazeem Azeez Mustapha Nurudeen Hakeem Musbau Lukman Abiodun Ridwan Sodiq Toheeb`,
  last: `Balogun Adeleke Bello Lawal Salami Raji Adebayo Yusuf Ibrahim Alabi Oladimeji Sanusi Akande Adeoye
    Abdulraheem Saka Salaudeen Ogunlana Animashaun Olatunji Badmus Tijani Kareem Oyekan Ajibola Shittu Popoola`,
}
const igbo: NameGroup = {
  name: 'Igbo',
  faiths: christian,
  female: `Ngozi Chioma Ifeoma Nkechi Chinyere Uchenna Amaka Adaeze Oluchi Chidinma Blessing Obioma Ogechi Uju Nneka
    Chinwe Amarachi Ebele Nkiruka Ijeoma Chiamaka Precious Favour Esther Gloria Kosisochukwu Mary Patience Josephine
    Ezinne Onyinye Ifunanya Adanna`,
  male: `Emeka Chukwuemeka Chinedu Obinna Ikechukwu Ifeanyi Uche Kelechi Nnamdi Chidi Okechukwu Chibuzor Ugochukwu
    Kingsley Emmanuel Sunday Chukwudi Onyekachi Ebuka Tochukwu Paul Anthony Obiora Arinze Nonso Kenechukwu Michael
    Izuchukwu Stanley Somtochukwu Chijioke Izunna Peter`,
  last: `Okafor Eze Okonkwo Nwosu Okoro Nwachukwu Okeke Onyeka Obi Igwe Ibe Nnadi Umeh Anyanwu Chukwu Nwankwo Opara
    Okoye Ezeh Uzor Agu Onwuka Nwafor Okpara Ugwu Onuoha Emenike Ikeh Anozie Madu Odoh Iheanacho`,
}
const hausa: NameGroup = {
  name: 'Hausa-Fulani and Kanuri',
  faiths: ['muslim'],
  female: `Aisha Fatima Hauwa Zainab Maryam Amina Hadiza Khadija Rabi Halima Safiya Binta Hafsat Asabe Jummai Rakiya
    Rukayya Bilkisu Sadiya Ladi Lami Saratu Zulaihat Firdausi Nafisa Ummi Balaraba Talatu Hassana Hussaina Asma'u
    Jamila Sumayya Rahama Aminatu Ramatu Habiba Salamatu Zuwaira Ruqayya Fa'iza Maimuna Samira Hajara Fadimatu
    Murjanatu Laraba Kaltume Falmata Yagana Zara Hansatu Raliya Sa'adatu Karima Larai Nana Shafa'atu Sakina Barira`,
  male: `Musa Abubakar Ibrahim Muhammad Usman Aliyu Yusuf Sani Umar Abdullahi Bello Suleiman Haruna Isah Aminu Garba
    Adamu Yakubu Idris Kabiru Ahmed Lawal Nasiru Bashir Sadiq Dauda Auwal Mustapha Mukhtar Salisu Hamza Buba Sagir
    Murtala Shehu Bukar Modu Tijjani Zakari Jamilu Mansur Hassan Hussaini Shuaibu Faruk Ismail Abdulrahman Aminullah
    Danladi Nuhu Surajo Habibu Rabiu Junaidu Anas Lukman Ashiru Mamman Sabiu Abba Goni Zanna Kasimu`,
  last: `Abubakar Musa Ibrahim Mohammed Bello Usman Aliyu Yusuf Sani Umar Abdullahi Suleiman Adamu Garba Haruna Isah
    Yakubu Idris Lawal Danjuma Shehu Bala Ahmad Tukur Maina Bukar Modu Kachalla Jibril Gambo Waziri Dikko Sule Baba
    Audu Sambo Dauda Ismail Hassan Kabir Nasir Mamman Magaji Galadima Dantata Dangote Ringim Gumel Gaya Bichi Wada
    Zubairu Tijjani Hamza Inuwa Mustapha Zakari Ladan Bashir Abba Goni Mai Alkali Liman Sarki Ali Rabiu`,
}
const southSouth: NameGroup = {
  name: 'Niger Delta',
  faiths: christian,
  female: `Blessing Mercy Ese Joy Oghenekevwe Eno Ekaette Tamunotonye Ibinabo Osariemen Iniobong Patience Comfort
    Aniekan Efe Edidiong Glory Imaobong Ebiere Itohan Rita Happiness Idara Onome Preye`,
  male: `Godwin Efe Osagie Ebiowei Tonye Ufot Bassey Emmanuel Oghenero Etim Preye Effiong Samuel Ekong Tari Osaze
    Friday Victor Edet Imoh Monday Sunday Aniefiok Kingsley Ovie`,
  last: `Bassey Okon Osagie Effiong Etim George Johnson Edet Udoh Akpan Obaseki Igbinedion Ekong Omoruyi Idahosa
    Dokubo Amadi Briggs Okpara Ejiro Essien Umoh Wokoma Ighodaro Ogbemudia Ebikeme Clark Inyang Asuquo`,
}
const middleBelt: NameGroup = {
  name: 'Middle Belt',
  faiths: christian,
  female: `Grace Mary Ruth Esther Rebecca Ladi Sarah Hannatu Mbasen Comfort Lydia Naomi Talatu Martha Dooshima
    Nguveren Ene Deborah Rahila Victoria Charity Nanret Joyce`,
  male: `John Daniel Emmanuel James Yohanna Terhemba Samuel Joseph Ishaya Moses Danjuma Bulus Solomon Luka Sunday
    Aondona Terver Audu Istifanus Peter Gyang Dauda Simon`,
  last: `Danjuma Yohanna Gyang Audu Terna Bulus Pam Ishaku Tyough Agbo Ochai Dung Bitrus Iorfa Adamu Musa Yakubu Akume
    Ortom Davou Dogara Luka Sule Ameh Ogbu Zamani`,
}

const southWest = 'yorubaMuslim 52, yorubaChristian 40, igbo 4, hausa 2, southSouth 2'
const ekitiOndo = 'yorubaChristian 82, yorubaMuslim 11, igbo 3, southSouth 4'
const southEast = 'igbo 97, southSouth 2, yorubaChristian 0.6, hausa 0.5'
const delta = 'southSouth 84, igbo 13, yorubaChristian 2, hausa 0.6'
const mixedNorth = 'hausa 62, middleBelt 34, igbo 2, yorubaMuslim 1'

const zulu: NameGroup = {
  name: 'Zulu',
  female: `Nomusa Thandi Sibongile Nokuthula Zanele Thembi Nomthandazo Ntombi Lindiwe Thandeka Nonhlanhla Busisiwe
    Zodwa Nompumelelo Phumzile Hlengiwe Nozipho Ayanda Samkelisiwe Nomvula Londiwe Zinhle Sindi Philile Mbali Thobile
    Nomfundo Silindile Nqobile Sthembile Zandile Gugu Bongekile Nelisiwe Ntokozo Nokwazi Khanyisile Slindile Lungile
    Snenhlanhla`,
  male: `Sipho Thabo Bongani Themba Mandla Sibusiso Nkosinathi Sifiso Jabulani Lungelo Siyabonga Mduduzi Sandile Musa
    Vusi Bheki Thulani Nhlanhla Senzo Sanele Lwazi Njabulo Mthokozisi Dumisani Khulekani Wiseman Ayanda Muzi
    Sibongiseni Philani Mfundo Zakhele Sizwe Bonginkosi Phumlani Menzi Ntokozo Lindani Siphiwe Mondli`,
  last: `Dlamini Nkosi Ndlovu Khumalo Mkhize Zulu Ngcobo Cele Mthembu Buthelezi Zungu Gumede Mhlongo Shabalala Ntuli
    Sithole Hadebe Majola Ngubane Zwane Mabaso Xaba Radebe Mbatha Nxumalo Mchunu Biyela Shezi Mdluli Zondi Msomi
    Nzama Khuzwayo Luthuli Gwala Dladla Mtshali Vilakazi Makhathini Magubane Nene Hlongwane Sibiya Mlambo Thusi
    Madonsela`,
}
const xhosa: NameGroup = {
  name: 'Xhosa',
  female: `Nomvula Nosipho Noluthando Zoleka Nontsikelelo Thandiswa Lindelwa Nombulelo Bulelwa Vuyokazi Ntombizodwa
    Asanda Zintle Akhona Nobuntu Siphokazi Nokuzola Pumla Babalwa Yonela Sinazo Anele Unathi Khanyisa Noxolo
    Phathiswa Zukiswa Nandipha Nomonde Xoliswa Thobeka Ncumisa Olwethu Lumka Nomakhwezi Zimkhitha`,
  male: `Luyanda Sipho Mzwandile Thembinkosi Zolani Siyabulela Mxolisi Lwandile Vuyo Luvuyo Ayanda Xolani Khaya
    Lungisa Monwabisi Andile Sizwe Athenkosi Bongile Odwa Sonwabo Mncedisi Anele Masixole Aphiwe Lubabalo Thando
    Phumzile Mzukisi Loyiso Bandile Mbulelo Thabiso Vuyani Simphiwe Avuyile Lihle`,
  last: `Ndaba Mbeki Sisulu Mqhayi Dyantyi Ngcuka Gqola Jola Madikizela Ntshinga Mabandla Nqakula Sigcau Tshaka
    Matanzima Xuma Sobukwe Mgijima Mpofu Ntantala Mnguni Dlomo Qwabe Bavuma Ngidi Magwaza Mfeketo Nyathi Somana Gaba
    Ngxabani Mabuza Ntlebi Sontonga Mtshizana Dube Ndamase Mkhonto Jonas Nqweniso Booi Mdingi Makeba Pityana Zitha
    Ntuli`,
}
const sotho: NameGroup = {
  name: 'Sotho, Pedi and Tswana',
  female: `Lerato Palesa Dineo Mpho Refilwe Boitumelo Kgomotso Lebogang Tshepiso Mmathapelo Neo Keitumetse Dikeledi
    Puleng Kelebogile Matshidiso Naledi Tebogo Onalenna Maserame Pontsho Itumeleng Relebogile Masego Gontse Thato
    Karabo Nthabiseng Mapula Mamello Disebo Bontle Oratile Tumelo Mosa Omphile Ditshego Kholofelo Mahlatse Rethabile`,
  male: `Thabo Tshepo Kagiso Lebogang Mpho Tebogo Neo Karabo Katlego Tumelo Kabelo Lesego Thabiso Teboho Thapelo
    Itumeleng Sello Molefe Pule Ofentse Mothusi Oupa Tshepang Kgosi Kopano Thato Tshegofatso Lucky Moeketsi Khotso
    Rapula Mpumelelo Lehlohonolo Reabetswe Phenyo Thabang Kgothatso Tiisetso Matome`,
  last: `Mokoena Molefe Motaung Mahlangu Mofokeng Moloi Tau Phiri Modise Maseko Khoza Sebata Ramaphosa Mashaba Kekana
    Ledwaba Maake Makgatho Malatji Mphahlele Mogale Seabi Masemola Letsoalo Tlou Matlala Mosia Lekota Motsepe Nkuna
    Tsotetsi Moeketsi Mokgadi Molapo Thobejane Maphanga Sekgobela Rapoo Mothibi Tladi Leballo Nkwe Pitso Selepe
    Mabena Modiba Raphela`,
}
const tsongaVenda: NameGroup = {
  name: 'Tsonga and Venda',
  female: `Tsakani Rirhandzu Mashudu Livhuwani Hlengani Ntsako Rendani Khensani Azwidihwi Tintswalo Ndivhuwo Basani
      Fulufhelo Nyeleti`,
  male: `Hlulani Vhutshilo Tshilidzi Rudzani Nhlamulo Mulalo Vutomi Fhatuwani Tiyani Ndivhuho Khathutshelo Wisani
    Thivhulawi Musa`,
  last: `Baloyi Chauke Mabasa Maluleke Nkuna Hlungwani Mathebula Shivambu Mavhungu Netshitenzhe Ramabulana Mudau
    Nemukula Makhado Tshivhase Rikhotso Ngobeni Manganyi`,
}
const afrikaans: NameGroup = {
  name: 'Afrikaans',
  female: [
    `Maria Johanna Anna Elizabeth Susanna Hester Magdalena Aletta Petronella Cornelia Marietjie Elsabe Rina Annetjie
      Hettie Sarie`,
    `Elmarie Annelie Marlene Liezl Chantelle Riana Yolandi Anneke Karin Marelize Suné Ilse Charmaine Adri Nadia Carina
      Lizelle`,
    'Anke Mieke Chanté Carla Lize Marike Danielle Elandri Nicolene Simoné Anri Leandri Mia Jana Karla Zané',
  ],
  male: [
    'Johannes Petrus Jacobus Hendrik Willem Gert Andries Barend Daniel Pieter Koos Danie Fanie Christo Schalk Kobus',
    `Johan Pieter Hennie Riaan Francois Jaco Deon Gerhard Werner Wynand Louis Jacques Christiaan Hein Morne Quintin
      Andre`,
    'Ruan Christiaan Hendrik Armand Divan Jaco Dewald Juan Stefan Zander Ruben Heinrich Wian Janco Henco Reinhardt',
  ],
  last: `Botha Van_der_Merwe Venter Nel Pretorius Van_Wyk Du_Plessis Coetzee Fourie Smit Kruger Van_Niekerk Steyn
    Swanepoel Viljoen De_Beer Joubert Du_Toit Erasmus Van_Zyl Potgieter Visser Oosthuizen Jacobs De_Villiers Le_Roux
    Vermeulen Malan Roux Marais Strydom Engelbrecht`,
}
const coloured: NameGroup = {
  name: 'Western Cape',
  female: `Charlene Chantal Bernadette Desiree Shireen Natasha Candice Felicity Lorraine Veronica Michelle Sharon
    Monique Lauren Tamlyn Bronwyn Gail Denise Melissa Robyn Cheslyn Elsabe Magrieta`,
  male: `Ashley Clinton Ricardo Denzil Marlon Brandon Randall Ebrahim Wesley Cheslin Jerome Granville Leon Elton
    Donovan Curtis Ashwin Keenan Bradley Peter Henry Dawid Jan Reagan`,
  last: `Adams Jacobs Williams Davids Abrahams Petersen Booysen Arendse Fortuin Hendricks September Isaacs Daniels
    Cupido Van_Wyk Johnson Samuels Solomons Jantjies Swartz Februarie Johannes Titus Pietersen`,
}
const englishAfrican: NameGroup = {
  name: 'English-speaking',
  female: `Susan Jennifer Lauren Sarah Nicole Michelle Kim Debbie Tracy Jessica Catherine Caitlin Claire Robyn Kerry
      Gillian Emma Lindsay`,
  male: `David Michael Andrew Brett Craig Ryan Grant Greg Matthew John Mark Gavin Sean Bradley Kevin Warren James
    Justin`,
  last: `Smith Jones Williams Brown Taylor Wilson Thompson Robertson Campbell Scott Anderson Clarke Murray Stewart
    Evans Walker Bennett Hughes`,
}

export const african: Record<string, CountryNames> = {
  NG: {
    groups: { yorubaChristian, yorubaMuslim, igbo, hausa, southSouth, middleBelt },
    mix: 'hausa 97, middleBelt 2, igbo 1',
    regions: {
      Lagos: 'yorubaChristian 42, yorubaMuslim 32, igbo 14, southSouth 8, hausa 3, middleBelt 1',
      Oyo: southWest,
      Osun: southWest,
      Ogun: southWest,
      Ekiti: ekitiOndo,
      Ondo: ekitiOndo,
      Kwara: 'yorubaMuslim 64, yorubaChristian 20, hausa 12, igbo 2, middleBelt 2',
      Anambra: southEast,
      Imo: southEast,
      Enugu: southEast,
      Abia: southEast,
      Ebonyi: southEast,
      Rivers: 'southSouth 66, igbo 31, yorubaChristian 2, hausa 1',
      Delta: delta,
      Edo: delta,
      Bayelsa: delta,
      'Akwa Ibom': delta,
      'Cross River': delta,
      Benue: 'middleBelt 95, igbo 3, hausa 2',
      Plateau: 'middleBelt 74, hausa 22, igbo 3',
      Kogi: 'middleBelt 46, hausa 32, yorubaChristian 14, yorubaMuslim 5, igbo 3',
      Nasarawa: mixedNorth,
      Taraba: mixedNorth,
      Kaduna: mixedNorth,
      Adamawa: mixedNorth,
      Niger: 'hausa 76, middleBelt 18, igbo 2, yorubaMuslim 4',
      Gombe: 'hausa 84, middleBelt 16',
      'Federal Capital Territory': 'hausa 34, middleBelt 28, igbo 18, yorubaChristian 10, yorubaMuslim 4, southSouth 6',
    },
  },
  ZA: {
    groups: {
      zulu,
      xhosa,
      sotho,
      tsongaVenda,
      afrikaans,
      coloured,
      english: englishAfrican,
      indian,
      muslim: southAsianMuslim,
    },
    mix: `zulu 28, xhosa 8, sotho 34, tsongaVenda 8, afrikaans 7, coloured 3, english 5, indian 1.4,
        muslim 1.6`,
    regions: {
      'KwaZulu-Natal': 'zulu 82, xhosa 4, sotho 2, english 4, afrikaans 1, indian 6, muslim 2, coloured 1',
      'Eastern Cape': 'xhosa 83, sotho 3, coloured 7, afrikaans 3, english 3, muslim 0.6',
      'Western Cape': 'coloured 42, xhosa 31, afrikaans 10, english 10, muslim 5, sotho 1.5, zulu 1',
      'Northern Cape': 'coloured 42, sotho 44, xhosa 6, afrikaans 7, english 1, muslim 0.6',
      'Free State': 'sotho 76, zulu 6, xhosa 7, afrikaans 8, coloured 2, english 1',
      'North West': 'sotho 82, xhosa 5, tsongaVenda 4, afrikaans 6, zulu 2, english 1',
      Limpopo: 'sotho 57, tsongaVenda 38, afrikaans 3, zulu 1, english 0.6, muslim 0.4',
      Mpumalanga: 'zulu 56, sotho 25, tsongaVenda 11, afrikaans 6, english 1, muslim 0.5',
    },
  },
}
