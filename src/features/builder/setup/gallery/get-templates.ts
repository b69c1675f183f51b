import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import { loadCards } from './load-cards';

/** Cards as visitors see them, with their script. */
export const templateCards = queryOptions( {
	queryKey: [ ...keys.templates, 'cards' ],
	queryFn: async ( { signal } ) => {
		const { script, look, strings, cards } = await api( 'GET /survey-templates/cards', { signal } );
		const { draw } = await loadCards( script );
		return { draw, look, strings, questions: new Map( cards.map( ( { key, questions } ) => [ key, questions ] ) ) };
	},
	staleTime: Infinity,
} );
