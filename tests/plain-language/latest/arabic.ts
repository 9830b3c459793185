/** tests: the latest of what people write about homes in Arabic, quarters and namesakes most of all. */

export const latestArabic: readonly [sentence: string, asks: string][] = [
  [
    'مطلوب شقة للإيجار بحي الملقا في الرياض ٣ غرف وصالة بأقل من ٧٠ ألف سنويا',
    'maxPrice=70000 minBeds=3 period=year place=Al Malqa purpose=rent types=flat*',
  ],
  ['أبحث عن شقتين متجاورتين في المهندسين', 'place=Mohandessin types=flat*'],
  ['فلل للبيع في الدوحة بالوكرة مع حديقة ومسبح', 'features=garden,pool place=Al Wakrah types=villa'],
  [
    'شقة في جي في سي غرفتين وصالة ميزانيتي مليون ونصف درهم',
    'currency=AED maxPrice=1500000 minBeds=2 place=Jumeirah Village Circle types=flat*',
  ],
  ['محلات للإيجار بالعبدلي عمان', 'place=Al ‘Abdallī purpose=lease types=shop'],
  [
    'شقة بالتجمع الأول ١٨٠ متر استلام فوري تشطيب سوبر لوكس',
    'available=0 minArea=180 place=First Settlement types=flat*',
  ],
  ['أراضي للبيع في الطائف بمساحة ألف متر فما فوق', 'minPlot=1000 place=Ta’if types=land*'],
  [
    'غرفة للإيجار لطالبة في رام الله ١٢٠٠ شيكل',
    'currency=ILS maxPrice=1200 place=Ramallah purpose=rent types=room',
  ],
  ['منازل للبيع بصفاقس قرب الميناء', 'place=Sfax types=house*'],
  [
    'استوديوهات مفروشة بدبي مارينا تحت الستين ألف بالسنة',
    'furnished=1 maxPrice=60000 period=year place=Dubai Marina purpose=rent types=studio',
  ],
  [
    'شقة F3 في الجزائر باب الزوار للكراء ٤٥٠٠٠ دينار',
    'currency=DZD maxPrice=45000 minBeds=2 place=Bab Ezzouar purpose=rent types=flat*',
  ],
  ['دوبلكس بالعاصمة الإدارية الجديدة ٤ غرف بالتقسيط بدون مقدم', 'minBeds=4 place=New Capital types=duplex'],
  [
    'مكاتب للإيجار بالعليا الرياض من ١٠٠ إلى ٢٠٠ متر',
    'maxArea=200 minArea=100 place=Al Olaya purpose=lease types=office',
  ],
  ['شقة بغرفة نوم وحدة وبلكونة بأبوظبي الريم', 'features=balcony minBeds=1 place=Al Reem Island types=flat*'],
  ['عمارات للبيع بمكة العزيزية', 'place=Al Aziziyah types=apartmentBlock'],
  [
    'ابحث عن شقة للايجار في المعادي غرفتين وريسبشن بحد اقصى ١٥ الف جنيه',
    'currency=EGP maxPrice=15000 minBeds=2 place=Maadi purpose=rent types=flat*',
  ],
  ['فيلتين للبيع بالشيخ زايد مع حمام سباحة', 'features=pool place=Sheikh Zayed types=villa'],
  ['عيادة للإيجار في العليا بالرياض ١٢٠ متر', 'minArea=120 place=Al Olaya purpose=lease types=medical'],
  ['مصنع للبيع بمدينة السادس من أكتوبر', 'place=6th of October types=factory'],
  [
    'شقة بالدور الأرضي مع حديقة في خلدا ثلاث غرف نوم',
    'features=garden minBeds=3 place=Khalda types=groundFloorFlat',
  ],
  [
    'بدي شقة مفروشة بالأشرفية بيروت غرفتين نوم ٨٠٠ دولار بالشهر',
    'currency=USD furnished=1 maxPrice=800 minBeds=2 place=Achrafieh purpose=rent types=flat*',
  ],
  [
    'شقق تمليك في جدة حي السلامة من ٥٠٠ ألف إلى ٧٠٠ ألف ريال',
    'currency=SAR maxPrice=700000 minPrice=500000 place=As Salamah types=flat*',
  ],
  ['ارض للبيع في الجبيهة عمان نصف دونم', 'minPlot=500 place=Al Jubayhah types=land*'],
  [
    'فيلا أربع غرف في المرابع العربية دبي أقل من أربعة ملايين درهم',
    'currency=AED maxPrice=4000000 minBeds=4 place=Arabian Ranches types=villa',
  ],
  [
    'شقة غرفة وصالة في الخالدية أبوظبي ٥٥ ألف سنوي موقف',
    'features=parking maxPrice=55000 minBeds=1 period=year place=Al Khalidiyah purpose=rent types=flat*',
  ],
  ['دكان صغير للكراء بحي المعاريف', 'place=Maârif purpose=lease types=shop'],
  ['منزل بطابقين وكراج في بن عكنون الجزائر', 'features=garage place=Ben Aknoun types=house*'],
  ['شقة S+2 في المنزه تونس مع ترّاس', 'features=terrace minBeds=2 place=Menzah types=flat*'],
  [
    'استراحة للإيجار اليومي بالرياض حي الرمال مع مسبح',
    'features=pool place=Al Rimal purpose=rentShort types=farm',
  ],
  [
    'السلام عليكم ابغى شقة للايجار شمال الرياض حي النرجس غرفتين وصالة ومطبخ ٣٥ الف',
    'maxPrice=35000 minBeds=2 place=Al Narjis purpose=rent types=flat*',
  ],
  [
    'محتاج شقة تمليك في حدائق الأهرام ٣ غرف و٢ حمام اسانسير',
    'features=lift minBaths=2 minBeds=3 place=Hadayek Al Ahram types=flat*',
  ],
  ['بيت حديث بناء للبيع في بغداد زيونة ٢٠٠ متر', 'minArea=200 place=Zayouna types=house*'],
  ['فيلا دوبلكس بالحمدانية جدة بمليون ومئتين ألف', 'maxPrice=1200000 place=Al Hamdaniyah types=duplex'],
  ['شقة مطلة على البحر بلوران الإسكندرية ١٥٠ متر', 'features=seaView minArea=150 place=Louran types=flat*'],
  [
    'نبحث عن منزل للكراء بحي الرياض الرباط مع حديقة ومرآب',
    'features=garden,garage place=Hay Riad purpose=rent types=house*',
  ],
  ['أرض فلاحية بتونس باجة خمسة هكتارات', 'minPlot=50000 place=Béja types=plotAgricultural'],
  ['ستوديو للإيجار الشهري في جي إل تي دبي', 'place=Jumeirah Lake Towers purpose=rent types=studio'],
  [
    'شقة بغرفتي نوم وحمامين وموقفين في جزيرة الريم بأقل من ١٠٠٠٠٠ درهم سنويًا',
    'currency=AED features=parking maxPrice=100000 minBaths=2 minBeds=2 period=year place=Al Reem Island purpose=rent types=flat*',
  ],
  [
    'مكاتب إدارية للبيع بالتجمع الخامس من ٥٠ الى ١٠٠ متر',
    'maxArea=100 minArea=50 place=New Cairo types=office',
  ],
  [
    'شقة طابق ثالث مع مصعد وتراس في الصويفية ميزانية ١٢٠ ألف دينار',
    'currency=JOD features=lift,terrace maxPrice=120000 place=Sweifieh types=flat*',
  ],
  [
    'شاليه في الساحل الشمالي للإيجار في أغسطس ٤ غرف',
    'minBeds=4 near=الساحل الشمالي/70km place=Matruh purpose=rentShort types=chalet',
  ],
  ['مستودعات للإيجار بالسلي الرياض ألفين متر', 'minArea=2000 place=As Sulay purpose=lease types=warehouse'],
  [
    'شقة ٣ أوض وصالة بمصر الجديدة قريبة من المترو بحوالي ٣ مليون',
    'features=nearTransport maxPrice=3300000 minBeds=3 minPrice=2700000 place=Heliopolis types=flat*',
  ],
  [
    'شقة عائلية للإيجار بحي الصفا جدة خمس غرف ٥٥ ألف سنوي',
    'maxPrice=55000 minBeds=5 period=year place=Al Safa purpose=rent types=flat*',
  ],
  [
    'فيلا مستقلة بكمبوند في السادس من أكتوبر ٤ غرف بحديقة خاصة',
    'features=gatedCommunity,garden minBeds=4 place=6th of October types=detached',
  ],
  [
    'شقة ارضية بتراس وحديقة في دير غبار عمان',
    'features=terrace,garden place=Deir Ghbar types=groundFloorFlat',
  ],
  [
    'محل ٣٠ متر للإيجار بشارع الحمرا بيروت ١٠٠٠ دولار',
    'currency=USD maxPrice=1000 minArea=30 place=Hamra purpose=lease types=shop',
  ],
  ['ابي بيت للبيع بالجهراء الكويت ٤٠٠ متر', 'minArea=400 place=Al Jahrā’ types=house*'],
  [
    'استديو بالجفير المنامة شامل الكهرباء ٢٥٠ دينار',
    'billsIncluded=1 currency=BHD maxPrice=250 place=Juffair purpose=rent types=studio',
  ],
  [
    'شقق للبيع في عين الذئاب بين مليونين وثلاثة ملايين درهم',
    'currency=MAD maxPrice=3000000 minPrice=2000000 place=Ain Diab types=flat*',
  ],
  ['مزرعة بنخيل وبئر في القصيم ١٠ هكتار', 'minPlot=100000 place=Al-Qassim Region types=farm'],
  ['بيت للكراء في صفاقس طريق تونس ثلاثة بيوت نوم', 'minBeds=3 place=Route de Tunis purpose=rent types=house*'],
  [
    'شقه ٢ غرفه بالمعادي دجله ايجار ١٢ الف شهري',
    'maxPrice=12000 minBeds=2 place=Maadi purpose=rent types=flat*',
  ],
  ['فلتين متلاصقتين بالعارض الرياض للبيع', 'place=Al Arid types=villa'],
  [
    'عمارة ٦ شقق في إربد للاستثمار بمئتي ألف دينار',
    'currency=JOD maxPrice=200000 place=Irbid types=apartmentBlock',
  ],
  ['شقة على بعد ربع ساعة من دبي مارينا', 'near=Dubai Marina/12km types=flat*'],
  ['شقة على بعد ساعة من دبي', 'near=Dubai/48km types=flat*'],
  ['شقة للإيجار في دبي ضروري', 'place=Dubai purpose=rent types=flat* [ضروري]'],
]
