/** The sentences about fields, letter for letter: the page shows them beside a field, the server answers with them. */
export const validationSentences = {
  phoneRequired: 'Phone number is required. Please enter one.',
  phoneDigits: 'Phone can only contain numbers. Please try again.',
  phoneLength: 'This is no phone number of the chosen country. Please check it and try again.',
  dialCodeUnknown: 'There is no country with this dial code. Please choose one of the list.',
  codeRequired: 'Verification code is required. Please enter one.',
  codeDigits: 'Verification code can only contain numbers. Please try again.',
  emailRequired: 'Email is required. Please enter one.',
  emailInvalid: 'Email is not valid. Please try again.',
  profileEmailInvalid: 'Invalid email address. Please try again.',
  newsletterEmailInvalid: 'Email is not valid.',
  nameRequired: 'Name is required. Please enter one.',
  messageRequired: 'Message is required. Please enter one.',
  fullNameRequired: 'Full name is required. Please enter one.',
  countryRequired: 'Country is required. Please select one.',
  languageRequired: 'Language is required. Please select one.',
  accentRequired: 'Accent is required. Please select one.',
  birthdayInvalid: 'Birthday is not valid. Please try again.',
  usernameInvalid:
    'A username has 5 to 32 letters (a–z), digits and single underscores, and begins with a letter.',
  genderRequired: 'Gender is required. Please select one.',
} as const;
