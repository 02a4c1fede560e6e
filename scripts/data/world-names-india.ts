import type { CountryNames, NameGroup } from './world-names.ts'

const christian = ['catholic', 'protestant', 'other_christian', 'orthodox']

const north: NameGroup = {
  name: 'Hindi-speaking north',
  female: [
    `Savitri Sushila Kamla Shanti Geeta Sita Urmila Saroj Kanti Meena Pushpa Vimla Usha Sarita Rajkumari Phoolmati
      Malti Sudha Munni Asha Ramkali Kusum Leela Bimla Durga Shakuntala Parvati Radha Prem Maya Nirmala Indu Gayatri
      Rekha Madhu`,
    `Sunita Anita Rekha Seema Poonam Neelam Mamta Geeta Kiran Manju Ritu Pooja Neha Babita Sangeeta Renu Suman Jyoti
      Archana Preeti Sarita Shilpi Rani Vandana Anju Nisha Sonia Kavita Reena Meenakshi Deepika Swati Priyanka Sapna
      Rajni`,
    `Priya Neha Pooja Anjali Shivani Khushi Riya Kajal Nisha Kavita Sakshi Simran Muskan Aarti Jyoti Komal Radha Shreya
    Nikita Ananya Roshni Tanu Payal Mansi Vaishnavi Aditi Soni Kriti Sonali Divya Rinki Chandni Isha Palak Garima`,
  ],
  male: [
    `Ram Shyam Om_Prakash Ramesh Rajendra Mahendra Suresh Jagdish Harish Kailash Krishna Mohan Hari Ashok Surendra
      Vinod Narendra Bhagwan Shiv Ganesh Mahesh Satish Virendra Raj_Kumar Brij Dinesh Lalit Chandra Devendra
      Rameshwar Vijay Madan Baldev Shankar Munna`,
    `Rajesh Sanjay Manoj Vijay Anil Ajay Sunil Mukesh Rakesh Santosh Pankaj Dinesh Dharmendra Sandeep Deepak Arvind
      Pradeep Vinod Amit Ravi Rajeev Manish Sanjeev Ashish Jitendra Umesh Yogesh Pramod Naresh Sachin Vikas Rahul
      Alok Neeraj Anand`,
    `Rahul Rohit Amit Vikas Ankit Deepak Sachin Aman Abhishek Ravi Vishal Sumit Akash Shubham Ajay Saurabh Mohit Gaurav
    Himanshu Nitin Aditya Sonu Vivek Prince Ashish Harsh Karan Shivam Rishabh Suraj Ayush Manish Yash Kunal Aryan`,
  ],
  last: `Kumar Singh Sharma Yadav Verma Gupta Mishra Tiwari Pandey Chauhan Rajput Shukla Dubey Meena Jain Agarwal
    Thakur Saxena Srivastava Maurya Prasad Jha Chaudhary Rai Pal Kushwaha Gautam Patel Saini Tripathi Joshi Goswami
    Bharti Paswan Rathore Bansal Goyal Rawat Negi Bisht Sahu Soni Malviya Dwivedi Upadhyay Mandal Ram Nishad
    Prajapati Solanki`,
  last_female: `Devi Kumari Singh Sharma Yadav Verma Gupta Mishra Tiwari Pandey Chauhan Kumari Shukla Dubey Meena Jain
    Agarwal Thakur Saxena Srivastava Maurya Jha Chaudhary Rai Pal Kushwaha Gautam Patel Saini Tripathi Joshi Goswami
    Bharti Paswan Rathore Bansal Goyal Rawat Negi Bisht Sahu Soni Malviya Dwivedi Upadhyay Mandal Bai Nishad
    Prajapati Solanki`,
  rank_offset: 12,
}
const bengali: NameGroup = {
  name: 'Bengali',
  female: `Purnima Anita Mita Rina Soma Sumitra Kakali Rupa Tapati Ratna Mousumi Sharmistha Debjani Ruma Priyanka
    Moumita Sutapa Ananya Riya Payel Sangita Jhuma Susmita Arpita Kalpana Swapna Mitali Shila Bandana Chandana Papia
    Tumpa Sreya`,
  male: `Subrata Tapan Swapan Ashok Amit Sanjoy Prosenjit Biswajit Debasish Sourav Dipak Partha Gautam Arup Kartik
    Sujit Arnab Anirban Rahul Subhash Bikash Ratan Shyamal Tapas Abhijit Sandip Goutam Pradip Suman Sayan Joydeep
    Pranab Nirmal`,
  last: `Das Mondal Ghosh Roy Biswas Sarkar Banerjee Mukherjee Chatterjee Dey Paul Saha Dutta Bose Halder Chakraborty
    Sen Mitra Majumdar Pal Bhattacharya Mahato Barman Naskar Nandi Kundu Maity Jana Ganguly Karmakar`,
}
const marathi: NameGroup = {
  name: 'Marathi',
  female: `Sunita Mangal Vaishali Savita Shobha Sangita Manisha Surekha Jyoti Lata Asha Pooja Swati Rohini Ashwini
    Snehal Shital Pallavi Rekha Anita Kalpana Ujwala Vandana Sneha Pratibha Rutuja Mayuri Alka Shubhangi Sarika
    Sayali Bhagyashree`,
  male: `Sanjay Sachin Rajendra Santosh Anil Ganesh Sunil Vijay Ramesh Prakash Dattatray Pravin Mahesh Amol Nilesh
    Sandeep Vishal Rahul Swapnil Pandurang Dnyaneshwar Vilas Shivaji Baban Sagar Akshay Omkar Aniket Prashant Yogesh
    Kiran Bhushan`,
  last: `Patil Jadhav Shinde Pawar Deshmukh More Gaikwad Chavan Kale Kulkarni Joshi Kamble Bhosale Sawant Salunkhe
    Deshpande Mane Thorat Wagh Sonawane Gavhane Kadam Mahajan Rane Naik Shirke Ingle Bhagat Lokhande Raut Dhumal
    Phadke`,
}
const gujarati: NameGroup = {
  name: 'Gujarati',
  female: `Hansa Manjula Kokila Jyotsna Bhavna Daksha Nita Sangita Meena Hetal Jagruti Pooja Komal Kinjal Rekha Varsha
    Kailash Ila Dipika Krupa Nisha Ranjan Sonal Dhara Mittal Heena Alpa Urvashi Payal Bhumika`,
  male: `Ramesh Mahesh Bharat Dinesh Kishor Mukesh Jayesh Hitesh Nilesh Bhavesh Ashok Paresh Jignesh Kalpesh Chirag
    Ketan Vipul Rajesh Haresh Kanti Pravin Jitendra Dharmesh Vishal Hardik Darshan Harsh Jay Parth Meet`,
  last: `Patel Shah Parmar Solanki Desai Chauhan Joshi Makwana Vaghela Rathod Mehta Prajapati Thakor Panchal Modi
    Trivedi Bhatt Gohil Dave Zala Parikh Chaudhari Rana Vyas Jadeja Barot`,
}
const tamil: NameGroup = {
  name: 'Tamil',
  female: `Lakshmi Saraswathi Meenakshi Kalaiselvi Selvi Vijayalakshmi Parvathi Amudha Jayanthi Kavitha Priya Revathi
    Mallika Sumathi Malathi Shanthi Devi Uma Geetha Tamilselvi Divya Nithya Deepa Sangeetha Bhuvaneswari Kanchana
    Latha Gayathri Janani Abinaya Sowmya Keerthana Kaviya Nandhini`,
  male: `Murugan Selvam Kumar Rajendran Subramanian Senthil Ravi Ganesan Mani Suresh Saravanan Prabhu Karthik Vijay
    Arun Balaji Kannan Palani Raja Sekar Muthu Anand Dinesh Prakash Vignesh Manikandan Ramesh Rajkumar Elango Sathish
    Naveen Gokul Hari Ajith`,
  last: `Murugan Subramanian Rajendran Krishnan Ramasamy Palaniswamy Kumar Natarajan Raman Iyer Venkatesan Govindan
    Arumugam Pillai Sundaram Chelliah Annamalai Perumal Thangavel Selvaraj Ponnusamy Shanmugam Balasubramanian Raju
    Mudaliar Mani Srinivasan Kannan Velu Chinnasamy`,
}
const telugu: NameGroup = {
  name: 'Telugu',
  female: `Lakshmi Padma Sujatha Venkata_Lakshmi Sarojini Anuradha Swapna Lavanya Sravani Aruna Madhavi Jyothi
    Rajeswari Satyavathi Kavitha Sunitha Bhavani Sridevi Nagamani Mounika Sirisha Swathi Ramadevi Anusha Vani
    Varalakshmi Divya Keerthi Manasa Sailaja`,
  male: `Venkateswarlu Srinivas Ramesh Nageswara_Rao Ramu Krishna Suresh Venkat Naresh Raju Mahesh Satish Ravi Kiran
    Prasad Anil Chandra_Sekhar Sai Praveen Rajesh Nagaraju Sudhakar Harish Vamsi Karthik Mallesh Siva Naveen Rajender
    Bhaskar`,
  last: `Reddy Rao Naidu Raju Chowdary Sharma Goud Varma Prasad Yadav Babu Murthy Setty Chary Kumar Patnaik Sastry
    Achari Nayak Rathod Gupta Vemula Bandi Kolli Gundu Pasupuleti`,
}
const kannada: NameGroup = {
  name: 'Kannada',
  female: `Lakshmi Shobha Manjula Geetha Savitha Sumithra Kavitha Roopa Shwetha Bhagya Pushpa Ratna Asha Nagaratna
    Sudha Suma Pavithra Chaitra Divya Jayamma Gowramma Rekha Vidya Anitha Deepa Ranjitha Bhavya Sahana`,
  male: `Manjunath Ramesh Nagaraj Suresh Basavaraj Ravi Shivakumar Mahesh Prakash Mallikarjun Santosh Raghavendra
    Girish Venkatesh Kiran Kumar Lokesh Siddaramaiah Chandrashekar Anand Vinay Pradeep Darshan Naveen Puneeth Harish
    Arun Rajesh`,
  last: `Gowda Shetty Rao Hegde Patil Naik Kulkarni Bhat Reddy Murthy Swamy Hiremath Angadi Desai Kumar Urs Joshi
    Kamath Pai Poojary Acharya Nayak Biradar Shivanna Ramaiah`,
}
const malayali: NameGroup = {
  name: 'Malayali Hindu',
  female: `Lakshmi Sreedevi Radha Latha Sindhu Bindu Sobha Geetha Ambika Remya Deepa Asha Sreeja Rajani Athira Anjali
    Leela Santha Usha Aswathy Parvathy Saritha Sheela Jaya Reshma Arya Vidya Suma`,
  male: `Rajesh Suresh Anil Biju Santhosh Unnikrishnan Vijayan Sasi Babu Rajan Ramesh Vinod Sreekumar Manoj Ajith
    Prasad Krishnan Gopalakrishnan Sreejith Arun Vishnu Akhil Hari Ratheesh Shaji Dileep Balan Nikhil`,
  last: `Nair Pillai Menon Kumar Nambiar Kurup Panicker Warrier Krishnan Das Nambudiri Raj Chandran Mohan Gopal
    Raghavan Sukumaran Balakrishnan Bhaskaran Kaimal`,
}
const odia: NameGroup = {
  name: 'Odia',
  female: `Sabita Mamata Sasmita Kuni Sanjukta Minati Pramila Rashmita Subhashree Sunita Gitanjali Itishree Jyotsna
    Puspa Lipsa Swarnalata Namita Kabita Anita Sarojini Banita Monalisa Pratima Ranjita`,
  male: `Prakash Bijay Santosh Manoj Sanjay Debendra Sarat Ashok Pradeep Rabindra Ranjan Sudhir Biswajit Bikash Subrat
    Akshaya Niranjan Dillip Chandan Gopal Trilochan Jagannath Soumya Deepak`,
  last: `Sahoo Das Behera Nayak Mohanty Panda Pradhan Patra Jena Swain Rout Mishra Sethi Barik Dash Mallick Parida
    Tripathy Majhi Naik`,
}
const assamese: NameGroup = {
  name: 'Assamese',
  female: `Mamoni Anjali Rupali Dipali Manju Junmoni Nilakshi Rina Kabita Bhanu Pallabi Barsha Himakshi Purabi Minakshi
      Puja Rashmi`,
  male: `Dipak Bhaskar Pranjal Ranjit Mridul Hemanta Jiten Nayan Kamal Dhruba Bikash Rajib Partha Manash Gautam Bhaben
    Ankur`,
  last: `Das Kalita Deka Saikia Bora Borah Gogoi Hazarika Sarma Baruah Medhi Nath Boro Dutta Phukan Barman Talukdar
    Basumatary`,
}
const sikhIndia: NameGroup = {
  name: 'Sikh',
  faiths: [],
  also: ['other'],
  female: `Harpreet Gurpreet Manpreet Jaswinder Baljit Paramjit Kulwinder Sukhwinder Amandeep Simranjit Rajwinder
    Harjit Navjot Ramandeep Jasbir Surjit Gurmeet Sandeep Kirandeep Mandeep Balwinder Lovepreet`,
  male: `Gurpreet Harpreet Jaswinder Balwinder Sukhwinder Gurdeep Kulwant Manjit Jagtar Baldev Amrik Harjinder
    Lakhwinder Ranjit Avtar Surjit Jagjit Mandeep Amandeep Arshdeep Lovepreet Karamjit`,
  last: 'Singh Gill Sidhu Sandhu Dhillon Grewal Brar Bajwa Mann Randhawa Dhaliwal',
  last_female: 'Kaur Gill Sidhu Sandhu Dhillon Grewal Brar Bajwa Mann Randhawa Dhaliwal',
  rank_offset: 2,
}
const muslim: NameGroup = {
  name: 'Muslim',
  faiths: ['muslim'],
  female: `Shabana Nasreen Rukhsana Shahnaz Noorjahan Farzana Rehana Zareena Yasmeen Salma Ayesha Fatima Rubina Sabina
    Heena Shaheen Tabassum Afreen Saba Zoya Sana Mehrunnisa Hasina Shamim Khursheed Nazia Nagma Gulshan Mumtaz Sakina`,
  male: `Mohammad Abdul Imran Salim Irfan Asif Shahid Javed Nasir Rashid Wasim Arif Aslam Firoz Iqbal Sajid Sohail
    Akbar Mushtaq Nadeem Zakir Aftab Tariq Yusuf Faizan Danish Adil Shoaib Zubair Ibrahim Rafiq`,
  last: `Khan Ansari Sheikh Ahmed Ali Hussain Siddiqui Qureshi Alam Pathan Malik Mansoori Mohammad Saifi Rahman Shaikh
    Mirza Hashmi Bhat Dar Lone Mir Mondal Molla Syed`,
  last_female: `Khatoon Begum Bano Khan Bi Ansari Sheikh Parveen Khatun Ali Siddiqui Qureshi Shaikh Malik Pathan Jan
    Sultana Bibi Nisa Syed Akhtar`,
  rank_offset: 6,
}
const keralaMuslim: NameGroup = {
  name: 'Southern Muslim',
  faiths: ['muslim'],
  female: `Fathima Ayisha Nafeesa Suhara Khadeeja Shameena Rasiya Sajna Haseena Safiya Jameela Shahina Fasila Raihanath
      Sumayya Nasrin`,
  male: `Muhammed Abdul_Rahman Shihab Ashraf Basheer Noushad Hamza Abdul_Kareem Siddique Fasal Riyas Shameer Jaleel
    Anas Nizar Rafeeq`,
  last: `Koya Haji Kutty Musliyar Thangal Marakkar Rawther Ibrahim Basha Khader Mohamed Abdulla Kunju Sahib Hussain
    Salim`,
}
const southChristian: NameGroup = {
  name: 'Southern Christian',
  faiths: christian,
  female: `Mary Annamma Sosamma Aleyamma Leelamma Jessy Mercy Lissy Bindu Ancy Sheeba Rosamma Anu Merin Sneha Jincy
    Rani Selin Arokia_Mary Stella Philomina Grace Esther Teena Maria Treesa`,
  male: `Thomas Joseph Mathew George John Varghese Jacob Antony Philip Shaji Biju Saji Jose Tomy Sebastian Paul
    Abraham Roy Xavier Francis Arockiaraj Daniel Samuel Jibin Tony Alex`,
  last: `Thomas Joseph Mathew George John Varghese Jacob Philip Kurian Chacko Antony Cherian Abraham Paul Sebastian
    Xavier D'Souza Fernandes Pereira Raj Samuel Francis`,
}
const northeast: NameGroup = {
  name: 'North-eastern Christian',
  faiths: christian,
  female: `Lalremruati Zothanpuii Mary Lalrinpuii Naomi Ibanri Daphisha Esther Hoineilhing Vanlalruati Ruth Alemla Mercy
      Rebecca`,
  male: `Lalthanmawia Vanlalruata Kevichusa Banteilang Imti Toshi Lalrinsanga Khraw Daniel John Moses Temjen Samuel
    Kitbok David`,
  last: 'Lyngdoh Marak Sangma Ao Jamir Kharkongor Hmar Chawngthu Ralte Haokip Kipgen Angami Sema Lotha Nongrum Syiem',
}

