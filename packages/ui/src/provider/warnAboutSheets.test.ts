import { describe, expect, it } from 'vitest';
import { layerProblems, type SheetRule, sheetProblems } from './warnAboutSheets.ts';

const statement = (...nameList: string[]): SheetRule => ({
  cssText: `@layer ${nameList.join(', ')};`,
  nameList,
});
const block = (name: string): SheetRule => ({ cssText: `@layer ${name} { }`, name });
const style = (selectorText: string): SheetRule => ({ cssText: `${selectorText} { }`, selectorText });
const imported = (layerName: string): SheetRule => ({ cssText: '@import url("reset.css");', layerName });

const ours = statement('fr.reset', 'fr.tokens', 'fr.ui');

describe('layerProblems', () => {
  it('has nothing to say of a reset before ours', () => {
    expect(layerProblems([statement('reset', 'fr'), imported('reset'), ours])).toEqual([]);
    expect(
      layerProblems([statement('theme', 'base', 'fr', 'components', 'utilities'), ours, block('base')]),
    ).toEqual([]);
  });

  it('names a layer of resets that comes after ours, and what to write', () => {
    expect(layerProblems([ours, block('base')])).toEqual([
      expect.stringMatching(/^The layer "base" comes after .*<style>@layer base, fr;<\/style>$/),
    ]);
    expect(layerProblems([ours, imported('reset')])).toEqual([expect.stringContaining('"reset"')]);
  });

  it('has nothing to say of a page without our sheet', () => {
    expect(layerProblems([block('base')])).toEqual([]);
  });
});

describe('sheetProblems', () => {
  it('has nothing to say of rules that are chosen', () => {
    expect(sheetProblems([ours, style('.card button'), style('.page')])).toEqual([]);
  });

  it('names rules for whole kinds of elements that stand in no layer', () => {
    expect(sheetProblems([ours, style('button, input'), style('*')])).toEqual([
      expect.stringContaining('Rules for button, input, * stand in no layer'),
    ]);
  });

  it('says that our own sheet is missing', () => {
    expect(sheetProblems([block('utilities')])).toEqual([
      expect.stringContaining("Import '@franca/ui/styles.css'"),
    ]);
  });
});
