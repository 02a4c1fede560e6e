import type { NameGroup } from './world-names.ts'

/** Communities that live in several of the countries. Names in order of frequency; `_` stands for a space. */

export const southAsianMuslim: NameGroup = {
  name: 'South Asian Muslim',
  faiths: ['muslim'],
  female: `Fatima Aisha Maryam Zainab Ayesha Sana Nadia Saima Shazia Rukhsana Nasreen Shabana Samina Farah Hina Amina
    Sadia Iqra Khadija Sumaiya Tahmina Rahima Nazia Bushra Rabia Mehwish Noreen Parveen Sobia Uzma Halima Zara`,
  male: `Mohammed Muhammad Ahmed Ali Imran Hassan Usman Bilal Tariq Asif Kashif Faisal Adnan Zahid Shahid Abdul Nadeem
    Rashid Waqas Hamza Ibrahim Yusuf Omar Umar Junaid Saqib Arif Kamran Khalid Naveed Sajid Abdur Shafiq Rafiq`,
  last: `Khan Ahmed Hussain Ali Malik Iqbal Akhtar Mahmood Rahman Uddin Islam Hussein Shah Mirza Chaudhry Butt Sheikh
    Miah Chowdhury Raja Aslam Javed Rashid Bhatti Qureshi Siddiqui Haque Hassan Akram Ashraf Hossain Ansari Baig`,
}

export const indian: NameGroup = {
  name: 'Indian',
  faiths: ['hindu'],
  also: ['other', 'none'],
  female: `Priya Neha Pooja Anita Sunita Meera Anjali Kavita Asha Nisha Rekha Deepa Sonal Shreya Ritu Divya Usha Hema
    Bhavna Jyoti Riya Swati Nita Pallavi Manisha Rupal Seema Shilpa Aarti Lakshmi Radha Geeta`,
  male: `Amit Rahul Sanjay Rajesh Vijay Anil Sunil Nikhil Rohan Ravi Suresh Ashok Deepak Vikram Arjun Karan Manish
    Ketan Jay Nilesh Hitesh Mahesh Kiran Pankaj Vivek Ajay Harish Dinesh Sandeep Prakash Kunal Rakesh`,
  last: `Patel Shah Sharma Kumar Mehta Desai Gupta Joshi Reddy Nair Iyer Verma Rao Mistry Parmar Solanki Chauhan Singh
    Agarwal Bhatt Kapoor Malhotra Pillai Menon Das Naidu Thakkar Amin Pandya Trivedi`,
}

export const sikh: NameGroup = {
  name: 'Sikh',
  faiths: [],
  also: ['other', 'none'],
  female: `Harpreet Manpreet Gurpreet Jasleen Simran Amandeep Kiran Navneet Rajinder Baljit Sukhdeep Jaspreet Kuldeep
    Paramjit Surinder Harleen Ravinder Mandeep Sandeep Kamaljit Balbir Navjot Jasmine Prabhjot`,
  male: `Harpreet Gurpreet Jaspreet Manjit Sukhwinder Amrit Baljit Rajinder Harjit Balwinder Jagdeep Arjan Karan
    Gurdeep Ranjit Satnam Jaswinder Mandeep Navdeep Parminder Inderjit Kulwinder Manveer Sukhdev`,
  last: `Singh Gill Dhillon Sandhu Sidhu Grewal Dhaliwal Bains Sahota Mann Brar Johal Atwal Rai Virk Bhullar Sangha
    Deol`,
  last_female:
    'Kaur Gill Dhillon Sandhu Sidhu Grewal Dhaliwal Bains Sahota Mann Brar Johal Atwal Rai Virk Bhullar Sangha Deol',
}

export const chinese: NameGroup = {
  name: 'Chinese',
  faiths: [],
  also: ['none', 'buddhist', 'protestant', 'other_christian', 'other'],
  female: `Mei Jing Li Xin Yan Ying Hui Grace Emily Amy Jenny Michelle Cindy Vivian Wendy Yi Fang Lin Joyce Tiffany
    Jessica Alice Xiaoling Yuan Hong Qian Angela Karen Winnie Connie Siu-Ling Mei-Ling`,
  male: `Wei Jun Ming Kevin David Jason Jian Hao Lei Eric Tony Andrew Raymond Henry Yi Peter Chun Bin Feng Kenneth
    Michael Alan Steven Jie Xiang Tao Yang Benjamin Wai-Man Kwok-Wing Victor Daniel`,
  last: `Chen Wang Li Zhang Wong Liu Chan Lee Lam Yang Huang Wu Zhao Zhou Lin Ng Cheung Leung Xu Ho Sun Ma Zhu Guo Lau
    Yu Liang Tang Cheng He Yeung Lu Zheng Tan`,
}

