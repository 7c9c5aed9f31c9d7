const codes =
  'AU AT BE BR CA CH CN DE DK EG ES FI FR GB GR IE IN IQ IT JO JP KE KR LB MA MX MY NG NL NO NZ PH PL PT QA RO SA SE SG TH TN TR UA US VN ZA';
const dialCodes =
  '61 43 32 55 1 41 86 49 45 20 34 358 33 44 30 353 91 964 39 962 81 254 82 961 212 52 60 234 31 47 64 63 48 351 974 40 966 46 65 66 216 90 380 1 84 27';

/** Some countries with their dial codes, for stories; applications pass the list of their server. */
export const storyCountries = codes.split(' ').map((code, index) => ({
  code,
  name: new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code,
  dialCode: dialCodes.split(' ')[index] ?? '',
}));
