import { queryOptions } from '@tanstack/react-query';
import { keys } from '@/api/keys';

export interface IconChoice {
	style: string;
	/** Its name: English words with hyphens. */
	icon: string;
	/** SVG path on a 24 × 24 grid, drawn as a line. */
	path: string;
}

/** The file that PHP also reads; webpack adds its address, not a copy. */
const FILE = new URL( '../../../../../../assets/icon-choices/icons.json', import.meta.url );

/** Loads all icons for options when the first one is to be drawn. */
export const iconChoices = queryOptions( {
	queryKey: keys.icons,
	queryFn: async (): Promise< readonly IconChoice[] > => {
		const answer = await fetch( FILE );
		if ( ! answer.ok ) throw new Error( `${ FILE.pathname }: ${ String( answer.status ) }` );
		return ( await answer.json() ) as readonly IconChoice[];
	},
	staleTime: Infinity,
} );
