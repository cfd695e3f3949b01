/** The most frequent passwords of published leaks with at least eight characters, in lower case. */
const commonPasswords = new Set(
  `
00000000 0123456789 11111111 11223344 112233445566 123123123 123321123 12341234 12344321
123454321 12345678 123456789 1234567890 1234qwer 123qwe123 123qweasd 147258369 159753456
1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 87654321 987654321 9876543210 a12345678 a1b2c3d4 aa123456
aaaaaaaa abc12345 abcd1234 abcd12345 abcdefgh abcdefghi access14 accessme admin123 admin1234
adminadmin administrator administrator1 alejandra alejandro alessandra alessandro alexander
america1 american angel123 angels12 anything apple123 aquarius arsenal1 asdasdasd asdf1234
asdfasdf asdfghjk asdfghjkl ashley12 australia autumn2024 autumn2025 autumn2026 azerty123
azertyuiop babyboy1 babygirl babygirl1 bailey12 barcelona baseball baseball1 basketball
batman123 beckham7 benjamin bismillah blessed1 blink182 brooklyn buddha12 bulldog1 buster12
butterfly butterfly1 california canada12 capricorn carolina1 caroline changeme changeme1
changeme123 charlie1 charlie123 charlotte chelsea1 chelsea12 chester1 cheyenne chocolate
chocolate1 christ12 christopher colorado computer computer1 contrasena cookie12 cooper12
corvette cowboys1 cristina crystal1 daisy123 danielle december december1 default1 demo1234
demodemo developer developer1 diamond1 director dolphin1 dolphins dominique dragon12 dragon123
drupal12 elementor elephant elizabeth eminem12 engineer everything facebook facebook1 february
federico fernando ferrari1 florida1 flower12 football football1 forever1 fortnite francesca
francisco freedom1 freedom12 gabriela gandalf1 ganesha1 garfield giovanni godisgood goodbye1
google12 google123 guest123 guillermo happy123 happyday harley12 harleydavidson heaven12
hello123 hello1234 hellohello helloworld hockey12 hockey123 homer123 hunter12 hunter123
hurricane ilovegod iloveyou iloveyou1 inshallah internet internet1 iphone12 isabella january1
jennifer jessica1 jesus123 jesuschrist jonathan joomla12 jordan12 jordan23 juliette juventus
kangaroo killer12 killer123 kittykat kobe2424 krishna1 lebron23 legolas1 leonardo letmein1
letmein12 letmein123 letmeinnow lifegoes lightning linkedin linux123 liverpool liverpool1
london12 lovelove lovely12 loveyou1 maggie12 manager1 manchester marcelo1 margaret mariana1
master12 master123 matrix12 matthias maverick mercedes messi123 metallica michael1 michelle
mickeymouse microsoft midnight midnight1 minecraft minecraft1 monday12 monkey12 monkey123
montana1 motdepasse mustang1 mypass123 mypassword newpassword newyork1 neymar10 nicholas
nintendo nirvana1 nopassword nothing1 november october1 oldpassword oliver12 opensesame p@ssw0rd
p@ssword pa55w0rd pa55word panther1 parola12 pass1234 pass12345 passpass passw0rd password
password! password12 passwords passwort patricia patriots platinum playstation plugin123
pokemon1 pokemon123 porsche1 pressdock pressdock1 pressdock123 princess princess1 q1w2e3r4
q1w2e3r4t5 qazwsx123 qazwsxedc qwe12345 qweasdzxc qweqweqwe qwer1234 qwerty12 qwerty123 qwertyui
qwertyuiop qwertz123 rainbow1 rammstein realmadrid redskins remember roblox123 rocky123 ronaldo1
ronaldo7 root1234 rootroot sagittarius samantha samsung1 samsung123 santiago savannah scoobydoo
scorpio1 scorpion sebastian secret12 secret123 senha123 september sesame12 shadow12 shadow123
simpsons slipknot snowball soccer12 soccer123 softball something sophie12 spiderman spring2024
spring2025 spring2026 starwars starwars1 steelers stefanie stephanie summer12 summer2024
summer2025 summer2026 sunshine sunshine1 superman superman1 sweetheart sweety12 swordfish
test1234 tester12 testing1 testing123 testtest texas123 thepassword thunder1 tiger123 tigger12
tinkerbell toor1234 topsecret trustno1 trustnoone twitter1 ubuntu12 unicorn1 user1234 username
valentina veronica victoria virginia volleyball welcome1 welcome12 welcome123 whatever whatever1
windows1 windows10 winter12 winter2024 winter2025 winter2026 woocommerce wordpress wordpress1
wordpress123 xbox3600 xxxxxxxx yankees1 yourpassword zaq12wsx zaq1xsw2 zaq1zaq1 zidane10
zxcv1234 zxcvbnm1 zxczxczxc
`
    .trim()
    .split(/\s+/),
);

/** Returns true for at most two different characters: `aaaaaaaa`, `abababab`. */
function isMonotonous(password: string): boolean {
  return new Set(password).size <= 2;
}

/** Returns true if each character is adjacent to the previous one: `abcdefgh`, `87654321`. */
function isSequence(password: string): boolean {
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

/**
 * Returns true for a password that attackers try first: a frequent one, a frequent one followed by
 * digits or symbols, a sequence, a repetition, or the e-mail address it belongs to.
 */
export function isCommonPassword(password: string, email: string): boolean {
  const plain = password.toLowerCase();
  const stem = plain.replace(/[\d!?.*#@$_-]+$/, '');
  const address = email.toLowerCase();
  return (
    commonPasswords.has(plain) ||
    (stem.length >= 8 && commonPasswords.has(stem)) ||
    plain === address ||
    plain === address.split('@', 1)[0] ||
    isMonotonous(plain) ||
    isSequence(plain)
  );
}
