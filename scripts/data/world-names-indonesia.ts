import type { CountryNames, NameGroup } from './world-names.ts'

const javanese: NameGroup = {
  name: 'Javanese',
  female: [
    `Sri Siti Sumarni Suparti Sulastri Sutinah Endang Wahyuni Suryani Kartini Murniati Tutik Sumiati Ngatini Partini
      Rukmini Sunarti Sukarti Suharti Dwi Titik Nanik Lestari Supriyati Yatmi Mulyani Warsini Ngatmi Wiwik Ratna`,
    `Sri Siti Dewi Ratna Rina Dwi Wahyu Retno Indah Eka Yuni Nur Tri Fitri Endah Ika Wulan Anik Novi Diah Lilis Puji
      Nining Heni Ani Rini Umi Evi Erna Yuliana Tuti Susi Kristin Ita`,
    `Dewi Putri Ayu Nur Siti Dinda Rizka Anisa Fitria Intan Nabila Aulia Annisa Salsabila Rahma Tiara Dian Amelia
      Novita Mega Riska Nadia Eka Bella Vina Alya Widya Laras Cindy Kartika Zahra Hana Melati Safira`,
  ],
  male: [
    `Slamet Sutrisno Suparman Sugeng Bambang Suyanto Sukardi Mulyono Agus Sumarno Supardi Wagiman Joko Sugiyanto Suroto
    Hartono Paiman Sudarsono Kasiman Sarwono Mardi Parjo Tukiman Darmanto Purwanto Subandi Kusno Ngadiman Sunaryo Budi`,
    `Agus Budi Eko Joko Dwi Heri Andi Bambang Wahyu Teguh Arif Hendra Sugeng Slamet Rudi Tri Yudi Edi Dedi Ari Didik
      Nur Imam Toni Sigit Wawan Aris Bayu Catur Puji Hari Supri Mulyadi Iwan`,
    `Rizky Aditya Bayu Dimas Galih Fajar Ilham Bagus Muhammad Ahmad Dwi Rizki Yoga Arya Wahyu Adi Bima Reza Naufal
      Kevin Angga Fauzan Rangga Ardi Ferdi Raka Satria Alif Danang Gilang Farhan Hafiz Indra Tegar`,
  ],
  last: `Santoso Setiawan Wibowo Nugroho Saputra Prasetyo Susanto Kurniawan Hidayat Purnomo Utomo Wijaya Raharjo
    Suryanto Hartono Widodo Pratama Gunawan Handoko Haryanto Permana Cahyono Nugraha Hermawan Riyanto Firmansyah
    Ramadhan Maulana Sudrajat Irawan Suharto Prabowo Yulianto Kusuma Mulyono Supriyadi Sutrisno Wicaksono`,
  last_female: `Lestari Wulandari Rahayu Wahyuni Utami Handayani Astuti Sari Pratiwi Susanti Ningsih Kusumawati
    Hastuti Puspita Setyowati Fitriani Purwanti Anggraini Maharani Safitri Kartika Yulianti Widyastuti Kurniasih
    Rahmawati Permatasari Suryani Damayanti Mulyani Hidayati Nurhayati Oktaviani Indriani Puspitasari Setiawati
    Murniati`,
  mononyms: 0.12,
}
const sundanese: NameGroup = {
  name: 'Sundanese',
  female: `Siti Euis Neng Ai Imas Iis Lilis Nia Rina Dewi Yuli Tuti Nani Yanti Teti Cucu Elis Popon Eneng Entin Ratna
    Ani Nur Ika Rini Lina Dini Resti Winda Nisa Putri Intan Sinta Mila Yayah Enok Kokom`,
  male: `Asep Dadang Ujang Dede Cecep Agus Iwan Deden Yayan Rudi Ade Aep Endang Maman Tatang Encep Wawan Jajang Usep
    Dani Rizal Andri Gugun Yudi Ahmad Muhammad Aldi Rian Irfan Fikri Dani Entis Enjang Wahyu Opik Uus`,
  last: `Hidayat Suryana Sutisna Kurnia Permana Setiawan Gunawan Supriatna Mulyana Rohman Kusnadi Suherman Sopandi
    Nugraha Ruhiyat Hermawan Saepudin Ramdani Sobari Rukmana Iskandar Rahmat Maulana Fauzi Sudrajat Komarudin`,
  last_female: `Nurhayati Rohaeti Kurniasih Sumiati Hasanah Rahmawati Komariah Nurjanah Suryani Fitriani Maryati
    Kartini Nuraeni Handayani Mulyani Rosmiati Sopiah Aisyah Lestari Wulandari Julaeha Rohmah Sartika Apriliani`,
  mononyms: 0.1,
}
const batak: NameGroup = {
  name: 'Batak',
  faiths: [],
  also: ['protestant', 'catholic', 'other_christian'],
  female: `Rosmaida Tiur Lamria Roma Ida Rosita Nova Desi Yanti Kristina Veronika Dame Marta Sondang Duma Theresia
      Lestari Natalia`,
  male: `Parlindungan Togar Hotman Jonathan Daniel Saut Maruli Poltak Binsar Andreas Ronald Tigor Bonar Rudi Sahat
    Samuel Pangihutan`,
  last: `Simanjuntak Siregar Nasution Sinaga Situmorang Hutagalung Panjaitan Simatupang Lubis Manurung Nainggolan
    Sitorus Tarigan Ginting Sembiring Silalahi Purba Hutapea Napitupulu Pardede Tampubolon Pasaribu`,
}
const malayIndonesian: NameGroup = {
  name: 'Sumatran, Kalimantan and Sulawesi Muslim',
  female: `Nurhayati Siti Fatimah Rahmawati Nurul Yusnita Rosmawati Fitri Aisyah Andi Hasnah Yulia Marlina Nuraini Eka
    Dewi Rahma Putri Nadya Elfi Syamsiah Ratih Desi Zahara Wirda Suriani Kasmawati Sitti Mega Ulfa`,
  male: `Muhammad Ahmad Andi Syamsul Zulkifli Rahmat Hendra Syafrizal Amiruddin Baharuddin Yusuf Abdul Irwan Rizal
    Fadli Jamaluddin Hamzah Ridwan Rusli Iskandar Mukhtar Zainal Arif Ilham Rahman Hasan Nurdin Firdaus Saiful Aswar`,
  last: `Rahman Harahap Nasution Lubis Chaniago Tanjung Hasan Ismail Yusuf Abdullah Siregar Saputra Ibrahim Hamid
    Syahputra Akbar Koto Effendi Usman Arsyad Rizki Mahmud Idris Syarif Anwar Piliang`,
  last_female: `Sari Harahap Nasution Lubis Yanti Hasanah Rahmah Safitri Ismail Wati Abdullah Siregar Amalia Fitriani
    Ramadhani Usman Putri Anggraini Novita Zahra Mahmud Rahman Idris Hayati`,
  mononyms: 0.08,
}
const balinese: NameGroup = {
  name: 'Balinese',
  faiths: ['hindu'],
  female: `Ni_Made Ni_Wayan Ni_Luh Ni_Ketut Ni_Nyoman Ni_Komang Ni_Kadek Ni_Putu Ida_Ayu Desak_Made Ayu_Komang
    Luh_Putu`,
  male: `I_Made I_Wayan I_Ketut I_Nyoman I_Komang I_Kadek I_Putu I_Gede Ida_Bagus Dewa_Made I_Gusti Gede_Agus`,
  last: `Suardana Sudiarta Wirawan Arnawa Sukarta Adnyana Suarta Mahardika Widiana Astawa Sutama Artawan Budiarta Merta
    Yudiana Wijaya Darmawan Sumerta Pastika Subawa`,
  last_female: `Suryani Sukerti Ariani Dewi Sriani Astuti Widiasih Parwati Yuliani Rasmini Kertiasih Sudiani Lestari
    Puspawati Purnami Artini Wahyuni Ratnasari Suartini Murniasih`,
}
const easternIndonesian: NameGroup = {
  name: 'Eastern and other Christian',
  faiths: ['protestant', 'catholic', 'other_christian'],
  also: ['buddhist', 'other'],
  female: `Maria Yohana Theresia Agustina Kristina Elisabeth Margaretha Martha Yuliana Natalia Fransiska Veronika
    Debora Monika Angela Grace Novita Stefani Anastasia Ester Meliana Lidia`,
  male: `Yohanes Petrus Yosef Antonius Paulus Markus Stefanus Fransiskus Daniel Agustinus Andreas Robert Kristian
    Yakobus David Benyamin Melkianus Hendrik Kevin Simon Thomas Alexander`,
  last: `Tan Wenda Rumbiak Latuconsina Manuputty Lumentut Mandagi Pattiasina Bere Nahak Kogoya Seran Wijaya Halim Lim
    Susanto Gunawan Santoso Hartono Kambu Mambrasar Sualang Tumbelaka Lay Manafe Tobing`,
}

