import * as ui from '../index.ts';
import * as kit from '../kit/index.ts';
import { describeEveryExport } from './conformance/describeEveryExport.ts';
import { suites } from './conformance/suites.ts';
import { describeThemes } from './describeThemes.tsx';

const reason = 'It renders no element of its own, and has tests of its own.';

describeEveryExport({
  exports: { ...ui, ...kit },
  suites,
  apart: { FrancaProvider: reason, I18nProvider: reason, SlotProvider: reason },
});

describeThemes();
