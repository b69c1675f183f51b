import { queryOptions } from '@tanstack/react-query';
import { keys } from '@/api/keys';

export interface IconChoice {
	style: string;
	/** Its name, in English words between hyphens. */
	icon: string;
	/** SVG path on a 24 × 24 grid, to be drawn as a line. */
	path: string;
}

/** The file that PHP reads, too; webpack makes its address, and no copy. */
const FILE = new URL( '../../../../assets/icon-choices/icons.json', import.meta.url );

/** All icons that an option may have, which come when the first one is to be drawn. */
export const iconChoices = queryOptions( {
	queryKey: keys.icons,
	queryFn: async (): Promise< readonly IconChoice[] > => {
		const answer = await fetch( FILE );
		if ( ! answer.ok ) throw new Error( `${ FILE.pathname }: ${ String( answer.status ) }` );
		return ( await answer.json() ) as readonly IconChoice[];
	},
	staleTime: Infinity,
} );
