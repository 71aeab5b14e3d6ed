import { aUser } from '@cleaning/api-client/testing';

/** Mia as an NDIS participant. */
export const anNdisUser = () => aUser({ client_type: 'ndis', is_ndis_client: true });