const hindiBelt = 'north 82, muslim 16, southChristian 0.6, bengali 0.7, sikh 0.4'
const farNortheast = 'northeast 80, assamese 12, bengali 6, north 2'

export const india: CountryNames = {
  groups: {
    north,
    bengali,
    marathi,
    gujarati,
    tamil,
    telugu,
    kannada,
    malayali,
    odia,
    assamese,
    sikh: sikhIndia,
    muslim,
    keralaMuslim,
    southChristian,
    northeast,
  },
  mix: hindiBelt,
  regions: {
    'West Bengal': 'bengali 72, muslim 27, north 3, southChristian 0.4',
    Tripura: 'bengali 84, muslim 8, northeast 8',
    Maharashtra: 'marathi 72, muslim 12, north 8, gujarati 3, southChristian 1, telugu 1.5',
    Goa: 'marathi 55, southChristian 27, muslim 8, kannada 5',
    Gujarat: 'gujarati 84, muslim 10, north 4, marathi 1.5',
    'Tamil Nadu': 'tamil 85, southChristian 6, keralaMuslim 6, telugu 3',
    Puducherry: 'tamil 86, southChristian 6, keralaMuslim 6, telugu 2',
    'Andhra Pradesh': 'telugu 88, muslim 8, southChristian 2, tamil 1',
    Telangana: 'telugu 82, muslim 13, marathi 2, southChristian 1.3, north 1.5',
    Karnataka: 'kannada 74, muslim 13, telugu 5, tamil 3, marathi 3, southChristian 2',
    Kerala: 'malayali 55, keralaMuslim 27, southChristian 18, tamil 1',
    Odisha: 'odia 94, muslim 2.5, bengali 2, southChristian 2',
    Assam: 'assamese 50, bengali 14, muslim 34, northeast 3',
    Punjab: 'sikh 58, north 39, muslim 2, southChristian 1',
    Chandigarh: 'north 76, sikh 15, muslim 5, southChristian 1',
    'Jammu and Kashmir': 'muslim 68, north 29, sikh 2',
    Ladakh: 'muslim 46, north 54',
    Meghalaya: farNortheast,
    Mizoram: farNortheast,
    Nagaland: farNortheast,
    Manipur: 'northeast 42, assamese 48, muslim 8, bengali 2',
    'Arunachal Pradesh': 'northeast 45, assamese 40, north 12, muslim 2',
    Sikkim: 'north 86, bengali 6, northeast 8',
  },
}
