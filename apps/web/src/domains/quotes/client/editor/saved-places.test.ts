import { describe, expect, it } from 'vitest';
import { describePlace, isAtPlace, placeChosen } from './saved-places.tsx';

const home = {
  label: 'Home',
  line1: '14 Banksia Street',
  suburb: 'Castle Hill',
  postcode: '2154',
  access_notes: 'Knock twice',
};
const shop = { ...home, label: '', line1: '2 Main Road', access_notes: '' };
const site = {
  address_line1: ' 14 Banksia Street ',
  suburb: 'Castle Hill',
  postcode: '2154',
  access_notes: '',
  preferred_date: '2026-12-03',
};

describe('saved places', () => {
  it('recognise a saved place in a typed address', () => {
    expect(isAtPlace(site, home)).toBe(true);
    expect(isAtPlace(site, shop)).toBe(false);
  });

  it('replace empty access notes, and those of another saved place, with their own', () => {
    expect(placeChosen(site, home, [home, shop])).toEqual({
      ...site,
      address_line1: '14 Banksia Street',
      access_notes: 'Knock twice',
    });
    const atHome = { ...site, access_notes: 'Knock twice' };
    expect(placeChosen(atHome, shop, [home, shop])).toMatchObject({
      address_line1: '2 Main Road',
      access_notes: '',
    });
  });

  it('keep access notes that the client typed', () => {
    const typed = { ...site, access_notes: 'The dog is friendly' };
    expect(placeChosen(typed, home, [home, shop]).access_notes).toBe('The dog is friendly');
  });

  it("are named by the client's label", () => {
    expect(describePlace(home)).toEqual({
      title: 'Home',
      detail: '14 Banksia Street, Castle Hill 2154',
    });
    expect(describePlace(shop)).toEqual({ title: '2 Main Road', detail: 'Castle Hill 2154' });
  });
});