export const vietnamese: NameGroup = {
  name: 'Vietnamese',
  faiths: [],
  also: ['buddhist', 'none', 'catholic', 'other'],
  female: 'Linh Thu Lan Mai Hoa Huong Thuy Kim Anh Trang Ngoc Phuong Hanh Van Tuyet Thao My Jenny Tina Vy',
  male: 'Minh Tuan Hung Dung Thanh Hai Long Nam Duc Quang Anh Tien Binh Phong Khoa Hoang Kevin Andy Tony Vinh',
  last: 'Nguyen Tran Le Pham Huynh Vo Phan Truong Bui Dang Do Ngo Hoang Duong Ly Dinh Vu Lam Luong Mai',
}

export const northAfrican: NameGroup = {
  name: 'North African',
  faiths: ['muslim'],
  also: ['none'],
  female: `Fatima Khadija Yasmine Samira Nadia Amina Aïcha Leïla Malika Karima Sarah Inès Zohra Sonia Naïma Rachida
    Lina Myriam Hanane Salima Imane Nora Houria Souad Dounia Soraya Assia Meryem Farida Kenza`,
  male: `Mohamed Karim Ahmed Mehdi Yassine Samir Rachid Ali Nabil Sofiane Hamza Bilal Kamel Omar Youssef Farid Mustapha
    Hassan Abdelkader Adel Ismaël Amine Ibrahim Khalid Reda Anis Ayoub Hicham Abdallah Ilyes`,
  last: `Benali Haddad Saïdi Mansouri Bouzid Hamidi Belkacem Cherif Amrani Brahimi Khelifi Toumi Slimani Meziane
    Rahmani Bensaïd Hamdi Belhadj Ziani Ouali Trabelsi Alaoui Benchekroun Idrissi Berrada Bouaziz Djebbar Ferhat
    Gharbi Kaci`,
}

export const moroccan: NameGroup = {
  name: 'Moroccan',
  faiths: ['muslim'],
  also: ['none'],
  female: `Fatima Khadija Naima Samira Hanan Fatiha Malika Yasmina Aicha Nora Sara Salma Loubna Karima Imane Hafida
    Souad Rachida Ikram Nadia Latifa Asmae Wafa Zineb Meryem Hayat Amal Najat`,
  male: `Mohammed Ahmed Youssef Rachid Hassan Said Karim Mustapha Abdelkader Khalid Omar Bilal Hamza Ayoub Driss Nabil
    Samir Anouar Ilias Yassine Aziz Hicham Jamal Ibrahim Abdellah Tarik Redouan Sofian`,
  last: `El_Idrissi Bouzid Benali Amrani El_Amrani Bakkali Azzouzi Haddou Bouali Chaoui Saidi El_Yousfi Ziani
    Aziz Tahiri El_Hamdaoui Belhaj Mansouri Ouali Achahbar Amezian Boutahar El_Khattabi Hamdaoui`,
}

export const turkish: NameGroup = {
  name: 'Turkish',
  faiths: ['muslim'],
  also: ['none'],
  female: `Fatma Ayşe Emine Elif Zeynep Hatice Meryem Aylin Sibel Esra Gülsen Hülya Özlem Derya Melek Songül Büşra
    Yasemin Sevgi Filiz Nurcan Selin Ebru Merve Dilara Canan Havva Leyla`,
  male: `Mehmet Mustafa Ali Ahmet Murat Hasan Emre Hüseyin İbrahim Kemal Yusuf Osman Can Serkan Ömer Hakan Orhan Deniz
    Burak Cem Erkan Fatih Kaan Tolga Umut Volkan Ramazan Süleyman`,
  last: `Yılmaz Kaya Demir Şahin Çelik Yıldız Yıldırım Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Kara Koç
    Kurt Özkan Şimşek Polat Korkmaz Güneş Aksoy Bulut Erdoğan Ünal Avcı`,
}

export const arab: NameGroup = {
  name: 'Arab',
  faiths: ['muslim'],
  also: ['orthodox', 'other_christian'],
  female: `Fatima Zahra Noor Layla Mariam Hala Rania Amal Huda Reem Samar Zeinab Lina Sara Rasha Iman Dina Nadia Sahar
    Yasmin Hanan Maha Suha Abeer Ghada Salma`,
  male: `Ahmad Mohammad Ali Omar Hassan Khaled Mahmoud Yousef Hussein Samir Bilal Ibrahim Mustafa Tarek Ziad Fadi Karim
    Nasser Bassam Amer Walid Anas Hamza Majed Rami Abdullah`,
  last: `Al-Ahmad Haddad Khoury Hassan Hussein Ibrahim Saleh Khalil Mansour Nasser Abdullah Darwish Hamdan Issa Kassem
    Al-Ali Sayed Shaheen Youssef Mahmoud Awad Barakat Aziz Al-Jabouri Rahal`,
}

