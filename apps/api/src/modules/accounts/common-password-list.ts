/**
 * Passwords that meet the rule and are still among the first to be guessed: those of published lists
 * of leaked passwords, in lower case, so that one entry stands for every way to capitalise it.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  123123abc 123456789a 12345678a 1234567a 123456ab 123456abc 12345qwert 1234abcd 1234qwer
  123abc123 123qwe123 123qweasd 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2
  a1234567 a12345678 a123456789 a1b2c3d4 a1b2c3d4e5 aa123456 aa12345678 aaa11111 aaaaaaa1
  abc123123 abc12345 abc123456 abc123abc abcd1234 abcd12345 abcde123 abcde12345 abcdef123 abcdefg1
  abcdefg123 abcdefgh1 access123 access14 admin123 admin1234 admin12345 administrator1 america1
  andrew123 angel123 angels123 anthony1 anything1 apple123 arsenal1 arsenal123 asdf1234 asdf12345
  asdfgh123 asdfghjkl1 asdfghjkl123 ashley123 august123 aussie123 australia1 australia123
  autumn123 autumn2024 autumn2025 autumn2026 azerty123 azerty12345 babygirl1 babygirl12
  babygirl123 bailey123 banana123 barcelona1 baseball1 baseball123 basketball1 batman123
  beautiful1 birthday1 birthday123 blessed1 blessed123 blink182 bonjour1 brisbane1 buddy123
  business1 business123 butterfly1 butterfly123 california1 canada123 champion1 change123
  changeme1 changeme12 changeme123 charlie1 charlie123 cheese123 chelsea1 chelsea123 chocolate1
  chocolate123 christmas1 cleaner1 cleaner123 cleaning123 company1 company123 computer1
  computer123 contrasena1 cookie123 corvette1 cowboys1 cricket1 cricket123 daniel123 database1
  december1 december25 default1 default123 diamond1 diamond123 dragon123 dragon1234 eagles123
  facebook1 facebook123 family123 ferrari1 flower123 football1 football12 football123 forever1
  forever123 fortnite1 fortnite123 freedom1 freedom123 friday123 gandalf1 garfield1 george123
  ginger123 golden123 google123 guest1234 hallo123 harley123 hello123 hello1234 hello12345
  helloworld1 hockey123 hunter123 ilovegod1 iloveu123 iloveyou1 iloveyou12 iloveyou123 iloveyou2
  internet1 internet123 iphone123 jackass1 january1 jennifer1 jessica1 jessica123 jesus123
  jesuschrist1 jordan123 jordan23 joshua123 kangaroo1 killer123 lakers24 letmein1 letmein12
  letmein123 letmein1234 liverpool1 liverpool123 login123 login1234 lol12345 lol123456 london123
  london2012 lovely123 loveyou1 loveyou123 maggie123 manager1 manager123 master123 master1234
  matrix123 matthew1 melbourne1 mercedes1 metallica1 michael1 michael123 michelle1 microsoft1
  minecraft1 minecraft123 monday123 monkey123 monkey1234 motdepasse1 mustang1 mustang123
  mypassword1 mypassword123 newpassword1 newpassword123 newyork1 nicole123 nintendo1 nirvana1
  nothing1 nothing123 november1 november11 number10 number23 october1 office123 omg12345 oracle123
  orange123 p4ssw0rd p4ssword p@ssw0rd p@ssw0rd! p@ssw0rd1 p@ssw0rd12 p@ssw0rd123 p@ssword1
  p@ssword123 pa55w0rd pa55word pa55word1 pass1234 pass12345 pass123456 passpass1 passw0rd
  passw0rd! passw0rd1 passw0rd12 passw0rd123 password00 password01 password1 password1! password11
  password12 password123 password123! password1234 password12345 password123456 password2
  password2020 password2021 password2022 password2023 password2024 password2025 password2026
  password22 password3 password7 password9 password99 passwort1 passwort123 peanut123 pepper123
  phoenix1 phoenix123 playstation1 pokemon1 pokemon123 porsche1 precious1 princess1 princess12
  princess123 private1 private123 purple123 q1w2e3r4 q1w2e3r4t5 qazwsx123 qazwsxedc1 qweasd123
  qweasdzxc1 qweasdzxc123 qwer1234 qwer12345 qwert123 qwert1234 qwert12345 qwerty1! qwerty11
  qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyuiop1 qwertyuiop123 rainbow1
  rainbow123 ranger123 robert123 rockstar1 root1234 rugby123 samsung1 samsung123 scooby123
  scorpion1 secret12 secret123 secret1234 secure123 security1 security123 senha123 server123
  shadow123 silver123 simpsons1 slipknot1 snoopy123 soccer123 softball1 something1 spiderman1
  spiderman123 spring123 spring2023 spring2024 spring2025 spring2026 starwars1 starwars123
  steelers1 summer01 summer123 summer2020 summer2021 summer2022 summer2023 summer2024 summer2025
  summer2026 sunshine1 sunshine12 sunshine123 superman1 superman123 superstar1 sweetie1 sydney123
  sydney2000 system123 temp1234 temp12345 temporary1 test1234 test12345 test123456 tester123
  testing1 testing123 texas123 thomas123 thunder1 thunder123 tigger123 trustno1 unicorn1
  unicorn123 user1234 user12345 wallaby1 warrior1 welcome01 welcome1 welcome1! welcome12
  welcome123 welcome123! welcome1234 welcome2 welcome2020 welcome2021 welcome2022 welcome2023
  welcome2024 welcome2025 welcome2026 whatever1 whatever123 william1 windows1 windows10 windows123
  winter123 winter2020 winter2021 winter2022 winter2023 winter2024 winter2025 winter2026 xyz12345
  yankees1 zaq12wsx zaq1xsw2 zaq1zaq1 zaqwsx123 zxcasdqwe123 zxcv1234 zxcvbnm1 zxcvbnm123
  `
    .trim()
    .split(/\s+/u),
);
