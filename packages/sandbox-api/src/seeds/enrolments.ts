import type { StateCode } from './states.ts';

/** Cities by state; a large city has localities, and the name of a hospital there includes its locality. */
export type City = { city: string; localities: readonly string[] };

const city =
  (...localities: string[]) =>
  (name: string): City => ({ city: name, localities });
const towns = (names: string): City[] => names.split(', ').map(city());

export const places: Record<StateCode, readonly City[]> = {
  AP: [
    city('Benz Circle', 'Labbipet', 'Gollapudi')('Vijayawada'),
    city('Dwaraka Nagar', 'MVP Colony', 'Gajuwaka')('Visakhapatnam'),
    ...towns('Guntur, Nellore, Tirupati, Kurnool, Rajahmundry'),
  ],
  AR: towns('Itanagar, Naharlagun, Pasighat'),
  AS: [
    city('Beltola', 'Dispur', 'Maligaon')('Guwahati'),
    ...towns('Silchar, Dibrugarh, Jorhat, Tezpur, Nagaon'),
  ],
  BR: [
    city('Kankarbagh', 'Boring Road', 'Rajendra Nagar')('Patna'),
    ...towns('Gaya, Muzaffarpur, Bhagalpur, Darbhanga, Purnia'),
  ],
  CG: towns('Raipur, Bilaspur, Durg, Korba, Jagdalpur'),
  GA: towns('Panaji, Margao, Mapusa, Vasco da Gama'),
  GJ: [
    city('Navrangpura', 'Maninagar', 'Bopal', 'Satellite')('Ahmedabad'),
    city('Adajan', 'Varachha', 'Vesu')('Surat'),
    ...towns('Vadodara, Rajkot, Bhavnagar, Jamnagar, Anand'),
  ],
  HR: towns('Gurugram, Faridabad, Panipat, Ambala, Hisar, Rohtak'),
  HP: towns('Shimla, Mandi, Solan, Dharamshala'),
  JH: towns('Ranchi, Jamshedpur, Dhanbad, Bokaro, Hazaribagh'),
  KA: [
    city('Jayanagar', 'Indiranagar', 'Malleshwaram', 'Whitefield', 'Yelahanka')('Bengaluru'),
    ...towns('Mysuru, Mangaluru, Hubballi, Belagavi, Udupi, Davanagere'),
  ],
  KL: [
    city('Kadavanthra', 'Edappally', 'Aluva')('Kochi'),
    city('Pattom', 'Kowdiar')('Thiruvananthapuram'),
    ...towns('Kozhikode, Thrissur, Kollam, Kannur, Kottayam'),
  ],
  MP: [
    city('Vijay Nagar', 'Palasia')('Indore'),
    city('Arera Colony', 'Kolar Road')('Bhopal'),
    ...towns('Jabalpur, Gwalior, Ujjain, Sagar, Rewa'),
  ],
  MH: [
    city('Kothrud', 'Aundh', 'Hadapsar', 'Wakad', 'Sinhagad Road')('Pune'),
    city('Dadar', 'Andheri West', 'Borivali', 'Chembur', 'Mulund', 'Kandivali')('Mumbai'),
    city('Dharampeth', 'Sadar', 'Manewada')('Nagpur'),
    ...towns('Nashik, Thane, Chhatrapati Sambhajinagar, Kolhapur, Solapur, Satara, Wai, Amravati'),
  ],
  MN: towns('Imphal, Thoubal, Churachandpur'),
  ML: towns('Shillong, Tura, Jowai'),
  MZ: towns('Aizawl, Lunglei'),
  NL: towns('Kohima, Dimapur, Mokokchung'),
  OD: [
    city('Saheed Nagar', 'Patia', 'Khandagiri')('Bhubaneswar'),
    ...towns('Cuttack, Rourkela, Sambalpur, Berhampur, Puri'),
  ],
  PB: towns('Ludhiana, Amritsar, Jalandhar, Patiala, Bathinda, Mohali'),
  RJ: [
    city('Malviya Nagar', 'Vaishali Nagar', 'Mansarovar')('Jaipur'),
    ...towns('Jodhpur, Udaipur, Kota, Ajmer, Bikaner'),
  ],
  TN: [
    city('Adyar', 'Anna Nagar', 'T. Nagar', 'Velachery', 'Tambaram')('Chennai'),
    city('RS Puram', 'Peelamedu')('Coimbatore'),
    ...towns('Madurai, Tiruchirappalli, Salem, Tirunelveli, Vellore, Thanjavur'),
  ],
  SK: towns('Gangtok, Namchi'),
  TS: [
    city('Himayatnagar', 'Kukatpally', 'Dilsukhnagar', 'Secunderabad', 'Miyapur')('Hyderabad'),
    ...towns('Warangal, Karimnagar, Nizamabad, Khammam'),
  ],
  TR: towns('Agartala, Udaipur, Dharmanagar'),
  UP: [
    city('Gomti Nagar', 'Aliganj', 'Indira Nagar')('Lucknow'),
    city('Swaroop Nagar', 'Kidwai Nagar')('Kanpur'),
    ...towns('Varanasi, Prayagraj, Agra, Meerut, Noida, Ghaziabad, Gorakhpur, Bareilly'),
  ],
  UK: towns('Dehradun, Haridwar, Haldwani, Roorkee'),
  WB: [
    city('Salt Lake', 'Behala', 'Gariahat', 'Dum Dum', 'New Town')('Kolkata'),
    ...towns('Howrah, Siliguri, Durgapur, Asansol, Kharagpur'),
  ],
  AN: towns('Sri Vijaya Puram'),
  CH: towns('Chandigarh'),
  DH: towns('Silvassa, Daman, Diu'),
  DL: [city('Rohini', 'Dwarka', 'Lajpat Nagar', 'Pitampura', 'Mayur Vihar', 'Janakpuri')('Delhi')],
  JK: towns('Srinagar, Jammu, Anantnag, Baramulla'),
  LA: towns('Leh, Kargil'),
  LD: towns('Kavaratti'),
  PY: towns('Puducherry, Karaikal'),
};
