import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { getExampleNumber } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { countries } from './countries.ts';
import { readPhoneNumber } from './readPhoneNumber.ts';

const read = (dial_code: string, phone_number: string): string => {
  const phone = readPhoneNumber({ dial_code, phone_number });
  return `+${phone.dial_code}${phone.phone_number}`;
};

describe('the number that a code is sent to', () => {
  it.each([
    // The zero belongs to the number.
    ['225', '0708091011', '+2250708091011'],
    ['242', '066123456', '+242066123456'],
    ['378', '0549886377', '+3780549886377'],
    ['39', '0669812345', '+390669812345'],
    // The same without it, as the sign-in page sends it.
    ['225', '708091011', '+2250708091011'],
    ['242', '66123456', '+242066123456'],
    ['378', '549886377', '+3780549886377'],
    ['39', '669812345', '+390669812345'],
    ['39', '3123456789', '+393123456789'],
    // What is dialled inside the country alone.
    ['44', '07911123456', '+447911123456'],
    ['7', '89161234567', '+79161234567'],
    ['7', '8123159883', '+78123159883'],
    ['7', '87710009998', '+77710009998'],
    ['375', '80294911911', '+375294911911'],
    ['370', '861234567', '+37061234567'],
    ['36', '06201234567', '+36201234567'],
    ['36', '6201234567', '+36201234567'],
    ['993', '866123456', '+99366123456'],
    ['1', '12125550123', '+12125550123'],
    ['54', '0111523456789', '+5491123456789'],
    ['54', '111523456789', '+5491123456789'],
    ['55', '01511961234567', '+5511961234567'],
    ['52', '2221234567', '+522221234567'],
    ['976', '088123456', '+97688123456'],
    ['263', '0712345678', '+263712345678'],
    ['996', '0700123456', '+996700123456'],
    ['241', '06031234', '+24106031234'],
    // With its own country code, whatever was chosen.
    ['61', '+61412345678', '+61412345678'],
    ['61', '+447911123456', '+447911123456'],
    ['61', '+4407911123456', '+447911123456'],
    ['61', '001112125550123', '+12125550123'],
    ['33', '0061412345678', '+61412345678'],
    ['1', '01161412345678', '+61412345678'],
    ['7', '81061412345678', '+61412345678'],
    ['61', '00447911123456', '+447911123456'],
    ['61', '61412345678', '+61412345678'],
    ['33', '+2250708091011', '+2250708091011'],
    // From public reports: docs/decisions/0082-public-reports.md.
    ['225', '0708893176', '+2250708893176'],
    ['225', '+2250708893176', '+2250708893176'],
    ['44', '+4407911123456', '+447911123456'],
    ['44', '4407911123456', '+447911123456'],
    ['1', '0012125551111', '+12125551111'],
    ['1', '12125551111', '+12125551111'],
    ['55', '+5511961234567', '+5511961234567'],
    ['49', '+4901512345678', '+491512345678'],
    ['61', '0061412345678', '+61412345678'],
    ['39', '+390612345678', '+390612345678'],
  ])('chosen +%s, typed %s: %s', (dial, typed, number) => {
    expect(read(dial, typed)).toBe(number);
  });

  it.each(countries.map(({ code }) => [code] as const))(
    'is the example of %s, however it is written',
    (code) => {
      const example = getExampleNumber(code as never, examples);
      if (!example) throw new Error(`libphonenumber has no example for ${code}.`);
      const dial = example.countryCallingCode;
      const inland = example.formatNational().replaceAll(/\D/g, '');
      expect(read(dial, inland)).toBe(example.number);
      expect(read(dial, inland.replace(/^0+/, ''))).toBe(example.number);
      expect(read(dial, example.nationalNumber)).toBe(example.number);
      expect(read(dial, example.nationalNumber.replace(/^0+/, ''))).toBe(example.number);
      expect(read('61', example.number)).toBe(example.number);
      expect(read('61', `00${example.number.slice(1)}`)).toBe(example.number);
    },
  );

  it.each([
    ['61', '123', '+61123'],
    ['999', '0412345678', '+999412345678'],
    ['61', '41234567890123', '+6141234567890123'],
  ])('stays what it is where no plan has it: +%s %s', (dial, typed, number) => {
    expect(read(dial, typed)).toBe(number);
  });
});