export const africanMuslim: NameGroup = {
  name: 'African Muslim',
  faiths: ['muslim'],
  female:
    'Fatou Aminata Mariam Aissatou Khadija Hodan Amina Halima Fadumo Oumou Awa Hawa Aïcha Ramatoulaye Sahra Binta',
  male: `Mamadou Ibrahim Moussa Abdoulaye Ousmane Mohamed Abdi Ahmed Cheikh Boubacar Amadou Hassan Modou Issa Omar
    Yusuf`,
  last: `Diallo Traoré Ba Diop Barry Ndiaye Coulibaly Keita Mohamed Camara Sow Hassan Fall Cissé Touré Warsame Ali
    Farah`,
}

export const westAfrican: NameGroup = {
  name: 'West African',
  faiths: [],
  also: ['protestant', 'catholic', 'other_christian', 'none'],
  female: 'Grace Abena Blessing Ama Esther Chioma Mercy Akosua Joy Ngozi Funmilayo Comfort Gifty Adwoa Patience Ifeoma',
  male: 'Emmanuel Kwame Samuel Daniel Kofi Michael Emeka Kwabena Tunde Joseph Chidi Kojo Isaac Segun Felix Yaw',
  last: `Mensah Owusu Boateng Okafor Adeyemi Osei Appiah Asante Okoro Adebayo Agyeman Addo Ofori Antwi Eze Balogun
    Sarpong`,
}

export const romanian: NameGroup = {
  name: 'Romanian',
  female:
    'Maria Elena Ioana Mihaela Andreea Ana Cristina Daniela Alina Gabriela Simona Roxana Georgiana Monica Adriana',
  male: `Alexandru Andrei Ion Mihai Cristian Gheorghe Adrian Marius Daniel Constantin Florin Ionuț Vasile Gabriel
    Bogdan`,
  last: 'Popescu Ionescu Popa Radu Pop Dumitru Stan Stoica Gheorghe Matei Ciobanu Constantin Marin Rusu Munteanu Lazăr',
}

export const polishAbroad: NameGroup = {
  name: 'Polish abroad',
  female:
    'Anna Katarzyna Agnieszka Małgorzata Monika Joanna Magdalena Ewa Justyna Barbara Karolina Natalia Marta Sylwia',
  male: 'Piotr Krzysztof Tomasz Marcin Paweł Michał Andrzej Łukasz Marek Adam Kamil Jakub Mateusz Rafał Grzegorz Dawid',
  last: `Nowak Kowalski Wiśniewski Wójcik Kowalczyk Kamiński Lewandowski Zieliński Szymański Woźniak Dąbrowski
    Kozłowski Mazur Jankowski Krawczyk Piotrowski`,
  last_female: `Nowak Kowalska Wiśniewska Wójcik Kowalczyk Kamińska Lewandowska Zielińska Szymańska Woźniak Dąbrowska
    Kozłowska Mazur Jankowska Krawczyk Piotrowska`,
}

export const latinAmerican: NameGroup = {
  name: 'Latin American',
  female: `María Luz_Marina Paola Andrea Yolanda Sandra Carolina Gabriela Diana Johana Yessenia Daniela Valentina Rosa
    Carmen Jenny Viviana Lorena Blanca Katherine`,
  male: `Juan_Carlos José Luis Carlos Jhon Andrés Jorge Diego Wilson Edwin Miguel Ángel Fernando Jefferson Víctor
    Javier Kevin Sebastián Brayan Daniel`,
  last: `Rodríguez García González Quispe Flores Vargas Rojas Castillo Zambrano Mendoza Gómez Guzmán Cedeño Suárez
    Paredes Salazar Chávez Vera Mamani Restrepo`,
}

export const filipino: NameGroup = {
  name: 'Filipino',
  female: 'Maria Jennifer Grace Michelle Mary_Ann Rowena Jocelyn Cristina Marites Angelica Maricel Joy Analyn Rosalie',
  male: 'Mark Jose Michael John Ronald Joel Christian Ryan Rommel Jerome Antonio Reynaldo Joshua Arnel Angelo Roberto',
  last: 'Santos Reyes Cruz Garcia Bautista Ramos Mendoza Dela_Cruz Flores Villanueva Aquino Castillo Fernandez Domingo',
  also: ['catholic', 'other_christian', 'protestant', 'none'],
  faiths: [],
}
