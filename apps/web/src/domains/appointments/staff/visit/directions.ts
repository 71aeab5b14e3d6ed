/** The address that opens the device's map app, or its website. */
export const directionsTo = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
