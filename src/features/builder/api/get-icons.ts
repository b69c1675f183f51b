import { queryOptions } from '@tanstack/react-query';
import { keys } from '@/api/keys';

export interface IconChoice {
	style: string;
	/** Its name, in English words between hyphens. */
	icon: string;
	/** SVG path on a 24 × 24 grid, to be drawn as a line. */
	path: string;
}

/** All icons that an option may have: a file of its own, which comes when the first one is to be drawn. */
export const iconChoices = queryOptions( {
	queryKey: keys.icons,
	queryFn: async (): Promise< readonly IconChoice[] > => {
		const file = await import(
			/* webpackChunkName: "icon-choices" */ '../../../../assets/icon-choices/icons.json'
		);
		return file.default;
	},
	staleTime: Infinity,
} );
