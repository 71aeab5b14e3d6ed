import { describe, expect, test } from 'vitest';
import { ADDONS, MAX_ROOM_COUNT, ROOMS, SERVICES, TIMELINES } from './price-tables.ts';

const dollars = (amount: number) => amount * 100;

describe('published prices', () => {
  test('services have the published names and base prices', () => {
    expect(SERVICES).toEqual({
      general: { id: 'general', name: 'General cleaning', priceCents: dollars(120) },
      deep: { id: 'deep', name: 'Deep cleaning', priceCents: dollars(180) },
      'end-of-lease': {
        id: 'end-of-lease',
        name: 'End-of-lease cleaning',
        priceCents: dollars(250),
      },
      ndis: { id: 'ndis', name: 'NDIS cleaning support', priceCents: dollars(140) },
      airbnb: { id: 'airbnb', name: 'Airbnb cleaning', priceCents: dollars(160) },
      'post-renovation': {
        id: 'post-renovation',
        name: 'Post-renovation cleaning',
        priceCents: dollars(280),
      },
      'after-builders': {
        id: 'after-builders',
        name: 'After-builders cleaning',
        priceCents: dollars(300),
      },
      'custom-one-off': {
        id: 'custom-one-off',
        name: 'Custom one-off clean',
        priceCents: dollars(150),
      },
      'pet-treatment': {
        id: 'pet-treatment',
        name: 'Office and commercial cleaning',
        priceCents: null,
      },
      'window-carpet': {
        id: 'window-carpet',
        name: 'Window and carpet cleaning',
        priceCents: null,
      },
    });
  });

  test('rooms have the published names and prices', () => {
    expect(ROOMS).toEqual({
      bedroom: { id: 'bedroom', name: 'Bedroom', plural: 'Bedrooms', priceCents: dollars(25) },
      bathroom: { id: 'bathroom', name: 'Bathroom', plural: 'Bathrooms', priceCents: dollars(35) },
      kitchen: { id: 'kitchen', name: 'Kitchen', plural: 'Kitchens', priceCents: dollars(45) },
      living: {
        id: 'living',
        name: 'Living Room',
        plural: 'Living Rooms',
        priceCents: dollars(30),
      },
      dining: {
        id: 'dining',
        name: 'Dining Room',
        plural: 'Dining Rooms',
        priceCents: dollars(20),
      },
    });
  });

  test('add-ons have the published names and prices', () => {
    expect(ADDONS).toEqual({
      windows: { id: 'windows', name: 'Window Cleaning', priceCents: dollars(40) },
      carpet: { id: 'carpet', name: 'Carpet Steam Cleaning', priceCents: dollars(60) },
      oven: { id: 'oven', name: 'Oven Deep Clean', priceCents: dollars(35) },
      fridge: { id: 'fridge', name: 'Fridge Clean', priceCents: dollars(25) },
      garage: { id: 'garage', name: 'Garage Clean', priceCents: dollars(50) },
      balcony: { id: 'balcony', name: 'Balcony/Patio Clean', priceCents: dollars(30) },
    });
  });

  test('timelines have the published names, multipliers and deposits', () => {
    expect(TIMELINES).toEqual({
      standard: {
        id: 'standard',
        name: 'Standard',
        multiplierPercent: 100,
        depositPercent: 0,
        detail: 'No deposit',
      },
      urgent: {
        id: 'urgent',
        name: 'Urgent',
        multiplierPercent: 120,
        depositPercent: 30,
        detail: 'Next day, price × 1.2, 30% deposit',
      },
      'same-day': {
        id: 'same-day',
        name: 'Same Day',
        multiplierPercent: 150,
        depositPercent: 30,
        detail: 'Today, price × 1.5, 30% deposit',
      },
    });
  });

  test('rooms are priced up to twenty of each kind', () => {
    expect(MAX_ROOM_COUNT).toBe(20);
  });
});