const java = 'javanese 88, sundanese 2, malay 3, batak 0.8, eastern 4, balinese 0.3'
const sumatra = 'malay 62, javanese 28, batak 5, sundanese 2, eastern 3'
const outer = 'malay 66, javanese 12, eastern 18, batak 0.5, balinese 2.5'

export const indonesia: CountryNames = {
  groups: { javanese, sundanese, batak, malay: malayIndonesian, balinese, eastern: easternIndonesian },
  mix: java,
  regions: {
    'Jawa Barat': 'sundanese 72, javanese 20, malay 4, batak 1.5, eastern 2.5',
    Banten: 'sundanese 66, javanese 23, malay 5, batak 2, eastern 4',
    'DKI Jakarta': 'javanese 45, sundanese 25, malay 16, batak 5, eastern 8, balinese 0.3',
    Bali: 'balinese 85, javanese 10, malay 2, eastern 3',
    'Sumatera Utara': 'malay 32, batak 42, javanese 22, eastern 4',
    Aceh: sumatra,
    'Sumatera Barat': 'malay 90, javanese 7, batak 2',
    Riau: sumatra,
    'Kepulauan Riau': sumatra,
    Jambi: sumatra,
    Bengkulu: sumatra,
    'Sumatera Selatan': sumatra,
    'Kepulauan Bangka Belitung': sumatra,
    Lampung: 'javanese 62, malay 20, sundanese 11, balinese 2, batak 2, eastern 2',
    'Kalimantan Barat': outer,
    'Kalimantan Tengah': outer,
    'Kalimantan Selatan': outer,
    'Kalimantan Timur': outer,
    'Kalimantan Utara': outer,
    'Sulawesi Utara': outer,
    Gorontalo: outer,
    'Sulawesi Tengah': outer,
    'Sulawesi Barat': outer,
    'Sulawesi Selatan': outer,
    'Sulawesi Tenggara': outer,
    'Nusa Tenggara Barat': outer,
    'Nusa Tenggara Timur': outer,
    Maluku: outer,
    'Maluku Utara': outer,
    Papua: outer,
    'Papua Barat': outer,
  },
}
