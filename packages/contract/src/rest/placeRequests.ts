import { access } from '../endpoint/access.ts';
import { defineRequests } from '../endpoint/defineRequests.ts';

/** Places by name, names of places, and their map. */
export const placeRequests = defineRequests({
  search: {
    id: 'places.search',
    method: 'GET',
    path: '/place',
    access: access.self,
    feature: null,
  },
  reverse: {
    id: 'places.reverse',
    method: 'GET',
    path: '/place/reverse',
    access: access.self,
    feature: null,
  },
  tiles: {
    id: 'places.tiles',
    method: 'GET',
    path: '/place/tiles',
    access: access.self,
    feature: null,
  },
});
